import type { Language } from '#domain/languages.ts';
import type { LiveSoundState } from './live-sound.ts';
import { SOUND_TROUBLE } from './sound-trouble.messages.ts';

/** The sound error for the visitor, with the name of the retry button; undefined without an error. */
export function soundTrouble(
  status: LiveSoundState['status'],
  button: string,
  language: Language = 'en',
): string | undefined {
  const { failed, soundless } = SOUND_TROUBLE[language];
  if (status === 'failed') return failed(button);
  if (status === 'soundless') return soundless(button);
  return undefined;
}
