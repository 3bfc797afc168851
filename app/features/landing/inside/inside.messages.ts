import type { InLanguages } from '#domain/languages.ts';

/** Figures of the parts, with their units. */
interface Sizes {
  readonly cover: string;
  readonly slug: string;
  readonly screw: string;
  readonly magnet: string;
  readonly plate: string;
  readonly wire: string;
  readonly turns: string;
}

const EN = {
  figure: 'FIG. 1',
  caption: (groups: number) => `Exploded view, ${groups} groups`,
  parts: {
    cover: 'Cover',
    slugs: 'Slugs',
    screws: 'Pole screws',
    bobbins: 'Bobbins',
    coils: 'Coils',
    spacer: 'Keeper and spacer',
    magnet: 'Magnet',
    baseplate: 'Baseplate',
  },
  figures: {
    cover: ({ cover }: Sizes) => `brass, ${cover}`,
    slug: ({ slug }: Sizes) => `steel, ⌀ ${slug}`,
    screw: ({ screw }: Sizes) => `slotted, ${screw}`,
    coil: ({ wire, turns }: Sizes) => `${wire}\u00a0AWG, ${turns}\u00a0turns each`,
    spacer: 'steel, maple',
    magnet: (name: string, { magnet }: Sizes) => `${name}, ${magnet}`,
    baseplate: ({ plate }: Sizes) => `nickel silver, ${plate}`,
  },
};

const DE: typeof EN = {
  figure: 'ABB. 1',
  caption: (groups) => `Explosionszeichnung, ${groups} Gruppen`,
  parts: {
    cover: 'Kappe',
    slugs: 'Stifte',
    screws: 'Polschrauben',
    bobbins: 'Spulenkörper',
    coils: 'Spulen',
    spacer: 'Leitblech, Leiste',
    magnet: 'Magnet',
    baseplate: 'Grundplatte',
  },
  figures: {
    cover: ({ cover }) => `Messing, ${cover}`,
    slug: ({ slug }) => `Stahl, ⌀ ${slug}`,
    screw: ({ screw }) => `Schlitz, ${screw}`,
    coil: ({ wire, turns }) => `${wire}\u00a0AWG, je ${turns}\u00a0Windungen`,
    spacer: 'Stahl, Ahorn',
    magnet: (name, { magnet }) => `${name}, ${magnet}`,
    baseplate: ({ plate }) => `Neusilber, ${plate}`,
  },
};

export const INSIDE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
