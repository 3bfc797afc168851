import type { PieceId } from '#domain/listening/audio.ts';
import type { Voice } from '#domain/tone/voice.ts';

/** What the list of the shop's sounds tells live listening; the page carries it, so that no list is loaded. */
export interface Takes {
  /**
   * Loudness of each dry take by bands, for matching levels: by `takeKey`, with the bands' middles in Hz. True output
   * is counted from the takes at `REFERENCE_PLACES`, so carry those too.
   */
  readonly bands_dB: Readonly<Record<string, readonly number[]>>;
  readonly bands_Hz: readonly number[];
}

export interface LiveState {
  /**
   * 'failed' where a take or the code for it could not be loaded, 'soundless' where the browser lets no sound out: it
   * has no Web Audio, or no device to play on. Playing again tries again.
   */
  readonly status: 'silent' | 'loading' | 'playing' | 'failed' | 'soundless';
  /** Index of the voice that is heard. */
  readonly heard: number;
  readonly piece: PieceId;
  readonly drive: boolean;
  /** False matches the levels of all voices. */
  readonly trueOutput: boolean;
  /** Whether pickups hum and the amp hisses. */
  readonly noise: boolean;
}

/**
 * One piece of playing in a loop, heard through one of several pickups. All voices run in step, so that changing
 * between them is gapless; nothing is loaded and no audio context opened before `play`.
 */
export interface LiveSound {
  /** To be called from a click or key. Resolves when the sound is out, or has failed (see the state). */
  play(): Promise<void>;
  pause(): void;
  /** The pickups to choose from. One that changes while it is heard fades over. */
  setVoices(voices: readonly Voice[]): void;
  hear(index: number): void;
  /** Begins the other piece at its start, if playing. */
  setPiece(piece: PieceId): void;
  setDrive(on: boolean): void;
  setTrueOutput(on: boolean): void;
  setNoise(on: boolean): void;
  getState(): LiveState;
  /** Answers how to stop listening to changes. */
  subscribe(listener: () => void): () => void;
  /** Where the loop is, 0 to 1; for a moving hand, read each frame. */
  progress(): number;
  /** Frees the audio context. */
  close(): void;
}
