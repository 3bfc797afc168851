import { FAULTS } from '#domain/field-faults.messages.ts';
import type { Language } from '#domain/languages.ts';
import { isKeyOf } from '#domain/records.ts';
import { figureFault, TYPED_FIGURES } from '#domain/typed-figures.ts';

/**
 * Returns the text of a schema's issue whose message is the id of a fault or of a figure; undefined for other
 * messages.
 */
export function faultWords(message: string, language: Language): string | undefined {
  if (isKeyOf(FAULTS.en, message)) return FAULTS[language][message];
  return isKeyOf(TYPED_FIGURES, message) ? figureFault(TYPED_FIGURES[message], language) : undefined;
}
