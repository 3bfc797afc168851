import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Voice } from '#domain/tone/voice.ts';
import type { LiveSound, LiveState, Takes } from './live-sound.ts';
import { type LiveSoundOptions, openLiveSound } from './open-live-sound.ts';

/**
 * Live listening in a component: the state, which re-renders, and what to call. `voices` are followed; keep them the
 * same array while they are the same. How it begins counts once. Closed with the component.
 *
 * @example
 * const { state, sound } = useLiveSound(takes, voices);
 * <button onClick={sound.play}>…</button>
 */
export function useLiveSound(
  takes: Takes,
  voices: readonly Voice[],
  begin: Pick<LiveSoundOptions, 'piece' | 'drive' | 'trueOutput'> = {},
): { readonly state: LiveState; readonly sound: LiveSound } {
  const [sound] = useState(() => openLiveSound({ takes, voices, ...begin }));
  const state = useSyncExternalStore(sound.subscribe, sound.getState, sound.getState);
  useEffect(() => sound.setVoices(voices), [sound, voices]);
  useEffect(() => sound.close, [sound]);
  return { state, sound };
}
