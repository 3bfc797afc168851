import type { Language } from '#domain/languages.ts';
import type { LiveState } from './live-sound.ts';
import { SOUND_TROUBLE_MESSAGES } from './sound-trouble.messages.ts';

/** What to tell who hears nothing, with the name of the button that tries again; undefined where nothing is wrong. */
export function soundTrouble(
  status: LiveState['status'],
  button: string,
  language: Language,
): string | undefined {
  const words = SOUND_TROUBLE_MESSAGES[language];
  if (status === 'failed') return words.failed(button);
  return status === 'soundless' ? words.soundless(button) : undefined;
}
