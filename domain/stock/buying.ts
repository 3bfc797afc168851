import { type Day, dayInWords } from '../calendar/day.ts';
import { addWorkDays, workDayFrom } from '../calendar/work-days.ts';
import type { Language } from '../languages.ts';
import { add, type Cents, exactEuro, formatEuro, times, ZERO } from '../money.ts';
import { amountWords, type PartUnit } from './amounts.ts';
import { BUYING } from './buying.messages.ts';

export const PACK_WORDS = ['piece', 'pack', 'bag', 'bundle', 'spool', 'ring', 'roll'] as const;
export type PackWord = (typeof PACK_WORDS)[number];

export const ORDER_WAYS = ['mail', 'shop', 'call'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

/** "1 bundle of 25", "2 bags of 100", "4 pieces", "1 spool of 1 000 g". */
export function packWords(
  unit: PartUnit,
  packs: number,
  word: PackWord,
  pack: number,
  language: Language = 'en',
): string {
  const { packs: names, of } = BUYING[language];
  const text = `${packs} ${names[word][packs === 1 ? 0 : 1]}`;
  return pack === 1 && unit === 'piece' ? text : of(text, amountWords(unit, pack, language));
}

/** Amount ordered: "25", "500 g"; a single one is "1 piece". */
export const orderedWords = (unit: PartUnit, amount: number, language: Language = 'en'): string =>
  unit === 'piece' && amount === 1
    ? packWords(unit, 1, 'piece', 1, language)
    : amountWords(unit, amount, language);

export interface PostRule {
  readonly post: Cents;
  readonly freeFrom: Cents | null;
}

/** Goods and postage of an order at one supplier, net. */
export function orderSum(
  { post, freeFrom }: PostRule,
  lines: readonly { readonly price: Cents; readonly packs: number }[],
) {
  const goods = lines.reduce((sum, { price, packs }) => add(sum, times(price, packs)), ZERO);
  const isFree = lines.length === 0 || (freeFrom !== null && goods >= freeFrom);
  const postage = isFree ? ZERO : post;
  return { goods, post: postage, all: add(goods, postage) };
}

export const comesOn = (today: Day, days: number): Day => addWorkDays(workDayFrom(today), days);

interface Supplied {
  readonly town: string;
  readonly post: Cents;
  readonly freeFrom: Cents | null;
  readonly days: number;
}

/** "Halle · free from 50 € · 2 days". */
export function supplierWords({ town, post, freeFrom, days }: Supplied, language: Language = 'en'): string {
  const messages = BUYING[language];
  const posted =
    post === 0
      ? messages.noPost
      : freeFrom === null
        ? messages.post(exactEuro(post))
        : messages.freeFrom(formatEuro(freeFrom));
  return [town, posted, messages.days(days)].join(' · ');
}

interface Reasoned {
  readonly unit: PartUnit;
  readonly free: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly reorder: number;
  readonly need: number;
  readonly short: { readonly buyer: string | null; readonly promised: Day | null } | undefined;
}

/** Why a part is on the list: "−1 for Ida, Wed 2 Dec · reorder at 15", "reorder at 120, 40 free", "put on the list". */
export function lineReason(
  { unit, free, onHand, reserved, reorder, need, short }: Reasoned,
  language: Language = 'en',
): string {
  const messages = BUYING[language];
  const amountText = (amount: number) => amountWords(unit, amount, language);
  const point = reorder > 0 ? messages.reorder(amountText(reorder)) : undefined;
  if (short) {
    const buyer = short.buyer?.trim().split(/\s+/)[0] || messages.anOrder;
    const day = short.promised && dayInWords(short.promised, language, 'short');
    const by = [buyer, day].filter(Boolean).join(', ');
    return [messages.short(amountText(free), by), point].filter(Boolean).join(' · ');
  }
  if (need <= 0) return messages.byHand;
  if (free === 0 && reserved > 0)
    return [messages.allReserved(amountText(onHand)), point].filter(Boolean).join(' · ');
  return [point, messages.free(amountText(free))].filter(Boolean).join(', ');
}
