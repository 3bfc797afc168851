import { crossIndustryInvoice, type TradeInvoice } from '#domain/books/cross-industry-invoice.ts';
import { type Day, germanDay, shortDay } from '#domain/calendar/day.ts';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { vatIdFault } from '#domain/checkout/vat-ids.ts';
import { COMPANY } from '#domain/company.ts';
import type { CountryCode } from '#domain/countries.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { decimalsIn, localeOf } from '#domain/languages.ts';
import { add, type Cents, cents, exactEuro, times } from '#domain/money.ts';
import { smallBusinessWords } from '#domain/prices/vat.messages.ts';
import { isOfSmallBusiness, type Vat, vatContained } from '#domain/prices/vat.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import type { PostalAddress } from '#domain/shipping/postal-address.ts';
import { FACTUR_X_FILE, sayFacturX } from '../platform/documents/factur-x.ts';
import { LOGO } from '../platform/documents/marks.ts';
import type { Paper, Typesetter } from '../platform/documents/typeset.ts';
import { INVOICE_MESSAGES, type InvoiceLanguage } from './invoice.messages.ts';

interface InvoiceLine {
  readonly name: string;
  /** Its configuration in a line. */
  readonly detail: string;
  readonly serials: readonly string[];
  readonly quantity: number;
  /** Gross. */
  readonly unit: Cents;
}

interface Recipient {
  readonly name: string;
  readonly address: PostalAddress;
}

export interface Billed extends Recipient {
  readonly company?: string | null;
  readonly vatId?: string | null;
}

/** Data of an invoice; every figure is frozen on the order. */
export interface InvoiceRequest {
  readonly number: string;
  readonly order: string;
  readonly issued: Day;
  readonly supplied: Day;
  readonly language: InvoiceLanguage;
  readonly buyer: Billed;
  /** Delivery address, if it differs. */
  readonly deliveredTo?: Recipient | undefined;
  readonly lines: readonly InvoiceLine[];
  readonly shipping: { readonly price: Cents; readonly service: string };
  /** Prepaid import duty: a fee, not a tax. */
  readonly duty: Cents;
  /** Note below the duty's name. */
  readonly dutyNote?: string | undefined;
  /** Discount of a code, and its per cent. */
  readonly discount: Cents;
  readonly discountPercent: number | null;
  readonly vat: Vat;
  readonly paid: { readonly on: Day; readonly how?: string };
}

export const dayIn = (language: InvoiceLanguage, day: Day) =>
  language === 'en' ? `${shortDay(day)} ${day.slice(0, 4)}` : germanDay(day);

const countryIn = (language: InvoiceLanguage, country: CountryCode): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(country) ?? country;

export const SELLER = {
  shop: COMPANY.shopName,
  get name() {
    return COMPANY.legalName;
  },
  get address() {
    return [COMPANY.street, `${COMPANY.postalCode} ${COMPANY.city}`];
  },
  get partners() {
    return COMPANY.partners;
  },
  get vatId() {
    return COMPANY.vatId;
  },
  get taxNumber() {
    return COMPANY.taxNumber;
  },
  get mail() {
    return COMPANY.supportEmail;
  },
  get city() {
    return COMPANY.city;
  },
};

/** Our registration numbers for goods outside the EU: for customs, and for the destination's tax office. */
export const numbersAbroad = ({ country }: Vat, language: InvoiceLanguage): readonly string[] => [
  ...(country === 'GB' && COMPANY.gbVatNumber
    ? [`${INVOICE_MESSAGES[language].gbVatNumber} ${COMPANY.gbVatNumber}`]
    : []),
  ...((country === 'GB' || country === null) && COMPANY.eori ? [`EORI ${COMPANY.eori}`] : []),
];

export const billedLines = (
  { name, address, company, vatId }: Billed,
  language: InvoiceLanguage,
): readonly string[] => [
  ...(company ? [company] : []),
  ...addressLines(name, address, countryIn(language, address.country)),
  ...(vatId ? [`${INVOICE_MESSAGES[language].vatId} ${vatId}`] : []),
];

/** The tax within a sum, and its label, for payments and refunds. */
export function taxWithin(total: Cents, vat: Vat, language: InvoiceLanguage) {
  const labels = INVOICE_MESSAGES[language];
  const whole = vatContained(cents(Math.abs(total)), vat);
  const tax = total < 0 ? cents(-whole) : whole;
  const net = cents(total - tax);
  const rate = `${decimalsIn(String(vat.ratePercent), language)}\u00a0%`;
  // Above the threshold of the one-stop shop, another country's tax applies.
  const whose = vat.country && vat.country !== 'DE' ? `${labels.vat} ${vat.country}` : labels.vat;
  return {
    tax,
    net,
    words: vat.country ? `${whose} ${rate} ${labels.of} ${exactEuro(net)}` : labels.noVat,
  };
}

/** The invoice's total, and the tax within it. */
export function invoiceSums({
  lines,
  shipping,
  duty,
  discount,
  vat,
}: Pick<InvoiceRequest, 'duty' | 'discount' | 'vat'> & {
  readonly lines: readonly Pick<InvoiceLine, 'unit' | 'quantity'>[];
  readonly shipping: Pick<InvoiceRequest['shipping'], 'price'>;
}) {
  const goods = add(...lines.map(({ unit, quantity }) => times(unit, quantity)));
  const total = cents(goods - discount + shipping.price + duty);
  const tax = vatContained(total, vat);
  return { goods, total, tax, net: cents(total - tax) };
}

const paidWords = ({ paid, language }: Pick<InvoiceRequest, 'paid' | 'language'>): string =>
  [dayIn(language, paid.on), paid.how ?? INVOICE_MESSAGES[language].card].join(', ');

