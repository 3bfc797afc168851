import type { LookupKey } from '../prices/price-list.ts';
import { type Configurator, groupsOf, partsOf } from './configurator.ts';
import type { Option } from './options.ts';
import type { Choices, Field } from './record.ts';

/** One line of a build's description; `lookupKey` where it has a price of its own. */
export interface Described {
  readonly label: string;
  readonly value: string;
  readonly lookupKey?: LookupKey | undefined;
  /** The colour that a dot beside the words shows. */
  readonly field?: Field;
}

const wordsOf = (option: Option): string =>
  option.words ?? ('ohms' in option ? `${option.name}, ${Number(option.ohms) / 1000} kΩ` : option.name);

/**
 * What is chosen so far, in words and in the order of the specification: spacing, cover type and material, cover
 * model, cover colour, base colour (or the one colour), potting, output, coil matching and wiring, magnet.
 */
export function describeBuild(configurator: Configurator, choices: Choices): readonly Described[] {
  // The one colour there is: no cover hides the bobbins, or there are none to be seen.
  const isOnlyColour = choices.cover === 'none' || groupsOf(configurator, 'color').length === 0;
  return partsOf(configurator, choices).map(({ field, label, option, asked }) => ({
    label: field === 'base' && isOnlyColour ? 'Color' : label,
    value: wordsOf(option),
    ...(asked && { field }),
    ...(option.lookupKey && { lookupKey: option.lookupKey }),
  }));
}
