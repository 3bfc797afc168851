import { type Sketch, sketches } from './catalogue.ts';
import { EXPLODED_SIZE, exploded } from './exploded.ts';
import { configuratorTiles, HERO_SIZE, hero, tile } from './specials.ts';
import { bundle, fromAbove, PRODUCT_SIZE, threeQuarter } from './views.ts';

/** A picture as the manifest lists it; `path` is relative to the site's root, sizes are px. */
export interface SketchEntry {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface Picture {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly alt: string;
  readonly draw: () => string;
}

/** Colour id as words: `zebra-black-cream` is `zebra black/cream`. */
export function colourWords(colour: string): string {
  return colour.startsWith('zebra-') ? `zebra ${colour.slice(6).replace('-', '/')}` : colour;
}

/** Every picture, made when asked for; pure, so the same sources give the same bytes. */
export function makeSketches(): Map<string, Buffer> {
  const pictures = [...sketches.flatMap(picturesOf), ...specials()].sort((a, b) =>
    `${a.name}.svg` < `${b.name}.svg` ? -1 : 1,
  );
  const files = new Map(pictures.map(({ name, draw }) => [`sketches/${name}.svg`, Buffer.from(draw())]));
  const manifest = pictures.map(
    ({ name, size, alt }): SketchEntry => ({ path: `/generated/sketches/${name}.svg`, ...size, alt }),
  );
  files.set('sketches.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return files;
}

function picturesOf(sketch: Sketch): Picture[] {
  const one = sketch.id === 'precision-bass' ? 'pickup, both halves' : 'pickup';
  return sketch.colours.flatMap((colour): Picture[] => {
    const words = colourWords(colour);
    const base = `${sketch.id}-${colour}`;
    return [
      {
        name: base,
        size: PRODUCT_SIZE,
        alt: `${sketch.name} ${one}, ${words}, seen from the upper front`,
        draw: () => threeQuarter(sketch, colour),
      },
      {
        name: `${base}-top`,
        size: PRODUCT_SIZE,
        alt: `${sketch.name} ${one}, ${words}, seen from above`,
        draw: () => fromAbove(sketch, colour),
      },
      {
        name: `${base}-bundle`,
        size: PRODUCT_SIZE,
        alt: `${sketch.name}, ${sketch.set}, ${words}`,
        draw: () => bundle(sketch, colour),
      },
    ];
  });
}

/** What the pictures of the configurator show, by file name. */
const TILE_ALTS: Readonly<Record<string, string>> = {
  'custom-humbucker-ink': 'Humbucker with a forest fishbone cover over a copper base',
  'custom-hp90-ink': 'Humbucker-sized P90 with a black cover, six screws and nickel legs',
  'custom-p90-ink': 'P90 with a cream dogear cover',
};

function specials(): Picture[] {
  const tiles = Object.entries(configuratorTiles).map(
    ([name, parts]): Picture => ({
      name,
      size: PRODUCT_SIZE,
      alt: TILE_ALTS[name] ?? name,
      draw: () => tile(parts()),
    }),
  );
  const alt =
    'A humbucker taken apart: cover, slugs and pole screws, bobbins, coils, keeper and spacer, magnet, baseplate';
  return [
    ...tiles,
    {
      name: 'hero-ink',
      size: HERO_SIZE,
      alt: 'Humbucker with a nickel fishbone cover, standing on end, copper winding at its side',
      draw: hero,
    },
    { name: 'exploded-ink', size: EXPLODED_SIZE, alt, draw: () => exploded('ink') },
    { name: 'exploded-paper', size: EXPLODED_SIZE, alt, draw: () => exploded('paper') },
  ];
}
