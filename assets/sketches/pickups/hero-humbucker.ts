import { rectangle } from '../outline.ts';
import { boundsOf, type Part } from '../parts.ts';
import { baseplate } from './hardware.ts';
import { fishboneInside, fishboneSlots } from './humbucker.ts';

/**
 * The landing page's pickup: nickel fishbone cover on a wound body, cable at the far end; mm. The far leg
 * is left out: it would clutter the letters behind it.
 */
export function heroHumbucker(): Part[] {
  const plate = baseplate().filter((part) => part.name !== 'baseplate' && boundsOf(part).min[0] < 34);
  return [
    ...plate.map((part) => (part.name === 'foot' ? { ...part, face: LEG_FACE } : part)),
    {
      kind: 'prism',
      name: 'baseplate',
      material: 'nickel',
      outline: rectangle(70.4, 39.4, 2.8),
      z0: 0,
      z1: 1.3,
      falloff: 0.5,
      face: PLATE_FACE,
    },
    flange(1.3, 2.2),
    {
      kind: 'prism',
      name: 'coil',
      material: 'winding',
      outline: rectangle(68.4, 37.4, 2.6),
      z0: 2.2,
      z1: 10.2,
      turns: 17,
      falloff: 0.42,
    },
    flange(10.2, 11.2),
    {
      kind: 'prism',
      name: 'cover',
      material: 'nickel',
      outline: rectangle(70.4, 39.4, 2.8),
      z0: 11.2,
      z1: 16.6,
      fillet: { inset: 1.5, height: 1.5, steps: 5 },
      falloff: 0.5,
      face: COVER_FACE,
      openings: { outlines: fishboneSlots(), thickness: 0.9, inside: fishboneInside('black', 52) },
    },
    {
      kind: 'tube',
      name: 'cable',
      material: 'jacket',
      radius: 1.7,
      points: [
        [30, -14, -2],
        [36, -17.2, -2],
        [42, -18.2, -2],
        [49, -16.2, -2],
        [56, -12.4, -2],
        [64, -9, -2],
        [75, -7.4, -2],
      ],
    },
  ];
}

function flange(z0: number, z1: number): Part {
  return { kind: 'prism', name: 'flange', material: 'black', outline: rectangle(69.6, 38.6, 2.7), z0, z1 };
}

/** A soft box along the length of the cover, dark above it, a second, weaker light from below. */
const COVER_FACE = [
  [0, 0.42],
  [0.16, 0.58],
  [0.3, 0.74],
  [0.4, 0.98],
  [0.46, 1.06],
  [0.53, 0.86],
  [0.68, 0.72],
  [0.84, 0.86],
  [0.93, 0.74],
  [1, 0.56],
] as const;

const PLATE_FACE = [
  [0, 0.5],
  [0.5, 0.72],
  [1, 0.95],
] as const;

const LEG_FACE = [
  [0, 0.42],
  [0.35, 0.86],
  [0.55, 0.66],
  [1, 0.34],
] as const;
