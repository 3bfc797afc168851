import type { InLanguages } from '../languages.ts';

const EN = {
  noPost: 'no postage',
  post: (euro: string) => `${euro} postage`,
  freeFrom: (euro: string) => `free from ${euro}`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  reorder: (amount: string) => `reorder at ${amount}`,
  anOrder: 'an order',
  short: (amount: string, by: string) => `${amount} for ${by}`,
  byHand: 'added by hand',
  allReserved: (amount: string) => `all ${amount} reserved`,
  free: (amount: string) => `${amount} free`,
};

/** Notes about a supplier, and reasons to buy. */
export const BUY_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    noPost: 'ohne Versandkosten',
    post: (euro) => `${euro} Versand`,
    freeFrom: (euro) => `versandfrei ab ${euro}`,
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    reorder: (amount) => `nachbestellen ab ${amount}`,
    anOrder: 'eine Bestellung',
    short: (amount, by) => `${amount} für ${by}`,
    byHand: 'von Hand hinzugefügt',
    allReserved: (amount) => `alle ${amount} reserviert`,
    free: (amount) => `${amount} frei`,
  },
};
