import { addressCountry, type CountryCode, isAbroad } from '../countries.ts';
import { type CsvCell, kilogramCell, writeCsv } from '../csv.ts';
import type { Language } from '../languages.ts';
import { inThousands } from '../production/figures.ts';
import { keysOf, recordOf } from '../records.ts';
import { PACKING_DOUBTS } from './packing-doubts.messages.ts';

/** Materials of parcels, as the packaging register requires (VerpackG § 16, annex 1), with the names in its file. */
const MATERIALS = {
  cardboard: 'Cardboard boxes',
  paper: 'Paper, filling and tape',
  plastics: 'Plastics',
} as const;
export type Material = keyof typeof MATERIALS;

export const BOX_IDS = ['S', 'M', 'L'] as const;
export type BoxId = (typeof BOX_IDS)[number];

export interface ShippingBox {
  readonly name: string;
  readonly holds: number;
  readonly weights: Readonly<Record<Material, number>>;
}

/** The boxes in stock, weighed by the makers: double cardboard, paper filling and tape, no plastics. */
export const BOXES: Readonly<Record<BoxId, ShippingBox>> = {
  S: { name: 'Box S', holds: 1, weights: { cardboard: 140, paper: 30, plastics: 0 } },
  M: { name: 'Box M', holds: 3, weights: { cardboard: 230, paper: 50, plastics: 0 } },
  L: { name: 'Box L', holds: 8, weights: { cardboard: 410, paper: 95, plastics: 0 } },
};

/** Boxes for so many pickups; parts alone go into the smallest. */
export function boxesFor(pickups: number): readonly BoxId[] {
  const large = Math.floor(Math.max(0, pickups - 1) / BOXES.L.holds);
  const rest = pickups - large * BOXES.L.holds;
  const fitting = BOX_IDS.find((id) => BOXES[id].holds >= rest) ?? 'L';
  return [...Array.from({ length: large }, () => 'L' as const), fitting];
}

/** Weight of an empty parcel, g. */
export const tareOf = (box: BoxId): number =>
  Object.values(BOXES[box].weights).reduce((sum, grams) => sum + grams, 0);

/** Plausible weight of a pickup with leads and screws, g. */
const PICKUP_GRAMS = { least: 30, most: 600 };

/** Questions about implausible boxes or weights; usually none. */
export function parcelDoubts(
  parcels: readonly { readonly box: BoxId; readonly grams?: number | undefined }[],
  pickups: number,
  language: Language,
): readonly string[] {
  const messages = PACKING_DOUBTS[language];
  const room = parcels.reduce((sum, { box }) => sum + BOXES[box].holds, 0);
  const odd = parcels.flatMap(({ box, grams }) => {
    const least = tareOf(box) + PICKUP_GRAMS.least;
    const most = tareOf(box) + BOXES[box].holds * PICKUP_GRAMS.most;
    if (grams === undefined || (grams >= least && grams <= most)) return [];
    return [messages.weight(box, inThousands(grams), inThousands(least), inThousands(most))];
  });
  return [...(room < pickups ? [messages.room(room, pickups)] : []), ...odd];
}

export interface ShippedParcel {
  readonly country: CountryCode;
  readonly box: BoxId;
}

export const REGIONS = ['Germany', 'Rest of EU', 'Export'] as const;
export type Region = (typeof REGIONS)[number];

const regionOf = (country: CountryCode): Region => {
  if (country === 'DE') return 'Germany';
  // Northern Ireland is in the EU for goods, but not for its packaging law.
  return isAbroad(addressCountry(country)) ? 'Export' : 'Rest of EU';
};

/** Grams of each material placed on the market, by region. */
export function packagingRows(parcels: readonly ShippedParcel[]) {
  const gramsIn = (region: Region, weigh: (box: ShippingBox) => number) =>
    parcels
      .filter(({ country }) => regionOf(country) === region)
      .reduce((sum, { box }) => sum + weigh(BOXES[box]), 0);
  const row = (material: Material | 'all', name: string, weigh: (box: ShippingBox) => number) => {
    const grams = recordOf(REGIONS, (region) => gramsIn(region, weigh));
    return { material, name, grams, all: REGIONS.reduce((sum, region) => sum + grams[region], 0) };
  };
  const materials = keysOf(MATERIALS);
  return [
    ...materials.map((material) => row(material, MATERIALS[material], ({ weights }) => weights[material])),
    row('all', 'All', ({ weights }) => materials.reduce((sum, material) => sum + weights[material], 0)),
  ];
}

/** Packaging of a month as CSV, in kilograms. */
export function packagingCsv(month: string, parcels: readonly ShippedParcel[]): string {
  const rows = packagingRows(parcels)
    .filter(({ material }) => material !== 'all')
    .map(({ name, grams, all }): readonly CsvCell[] => [
      month,
      name,
      ...REGIONS.map((region) => kilogramCell(grams[region])),
      kilogramCell(all),
    ]);
  return writeCsv([['Month', 'Material, kg', ...REGIONS, 'All'], ...rows]);
}
