import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Payouts and orders',
  aside: 'what Stripe collected, kept and paid out',
  difference: (off: string) => `difference ${off}`,
  opening: (day: string) => `Clearing account, ${day}`,
  taken: '+ collected',
  kept: '− refunds, fees',
  paidOut: '− paid out',
  closing: (day: string) => `= clearing account, ${day}`,
  none: 'Nothing was paid out this month.',
  heads: ['Paid out', 'Payments', 'Gross', 'Fees', 'Refunds', 'To the bank', 'Matched'],
  found: (found: number, of: number) => `${found} of ${of}`,
  count: (count: number) => `${count} ${count === 1 ? 'payout' : 'payouts'}`,
  strangers: (ids: string) => `No matching order: ${ids}. Check them in the payment account.`,
};

export const PAYOUTS_SECTION: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Auszahlungen und Bestellungen',
    aside: 'eingenommen, einbehalten, ausgezahlt',
    difference: (off) => `Differenz ${off}`,
    opening: (day) => `Verrechnungskonto, ${day}`,
    taken: '+ Einnahmen',
    kept: '− Erstattungen, Gebühren',
    paidOut: '− Auszahlungen',
    closing: (day) => `= Verrechnungskonto, ${day}`,
    none: 'In diesem Monat wurde nichts ausgezahlt.',
    heads: ['Ausgezahlt', 'Zahlungen', 'Brutto', 'Gebühren', 'Erstattungen', 'An die Bank', 'Zugeordnet'],
    found: (found, of) => `${found} von ${of}`,
    count: (count) => `${count} ${count === 1 ? 'Auszahlung' : 'Auszahlungen'}`,
    strangers: (ids) => `Ohne passende Bestellung: ${ids}. Sieh im Zahlungskonto nach.`,
  },
};
