import { fromEuro } from '../money.ts';
import { amountOf } from './amounts.ts';
import type { OrderWay, PackWord } from './buying.ts';
import type { LotPlace } from './lots.ts';
import { PARTS, type StockPart } from './parts.ts';

export interface ExampleSupplier {
  readonly name: string;
  readonly town: string;
  readonly way: OrderWay;
  readonly contact: string;
  readonly post: number;
  readonly freeFrom?: number;
  readonly days: number;
}

export const EXAMPLE_SUPPLIERS = {
  boxes: {
    name: 'Kartonwerk Muster',
    town: 'Halle',
    way: 'mail',
    contact: 'karton@example.org',
    post: 6.9,
    freeFrom: 50,
    days: 2,
  },
  wire: {
    name: 'Drahtkontor Beispiel',
    town: 'Nürnberg',
    way: 'mail',
    contact: 'draht@example.org',
    post: 8.9,
    days: 4,
  },
  magnets: {
    name: 'Magnete Mustermann',
    town: 'Bonn',
    way: 'shop',
    contact: 'https://magnete.example.org',
    post: 8.9,
    freeFrom: 100,
    days: 3,
  },
  plates: {
    name: 'Blechwerk Exempel',
    town: 'Chemnitz',
    way: 'mail',
    contact: 'blech@example.org',
    post: 6.5,
    days: 8,
  },
  cable: { name: 'Kabelhaus Probe', town: 'Leipzig', way: 'call', contact: '0341 000000', post: 0, days: 1 },
  screws: {
    name: 'Schraubenhaus Muster',
    town: 'Dresden',
    way: 'mail',
    contact: 'schrauben@example.org',
    post: 0,
    days: 3,
  },
  covers: {
    name: 'Pulver & Farbe Probe',
    town: 'Leipzig',
    way: 'mail',
    contact: 'farbe@example.org',
    post: 5.9,
    freeFrom: 80,
    days: 8,
  },
} as const satisfies Record<string, ExampleSupplier>;
type ExampleSupplierId = keyof typeof EXAMPLE_SUPPLIERS;

type Rule = readonly [
  shape: RegExp,
  supplier: ExampleSupplierId,
  onHand: number,
  reorder: number,
  pack: number,
  packWord: PackWord,
  euro: number,
];

/** The first match applies. Amounts are pieces, grams or metres. */
const RULES: readonly Rule[] = [
  [/^wire:42$/, 'wire', 1341, 1000, 1000, 'spool', 64.5],
  [/^wire:43$/, 'wire', 161, 100, 500, 'spool', 48.9],
  [/^wire:44$/, 'wire', 418, 200, 500, 'spool', 52.4],
  [/^bar:A5$/, 'magnets', 46, 20, 50, 'bag', 72.5],
  [/^bar:CER$/, 'magnets', 17, 8, 25, 'bag', 19.9],
  [/^bar:A2$/, 'magnets', 12, 6, 24, 'bag', 34.8],
  [/^bar:/, 'magnets', 14, 6, 24, 'bag', 34.8],
  [/^half-bar:/, 'magnets', 12, 8, 20, 'bag', 24],
  [/^rod:A5$/, 'magnets', 62, 60, 100, 'bag', 62],
  [/^rod:/, 'magnets', 84, 48, 100, 'bag', 62],
  [/^bobbin:humbucker:black$/, 'plates', 62, 24, 50, 'bag', 39],
  [/^bobbin:humbucker:/, 'plates', 12, 4, 10, 'bag', 12],
  [/^bobbin:/, 'plates', 12, 4, 10, 'bag', 12],
  [/^flatwork:/, 'plates', 14, 6, 10, 'pack', 16],
  [/^baseplate:humbucker$/, 'plates', 16, 8, 10, 'pack', 21],
  [/^baseplate:hp90$/, 'plates', 4, 6, 10, 'pack', 23.5],
  [/^(baseplate|plate|keeper):/, 'plates', 18, 8, 10, 'pack', 18],
  [/^screw:pole$/, 'screws', 88, 120, 100, 'bag', 8.9],
  [/^(screw|spring):/, 'screws', 160, 60, 100, 'bag', 4.2],
  [/^ring:/, 'covers', 8, 3, 10, 'pack', 19],
  [/^slug$/, 'screws', 214, 120, 200, 'bag', 21],
  [/^cover:(humbucker|hp90):/, 'covers', 2, 0, 4, 'pack', 46],
  [/^cover:/, 'covers', 8, 3, 10, 'pack', 34],
  [/^cable:five$/, 'cable', 6.2, 10, 25, 'ring', 41.25],
  [/^cable:/, 'cable', 38, 10, 25, 'ring', 18.5],
  [/^connector:/, 'cable', 24, 10, 25, 'bag', 21.5],
  [/^box:S$/, 'boxes', 11, 8, 25, 'bundle', 22.5],
  [/^box:M$/, 'boxes', 9, 15, 25, 'bundle', 31.25],
  [/^box:/, 'boxes', 12, 4, 10, 'bundle', 24],
  [/^tape$/, 'boxes', 2, 3, 6, 'pack', 22.8],
];

function exampleOf({ id, unit }: StockPart, index: number) {
  const rule = RULES.find(([shape]) => shape.test(id));
  if (!rule) return [];
  const [, supplier, onHand, reorder, pack, packWord, euro] = rule;
  const whole = (count: number) => amountOf(unit, count);
  return [
    {
      ...{ id, packWord, supplier, price: fromEuro(euro) },
      ...{ onHand: whole(onHand), reorder: whole(reorder), pack: whole(pack) },
      drawer: unit === 'piece' ? String(index + 1) : null,
    },
  ];
}

export const EXAMPLE_PARTS = PARTS.flatMap(exampleOf);

/** Its spools, in grams; those of a gauge add up to the stock of the gauge. */
export const EXAMPLE_LOTS: readonly {
  readonly name: string;
  readonly part: string;
  readonly left: number;
  readonly full: number;
  readonly reel: number;
  readonly place: LotPlace;
  readonly diameter?: number;
  readonly enamel: string;
  readonly openedDaysAgo?: number;
}[] = [
  {
    ...{ name: 'W-42-06', part: 'wire:42', left: 25, full: 1000, reel: 124, place: 'shelf' },
    ...{ diameter: 0.0716, enamel: 'plain enamel', openedDaysAgo: 76 },
  },
  {
    ...{ name: 'W-42-07', part: 'wire:42', left: 312, full: 1000, reel: 124, place: 'machine 1' },
    ...{ diameter: 0.0714, enamel: 'plain enamel', openedDaysAgo: 28 },
  },
  {
    ...{ name: 'W-42-08', part: 'wire:42', left: 1004, full: 1004, reel: 124, place: 'sealed' },
    enamel: 'plain enamel',
  },
  {
    ...{ name: 'W-43-04', part: 'wire:43', left: 161, full: 500, reel: 86, place: 'shelf' },
    ...{ diameter: 0.0642, enamel: 'poly, solderable', openedDaysAgo: 82 },
  },
  {
    ...{ name: 'W-44-02', part: 'wire:44', left: 418, full: 500, reel: 86, place: 'shelf' },
    ...{ diameter: 0.0579, enamel: 'poly, solderable', openedDaysAgo: 49 },
  },
];

/** Pending deliveries: packs, and working days until they arrive. */
export const EXAMPLE_ON_THE_WAY = [
  { part: 'cover:hp90:hornet:wine:50', packs: 1, days: 6 },
  { part: 'wire:43', packs: 1, days: 2 },
  { part: 'bar:A2', packs: 1, days: 4 },
];
