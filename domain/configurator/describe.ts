import type { Language } from '../languages.ts';
import { BUILD_MESSAGES } from './build.messages.ts';
import { type BuildPart, type Configurator, groupsOf, partsOf } from './configurator.ts';
import type { BuildField, Choices } from './record.ts';

export interface Described {
  readonly label: string;
  readonly value: string;
  readonly field?: BuildField;
}

export function describePart(
  configurator: Configurator,
  choices: Choices,
  { field, label, option, asked }: BuildPart,
  language: Language = 'en',
): Described {
  const messages = BUILD_MESSAGES[language];
  // The build's only colour: no cover hides the bobbins, or there are none to see.
  const isOnlyColour = choices.cover === 'none' || groupsOf(configurator, 'color').length === 0;
  return {
    label: messages.label(field, label, field === 'base' && isOnlyColour),
    value: messages.words(field, option, asked),
    ...(asked && { field }),
  };
}

/**
 * Describes all choices so far in the order of the specification: spacing, cover type and material, cover model, cover
 * colour, base colour (or the one colour), potting, output, coil matching and wiring, magnet.
 */
export const describeBuild = (
  configurator: Configurator,
  choices: Choices,
  language: Language = 'en',
): readonly Described[] =>
  partsOf(configurator, choices).map((part) => describePart(configurator, choices, part, language));
