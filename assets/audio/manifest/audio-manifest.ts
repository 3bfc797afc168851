import type { Position } from '#domain/pickup-types.ts';
import type { PieceId } from '../score/piece.ts';

/** A track of the player: what its list says and which piece it plays. */
export interface TrackLabel {
  readonly piece: PieceId;
  readonly label: string;
}

/** One stock sample, for the player. */
export interface SampleEntry {
  readonly duration_s: number;
  /** Highest level in each hundredth of the file, 0 to 99 of full scale. */
  readonly peaks: readonly number[];
}

/** One dry take, for live listening. */
export interface TakeEntry {
  readonly duration_s: number;
  /** Integrated loudness without any pickup. */
  readonly loudness_LUFS: number;
  /**
   * Loudness by bands (see `bands_Hz`), K-weighted, over the gated blocks. Through a filter H the take has
   * a loudness of 10·log10 Σ 10^(band/10)·|H(f)|² in LUFS, within about 0.3 dB: enough to match levels
   * without rendering.
   */
  readonly bands_dB: readonly number[];
}

/**
 * `public/generated/audio/audio.json`. Files follow a rule: put slug, flavor (lower case), position and
 * piece, or place and piece, into the path. A key that is missing means that there is no file: 'Coming
 * Soon!'.
 */
export interface AudioManifest {
  readonly samplePath: '/generated/audio/samples/{slug}/{flavor}-{position}-{piece}.mp3';
  readonly takePath: '/generated/audio/takes/{place}-{piece}.mp3';
  /** Names of the pieces without a position. */
  readonly pieces: Readonly<Record<PieceId, string>>;
  /** Tracks of a pickup at a position, in the order of the list. */
  readonly tracks: Readonly<Record<Position, readonly TrackLabel[]>>;
  /** By slug, then `{flavor}-{position}-{piece}`. */
  readonly samples: Readonly<Record<string, Readonly<Record<string, SampleEntry>>>>;
  /** Places that hear the same as another one and use its takes. */
  readonly sameTake: Readonly<Record<string, string>>;
  /** By `{place}-{piece}`. */
  readonly takes: Readonly<Record<string, TakeEntry>>;
  /** Middles of the bands of `bands_dB`: thirds of an octave. */
  readonly bands_Hz: readonly number[];
}

/** `audio/report.json`: what was measured on the decoded files, for the tests. By path below `audio/`. */
export interface FileReport {
  readonly bytes: number;
  readonly loudness_LUFS: number;
  readonly truePeak_dBTP: number;
  /** Highest level in the first 100 ms and the last 50 ms. */
  readonly ends_dBFS: number;
  /** As in the manifest, of all channels together. */
  readonly bands_dB: readonly number[];
}
export type AudioReport = Readonly<Record<string, FileReport>>;
