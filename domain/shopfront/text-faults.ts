import { BORROWED_VOICES, GENERIC_CLAIMS } from '../products/claims.ts';
import { entriesOf } from '../records.ts';
import { type ShopText, type TextPlace, textPlaceOf } from './text-places.ts';

/** Why a text may not be published. `claim` is a word missing in the list of claims. */
export type TextFault =
  | { readonly kind: 'claim' | 'voice' | 'price' | 'arrival'; readonly word: string }
  | { readonly kind: 'length'; readonly length: number; readonly most: number }
  | { readonly kind: 'empty' }
  /** It expires before it is published. */
  | { readonly kind: 'past' };

/** Sums and percentages follow from the price list and the rules of shipping; typed ones would soon be wrong. */
const PRICE = /\d[\d.,\u00a0 ]*(€|euros?\b|eur\b|%|per cent|percent|prozent)|[€£$]\s?\d/i;
/** We can promise the shipping day, but not the carrier's delivery. */
const ARRIVAL =
  /\b(arrives?|arriving|delivered by|at your door by|kommt (am|bis|vor)|trifft .{0,30}\bein)\b/i;

const FORBIDDEN = { claim: GENERIC_CLAIMS, voice: BORROWED_VOICES, price: [PRICE], arrival: [ARRIVAL] };

export function textFaults(place: TextPlace, { words, link }: ShopText): readonly TextFault[] {
  const { most } = textPlaceOf(place);
  const texts = [words.en, words.de].filter((text) => text !== undefined);
  if (!words.en?.trim()) return [{ kind: 'empty' }];
  const faults: TextFault[] = [];
  for (const text of [...texts, link?.words, link?.german].filter((text) => text !== undefined)) {
    for (const [kind, patterns] of entriesOf<keyof typeof FORBIDDEN, readonly RegExp[]>(FORBIDDEN)) {
      const word = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
      if (word) faults.push({ kind, word: word.trim() });
    }
  }
  for (const text of texts)
    if (text.length > most) faults.push({ kind: 'length', length: text.length, most });
  return faults;
}
