import type { Language } from '../languages.ts';
import { BUILD_MESSAGES } from './build.messages.ts';
import { type BuildPart, type Configurator, groupsOf, partsOf } from './configurator.ts';
import type { Choices, Field } from './record.ts';

/** One line of a build's description. */
export interface Described {
  readonly label: string;
  readonly value: string;
  /** The colour that a dot beside the words shows. */
  readonly field?: Field;
}

/** One part of a build in words. */
export function describePart(
  configurator: Configurator,
  choices: Choices,
  { field, label, option, asked }: BuildPart,
  language: Language = 'en',
): Described {
  const words = BUILD_MESSAGES[language];
  // The one colour there is: no cover hides the bobbins, or there are none to be seen.
  const isOnlyColour = choices.cover === 'none' || groupsOf(configurator, 'color').length === 0;
  return {
    label: words.label(field, label, field === 'base' && isOnlyColour),
    value: words.words(field, option, asked),
    ...(asked && { field }),
  };
}

/**
 * What is chosen so far, in words and in the order of the specification: spacing, cover type and material, cover
 * model, cover colour, base colour (or the one colour), potting, output, coil matching and wiring, magnet.
 */
export const describeBuild = (
  configurator: Configurator,
  choices: Choices,
  language: Language = 'en',
): readonly Described[] =>
  partsOf(configurator, choices).map((part) => describePart(configurator, choices, part, language));
