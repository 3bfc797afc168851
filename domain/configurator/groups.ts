import { COLOURS, type ColourId } from '../products/colours.ts';
import { OPEN_COVER_COLOURS, PLAIN_COVER_COLOURS } from '../products/custom-looks.ts';
import type { Option } from './options.ts';
import type { Choices, Field, Group } from './record.ts';

/** What the records of the configurators are written with. */

export const group = (field: Field, label: string, offers: Group['offers']): Group => ({
  field,
  label,
  offers,
});

export const all =
  <O extends Option>(options: readonly O[]) =>
  () =>
    options;

export const NOTHING: readonly Option[] = [];

export const colours = (ids: readonly ColourId[]): readonly Option<ColourId>[] =>
  ids.map((id) => ({ id, name: COLOURS[id].name }));

export const covers = (ids: readonly string[]): readonly Option[] =>
  ids.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));

const OPEN = colours(OPEN_COVER_COLOURS);
const PLAIN = colours(PLAIN_COVER_COLOURS);

/** Covers with openings show their base; the plain one has its own list of colours and hides it. */
export const coverColours = ({ model }: Choices) => (model === 'plain' ? PLAIN : OPEN);

/**
 * What a cover model leaves of the colours: one that it does not come in gives way to the default, a plain cover
 * clears the base colour, any other brings the default back.
 */
export function recolour(choices: Choices, cover: ColourId, base: ColourId): Choices {
  const { base: before, ...rest } = choices;
  const isOffered = coverColours(choices).some(({ id }) => id === choices.color);
  const kept = { ...rest, color: isOffered ? (choices.color ?? cover) : cover };
  return choices.model === 'plain' ? kept : { ...kept, base: before ?? base };
}
