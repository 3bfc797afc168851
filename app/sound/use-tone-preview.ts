import { useMemo } from 'react';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { woundIn } from '#domain/guitar/wound-in.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import type { Build } from '#domain/tone/build.ts';
import type { Voice } from '#domain/tone/voice.ts';
import type { Takes } from './live-sound.ts';
import { useLiveSound } from './use-live-sound.ts';

const NO_VOICES: readonly Voice[] = [];

/**
 * Plays a configuration. During playback a changed build fades over within 100 ms; an equal choice changes nothing.
 * Uses the visitor's guitar, if there is one. Nothing is loaded before `play`. `null` while the choice is incomplete.
 *
 * @example
 * const preview = useTonePreview({ kind: 'humbucker', outputOhms: 8000, magnet: 'A5', … }, takes);
 * <button onClick={preview.play}>Listen</button>
 */
export function useTonePreview(build: Build | null, takes: Takes, guitar?: Guitar) {
  const voice = build ? woundIn(build, guitar).voice : undefined;
  const voices = useMemo(() => (voice ? [voice] : NO_VOICES), [voice]);
  // The riff characterises a pickup best.
  const { state, sound } = useLiveSound(takes, voices, { piece: 'blues-riff', trueOutput: true });
  const calls = useMemo(
    () => ({
      /** Call from a click or key. Without a build nothing sounds. */
      play: () => void sound.play(),
      pause: () => sound.pause(),
      setPiece: (next: PieceId) => sound.setPiece(next),
      setDrive: (on: boolean) => sound.setDrive(on),
      /** On by default, so that a hotter winding is audible. */
      setTrueOutput: (on: boolean) => sound.setTrueOutput(on),
      /** Position in the loop, 0 to 1; read each frame for an animated hand. */
      progress: () => sound.progress(),
    }),
    [sound],
  );
  const { status, piece, drive, trueOutput } = state;
  return { status, piece, drive, trueOutput, ...calls };
}

export type TonePreview = ReturnType<typeof useTonePreview>;
