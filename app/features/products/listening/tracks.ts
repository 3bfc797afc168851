import { AUDIO } from '#app/sound/audio-manifest.ts';
import type { Takes } from '#app/sound/live-sound.ts';
import {
  type AudioManifest,
  type PieceId,
  sampleAddress,
  sampleKey,
  takeKey,
} from '#domain/listening/audio.ts';
import { flavorsOf, positionsOf } from '#domain/products/catalogue.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';
import type { Product } from '#domain/products/products.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { takePlace } from '#domain/tone/strings.ts';

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

/** Loudness of the takes of a product's tracks, so that live listening matches their level. */
export function takesOf(product: Product): Takes {
  const { takes, tracks, bands_Hz } = AUDIO;
  const [flavor] = flavorsOf(product);
  const entries = positionsOf(product).flatMap((position) => {
    const place = flavor && stockPickup(product.type, flavor, position)?.recipe.place;
    return tracks[position].flatMap(({ piece }) => {
      const key = place && takeKey(takePlace(place), piece);
      const take = key && takes[key];
      return take ? [[key, take.bands_dB] as const] : [];
    });
  });
  return { bands_dB: Object.fromEntries(entries), bands_Hz };
}
