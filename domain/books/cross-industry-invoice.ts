import type { Day } from '../calendar/day.ts';
import type { Language } from '../languages.ts';
import { type Cents, ZERO } from '../money.ts';
import type { Vat } from '../prices/vat.ts';
import type { PostalAddress } from '../shipping/postal-address.ts';
import { type Content, xmlElement, xmlText } from '../xml.ts';
import { netAmounts } from './net-amounts.ts';

interface Line {
  readonly name: string;
  readonly detail: string;
  readonly serials?: readonly string[];
  readonly quantity: number;
  /** The whole quantity, positive. */
  readonly gross: Cents;
}

interface Extra {
  readonly reason: string;
  readonly kind: 'freight' | 'discount' | 'other';
  /** Positive. */
  readonly gross: Cents;
}

/** A machine-readable invoice. Sums are gross like the shop's prices, in cents. */
export interface TradeInvoice {
  readonly number: string;
  readonly order: string;
  readonly issued: Day;
  readonly supplied?: Day;
  /** The corrected invoice, if this is a correction. Its sums are positive, too. */
  readonly corrects?: { readonly number: string; readonly issued: Day };
  readonly language: Language;
  readonly seller: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    /** Empty for a small business without one. */
    readonly vatId: string;
    /** Number from the tax office, if there is no VAT id. */
    readonly taxNumber?: string;
    readonly mail: string;
  };
  readonly buyer: {
    readonly name: string;
    readonly company?: string | null;
    readonly address: PostalAddress;
    readonly vatId?: string | null;
  };
  readonly deliveredTo?: { readonly name: string; readonly address: PostalAddress } | undefined;
  readonly lines: readonly Line[];
  readonly charges: readonly Extra[];
  readonly allowances: readonly Extra[];
  readonly vat: Vat;
  readonly paid: string;
}

/** Profile: the European standard without extensions (BT-24). */
const EN_16931 = 'urn:cen.eu:en16931:2017';
const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** UNTDID 1001: an invoice, and a credit note. */
const TYPE = { invoice: '380', correction: '381' } as const;
/** UNTDID 4461: bank card. Shoppers pay by card, or by a wallet that contains one. */
const BY_CARD = '48';
/** UNTDID 7161 for charges, 5189 for allowances. Neither has a code for prepaid duty, so it has a text. */
const REASON_CODES = { freight: 'FC', discount: '95', other: undefined } as const;
/** UN/ECE recommendation 20: one piece. */
const PIECE = 'C62';
const HOME = 'DE';

interface TaxCategory {
  /** UNTDID 5305. */
  readonly code: 'S' | 'G' | 'E';
  readonly ratePercent: number;
  readonly reason?: string;
  /** Code list VATEX of the standard. */
  readonly reasonCode?: string;
}

/** Legal reason for a tax-free sale. */
const FREE_OF_TAX: Record<'export' | 'smallBusiness', Record<Language, string>> = {
  export: {
    de: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 a, § 6 UStG)',
    en: 'Export, free of tax (§ 4 no. 1 a, § 6 UStG)',
  },
  smallBusiness: {
    de: 'Steuerfrei für Kleinunternehmer (§ 19 UStG)',
    en: 'Small business, free of tax (§ 19 UStG)',
  },
};

/** Tax category of a sale: the rate of the taxing country, or none with the reason. */
function taxCategory({ vat, seller, language }: TradeInvoice): TaxCategory {
  const { country, ratePercent } = vat;
  // BR-G-2: the seller of category G needs a VAT id. Without one the sale is exempt (E) with its reason.
  if (country === null && seller.vatId === '')
    return { code: 'E', ratePercent: 0, reason: FREE_OF_TAX.export[language] };
  if (country === null)
    return { code: 'G', ratePercent: 0, reason: FREE_OF_TAX.export[language], reasonCode: 'VATEX-EU-G' };
  if (ratePercent === 0) return { code: 'E', ratePercent, reason: FREE_OF_TAX.smallBusiness[language] };
  return { code: 'S', ratePercent };
}

