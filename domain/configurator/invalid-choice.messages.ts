import type { InLanguages } from '../languages.ts';
import { BUILD_MESSAGES } from './build.messages.ts';
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

interface FaultMessages {
  /** A sentence that names the configurator, the step, and what does not fit there. */
  readonly fault: (configurator: Configurator, field: Field, words: string) => string;
  readonly unsaid: string;
  readonly unreadable: string;
  readonly notOffered: (words: string) => string;
}

const EN: FaultMessages = {
  fault: (configurator, field, words) =>
    `${configurator.heading}, ${stepTitle(configurator, field)}: ${words}`,
  unsaid: 'nothing is chosen.',
  unreadable: 'the choice cannot be read.',
  notOffered: (words) => `“${inShort(words)}” is not on offer with the rest of this build.`,
};

const DE: FaultMessages = {
  fault: ({ heading }, field, words) => `${heading}, ${BUILD_MESSAGES.de.label(field, '')}: ${words}`,
  unsaid: 'Hier ist nichts gewählt.',
  unreadable: 'Die Wahl lässt sich nicht lesen.',
  notOffered: (words) => `„${inShort(words)}“ gibt es nicht zusammen mit dem Rest.`,
};

/** What is wrong with a configuration that is no build of ours. */
export const FAULT_MESSAGES: InLanguages<FaultMessages> = { en: EN, de: DE };
