import { AUDIO } from '#app/sound/audio-manifest.ts';
import type { Takes } from '#app/sound/live-sound.ts';
import { takeKey } from '#domain/listening/audio.ts';
import { flavorsOf, positionsOf } from '#domain/products/catalogue.ts';
import type { Product } from '#domain/products/products.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { takePlace } from '#domain/tone/strings.ts';

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