/** A line of one piece that is no pickup; none without an amount. */
export const extraLine = (name: string, amount: number, detail = '') =>
  amount === 0
    ? []
    : [{ name, detail, serials: '', quantity: '1', unit: exactEuro(amount), sum: exactEuro(amount) }];

/** Data for the template: text, dates and formatted sums. */
export function invoiceData(request: InvoiceRequest) {
  const { language, lines, shipping, duty, discount, vat, buyer, deliveredTo } = request;
  const labels = INVOICE_MESSAGES[language];
  const { total } = invoiceSums(request);
  const tax = taxWithin(total, vat, language);
  const isExport = vat.country === null;
  const isSmall = isOfSmallBusiness(vat);
  const { country } = (deliveredTo ?? buyer).address;
  return {
    language,
    words: { ...labels, gross: isExport || isSmall ? labels.grossWithoutTax : labels.gross },
    number: request.number,
    order: request.order,
    issued: dayIn(language, request.issued),
    supplied: dayIn(language, request.supplied),
    day: request.issued.split('-').map(Number),
    seller: SELLER,
    numbers: numbersAbroad(vat, language),
    buyer: billedLines(buyer, language),
    delivered: deliveredTo
      ? addressLines(deliveredTo.name, deliveredTo.address, countryIn(language, country)).join(', ')
      : '',
    lines: [
      ...lines.map(({ name, detail, serials, quantity, unit }) => ({
        name,
        detail,
        serials: serials.join(', '),
        quantity: String(quantity),
        unit: exactEuro(unit),
        sum: exactEuro(times(unit, quantity)),
      })),
      ...extraLine(DISCOUNT_LABEL[language](request.discountPercent), -discount),
      {
        name: labels.shipping,
        detail: `${shipping.service}, ${countryIn(language, country)}`,
        serials: '',
        quantity: '1',
        unit: exactEuro(shipping.price),
        sum: exactEuro(shipping.price),
      },
      ...extraLine(DUTY_LABEL[language], duty, request.dutyNote),
    ],
    // A small business must show no tax (§ 14 c UStG): neither a tax line nor a net sum.
    tax: isSmall ? null : { net: exactEuro(tax.net), words: tax.words, sum: exactEuro(tax.tax) },
    total: exactEuro(total),
    paid: paidWords(request),
    note: [
      labels.thanks,
      ...(isExport ? [labels.export] : isSmall ? [smallBusinessWords(language)] : []),
    ].join(' '),
  };
}

/** The electronic invoice: discount, shipping and duty are separate from the lines. */
function tradeInvoice(request: InvoiceRequest): TradeInvoice {
  const { language, shipping, duty, discount, discountPercent, lines } = request;
  const labels = INVOICE_MESSAGES[language];
  const { number, order, issued, supplied, buyer, deliveredTo, vat } = request;
  return {
    ...{ number, order, issued, supplied, language, buyer, deliveredTo, vat },
    seller: tradeSeller(vat),
    lines: lines.map(({ name, detail, serials, quantity, unit }) => ({
      ...{ name, detail, serials, quantity },
      gross: times(unit, quantity),
    })),
    charges: [
      { reason: `${labels.shipping}, ${shipping.service}`, kind: 'freight' as const, gross: shipping.price },
      { reason: DUTY_LABEL[language], kind: 'other' as const, gross: duty },
    ].filter(({ gross }) => gross > 0),
    allowances:
      discount > 0
        ? [{ reason: DISCOUNT_LABEL[language](discountPercent), kind: 'discount', gross: discount }]
        : [],
    paid: `${labels.paid}: ${paidWords(request)}`,
  };
}

/** The invoice of an order as PDF/A-3a, A4; Factur-X for a firm. */
export const invoicePaper = (typesetter: Typesetter, request: InvoiceRequest): Promise<Paper> =>
  billPaper(typesetter, {
    data: invoiceData(request),
    issued: request.issued,
    eInvoice: wantsEInvoice(request.buyer) ? tradeInvoice(request) : undefined,
  });

/** True if an electronic invoice is attached: buyers with a VAT id are firms. */
export const wantsEInvoice = ({ vatId }: { readonly vatId?: string | null }): boolean =>
  Boolean(vatId) && vatIdFault(vatId ?? '') === undefined;

/** The seller, with the number under which the tax is paid. */
export const tradeSeller = ({ country }: Vat): TradeInvoice['seller'] => ({
  name: COMPANY.legalName,
  street: COMPANY.street,
  postalCode: COMPANY.postalCode,
  city: COMPANY.city,
  vatId: (country === 'GB' && COMPANY.gbVatNumber) || COMPANY.vatId,
  taxNumber: COMPANY.taxNumber,
  mail: COMPANY.supportEmail,
});

interface Bill {
  readonly data: object;
  readonly issued: Day;
  /** The electronic invoice, if the buyer is a firm. */
  readonly eInvoice: TradeInvoice | undefined;
}

/** An invoice or correction as PDF/A-3a; for a firm as Factur-X, the same with embedded XML. */
export async function billPaper(typesetter: Typesetter, { data, issued, eInvoice }: Bill): Promise<Paper> {
  const paper = await typesetter.typeset('invoice', {
    data: { ...data, attached: eInvoice ? FACTUR_X_FILE : '' },
    files: {
      'logo.svg': LOGO,
      ...(eInvoice && { [FACTUR_X_FILE]: crossIndustryInvoice(eInvoice) }),
    },
    standard: 'a-3a',
    at: new Date(`${issued}T12:00:00Z`),
  });
  // With missing glyphs it is no PDF/A, and therefore no Factur-X: the XML is attached without that claim.
  return eInvoice && !paper.gaps ? { ...paper, pdf: sayFacturX(paper.pdf) } : paper;
}