/** Cents as euro with two decimals and a point. */
const euro = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const ram = (name: string, content: Content, attributes?: Record<string, string>): string =>
  xmlElement(`ram:${name}`, content, attributes);
const text = (name: string, words: string | null | undefined, attributes?: Record<string, string>): string =>
  words?.trim() ? ram(name, xmlText(words.trim()), attributes) : '';
/** A day in format 102 of the standard: 20261124. */
const day = (name: string, date: Day, use: 'udt:DateTimeString' | 'qdt:DateTimeString') =>
  ram(name, xmlElement(use, date.replaceAll('-', ''), { format: '102' }));

const address = ({ line1, line2, postal_code, city, state, country }: PostalAddress): string =>
  ram('PostalTradeAddress', [
    text('PostcodeCode', postal_code),
    text('LineOne', line1),
    text('LineTwo', line2),
    text('CityName', city),
    text('CountryID', country),
    text('CountrySubDivisionName', state),
  ]);
const mailTo = (mail: string) => ram('URIUniversalCommunication', text('URIID', mail, { schemeID: 'EM' }));
/** A tax number is from the tax office (BT-32, scheme FC), a VAT id from the Union (BT-31, scheme VA). */
const taxNumber = (id: string | undefined) =>
  id ? ram('SpecifiedTaxRegistration', text('ID', id, { schemeID: 'FC' })) : '';
const vatNumber = (id: string | null | undefined) =>
  id ? ram('SpecifiedTaxRegistration', text('ID', id, { schemeID: 'VA' })) : '';

function agreement({ seller, buyer, order }: TradeInvoice): string {
  const { name, street, postalCode, city, vatId, mail } = seller;
  const ownNumber = vatId === '' ? seller.taxNumber : undefined;
  const home = { line1: street, postal_code: postalCode, city, country: HOME } as const;
  return ram('ApplicableHeaderTradeAgreement', [
    ram('SellerTradeParty', [
      // BR-CO-26: without a VAT id the tax number identifies the seller (BT-29).
      text('ID', ownNumber),
      text('Name', name),
      address(home),
      mailTo(mail),
      taxNumber(ownNumber),
      vatNumber(vatId),
    ]),
    ram('BuyerTradeParty', [
      text('Name', buyer.company || buyer.name),
      buyer.company ? ram('DefinedTradeContact', text('PersonName', buyer.name)) : '',
      address(buyer.address),
      vatNumber(buyer.vatId),
    ]),
    ram('SellerOrderReferencedDocument', text('IssuerAssignedID', order)),
  ]);
}

const delivery = ({ deliveredTo, supplied }: TradeInvoice): string =>
  ram('ApplicableHeaderTradeDelivery', [
    deliveredTo
      ? ram('ShipToTradeParty', [text('Name', deliveredTo.name), address(deliveredTo.address)])
      : '',
    supplied
      ? ram('ActualDeliverySupplyChainEvent', day('OccurrenceDateTime', supplied, 'udt:DateTimeString'))
      : '',
  ]);

const taxOf = (name: string, { code, ratePercent }: TaxCategory): string =>
  ram(name, [
    text('TypeCode', 'VAT'),
    text('CategoryCode', code),
    text('RateApplicablePercent', String(ratePercent)),
  ]);

/** The price is that of the whole quantity, to avoid fractions of a cent. */
const line = (
  { name, detail, serials = [], quantity }: Line,
  { place, amount, category }: { place: number; amount: Cents; category: TaxCategory },
): string =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', text('LineID', String(place))),
    ram('SpecifiedTradeProduct', [
      text('Name', name),
      text('Description', detail),
      ...serials.map((serial) =>
        ram('ApplicableProductCharacteristic', [text('Description', 'Serial'), text('Value', serial)]),
      ),
    ]),
    ram(
      'SpecifiedLineTradeAgreement',
      ram('NetPriceProductTradePrice', [
        text('ChargeAmount', euro(amount)),
        text('BasisQuantity', String(quantity), { unitCode: PIECE }),
      ]),
    ),
    ram('SpecifiedLineTradeDelivery', text('BilledQuantity', String(quantity), { unitCode: PIECE })),
    ram('SpecifiedLineTradeSettlement', [
      taxOf('ApplicableTradeTax', category),
      ram('SpecifiedTradeSettlementLineMonetarySummation', text('LineTotalAmount', euro(amount))),
    ]),
  ]);

