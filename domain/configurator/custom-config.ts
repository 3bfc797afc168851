import * as z from 'zod/mini';
import { readColour } from '../colours.ts';
import { readChoices, spellChoices } from './address.ts';
import { type Choices, type Configurator, chosenOption, type Field, openFields } from './configurator.ts';
import { CUSTOM_TYPES, type CustomConfig, configuratorOf, TYPES } from './custom-types.ts';
import { HP90_COILS, UNASKED_SPACING } from './describe.ts';
import { COVER_TYPES } from './options.ts';

const COVER_ITEMS = { closed: 'Closed', open: 'Open', none: 'No Cover' } as const;
const MATERIALS = { closed: 'Nickel', open: 'Brass' } as const;
const LABELS: Readonly<Record<string, string>> = { '50': 'Neck', '52': 'Bridge' };

/**
 * The shapes of the specification. `price` says under which key the option's price stands in the list; an amount
 * beside it is not read, since the server adds up its own.
 */
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
  poleSpacing: z.nullish(z.object({ spacing: z.number(), label: z.nullish(z.string()) })),
  output: z.object({ item: z.object({ label: z.string() }) }),
  coilMatching: z.nullish(z.string()),
  waxPotting: item,
  wiring: z.nullish(item),
  magnet: item,
  extraMagnet: none,
});
type Written = z.infer<typeof writtenSchema>;

export type ConfigReading =
  | { readonly ok: true; readonly config: CustomConfig }
  /** A sentence that names the step and what does not fit. */
  | { readonly ok: false; readonly words: string };

/** Options by the name they are written under; an unknown name stays, so that it can be named. */
function idNamed({ steps }: Configurator, field: Field, name: string): string {
  const groups = steps.flatMap((step) => step.groups).filter((group) => group.field === field);
  const offered = groups.flatMap(({ offers }) => [...offers({ cover: 'open' }), ...offers({})]);
  return offered.find((option) => option.name === name)?.id ?? name;
}

const coverIdOf = (name: string): string =>
  COVER_TYPES.find(({ id }) => COVER_ITEMS[id] === name)?.id ?? name;

const colourOf = (name: string | null | undefined) => (name ? (readColour(name) ?? name) : undefined);

/** What a written configuration says, field by field. */
function saidIn(configurator: Configurator, written: Written): Choices {
  const { cover, poleSpacing, coilMatching, wiring } = written;
  const named = (field: Field, name: string | null | undefined) =>
    name ? { [field]: idNamed(configurator, field, name) } : {};
  const bare = cover?.type.item === COVER_ITEMS.none;
  const spacing = poleSpacing ? String(poleSpacing.spacing) : undefined;
  // No shopper is asked what a bare humbucker's spacing is: it says what the build sheet takes.
  const asked = bare && spacing === UNASKED_SPACING ? undefined : spacing;
  const type = TYPES[written.pickupType];
  const ofHumbucker = configurator.id === 'humbucker';
  return {
    ...('pickup' in type && { pickup: type.pickup }),
    ...(cover && configurator.id !== 'hp90' && { cover: coverIdOf(cover.type.item) }),
    ...(cover?.model && { model: cover.model }),
    ...(cover?.color && { color: colourOf(cover.color) }),
    ...(written.color && { base: colourOf(written.color) }),
    ...(asked && { spacing: asked }),
    ...named('output', written.output.item.label),
    ...(coilMatching && (ofHumbucker || coilMatching !== HP90_COILS || configurator.id === 'p90')
      ? named('coils', coilMatching)
      : {}),
    ...named('potting', written.waxPotting.item),
    ...named('wiring', wiring?.item),
    ...named('magnet', written.magnet.item),
  };
}

function stepTitle({ steps }: Configurator, field: Field): string {
  const step = steps.find(({ groups }) => groups.some((group) => group.field === field));
  return step?.title ?? FIELD_WORDS[field] ?? field;
}

/** Fields of other configurators. */
const FIELD_WORDS: Readonly<Partial<Record<Field, string>>> = {
  cover: 'Pickup Cover',
  coils: 'Coil Matching',
  wiring: 'Wiring',
};

