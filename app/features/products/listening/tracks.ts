import { AUDIO } from '#app/sound/audio-manifest.ts';
import { type AudioManifest, type PieceId, sampleAddress, sampleKey } from '#domain/listening/audio.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';

export interface TrackProps {
  readonly position: Position;
  readonly piece: PieceId;
  /** Such as "Hallelujah (N)". */
  readonly label: string;
  readonly src: string;
  readonly duration_s: number;
  /** Highest level in each hundredth of the track, 0 to 99. */
  readonly peaks: readonly number[];
}

/** The tracks of a flavor, in the order of its positions; those without a file are omitted. */
export function tracksOf(
  slug: string,
  flavor: Flavor,
  positions: readonly Position[],
  { tracks, samples }: Pick<AudioManifest, 'tracks' | 'samples'> = AUDIO,
): readonly TrackProps[] {
  return positions.flatMap((position) =>
    tracks[position].flatMap(({ piece, label }) => {
      const key = sampleKey(flavor, position, piece);
      const sample = samples[slug]?.[key];
      return sample ? [{ position, piece, label, src: sampleAddress(slug, key), ...sample }] : [];
    }),
  );
}
