import type { Configurator } from './configurator.ts';
import type { BuildField } from './record.ts';

/** Fields of other configurators. */
const FIELD_WORDS: Readonly<Partial<Record<BuildField, string>>> = {
  cover: 'Pickup Cover',
  coils: 'Coil Matching',
  wiring: 'Wiring',
};

function stepTitle({ steps }: Configurator, field: BuildField): string {
  const step = steps.find(({ groups }) => groups.some((group) => group.field === field));
  return step?.title ?? FIELD_WORDS[field] ?? field;
}

/** Shortens user input for quoting in a sentence. */
function inShort(words: string): string {
  const [...letters] = words.slice(0, 100).replace(/[\s“”]+/g, ' ');
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
}

/** In English only: another language says that the build is not on offer. */
export const INVALID_CHOICE = {
  /** Names the configurator, the step, and the value that does not fit. */
  fault: (configurator: Configurator, field: BuildField, words: string) =>
    `${configurator.heading}, ${stepTitle(configurator, field)}: ${words}`,
  unsaid: 'nothing chosen.',
  unreadable: 'we could not read the choice.',
  notOffered: (words: string) => `“${inShort(words)}” is not available with the rest of this build.`,
};
