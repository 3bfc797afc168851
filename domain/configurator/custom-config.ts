import * as z from 'zod/mini';
import { readColour } from '../products/colours.ts';
import {
  type Configurator,
  chosenOption,
  groupsOf,
  openFields,
  readChoices,
  spellChoices,
} from './configurator.ts';
import { CUSTOM_TYPES, type CustomConfig, configuratorOf } from './custom-types.ts';
import { COVER_TYPES, type CoverOption, type Option, SPACING_OPTIONS } from './options.ts';
import type { BuildField, Choices } from './record.ts';

const COVERS: readonly CoverOption[] = COVER_TYPES;

/** Shapes of the specification. `price` has the option's price key; amounts beside it are ignored. */
const item = z.object({ item: z.string() });
const none = z.nullish(z.null());

export const writtenSchema = z.object({
  pickupType: z.enum(CUSTOM_TYPES),
  cover: z.nullish(
    z.object({
      type: item,
      material: z.nullish(item),
      model: z.nullish(z.string()),
      color: z.nullish(z.string()),
    }),
  ),
  color: z.nullish(z.string()),
  // The cart's shape in the specification has only the label (spec decision 35).
  poleSpacing: z.nullish(z.object({ spacing: z.nullish(z.number()), label: z.nullish(z.string()) })),
  output: z.object({ item: z.object({ label: z.string() }) }),
  coilMatching: z.nullish(z.string()),
  waxPotting: item,
  wiring: z.nullish(item),
  magnet: item,
  extraMagnet: none,
  wound: z.nullish(z.string()),
  connector: z.nullish(z.string()),
});
export type Written = z.infer<typeof writtenSchema>;

export type ConfigReading =
  | { readonly ok: true; readonly config: CustomConfig }
  /** The invalid field with its value; `said` is undefined if nothing is chosen. */
  | { readonly ok: false; readonly field: BuildField; readonly said: string | undefined };

/** Id of the option with this name. Returns an unknown name unchanged, for the error. */
function idNamed(configurator: Configurator, field: BuildField, name: string): string {
  const groups = groupsOf(configurator, field);
  const offered = groups.flatMap(({ offers }) => [...offers({ cover: 'open' }), ...offers({})]);
  return offered.find((option) => option.name === name)?.id ?? name;
}

const coverIdOf = (name: string): string => COVERS.find(({ written }) => written === name)?.id ?? name;

const colourOf = (name: string | null | undefined) => (name ? (readColour(name) ?? name) : undefined);

/** The spacing, from its number or its label. Returns an unknown label unchanged, for the error. */
function spacingSaid(said: Written['poleSpacing']): string | undefined {
  if (typeof said?.spacing === 'number') return String(said.spacing);
  const label = said?.label || undefined;
  return SPACING_OPTIONS.find(({ written }) => written === label)?.id ?? label;
}

function saidIn(configurator: Configurator, written: Written): Choices {
  const { cover, poleSpacing, coilMatching, wiring } = written;
  const choiceNamed = (field: BuildField, name: string | null | undefined) =>
    name ? { [field]: idNamed(configurator, field, name) } : {};
  const coverId = cover && coverIdOf(cover.type.item);
  const spacing = spacingSaid(poleSpacing);
  // Carts also contain parts that no shopper is asked for: whatever the build sheet contains.
  const unasked = configurator.unasked(coverId ? { cover: coverId } : {});
  const { pickup } = configurator.makes.find(({ type }) => type === written.pickupType) ?? {};
  return {
    ...(pickup && { pickup }),
    ...(coverId && !unasked.cover && { cover: coverId }),
    ...(cover?.model && { model: cover.model }),
    ...(cover?.color && { color: colourOf(cover.color) }),
    ...(written.color && { base: colourOf(written.color) }),
    ...(spacing && spacing !== unasked.spacing?.id && { spacing }),
    ...choiceNamed('output', written.output.item.label),
    ...(coilMatching !== unasked.coils?.name && choiceNamed('coils', coilMatching)),
    ...choiceNamed('potting', written.waxPotting.item),
    ...choiceNamed('wiring', wiring?.item),
    ...choiceNamed('magnet', written.magnet.item),
    ...choiceNamed('wound', written.wound),
    ...choiceNamed('connector', written.connector),
  };
}

