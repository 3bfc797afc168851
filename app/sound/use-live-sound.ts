import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Voice } from '#domain/tone/voice.ts';
import type { LiveSound, LiveSoundState, Takes } from './live-sound.ts';
import { type LiveSoundOptions, openLiveSound } from './open-live-sound.ts';

/**
 * Live listening in a component: its re-rendering state and its calls. `voices` are followed; pass the same array while
 * they are the same. The initial options are read once. Closed with the component.
 *
 * @example
 * const { state, sound } = useLiveSound(takes, voices);
 * <button onClick={sound.play}>…</button>
 */
export function useLiveSound(
  takes: Takes,
  voices: readonly Voice[],
  begin: Pick<LiveSoundOptions, 'piece' | 'drive' | 'trueOutput'> = {},
): { readonly state: LiveSoundState; readonly sound: LiveSound } {
  const [sound] = useState(() => openLiveSound({ takes, voices, ...begin }));
  const state = useSyncExternalStore(sound.subscribe, sound.getState, sound.getState);
  useEffect(() => sound.setVoices(voices), [sound, voices]);
  useEffect(() => sound.close, [sound]);
  return { state, sound };
}
