import { inWords } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  odd: 'Enter a price above zero for a pickup, and zero or more for an option.',
  missing: 'The payment account has no price for this key.',
  set: (set: string, pickups: number, apart: string) =>
    `${set} would cost more than its ${inWords(pickups)} pickups bought singly (${apart}). Lower the price of the set.`,
};

export const PRICE_FAULTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    odd: 'Gib für einen Tonabnehmer mehr als null ein, für eine Option null oder mehr.',
    missing: 'Unter diesem Schlüssel hat das Zahlungskonto keinen Preis.',
    set: (set, pickups, apart) =>
      `${set}: Das Set wäre teurer als seine ${inWords(pickups, 'de')} Tonabnehmer einzeln (${apart}). Senk den Preis des Sets.`,
  },
};