/** First text unlike our own for the same choices, such as an id for a name. Only colours have older spellings. */
function contradiction(
  { cover, poleSpacing, output, coilMatching, waxPotting, wiring, magnet, wound, connector }: Written,
  own: ReturnType<typeof writeCustom>,
): readonly [BuildField, string] | undefined {
  const pairs: readonly (readonly [BuildField, string | null | undefined, string | null | undefined])[] = [
    ['cover', cover?.type.item, own.cover?.type.item],
    ['cover', cover?.material?.item, own.cover?.material?.item],
    ['spacing', poleSpacing?.label, own.poleSpacing.label],
    ['output', output.item.label, own.output.item.label],
    ['coils', coilMatching, own.coilMatching],
    ['potting', waxPotting.item, own.waxPotting?.item],
    ['wiring', wiring?.item, own.wiring?.item],
    ['magnet', magnet.item, own.magnet?.item],
    ['wound', wound, own.wound],
    ['connector', connector, own.connector],
  ];
  const [field, words] = pairs.find(([, other, right]) => other && other !== right) ?? [];
  return field && words ? [field, words] : undefined;
}

export function checkWritten(written: Written): ConfigReading {
  const configurator = configuratorOf(written);
  const ids = saidIn(configurator, written);
  const reading = readChoices(configurator, (field) => ids[field]);
  if (!reading.ok) return { ok: false, field: reading.part, said: ids[reading.part] };
  const { choices } = reading;
  const missing =
    openFields(configurator, choices)[0] ??
    ([...spellChoices(choices).keys()] as BuildField[]).find((field) => ids[field] === undefined);
  if (missing) return { ok: false, field: missing, said: undefined };
  const config = { pickupType: written.pickupType, choices };
  const [field, words] = contradiction(written, writeCustom(config)) ?? [];
  return field ? { ok: false, field, said: words } : { ok: true, config };
}

export const customConfigSchema = z.pipe(
  writtenSchema,
  z.transform((written, context): CustomConfig => {
    const reading = checkWritten(written);
    if (reading.ok) return reading.config;
    context.issues.push({ code: 'custom', message: `${reading.field} is not on offer`, input: written });
    return z.NEVER;
  }),
);

/** Writes a configuration in the specified shape; parts that a pickup does not have are null. */
export function writeCustom({ pickupType, choices }: CustomConfig) {
  const configurator = configuratorOf({ pickupType });
  const unasked = configurator.unasked(choices);
  const option = (field: BuildField): Option | undefined =>
    chosenOption(configurator, choices, field) ?? unasked[field];
  const priceOf = ({ lookupKey }: Option) => ({ price: { lookupKey } });
  const priced = (field: BuildField) => {
    const chosen = option(field);
    return chosen ? { item: chosen.name, ...priceOf(chosen) } : null;
  };
  const cover = COVERS.find(({ id }) => id === option('cover')?.id);
  const spacing = SPACING_OPTIONS.find(({ id }) => id === option('spacing')?.id) ?? SPACING_OPTIONS[0];
  const output = option('output');
  const [wound, connector] = [option('wound'), option('connector')];
  return {
    pickupType,
    cover: cover
      ? {
          type: { item: cover.written, ...priceOf(cover) },
          // A cover of only one type has its price at the material (specification; spec decision 41).
          material: cover.material ? { item: cover.material, ...(unasked.cover && priceOf(cover)) } : null,
          model: choices.model ?? null,
          color: choices.color ?? null,
        }
      : null,
    color: choices.base ?? null,
    poleSpacing: { spacing: Number(spacing.id), label: spacing.written },
    output: { item: { label: output?.name }, price: { lookupKey: output?.lookupKey } },
    coilMatching: option('coils')?.name ?? null,
    waxPotting: priced('potting'),
    wiring: priced('wiring'),
    magnet: priced('magnet'),
    extraMagnet: null,
    // Written only if unusual, so that older builds keep their spelling.
    ...(wound && { wound: wound.name }),
    ...(connector && { connector: connector.name }),
  };
}
