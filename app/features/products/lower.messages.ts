import type { StockFit } from '#domain/configurator/stock-fit.ts';
import type { InLanguages } from '#domain/languages.ts';
import { isKeyOf } from '#domain/records.ts';
import type { ExplodedItem } from './cad-records.ts';

/** Texts below all controls: the drawing, the room that a guitar needs, the articles. */
const EN = {
  figure: 'FIG. 6',
  howTo: 'How to measure',
  measuring: {
    screws:
      'Measure from the middle of one outer pole screw to the middle of the other, under the low and the high E string.',
    pairs:
      'Each string has two rods, one on either side. Measure from the middle of one outer pair to the middle of the other, under the lowest and the highest string.',
    rods: 'Measure from the middle of one outer rod to the middle of the other, under the low and the high E string. With a cover on, measure the strings above it instead.',
    hidden:
      'Measure from the middle of one outer rod to the middle of the other, under the low and the high E string. With a cover on, measure the strings above it instead.',
  } as Readonly<Record<StockFit['poles'], string>>,
  each: 'Each position has its own size: order the one your guitar has room for.',
  same: 'All positions are the same size.',

  note: (number: number) => `NOTE ${number}`,
  figures: 'Modelled, typical figures',
  windingsOf: (name: string) => `All windings of the ${name}`,
  /** Text before the link to the model, and its label. */
  windings: ['All windings, ', 'modelled'],
  allWindings: 'All windings',
  allParts: 'All its parts',
  winding: 'Winding',
  parts: (name: string) => `Parts of the ${name}: choose one to highlight it in the drawing`,
  apart: (model: string) => `${model}, taken apart`,
  point: 'Point at a part or a name',
  pieces: (count: number) => `${count} pieces, `,
  upTo: 'up to ',
  /** Names of pickups and parts on the drawing. */
  model: (_slug: string, model: string) => model,
  part: ({ name }: Pick<ExplodedItem, 'id' | 'name' | 'count'>) => name,
};

const MODELS: Readonly<Record<string, string>> = {
  humbucker: 'Humbucker, offene Spulen',
  'jazz-bass': 'Jazz Bass, Steg',
  'precision-bass': 'Precision Bass, beide Hälften',
  stratocaster: 'Stratocaster, Steg',
  telecaster: 'Telecaster, Steg',
};

/** Keyed by the ids of the drawings: singular, and plural if both are drawn. */
const PARTS = {
  poles: ['Polschrauben'],
  slugs: ['Polstifte'],
  cover: ['Kappe', 'Kappen'],
  bobbin: ['Spulenkörper'],
  bobbins: ['Spulenkörper'],
  coil: ['Wicklung', 'Wicklungen'],
  keeper: ['Polleiste'],
  magnet: ['Balkenmagnet'],
  magnets: ['Balkenmagnete'],
  spacer: ['Ahornleiste'],
  baseplate: ['Grundplatte'],
  screws: ['Messingschrauben'],
  upper: ['Obere Fiberplatte'],
  lower: ['Untere Fiberplatte'],
  rods: ['Stabmagnete'],
  mounting: ['Halteschrauben'],
  string: ['Schnurwickel'],
  plate: ['Stahlplatte'],
} as const satisfies Readonly<Record<string, readonly [one: string, several?: string]>>;

const DE: typeof EN = {
  figure: 'ABB. 6',
  howTo: 'So misst du',
  measuring: {
    screws:
      'Miss von der Mitte der einen äußeren Polschraube zur Mitte der anderen, unter der tiefen und der hohen E-Saite.',
    pairs:
      'Jede Saite hat zwei Stäbe, einen auf jeder Seite. Miss von der Mitte des einen äußeren Paars zur Mitte des anderen, unter der tiefsten und der höchsten Saite.',
    rods: 'Miss von der Mitte des einen äußeren Stabs zur Mitte des anderen, unter der tiefen und der hohen E-Saite. Ist eine Kappe darüber, miss die Saiten selbst.',
    hidden:
      'Miss von der Mitte des einen äußeren Stabs zur Mitte des anderen, unter der tiefen und der hohen E-Saite. Ist eine Kappe darüber, miss die Saiten selbst.',
  },
  each: 'Jede Position hat ihre eigene Größe: Bestell die, für die deine Gitarre Platz hat.',
  same: 'Alle Positionen sind gleich groß.',

  note: (number) => `NOTIZ ${number}`,
  figures: 'Werte berechnet, typisch',
  windingsOf: (name) => `Alle Wicklungen: ${name}`,
  windings: ['Alle Wicklungen, ', 'berechnet'],
  allWindings: 'Alle Wicklungen',
  allParts: 'Alle Teile',
  winding: 'Wicklung',
  parts: (name) => `Teile: ${name}. Wähl eines, um es in der Zeichnung zu markieren`,
  apart: (model) => `${model}, zerlegt`,
  point: 'Zeig auf ein Teil oder einen Namen',
  pieces: (count) => `${count} Stück, `,
  upTo: 'bis ',
  model: (slug, model) => MODELS[slug] ?? model,
  part: ({ id, name, count }) => {
    if (!isKeyOf(PARTS, id)) return name;
    const [one, several = one] = PARTS[id];
    return count > 1 ? several : one;
  },
};

export const LOWER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
