import { useMemo } from 'react';
import type { PieceId } from '#domain/audio.ts';
import { type Build, buildPickup } from '#domain/tone/build.ts';
import { type Resonance, resonance } from '#domain/tone/resonance.ts';
import { type CurvePoint, responseCurve } from '#domain/tone/transfer.ts';
import { type Voice, voiceOf } from '#domain/tone/voice.ts';
import type { LiveState, Takes } from './live-sound.ts';
import { useLiveSound } from './use-live-sound.ts';

export interface TonePreviewOptions {
  /** The riff, if not said. */
  readonly piece?: PieceId;
  /** Cable in pF; about five metres, if not said. */
  readonly cable_pF?: number;
}

/** What a configurator shows and lets one hear of the pickup that is being chosen. */
export interface TonePreview {
  /** Response in its guitar, from 50 Hz to 20 kHz in dB; undefined without a build. */
  readonly curve: readonly CurvePoint[] | undefined;
  readonly resonance: Resonance | undefined;
  readonly voice: Voice | undefined;
  readonly status: LiveState['status'];
  readonly piece: PieceId;
  readonly drive: boolean;
  readonly trueOutput: boolean;
  /** To be called from a click or key. Without a build, nothing sounds. */
  play(): void;
  pause(): void;
  setPiece(piece: PieceId): void;
  setDrive(on: boolean): void;
  /** On from the beginning: winding for more output is to be heard. */
  setTrueOutput(on: boolean): void;
  /** Where the loop is, 0 to 1; for a moving hand, read each frame. */
  progress(): number;
}

const NO_VOICES: readonly Voice[] = [];

interface Computed {
  readonly voice: Voice;
  readonly curve: readonly CurvePoint[];
  readonly resonance: Resonance;
}

function compute(build: Build, cable_pF: number | undefined): Computed {
  const voice = voiceOf(buildPickup(build), cable_pF);
  const { circuit, load } = voice;
  return { voice, curve: responseCurve(circuit, load), resonance: resonance(circuit, load) };
}

/**
 * Configuration in, sound and curve out. While it plays, a changed build fades over within 100 ms; a choice that says
 * the same as the last one changes nothing. No sound is loaded before `play`. `null` while the choice is incomplete.
 *
 * @example
 * const preview = useTonePreview({ kind: 'humbucker', outputOhms: 8000, magnet: 'A5', … }, takes);
 * <button onClick={preview.play}>Listen</button>
 */
export function useTonePreview(
  build: Build | null,
  takes: Takes,
  { piece = 'blues-riff', cable_pF }: TonePreviewOptions = {},
): TonePreview {
  // Pages make the build anew on every render; its text tells whether it is another one.
  const text = build && JSON.stringify(build);
  const computed = useMemo(
    () => (text ? compute(JSON.parse(text) as Build, cable_pF) : undefined),
    [text, cable_pF],
  );
  const voices = useMemo(() => (computed ? [computed.voice] : NO_VOICES), [computed]);
  const { state, sound } = useLiveSound(takes, voices, { piece, trueOutput: true });
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
    curve: computed?.curve,
    resonance: computed?.resonance,
    voice: computed?.voice,
    status,
    piece: state.piece,
    drive,
    trueOutput,
    ...calls,
  };
}
