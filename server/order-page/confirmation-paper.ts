import type { Day } from '#domain/calendar/day.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { Paper, Typesetter } from '../platform/documents/typeset.ts';
import { INVOICE_MESSAGES, type InvoiceLanguage } from './invoice.messages.ts';
import { dayIn, type InvoiceRequest, invoiceData } from './invoice-paper.ts';

export interface ConfirmationRequest extends InvoiceRequest {
  readonly placed: Day;
  readonly leaves: Day | null;
  /** For an order without payment: its confirmation or delivery note. */
  readonly free?:
    | {
        readonly isNote: boolean;
        /** The order whose guarantee it serves. */
        readonly replaces: string | null;
        /** Declared customs value; null if none is needed. */
        readonly customsValue: Cents | null;
      }
    | undefined;
}

/** Replaces the invoice's wording. */
const WORDS = {
  de: {
    title: 'Bestellbestätigung',
    number: 'Bestellung',
    order: 'Bestellt',
    issued: 'Bezahlt',
    supplied: 'Verlässt Leipzig',
    open: 'offen',
    deliveryNote: 'Lieferschein',
    free: (replaces: string | null) =>
      replaces === null
        ? 'Unentgeltlich geliefert.'
        : `Unentgeltlicher Ersatz auf Gewährleistung für ${replaces}.`,
    customs: (value: string) => `Wert für den Zoll: ${value}.`,
    note: 'Danke. Das ist deine Bestellung, wie wir sie angenommen haben. Die Rechnung kommt mit dem Paket.',
  },
  en: {
    title: 'Order confirmation',
    number: 'Order',
    order: 'Placed',
    issued: 'Paid',
    supplied: 'Leaves Leipzig',
    open: 'open',
    deliveryNote: 'Delivery note',
    free: (replaces: string | null) =>
      replaces === null ? 'Supplied free of charge.' : `Free replacement under guarantee for ${replaces}.`,
    customs: (value: string) => `Value for customs: ${value}.`,
    note: 'Thank you. This is your order as we have accepted it. The invoice comes with the parcel.',
  },
} as const satisfies Record<InvoiceLanguage, object>;

/** The confirmation of an order as PDF, in the invoice's layout: same lines and sums, no number of its own. */
export function confirmationPaper(typesetter: Typesetter, request: ConfirmationRequest): Promise<Paper> {
  const { language, placed, leaves, paid, free } = request;
  const { open, note, deliveryNote, free: freeWords, customs, ...words } = WORDS[language];
  const bill = invoiceData(request);
  return typesetter.typeset('invoice', {
    data: {
      ...bill,
      words: {
        ...INVOICE_MESSAGES[language],
        gross: bill.words.gross,
        ...words,
        ...(free?.isNote && { title: deliveryNote }),
      },
      order: dayIn(language, placed),
      issued: dayIn(language, paid.on),
      supplied: leaves ? dayIn(language, leaves) : open,
      day: placed.split('-').map(Number),
      note: free
        ? [
            freeWords(free.replaces),
            ...(free.customsValue === null ? [] : [customs(exactEuro(free.customsValue))]),
          ].join(' ')
        : note,
    },
    files: { 'logo.svg': LOGO },
    standard: 'ua-1',
    at: new Date(`${placed}T12:00:00Z`),
  });
}
