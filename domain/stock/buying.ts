import type { Day } from '../calendar/day.ts';
import { addWorkDays, workDayFrom } from '../calendar/work-days.ts';
import { add, type Cents, times, ZERO } from '../money.ts';
import { amountWords, type PartUnit } from './amounts.ts';

/** What parts come in. */
export const PACK_WORDS = ['piece', 'pack', 'bag', 'bundle', 'spool', 'ring', 'roll'] as const;
export type PackWord = (typeof PACK_WORDS)[number];

/** How a supplier is ordered from. */
export const ORDER_WAYS = ['mail', 'shop', 'call'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

export const WAY_WORDS: Readonly<Record<OrderWay, string>> = {
  mail: 'Mail the list',
  shop: 'Open their shop',
  call: 'Call',
};

/** "1 bundle of 25", "2 bags of 100", "4 pieces", "1 spool of 1 000 g". */
export function packWords(unit: PartUnit, packs: number, word: PackWord, pack: number): string {
  const words = packs === 1 ? word : `${word}s`;
  return pack === 1 && unit === 'piece'
    ? `${packs} ${words}`
    : `${packs} ${words} of ${amountWords(unit, pack)}`;
}

/** What a supplier asks for the post. */
export interface PostRule {
  readonly post: Cents;
  readonly freeFrom: Cents | null;
}

/** Goods and post of what is ordered at one supplier, net. */
export function orderSum(
  { post, freeFrom }: PostRule,
  lines: readonly { readonly price: Cents; readonly packs: number }[],
): { readonly goods: Cents; readonly post: Cents; readonly all: Cents } {
  const goods = lines.reduce((sum, { price, packs }) => add(sum, times(price, packs)), ZERO);
  const isFree = lines.length === 0 || (freeFrom !== null && goods >= freeFrom);
  const due = isFree ? ZERO : post;
  return { goods, post: due, all: add(goods, due) };
}

/** When something that is ordered today is here. */
export const comesOn = (today: Day, days: number): Day => addWorkDays(workDayFrom(today), days);
