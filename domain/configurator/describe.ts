import type { LookupKey } from '../price-list.ts';
import { type Choices, type Configurator, chosenOption, type Field } from './configurator.ts';
import type { Option, OutputOption } from './options.ts';

/** One line of a build's description; `lookupKey` where it has a price of its own. */
export interface Described {
  readonly label: string;
  readonly value: string;
  readonly lookupKey?: LookupKey | undefined;
  /** The colour that a dot beside the words shows. */
  readonly field?: Field;
}

/** Humbuckers without a cover are not asked for a spacing and get the neck's (decision 11). */
export const UNASKED_SPACING = '50';

const SPACING_WORDS: Readonly<Record<string, string>> = { '50': '50 mm, Neck', '52': '52 mm, Bridge' };

const COVER_WORDS: Readonly<Record<string, string>> = {
  closed: 'Closed Cover, nickel',
  open: 'Open Cover, brass',
  none: 'No Cover',
};

/** HP90s have one coil, or two halves of one: there is nothing to match (specification: Unmatched). */
export const HP90_COILS = 'Unmatched';

const ohmsWords = ({ name, ohms }: OutputOption) => `${name}, ${ohms / 1000} kΩ`;

/**
 * What is chosen so far, in words and in the order of the specification: spacing, cover type and material, cover
 * model, cover colour, base colour (or the one colour), potting, output, coil matching and wiring, magnet.
 */
export function describeBuild(configurator: Configurator, choices: Choices): readonly Described[] {
  const lines: Described[] = [];
  const say = (field: Field, label: string, words: (option: Option) => string = ({ name }) => name) => {
    const option = chosenOption(configurator, choices, field);
    if (!option) return;
    const { lookupKey } = option;
    lines.push({ label, value: words(option), field, ...(lookupKey && { lookupKey }) });
  };
  const bare = choices.cover === 'none';
  if (bare) lines.push({ label: 'Pole Spacing', value: SPACING_WORDS[UNASKED_SPACING] ?? '' });
  say('spacing', 'Pole Spacing', ({ id }) => SPACING_WORDS[id] ?? id);
  say('cover', 'Pickup Cover', ({ id }) => COVER_WORDS[id] ?? id);
  lines.push(...configurator.always);
  say('model', 'Cover model');
  say('color', 'Cover Color');
  say('base', bare || configurator.id === 'p90' ? 'Color' : 'Base Color');
  say('potting', 'Wax Potting');
  say('output', 'Output Level', (option) => ohmsWords(option as OutputOption));
  if (configurator.id === 'hp90') lines.push({ label: 'Coil Matching', value: HP90_COILS });
  say('coils', 'Coil Matching');
  say('wiring', 'Wiring');
  say('magnet', 'Magnet');
  return lines;
}
