import { type AudioManifest, sampleAddress, sampleKey } from '#domain/audio.ts';
import type { Flavor, Position } from '#domain/pickup-types.ts';

/** One sample as the player shows it. */
export interface TrackProps {
  readonly position: Position;
  /** As "Hallelujah (N)". */
  readonly label: string;
  readonly src: string;
  readonly duration_s: number;
  /** Highest level in each hundredth of the track, 0 to 99. */
  readonly peaks: readonly number[];
}

/** Written together with the samples, see assets/audio. */
const MANIFESTS = import.meta.glob<AudioManifest>('../../../public/generated/audio/audio.json', {
  eager: true,
  import: 'default',
});

type Sounds = Pick<AudioManifest, 'tracks' | 'samples'>;

const NONE: Sounds = { tracks: { neck: [], middle: [], bridge: [], split: [] }, samples: {} };

/** The tracks of a flavor at its positions, in that order; those without a file are left out. */
export function tracksOf(
  slug: string,
  flavor: Flavor,
  positions: readonly Position[],
  { tracks, samples }: Sounds = Object.values(MANIFESTS)[0] ?? NONE,
): readonly TrackProps[] {
  return positions.flatMap((position) =>
    tracks[position].flatMap(({ piece, label }) => {
      const key = sampleKey(flavor, position, piece);
      const sample = samples[slug]?.[key];
      return sample ? [{ position, label, src: sampleAddress(slug, key), ...sample }] : [];
    }),
  );
}
