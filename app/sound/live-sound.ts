import type { PieceId } from '#domain/listening/audio.ts';
import type { Voice } from '#domain/tone/voice.ts';

/** The part of the list of sounds that live listening needs. It is in the page, so that no list is loaded. */
export interface Takes {
  /**
   * Loudness of each dry take by bands, for matching levels: by `takeKey`, with the bands' middles in Hz. True output
   * is relative to the takes at `REFERENCE_PLACES`, so include those.
   */
  readonly bands_dB: Readonly<Record<string, readonly number[]>>;
  readonly bands_Hz: readonly number[];
}

export interface LiveSoundState {
  /**
   * 'failed': a take or the code could not be loaded. 'soundless': no Web Audio, or no device to play on. Playing again
   * retries both.
   */
  readonly status: 'silent' | 'loading' | 'playing' | 'failed' | 'soundless';
  readonly heard: number;
  readonly piece: PieceId;
  readonly drive: boolean;
  /** False matches the levels of all voices. */
  readonly trueOutput: boolean;
  readonly noise: boolean;
}

/**
 * One piece in a loop, heard through one of several pickups. All voices run in step, so switching is gapless. Nothing
 * is loaded and no audio context opened before `play`.
 */
export interface LiveSound {
  /** Call from a click or key. Resolves when the sound is on or has failed (see the state). */
  play(): Promise<void>;
  pause(): void;
  /** The pickups to choose from. Changing the one that is heard fades over. */
  setVoices(voices: readonly Voice[]): void;
  hear(index: number): void;
  /** Starts the other piece from its beginning, if playing. */
  setPiece(piece: PieceId): void;
  setDrive(on: boolean): void;
  setTrueOutput(on: boolean): void;
  setNoise(on: boolean): void;
  getState(): LiveSoundState;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Position in the loop, 0 to 1; read each frame for an animated hand. */
  progress(): number;
  close(): void;
}
