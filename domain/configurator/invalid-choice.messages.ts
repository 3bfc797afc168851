import type { Configurator } from './configurator.ts';
import type { Field } from './record.ts';

/** Fields of other configurators. */
const FIELD_WORDS: Readonly<Partial<Record<Field, string>>> = {
  cover: 'Pickup Cover',
  coils: 'Coil Matching',
  wiring: 'Wiring',
};

function stepTitle({ steps }: Configurator, field: Field): string {
  const step = steps.find(({ groups }) => groups.some((group) => group.field === field));
  return step?.title ?? FIELD_WORDS[field] ?? field;
}

/** As much of somebody's words as a sentence can quote. */
function inShort(words: string): string {
  const [...letters] = words.slice(0, 100).replace(/[\s“”]+/g, ' ');
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
}

/** A sentence that names the configurator, the step, and what does not fit there. */
export const faultIn = (configurator: Configurator, field: Field, words: string): string =>
  `${configurator.heading}, ${stepTitle(configurator, field)}: ${words}`;
export const UNSAID = 'nothing is chosen.';
export const notOffered = (words = '') => `“${inShort(words)}” is not on offer with the rest of this build.`;
