import type { Point3 } from '#app/scene/exploded/view.ts';
import { decimalsIn } from '#domain/decimal-comma.ts';
import type { Language } from '#domain/languages.ts';
import { windingsOf } from '#domain/products/winding-table.ts';
import { MAGNET_NAMES } from '#domain/tone/magnets.ts';
import { countOf, modelSizeOf } from '../cad-model.ts';
import { INSIDE_MESSAGES } from './inside.messages.ts';
import { MODEL } from './model.ts';

interface GroupPlace {
  /** The part of the leader, its end on the part, mm, and the side of its label. */
  readonly part: string;
  readonly at: Point3;
  readonly side: 'left' | 'right';
}

export interface ExplodedGroup extends GroupPlace {
  readonly name: string;
  readonly figures: string;
}

/** Sizes of parts, mm; a test compares them with the CAD source. */
export const SIZES = {
  slug: { diameter: 4.76, length: 12.7 },
  screw: { diameter: 3.18, length: 19.05 },
  bobbin: { length: 66.4, width: 17.4 },
  magnet: { length: 63.5, width: 12.7, height: 3.2 },
  plate: { length: 68.6, width: 37.6 },
} as const;

const [neck] = windingsOf('HUMBUCKER', 'VINTAGE');

const turns = (Math.round((neck?.turns[0] ?? 0) / 50) * 50).toLocaleString('en').replace(',', '\u202f');

export const GROUPS = [
  { part: 'cover', at: [34.2, -19, 9], side: 'right' },
  { part: 'slug', at: [-27.2, 9.2, 9], side: 'left' },
  { part: 'pole-screw', at: [26.4, -9.2, 4], side: 'right' },
  { part: 'bobbin-top', at: [-33, 9.2, 14], side: 'left' },
  { part: 'coil-screw', at: [32.2, -10.5, 9.5], side: 'right' },
  { part: 'spacer', at: [-27.8, 13.6, 2.6], side: 'left' },
  { part: 'magnet', at: [31.6, -4, 2.6], side: 'right' },
  { part: 'baseplate', at: [-34.2, 14, 0.5], side: 'left' },
] as const satisfies readonly GroupPlace[];

type GroupPart = (typeof GROUPS)[number]['part'];

export function groupsIn(language: Language): readonly ExplodedGroup[] {
  const { parts, figures } = INSIDE_MESSAGES[language];
  const mm = (...sizes: number[]) => decimalsIn(`${sizes.join(' × ')}\u00a0mm`, language);
  const { slug, screw, bobbin, magnet, plate } = SIZES;
  const sizes = {
    cover: mm(...modelSizeOf(MODEL)),
    slug: mm(slug.diameter, slug.length),
    screw: mm(screw.length),
    magnet: mm(magnet.length, magnet.width, magnet.height),
    plate: mm(plate.length, plate.width),
    wire: String(neck?.awg),
    turns,
  };
  const counted = (part: string, figures: string) => `${countOf(MODEL, part)}×, ${figures}`;
  const words: Record<GroupPart, readonly [name: string, figures: string]> = {
    cover: [parts.cover, figures.cover(sizes)],
    slug: [parts.slugs, counted('slug', figures.slug(sizes))],
    'pole-screw': [parts.screws, counted('pole-screw', figures.screw(sizes))],
    'bobbin-top': [parts.bobbins, `2×, ${mm(bobbin.length, bobbin.width)}`],
    'coil-screw': [parts.coils, `2×, ${figures.coil(sizes)}`],
    spacer: [parts.spacer, figures.spacer],
    magnet: [parts.magnet, figures.magnet(neck ? MAGNET_NAMES[neck.magnet] : '', sizes)],
    baseplate: [parts.baseplate, figures.baseplate(sizes)],
  };
  return GROUPS.map((place) => {
    const [name, said] = words[place.part];
    return { name, figures: said, ...place };
  });
}
