import { COLOURS, type ColourId } from '../products/colours.ts';
import { OPEN_COVER_COLOURS, PLAIN_COVER_COLOURS } from '../products/custom-looks.ts';
import { CONNECTOR_OPTIONS, type Option } from './options.ts';
import type { BuildField, BuildStep, BuildStepId, Choices, OptionGroup } from './record.ts';

export const group = (field: BuildField, label: string, offers: OptionGroup['offers']): OptionGroup => ({
  field,
  label,
  offers,
});

/** A step that asks for the field of its name. Its title is the field's label, if it has no other. */
export const asks = (
  field: BuildField & BuildStepId,
  label: string,
  offers: OptionGroup['offers'],
  more: Partial<Pick<BuildStep, 'title' | 'lead'>> = {},
): BuildStep => ({ id: field, title: label, ...more, groups: [group(field, label, offers)] });

export const OVERVIEW: BuildStep = { id: 'overview', title: 'Review Your Configuration', groups: [] };

export const all =
  <O extends Option>(options: readonly O[]) =>
  () =>
    options;

/** On offer for every build. */
export const CONNECTOR = group('connector', 'Lead', all(CONNECTOR_OPTIONS));

export const NOTHING: readonly Option[] = [];

export const colours = (ids: readonly ColourId[]): readonly Option<ColourId>[] =>
  ids.map((id) => ({ id, name: COLOURS[id].name }));

export const covers = (ids: readonly string[]): readonly Option[] =>
  ids.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));

const OPEN = colours(OPEN_COVER_COLOURS);
const PLAIN = colours(PLAIN_COVER_COLOURS);

/** Covers with openings show their base. The plain one hides it and has its own list of colours. */
export const coverColours = ({ model }: Choices) => (model === 'plain' ? PLAIN : OPEN);

/**
 * Adjusts colours to a new cover model: a colour it does not come in is replaced by the default; a plain cover clears
 * the base colour, any other restores the default base.
 */
export function recolour(choices: Choices, cover: ColourId, base: ColourId): Choices {
  const { base: before, ...rest } = choices;
  const isOffered = coverColours(choices).some(({ id }) => id === choices.color);
  const recoloured = { ...rest, color: isOffered ? (choices.color ?? cover) : cover };
  return choices.model === 'plain' ? recoloured : { ...recoloured, base: before ?? base };
}