const extra = (
  { reason, kind }: Extra,
  { isCharge, amount, category }: { isCharge: boolean; amount: Cents; category: TaxCategory },
): string =>
  ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', xmlElement('udt:Indicator', String(isCharge))),
    text('ActualAmount', euro(amount)),
    text('ReasonCode', REASON_CODES[kind]),
    text('Reason', reason),
    taxOf('CategoryTradeTax', category),
  ]);

/**
 * An invoice or its correction as XML of the UN's Cross Industry Invoice (D16B), profile EN 16931, for embedding in a
 * PDF by Factur-X and ZUGFeRD. Deterministic. Everything is paid or refunded, so nothing is due. Throws if there is no
 * line.
 */
export function crossIndustryInvoice(invoice: TradeInvoice): string {
  const { lines, charges, allowances, vat, corrects, paid } = invoice;
  const category = taxCategory(invoice);
  const grossOf = (parts: readonly { readonly gross: Cents }[]) => parts.map(({ gross }) => gross);
  const sums = netAmounts(
    { lines: grossOf(lines), charges: grossOf(charges), allowances: grossOf(allowances) },
    vat,
  );
  const extras = (parts: readonly Extra[], amounts: readonly Cents[], isCharge: boolean) =>
    parts.map((part, at) => extra(part, { isCharge, amount: amounts[at] ?? ZERO, category }));
  const settlement = ram('ApplicableHeaderTradeSettlement', [
    text('InvoiceCurrencyCode', 'EUR'),
    ram('SpecifiedTradeSettlementPaymentMeans', text('TypeCode', BY_CARD)),
    ram('ApplicableTradeTax', [
      text('CalculatedAmount', euro(sums.tax)),
      text('TypeCode', 'VAT'),
      text('ExemptionReason', category.reason),
      text('BasisAmount', euro(sums.net)),
      text('CategoryCode', category.code),
      text('ExemptionReasonCode', category.reasonCode),
      text('RateApplicablePercent', String(category.ratePercent)),
    ]),
    ...extras(allowances, sums.allowances, false),
    ...extras(charges, sums.charges, true),
    ram('SpecifiedTradePaymentTerms', text('Description', paid)),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('LineTotalAmount', euro(sums.lineTotal)),
      text('ChargeTotalAmount', euro(sums.chargeTotal)),
      text('AllowanceTotalAmount', euro(sums.allowanceTotal)),
      text('TaxBasisTotalAmount', euro(sums.net)),
      text('TaxTotalAmount', euro(sums.tax), { currencyID: 'EUR' }),
      text('GrandTotalAmount', euro(sums.gross)),
      text('TotalPrepaidAmount', euro(sums.gross)),
      text('DuePayableAmount', euro(ZERO)),
    ]),
    corrects
      ? ram('InvoiceReferencedDocument', [
          text('IssuerAssignedID', corrects.number),
          day('FormattedIssueDateTime', corrects.issued, 'qdt:DateTimeString'),
        ])
      : '',
  ]);
  const whole = xmlElement(
    'rsm:CrossIndustryInvoice',
    [
      xmlElement(
        'rsm:ExchangedDocumentContext',
        ram('GuidelineSpecifiedDocumentContextParameter', text('ID', EN_16931)),
      ),
      xmlElement('rsm:ExchangedDocument', [
        text('ID', invoice.number),
        text('TypeCode', corrects ? TYPE.correction : TYPE.invoice),
        day('IssueDateTime', invoice.issued, 'udt:DateTimeString'),
      ]),
      xmlElement('rsm:SupplyChainTradeTransaction', [
        ...lines.map((one, at) => line(one, { place: at + 1, amount: sums.lines[at] ?? ZERO, category })),
        agreement(invoice),
        delivery(invoice),
        settlement,
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}
