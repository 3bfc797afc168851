import { useMemo } from 'react';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { woundIn } from '#domain/guitar/wound-in.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import type { Build } from '#domain/tone/build.ts';
import type { Voice } from '#domain/tone/voice.ts';
import type { LiveSoundState, Takes } from './live-sound.ts';
import { useLiveSound } from './use-live-sound.ts';

/** Sound preview of the pickup in a configurator. */
export interface TonePreview {
  readonly status: LiveSoundState['status'];
  readonly piece: PieceId;
  readonly drive: boolean;
  readonly trueOutput: boolean;
  /** Call from a click or key. Without a build nothing sounds. */
  play(): void;
  pause(): void;
  setPiece(piece: PieceId): void;
  setDrive(on: boolean): void;
  /** On by default, so that a hotter winding is audible. */
  setTrueOutput(on: boolean): void;
  /** Position in the loop, 0 to 1; read each frame for an animated hand. */
  progress(): number;
}

const NO_VOICES: readonly Voice[] = [];

/**
 * Plays a configuration. During playback a changed build fades over within 100 ms; an equal choice changes nothing.
 * Uses the visitor's guitar, if there is one. Nothing is loaded before `play`. `null` while the choice is incomplete.
 *
 * @example
 * const preview = useTonePreview({ kind: 'humbucker', outputOhms: 8000, magnet: 'A5', … }, takes);
 * <button onClick={preview.play}>Listen</button>
 */
export function useTonePreview(build: Build | null, takes: Takes, guitar?: Guitar): TonePreview {
  const voice = build ? woundIn(build, guitar).voice : undefined;
  const voices = useMemo(() => (voice ? [voice] : NO_VOICES), [voice]);
  // The riff characterises a pickup best.
  const { state, sound } = useLiveSound(takes, voices, { piece: 'blues-riff', trueOutput: true });
  const calls = useMemo(
    () => ({
      play: () => void sound.play(),
      pause: () => sound.pause(),
      setPiece: (next: PieceId) => sound.setPiece(next),
      setDrive: (on: boolean) => sound.setDrive(on),
      setTrueOutput: (on: boolean) => sound.setTrueOutput(on),
      progress: () => sound.progress(),
    }),
    [sound],
  );
  const { status, drive, trueOutput } = state;
  return {
    status,
    piece: state.piece,
    drive,
    trueOutput,
    ...calls,
  };
}