/** Words that follow from the choices, where a written configuration says others. */
function contradiction(
  { cover, poleSpacing }: Written,
  own: ReturnType<typeof writeCustom>,
): readonly [Field, string] | undefined {
  const said: readonly (readonly [Field, string | null | undefined, string | null | undefined])[] = [
    ['cover', cover?.type.item, own.cover?.type.item],
    ['cover', cover?.material?.item, own.cover?.material?.item],
    ['spacing', poleSpacing?.label, own.poleSpacing.label],
  ];
  const [field, words] = said.find(([, other, right]) => other && other !== right) ?? [];
  return field && words ? [field, words] : undefined;
}

/** Checks a written configuration against the tables. A whole one comes out as choices, any other with its fault. */
export function checkWritten(written: Written): ConfigReading {
  const configurator = configuratorOf(written);
  const said = saidIn(configurator, written);
  const fault = (field: Field, words: string): ConfigReading => ({
    ok: false,
    words: `${configurator.heading}, ${stepTitle(configurator, field)}: ${words}`,
  });
  const reading = readChoices(configurator, (field) => said[field]);
  if (!reading.ok)
    return fault(reading.part, `“${said[reading.part]}” is not on offer with the rest of this build.`);
  const { choices } = reading;
  const [open] = openFields(configurator, choices);
  if (open) return fault(open, 'nothing is chosen.');
  const [unsaid] = [...spellChoices(choices).keys()].filter((field) => said[field as Field] === undefined);
  if (unsaid) return fault(unsaid as Field, 'nothing is chosen.');
  const config = { pickupType: written.pickupType, choices };
  const [field, words] = contradiction(written, writeCustom(config)) ?? [];
  return field
    ? fault(field, `“${words}” is not on offer with the rest of this build.`)
    : { ok: true, config };
}

/** Reads a configuration in the specified shape. */
export const customConfigSchema = z.pipe(
  writtenSchema,
  z.transform((written, context): CustomConfig => {
    const reading = checkWritten(written);
    if (reading.ok) return reading.config;
    context.issues.push({ code: 'custom', message: reading.words, input: written });
    return z.NEVER;
  }),
);

/** What is wrong with something that means to be a configuration of ours; undefined where that cannot be said. */
export function customFault(value: unknown): string | undefined {
  const written = writtenSchema.safeParse(value);
  const reading = written.success ? checkWritten(written.data) : undefined;
  return reading && !reading.ok ? reading.words : undefined;
}

/** Writes a configuration in the specified shape; what a pickup does not have is null. */
export function writeCustom({ pickupType, choices }: CustomConfig) {
  const configurator = configuratorOf({ pickupType });
  const { id } = configurator;
  const option = (field: Field) => chosenOption(configurator, choices, field);
  const priced = (field: Field) => {
    const chosen = option(field);
    return chosen ? { item: chosen.name, price: { lookupKey: chosen.lookupKey } } : null;
  };
  const cover = id === 'hp90' ? 'open' : (choices.cover as keyof typeof COVER_ITEMS | undefined);
  const spacing = choices.spacing ?? UNASKED_SPACING;
  const output = option('output');
  return {
    pickupType,
    cover: cover
      ? {
          type: {
            item: COVER_ITEMS[cover],
            price: { lookupKey: COVER_TYPES.find((type) => type.id === cover)?.lookupKey },
          },
          material: cover === 'none' ? null : { item: MATERIALS[cover] },
          model: choices.model ?? null,
          color: choices.color ?? null,
        }
      : null,
    color: choices.base ?? null,
    poleSpacing: { spacing: Number(spacing), label: LABELS[spacing] },
    output: { item: { label: output?.name }, price: { lookupKey: output?.lookupKey } },
    coilMatching: id === 'hp90' ? HP90_COILS : (option('coils')?.name ?? null),
    waxPotting: priced('potting'),
    wiring: priced('wiring'),
    magnet: priced('magnet'),
    extraMagnet: null,
  };
}
