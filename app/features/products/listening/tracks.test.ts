import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flavorsOf } from '#domain/products/catalogue.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { windingsOf } from '#domain/products/winding-table.ts';
import { tracksOf } from './tracks.ts';

const sample = { duration_s: 12, peaks: [0, 50, 99] };

/** A shop without the vintage samples, and with one of the hot ones missing. */
const FIXTURE = {
  tracks: {
    neck: [
      { piece: 'just-the-two-of-us', label: 'Just the Two of Us (N)' },
      { piece: 'hallelujah', label: 'Hallelujah (N)' },
    ],
    middle: [],
    bridge: [{ piece: 'blues-riff', label: 'Blues Riff (B)' }],
    split: [],
  },
  samples: { humbucker: { 'hot-neck-hallelujah': sample, 'hot-bridge-blues-riff': sample } },
} as const;

describe('tracksOf', () => {
  it('lists neck tracks first, then bridge tracks, if their files exist [row 202]', () => {
    expect(tracksOf('humbucker', 'HOT', ['neck', 'bridge'], FIXTURE)).toEqual([
      {
        position: 'neck',
        piece: 'hallelujah',
        label: 'Hallelujah (N)',
        src: '/generated/audio/samples/humbucker/hot-neck-hallelujah.mp3',
        ...sample,
      },
      {
        position: 'bridge',
        piece: 'blues-riff',
        label: 'Blues Riff (B)',
        src: '/generated/audio/samples/humbucker/hot-bridge-blues-riff.mp3',
        ...sample,
      },
    ]);
  });

  it('is empty for a flavor or a product without files', () => {
    expect(tracksOf('humbucker', 'VINTAGE', ['neck', 'bridge'], FIXTURE)).toEqual([]);
    expect(tracksOf('telecaster', 'HOT', ['neck', 'bridge'], FIXTURE)).toEqual([]);
  });

  it('ends labels with (N), (M) or (B), or with nothing if a bass has one position (decision 28) [rows 217, D28]', () => {
    const ends = { neck: ' (N)', middle: ' (M)', bridge: ' (B)', split: '' };
    for (const product of PRODUCTS)
      for (const flavor of flavorsOf(product))
        for (const { position } of windingsOf(product.type, flavor))
          for (const { label } of tracksOf(product.slug, flavor, [position]))
            expect(label).toBe(`${label.replace(/ \(.\)$/, '')}${ends[position]}`);
    expect(tracksOf('precision-bass', 'HOT', ['split']).length).toBeGreaterThan(0);
    expect(tracksOf('stratocaster', 'HOT', ['middle']).length).toBeGreaterThan(0);
  });

  it('lists Just the Two of Us and Hallelujah for neck pickups, Blues Riff and Bridge Freestyle for bridge pickups [rows 218–221, 569]', () => {
    expect(tracksOf('telecaster', 'HOT', ['neck', 'bridge']).map(({ label }) => label)).toEqual([
      'Just the Two of Us (N)',
      'Hallelujah (N)',
      'Blues Riff (B)',
      'Bridge Freestyle (B)',
    ]);
  });

  it.each(PRODUCTS)('has files for every flavor of $name', (product) => {
    for (const flavor of flavorsOf(product)) {
      const positions = windingsOf(product.type, flavor).map(({ position }) => position);
      for (const position of positions) {
        const tracks = tracksOf(product.slug, flavor, [position]);
        expect(tracks.length, `${flavor} ${position}`).toBeGreaterThan(0);
        for (const { src, peaks } of tracks) {
          expect(existsSync(`public${src}`), src).toBe(true);
          expect(peaks).toHaveLength(100);
        }
      }
    }
  });
});
