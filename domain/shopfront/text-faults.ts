import { BORROWED_VOICES, GENERIC_CLAIMS } from '../products/claims.ts';
import { type ShopText, type TextPlace, textPlaceOf } from './text-places.ts';

/** Why a text may not be published. `claim` is a word missing in the list of claims. */
export type TextFault =
  | { readonly kind: 'claim'; readonly word: string }
  | { readonly kind: 'voice'; readonly word: string }
  | { readonly kind: 'price'; readonly word: string }
  | { readonly kind: 'arrival'; readonly word: string }
  | { readonly kind: 'length'; readonly length: number; readonly most: number }
  | { readonly kind: 'empty' }
  /** It expires before it is published. */
  | { readonly kind: 'past' };

/** Sums and percentages follow from the price list and the rules of shipping; typed ones would soon be wrong. */
const PRICE = /\d[\d.,\u00a0 ]*(€|euros?\b|eur\b|%|per cent|percent|prozent)|[€£$]\s?\d/i;
/** We can promise the shipping day, but not the carrier's delivery. */
const ARRIVAL =
  /\b(arrives?|arriving|delivered by|at your door by|kommt (am|bis|vor)|trifft .{0,30}\bein)\b/i;

const firstMatch = (patterns: readonly RegExp[], text: string): string | undefined => {
  for (const pattern of patterns) {
    const word = pattern.exec(text)?.[0];
    if (word) return word.trim();
  }
  return undefined;
};

export function textFaults(place: TextPlace, { words, link }: ShopText): readonly TextFault[] {
  const { most } = textPlaceOf(place);
  const texts = [words.en, words.de].filter((text) => text !== undefined);
  if (!words.en?.trim()) return [{ kind: 'empty' }];
  const faults: TextFault[] = [];
  for (const text of [...texts, link?.words, link?.german].filter((text) => text !== undefined)) {
    const claim = firstMatch(GENERIC_CLAIMS, text);
    if (claim) faults.push({ kind: 'claim', word: claim });
    const voice = firstMatch(BORROWED_VOICES, text);
    if (voice) faults.push({ kind: 'voice', word: voice });
    const price = firstMatch([PRICE], text);
    if (price) faults.push({ kind: 'price', word: price });
    const arrival = firstMatch([ARRIVAL], text);
    if (arrival) faults.push({ kind: 'arrival', word: arrival });
  }
  for (const text of texts)
    if (text.length > most) faults.push({ kind: 'length', length: text.length, most });
  return faults;
}
