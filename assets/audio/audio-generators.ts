import { PRODUCTS } from '#domain/products/products.ts';
import { AMP_VOICINGS, COUPLING, VALVES } from '#domain/tone/amp.ts';
import { PICKUP_PLACES } from '#domain/tone/strings.ts';
import type { Generator } from '../generator.ts';
import { makeManifest } from './manifest/make-manifest.ts';
import { stockPickups, voiceprint } from './render/pickups.ts';
import { makeSamples } from './render/samples.ts';
import { makeTakes } from './render/takes.ts';

const SOURCES = ['paths.ts', 'random.ts', 'sample-rate.ts', 'chain', 'render', 'score', 'strings'].map(
  (path) => `assets/audio/${path}`,
);

/** The amp's figures. The source of that domain module is no input, so its comments may change. */
const AMP = JSON.stringify([AMP_VOICINGS, COUPLING, VALVES]);

/**
 * Sound files: dry takes, the samples of each product, and the manifest of them all, which is made last,
 * from the files. The tone model counts by what is heard of it (`voiceprint`), not by its source: a comment
 * there must not call for minutes of rendering. Making them needs ffmpeg; checking them does not.
 */
export const audioGenerators: readonly Generator[] = [
  {
    name: 'audio-takes',
    group: 'audio',
    options: { places: JSON.stringify(PICKUP_PLACES) },
    sources: SOURCES,
    make: () => makeTakes(),
  },
  ...PRODUCTS.map(
    ({ slug }): Generator => ({
      name: `audio-${slug}`,
      group: 'audio',
      options: { voices: stockPickups(slug).map(voiceprint).join('\n'), amp: AMP },
      sources: SOURCES,
      make: () => makeSamples(slug),
    }),
  ),
  {
    name: 'audio-manifest',
    group: 'audio',
    sources: [
      'assets/audio/chain',
      'assets/audio/manifest',
      'assets/audio/score/pieces.ts',
      'public/generated/audio/samples',
      'public/generated/audio/takes',
    ],
    make: makeManifest,
  },
];
