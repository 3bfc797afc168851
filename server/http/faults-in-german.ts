import { FAULTS } from '#domain/field-faults.messages.ts';
import { keysOf } from '#domain/records.ts';
import { FIGURES, figureFault } from '#domain/typed-figures.ts';

const IN_GERMAN: ReadonlyMap<string, string> = new Map([
  ...keysOf(FAULTS.en).map((kind) => [FAULTS.en[kind], FAULTS.de[kind]] as const),
  ...Object.values(FIGURES).map((figure) => [figureFault(figure, 'en'), figureFault(figure, 'de')] as const),
]);

/**
 * The German translation of a schema's English message; undefined if it is not from `fault`. Server only: browser bundles
 * have one language.
 */
export const faultInGerman = (sentence: string): string | undefined => IN_GERMAN.get(sentence);
