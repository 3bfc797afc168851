import { BETWEEN } from '#domain/products/picture-files.ts';
import { audioGenerators } from './audio/audio-generators.ts';
import { benchDrawingGenerators } from './bench-drawings/make-bench-drawings.ts';
import { makeBetween } from './between/make-between.ts';
import { measureDrawings } from './drawing-sizes.ts';
import { drawingGenerators } from './drawings/make-drawings.ts';
import { explodedGenerators } from './exploded/make-exploded.ts';
import { fitGenerators } from './fit/make-fit.ts';
import { makeFonts } from './fonts/make-fonts.ts';
import type { Generator } from './generator.ts';
import { makeIcons } from './icons/make-icons.ts';
import { makeMasks } from './masks/make-masks.ts';
import { makePieceMasks, pieceScenes } from './masks/make-piece-masks.ts';
import { modelGenerators } from './models/make-models.ts';
import { pictureGenerators, seenGenerator } from './pictures/picture-generators.ts';
import { printFontGenerator } from './print-fonts/make-print-fonts.ts';

const fontPackages = ['archivo', 'instrument-sans', 'martian-mono'];

/** Every generator, by name. */
export const generators: readonly Generator[] = [
  {
    name: 'fonts',
    sources: [
      'assets/fonts',
      'node_modules/subset-font/package.json',
      ...fontPackages.map((name) => `node_modules/@fontsource-variable/${name}/package.json`),
    ],
    make: async (root) =>
      new Map([...(await makeFonts(root))].map(([name, content]) => [`fonts/${name}`, content])),
  },
  printFontGenerator,
  {
    name: 'icons',
    sources: ['assets/icons', 'public/favicon.svg'],
    make: makeIcons,
  },
  {
    name: 'masks',
    sources: ['assets/masks/make-masks.ts', 'public/generated/pictures/configurator/standing-1080.avif'],
    make: makeMasks,
  },
  {
    name: 'piece-masks',
    sources: [
      'assets/masks/make-piece-masks.ts',
      'assets/pictures/cameras.ts',
      'assets/pictures/outline.ts',
      'assets/pictures/silhouette.ts',
      ...[...pieceScenes().values()].flatMap(({ models }) =>
        models.map((id) => `public/generated/models/${id}.glb`),
      ),
    ],
    make: makePieceMasks,
  },
  {
    name: 'between',
    sources: ['assets/between', 'public/generated/pictures/configurator/standing-1080.avif'],
    options: { widths: JSON.stringify(BETWEEN) },
    make: makeBetween,
  },
  ...modelGenerators,
  seenGenerator,
  ...pictureGenerators,
  ...drawingGenerators,
  ...benchDrawingGenerators,
  {
    name: 'drawing-sizes',
    sources: ['assets/drawing-sizes.ts', 'public/generated/drawings'],
    make: measureDrawings,
  },
  ...explodedGenerators,
  ...fitGenerators,
  ...audioGenerators,
];
