import type { TradeInvoice } from '#domain/books/cross-industry-invoice.ts';
import type { Day } from '#domain/calendar/day.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { add, type Cents, cents, exactEuro, ZERO } from '#domain/money.ts';
import { smallBusinessWords } from '#domain/prices/vat.messages.ts';
import { isOfSmallBusiness, type Vat } from '#domain/prices/vat.ts';
import type { Paper, Typesetter } from '../platform/documents/typeset.ts';
import { INVOICE_MESSAGES } from './invoice.messages.ts';
import {
  billedLines,
  billPaper,
  dayIn,
  extraLine,
  type InvoiceRequest,
  numbersAbroad,
  SELLER,
  taxWithin,
  tradeSeller,
  wantsEInvoice,
} from './invoice-paper.ts';

export interface CorrectionRequest
  extends Pick<InvoiceRequest, 'number' | 'order' | 'language' | 'buyer' | 'dutyNote'> {
  readonly issued: Day;
  readonly invoice: { readonly number: string; readonly issued: Day };
  /** Refunded lines; gross, positive. */
  readonly lines: readonly {
    readonly name: string;
    readonly detail: string;
    readonly quantity: number;
    readonly amount: Cents;
  }[];
  readonly shipping: Cents;
  /** Refunded part of the prepaid duty. */
  readonly duty?: Cents;
  readonly goodwill: Cents;
  /** Goodwill on lines and shipping in earlier corrections, which counts once. */
  readonly counted: Cents;
  readonly vat: Vat;
  readonly refunded: Day;
}

const WORDS = {
  de: {
    title: 'Rechnungskorrektur',
    supplied: 'Zur Rechnung',
    paid: 'Zurückgezahlt',
    corrects: (number: string, day: string) => `Berichtigt die Rechnung ${number} vom ${day}`,
    goodwill: 'Nachlass im Nachhinein',
    counted: 'Schon als Nachlass berichtigt',
    way: 'auf dem Weg der Zahlung',
    note: 'Um diesen Betrag sind Entgelt und Steuer der Rechnung gemindert; im Übrigen gilt sie weiter.',
    noteWithoutTax: 'Um diesen Betrag ist das Entgelt der Rechnung gemindert; im Übrigen gilt sie weiter.',
  },
  en: {
    title: 'Invoice correction',
    supplied: 'To invoice',
    paid: 'Paid back',
    corrects: (number: string, day: string) => `Corrects invoice ${number} of ${day}`,
    goodwill: 'Reduction afterwards',
    counted: 'Corrected before, as a reduction',
    way: 'the way it was paid',
    note: 'Price and VAT of the invoice are less by this sum; in all else it stands.',
    noteWithoutTax: 'The price of the invoice is less by this sum; in all else it stands.',
  },
} as const;

/** Total of a correction: negative, as in the books. */
export const correctionTotal = ({
  lines,
  shipping,
  duty = ZERO,
  goodwill,
  counted,
}: Pick<CorrectionRequest, 'lines' | 'shipping' | 'duty' | 'goodwill' | 'counted'>): Cents =>
  cents(counted - add(...lines.map(({ amount }) => amount), shipping, duty, goodwill));

const minus = (amount: Cents): string => exactEuro(-amount);

const paidBackWords = ({ refunded, language }: Pick<CorrectionRequest, 'refunded' | 'language'>): string =>
  `${dayIn(language, refunded)}, ${WORDS[language].way}`;

function correctionData(request: CorrectionRequest) {
  const { language, buyer, lines, shipping, duty = ZERO, goodwill, counted, vat, invoice } = request;
  const labels = WORDS[language];
  const common = INVOICE_MESSAGES[language];
  const total = correctionTotal(request);
  const isSmall = isOfSmallBusiness(vat);
  const { net, tax, words: taxWords } = taxWithin(total, vat, language);
  return {
    language,
    words: {
      ...common,
      title: labels.title,
      supplied: labels.supplied,
      paid: labels.paid,
      gross: labels.corrects(invoice.number, dayIn(language, invoice.issued)),
    },
    number: request.number,
    order: request.order,
    issued: dayIn(language, request.issued),
    supplied: invoice.number,
    day: request.issued.split('-').map(Number),
    seller: SELLER,
    numbers: numbersAbroad(vat, language),
    buyer: billedLines(buyer, language),
    delivered: '',
    lines: [
      ...lines.map(({ name, detail, quantity, amount }) => ({
        name,
        detail,
        serials: '',
        quantity: String(quantity),
        // A unit price only for a single piece, because a share may not be divisible.
        unit: quantity === 1 ? minus(amount) : '',
        sum: minus(amount),
      })),
      ...extraLine(common.shipping, -shipping),
      ...extraLine(DUTY_LABEL[language], -duty, request.dutyNote),
      ...extraLine(labels.goodwill, -goodwill),
      ...extraLine(labels.counted, counted),
    ],
    tax: isSmall ? null : { net: exactEuro(net), words: taxWords, sum: exactEuro(tax) },
    total: exactEuro(total),
    paid: paidBackWords(request),
    note: isSmall
      ? `${smallBusinessWords(language)} ${labels.noteWithoutTax}`
      : vat.country === null
        ? labels.noteWithoutTax
        : labels.note,
  };
}

/**
 * The same as electronic credit note, with positive sums. Everything is a line, because a note needs at least one, and
 * shipping or a reduction may be refunded alone.
 */
function tradeCorrection(request: CorrectionRequest): TradeInvoice {
  const { language, shipping, duty = ZERO, goodwill, counted, vat } = request;
  const { number, order, issued, buyer, invoice } = request;
  const labels = WORDS[language];
  return {
    ...{ number, order, issued, language, buyer, vat, corrects: invoice },
    seller: tradeSeller(vat),
    lines: [
      ...request.lines.map(({ amount, ...line }) => ({ ...line, gross: amount })),
      ...[
        { name: INVOICE_MESSAGES[language].shipping, gross: shipping },
        { name: DUTY_LABEL[language], gross: duty },
        { name: labels.goodwill, gross: goodwill },
      ].map((extra) => ({ ...extra, detail: '', quantity: 1 })),
    ].filter(({ gross }) => gross > 0),
    charges: [],
    allowances: counted > 0 ? [{ reason: labels.counted, kind: 'other', gross: counted }] : [],
    paid: `${labels.paid}: ${paidBackWords(request)}`,
  };
}

/** The correction of an invoice as PDF/A-3a, in the invoice's layout; Factur-X for a firm. */
export const correctionPaper = (typesetter: Typesetter, request: CorrectionRequest): Promise<Paper> =>
  billPaper(typesetter, {
    data: correctionData(request),
    issued: request.issued,
    eInvoice: wantsEInvoice(request.buyer) ? tradeCorrection(request) : undefined,
  });
