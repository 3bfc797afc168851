import type { LiveState } from './live-sound.ts';

/** What to tell who hears nothing, with the name of the button that tries again; undefined where nothing is wrong. */
export function soundTrouble(status: LiveState['status'], button: string): string | undefined {
  if (status === 'failed')
    return `The playing did not arrive. Check your connection and press ${button} once more.`;
  if (status === 'soundless')
    return `This browser gives no sound. Check that a loudspeaker or headphones are on, and press ${button} once more.`;
  return undefined;
}
