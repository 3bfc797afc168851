import type { Flavor, Position } from '../products/pickup-types.ts';
import type { PlaceId } from '../tone/strings.ts';

export type PieceId = 'just-the-two-of-us' | 'hallelujah' | 'blues-riff' | 'bridge-freestyle';

interface TrackLabel {
  readonly piece: PieceId;
  readonly label: string;
}

export interface SampleEntry {
  readonly duration_s: number;
  /** Peak in each hundredth of the file, 0 to 99 of full scale. */
  readonly peaks: readonly number[];
}

export interface TakeEntry {
  readonly duration_s: number;
  /** Integrated loudness without any pickup. */
  readonly loudness_LUFS: number;
  /**
   * Loudness by band (see `bands_Hz`), K-weighted, over the gated blocks. Through a filter H the take has a loudness of
   * 10·log10 Σ 10^(band/10)·|H(f)|² in LUFS, within about 0.3 dB: enough to match levels without rendering.
   */
  readonly bands_dB: readonly number[];
}

/** `assets/records/audio/audio.json`: the available sounds. A missing key means no file: 'Coming Soon!'. */
export interface AudioManifest {
  /** Names of the pieces without a position. */
  readonly pieces: Readonly<Record<PieceId, string>>;
  readonly tracks: Readonly<Record<Position, readonly TrackLabel[]>>;
  /** By slug, then `sampleKey`. */
  readonly samples: Readonly<Record<string, Readonly<Record<string, SampleEntry>>>>;
  /** Places that share the takes of another one, because they sense the same. */
  readonly sameTake: Readonly<Partial<Record<PlaceId, PlaceId>>>;
  /** By `takeKey`. */
  readonly takes: Readonly<Record<string, TakeEntry>>;
  /** Centres of the bands of `bands_dB`, thirds of an octave. */
  readonly bands_Hz: readonly number[];
}

export const sampleKey = (flavor: Flavor, position: Position, piece: PieceId): string =>
  `${flavor.toLowerCase()}-${position}-${piece}`;

export const takeKey = (place: PlaceId, piece: PieceId): string => `${place}-${piece}`;

const FOLDER = '/generated/audio';

export const sampleAddress = (slug: string, key: string): string => `${FOLDER}/samples/${slug}/${key}.mp3`;
export const takeAddress = (key: string): string => `${FOLDER}/takes/${key}.mp3`;
