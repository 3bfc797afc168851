import type { Day } from '#domain/calendar/day.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { Paper, Typesetter } from '../platform/documents/typeset.ts';
import { INVOICE_MESSAGES, type InvoiceLanguage } from './invoice.messages.ts';
import { dayIn, type InvoiceRequest, invoiceData } from './invoice-paper.ts';

export interface ConfirmationRequest extends InvoiceRequest {
  readonly placed: Day;
  /** When it is promised to leave. */
  readonly leaves: Day | null;
}

/** What is on it in place of an invoice's words. */
const WORDS = {
  de: {
    title: 'Bestellbestätigung',
    number: 'Bestellung',
    order: 'Bestellt',
    issued: 'Bezahlt',
    supplied: 'Verlässt Leipzig',
    open: 'offen',
    note: 'Danke. Das ist deine Bestellung, wie wir sie angenommen haben. Die Rechnung kommt mit dem Paket.',
  },
  en: {
    title: 'Order confirmation',
    number: 'Order',
    order: 'Placed',
    issued: 'Paid',
    supplied: 'Leaves Leipzig',
    open: 'open',
    note: 'Thank you. This is your order as we have accepted it. The invoice comes with the parcel.',
  },
} as const satisfies Record<InvoiceLanguage, object>;

/** The confirmation of an order as PDF, on the invoice's sheet: same lines, same sums, no number of its own. */
export function confirmationPaper(typesetter: Typesetter, request: ConfirmationRequest): Promise<Paper> {
  const { language, placed, leaves, paid } = request;
  const { open, note, ...words } = WORDS[language];
  const bill = invoiceData(request);
  return typesetter.typeset('invoice', {
    data: {
      ...bill,
      words: { ...INVOICE_MESSAGES[language], gross: bill.words.gross, ...words },
      order: dayIn(language, placed),
      issued: dayIn(language, paid.on),
      supplied: leaves ? dayIn(language, leaves) : open,
      day: placed.split('-').map(Number),
      note,
    },
    files: { 'logo.svg': LOGO },
    standard: 'ua-1',
    at: new Date(`${placed}T12:00:00Z`),
  });
}
