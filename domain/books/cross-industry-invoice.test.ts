import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { allAt, readXml, type XmlElement } from '../../tests/fixtures/read-xml.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { COUNTRIES } from '../countries.ts';
import { cents } from '../money.ts';
import { crossIndustryInvoice, type TradeInvoice } from './cross-industry-invoice.ts';

const HOME = { line1: 'Rechnungsweg 2', postal_code: '10115', city: 'Berlin', country: 'DE' } as const;
const INVOICE: TradeInvoice = {
  number: 'RE-2026-0417',
  order: 'GW-7K3M9Q2X',
  issued: '2026-11-24',
  supplied: '2026-11-24',
  language: 'de',
  seller: {
    name: 'Gewitter Muster & Beispiel GbR',
    street: 'Beispielstraße 1',
    postalCode: '04109',
    city: 'Leipzig',
    vatId: 'DE000000000',
    mail: 'support@example.org',
  },
  buyer: {
    name: 'Jonas Beispiel',
    company: 'Beispiel Gitarren GmbH',
    address: HOME,
    vatId: 'DE123456789',
  },
  lines: [
    {
      name: 'Custom Humbucker',
      detail: 'Fishbone',
      serials: ['26-0417', '26-0418'],
      quantity: 2,
      gross: cents(49_800),
    },
    { name: 'Humbucker', detail: '', quantity: 1, gross: cents(14_900) },
  ],
  charges: [{ reason: 'Versand', kind: 'freight', gross: cents(1290) }],
  allowances: [],
  vat: { country: 'DE', ratePercent: 19 },
  paid: 'Bezahlt: 12.11.2026, Karte',
};

// Terms of the standard and their paths in CII, written independently of the generator.
const HEADER = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTrade';
const SETTLEMENT = `${HEADER}Settlement`;
const TOTALS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const LINE = 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem';

const textsAt = (from: XmlElement, path: string) => allAt(from, path).map(({ text }) => text);
function textAt(from: XmlElement, path: string): string {
  const [found, ...others] = textsAt(from, path);
  if (found === undefined || others.length > 0) throw new Error(`${others.length + 1} of ${path}`);
  return found;
}
/** BR-DEC: an amount has at most two decimals; ours always have two. */
function amount(text: string): number {
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Number(text.replace('.', ''));
}
const amountAt = (from: XmlElement, path: string) => amount(textAt(from, path));
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** The business rules of EN 16931 that apply to such documents, with the standard's sentences. */
function holdToRules(xml: string) {
  const root = readXml(xml);
  const at = (path: string) => textAt(root, path);
  const total = (name: string) => amountAt(root, `${TOTALS}/ram:${name}`);

  // BR-01 to BR-11: profile, number, day, kind, currency, names and addresses.
  expect(at('rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')).toBe(
    'urn:cen.eu:en16931:2017',
  );
  expect(at('rsm:ExchangedDocument/ram:ID')).not.toBe('');
  expect(at('rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString')).toMatch(/^\d{8}$/);
  expect(['380', '381']).toContain(at('rsm:ExchangedDocument/ram:TypeCode'));
  expect(at(`${SETTLEMENT}/ram:InvoiceCurrencyCode`)).toBe('EUR');
  for (const side of ['Seller', 'Buyer']) {
    const party = `${HEADER}Agreement/ram:${side}TradeParty`;
    expect(at(`${party}/ram:Name`)).not.toBe('');
    expect(at(`${party}/ram:PostalTradeAddress/ram:CountryID`)).toMatch(/^[A-Z]{2}$/);
    // BR-CO-9: a VAT identifier begins with a country code. BR-S-2, BR-E-2: the seller has one, or a tax number;
    // BR-G-2: the seller has one; BR-CO-26: one of both identifies the seller.
    const [registration] = allAt(root, `${party}/ram:SpecifiedTaxRegistration/ram:ID`);
    if (registration?.attributes.schemeID === 'FC') {
      expect(side).toBe('Seller');
      expect(at(`${party}/ram:ID`)).not.toBe('');
      expect(['S', 'E']).toContain(at(`${SETTLEMENT}/ram:ApplicableTradeTax/ram:CategoryCode`));
    } else expect(at(`${party}/ram:SpecifiedTaxRegistration/ram:ID`)).toMatch(/^[A-Z]{2}/);
  }

  // BR-16, BR-21 to BR-28: lines and their contents.
  const lines = allAt(root, LINE);
  expect(lines.length).toBeGreaterThan(0);
  const tax = `${SETTLEMENT}/ram:ApplicableTradeTax`;
  const [category, rate] = [at(`${tax}/ram:CategoryCode`), at(`${tax}/ram:RateApplicablePercent`)];
  const ids = lines.map((line) => textAt(line, 'ram:AssociatedDocumentLineDocument/ram:LineID'));
  expect(new Set(ids).size).toBe(lines.length);
  const lineAmounts = lines.map((line) => {
    expect(textAt(line, 'ram:SpecifiedTradeProduct/ram:Name')).not.toBe('');
    const [quantity] = allAt(line, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity');
    const price = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice';
    const [base] = allAt(line, `${price}/ram:BasisQuantity`);
    expect(quantity?.attributes.unitCode).toBe('C62');
    expect(base?.attributes.unitCode).toBe('C62');
    const each = amountAt(line, `${price}/ram:ChargeAmount`);
    expect(each).toBeGreaterThanOrEqual(0);
    const settled = 'ram:SpecifiedLineTradeSettlement';
    const of = amountAt(
      line,
      `${settled}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
    );
    // A line is its price times its quantity, in the price's own unit.
    expect(of * Number(base?.text)).toBe(each * Number(quantity?.text));
    // BR-CO-4: each line has a VAT category; BR-S-5, BR-G-5, BR-E-5: and its rate.
    expect(textAt(line, `${settled}/ram:ApplicableTradeTax/ram:CategoryCode`)).toBe(category);
    expect(textAt(line, `${settled}/ram:ApplicableTradeTax/ram:RateApplicablePercent`)).toBe(rate);
    return of;
  });

  // BR-31 to BR-38: each allowance or charge has an amount, a category and a reason.
  const extras = allAt(root, `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`);
  const extraAmounts = (isCharge: boolean) =>
    extras
      .filter((one) => textAt(one, 'ram:ChargeIndicator/udt:Indicator') === String(isCharge))
      .map((one) => {
        expect(textAt(one, 'ram:Reason')).not.toBe('');
        expect(textAt(one, 'ram:CategoryTradeTax/ram:CategoryCode')).toBe(category);
        expect(textAt(one, 'ram:CategoryTradeTax/ram:RateApplicablePercent')).toBe(rate);
        return amountAt(one, 'ram:ActualAmount');
      });

  expect(total('LineTotalAmount'), 'BR-CO-10').toBe(sum(lineAmounts));
  expect(total('AllowanceTotalAmount'), 'BR-CO-11').toBe(sum(extraAmounts(false)));
  expect(total('ChargeTotalAmount'), 'BR-CO-12').toBe(sum(extraAmounts(true)));
  expect(total('TaxBasisTotalAmount'), 'BR-CO-13').toBe(
    total('LineTotalAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
  );
  const [calculated, basis] = [
    amountAt(root, `${tax}/ram:CalculatedAmount`),
    amountAt(root, `${tax}/ram:BasisAmount`),
  ];
  expect(allAt(root, `${TOTALS}/ram:TaxTotalAmount`).map(({ attributes }) => attributes.currencyID)).toEqual([
    'EUR',
  ]);
  expect(total('TaxTotalAmount'), 'BR-CO-14').toBe(calculated);
  expect(total('GrandTotalAmount'), 'BR-CO-15').toBe(total('TaxBasisTotalAmount') + total('TaxTotalAmount'));
  expect(total('DuePayableAmount'), 'BR-CO-16').toBe(total('GrandTotalAmount') - total('TotalPrepaidAmount'));
  // BR-CO-17, BR-S-9. Our tax is contained in the gross price, so it may differ by a cent from tax on the net sum; the
  // rule's own test tolerates more.
  expect(Math.abs(calculated - (basis * Number(rate)) / 100), 'BR-CO-17').toBeLessThanOrEqual(1);
  expect(basis, 'BR-S-8, BR-G-8, BR-E-8').toBe(total('TaxBasisTotalAmount'));

  const reasons = [
    ...textsAt(root, `${tax}/ram:ExemptionReason`),
    ...textsAt(root, `${tax}/ram:ExemptionReasonCode`),
  ];
  if (category === 'S') {
    expect(Number(rate), 'BR-S-5').toBeGreaterThan(0);
    expect(reasons, 'BR-S-10').toEqual([]);
  } else {
    expect(['G', 'E']).toContain(category);
    expect([rate, calculated], 'BR-G-5, BR-G-9, BR-E-5, BR-E-9').toEqual(['0', 0]);
    expect(reasons.join(''), 'BR-G-10, BR-E-10').not.toBe('');
  }
  return { root, at, total, category, rate };
}

/** A small business without a VAT id. */
const TAX_NUMBER_ALONE = { ...INVOICE.seller, vatId: '', taxNumber: '232/123/45678' };

const money = (max: number) => fc.integer({ min: 1, max }).map(cents);
const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map((text) => `x${text}`),
  fc.constant(`<a href="x">&amp;'`),
);
const anyExtra = (kind: 'freight' | 'discount' | 'other') =>
  fc.record({ reason: words, kind: fc.constant(kind), gross: money(3000) });
const anyVat = fc.oneof(
  fc.constantFrom(
    { country: 'DE', ratePercent: 19 } as const,
    { country: 'FI', ratePercent: 25.5 } as const,
    { country: 'HU', ratePercent: 27 } as const,
    { country: 'GB', ratePercent: 20 } as const,
    { country: 'DE', ratePercent: 0 } as const,
    { country: null, ratePercent: 0 } as const,
  ),
);
const anyInvoice: fc.Arbitrary<TradeInvoice> = fc
  .record({
    lines: fc.array(
      fc.record({
        name: words,
        detail: fc.oneof(fc.constant(''), words),
        serials: fc.array(words, { maxLength: 3 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        gross: money(90_000),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    charges: fc.tuple(
      fc.option(anyExtra('freight'), { nil: undefined }),
      fc.option(anyExtra('other'), { nil: undefined }),
    ),
    percent: fc.nat(60),
    vat: anyVat,
    seller: fc.constantFrom(INVOICE.seller, TAX_NUMBER_ALONE),
    language: fc.constantFrom('de', 'en'),
    name: words,
    company: fc.option(words),
    country: fc.constantFrom(...COUNTRIES),
    corrects: fc.option(fc.constant({ number: 'RE-2026-0416', issued: '2026-11-01' }), { nil: undefined }),
  })
  .map(({ lines, charges, percent, vat, seller, language, name, company, country, corrects }) => {
    const off = Math.floor((lines.reduce((total, { gross }) => total + gross, 0) * percent) / 100);
    return {
      ...INVOICE,
      ...{ lines, vat, seller, language, ...(corrects && { corrects }) },
      buyer: { ...INVOICE.buyer, name, company, address: { ...HOME, city: name, country } },
      charges: charges.flatMap((charge) => (charge ? [charge] : [])),
      allowances: off > 0 ? [{ reason: 'Rabattcode', kind: 'discount', gross: cents(off) }] : [],
    };
  });

describe('an electronic invoice', () => {
  // Each is written three times and read back.
  itForAll([anyInvoice], { numRuns: runs(50, { slow: 10 }) })(
    'follows the business rules of EN 16931 for any sale at any rate [row D590]',
    (invoice) => {
      const { total } = holdToRules(crossIndustryInvoice(invoice));
      const gross = (parts: readonly { gross: number }[]) => sum(parts.map((part) => part.gross));
      // To the cent what the buyer has paid.
      expect(total('GrandTotalAmount')).toBe(
        gross(invoice.lines) + gross(invoice.charges) - gross(invoice.allowances),
      );
      expect(total('DuePayableAmount')).toBe(0);
      expect(crossIndustryInvoice(invoice)).toBe(crossIndustryInvoice(structuredClone(invoice)));
    },
  );

  it('adds the rounding cents to the largest line', () => {
    const each = { name: 'Kappe', detail: '', quantity: 1 };
    const lines = [1005, 1005, 5001, 1005].map((gross) => ({ ...each, gross: cents(gross) }));
    const { root } = holdToRules(crossIndustryInvoice({ ...INVOICE, lines, charges: [] }));
    const path = 'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation';
    // 80.16 € are 67.36 € and 12.80 € of tax; the lines, each netted alone, would be 67.38 €, with 42.03 € for the
    // third.
    expect(allAt(root, LINE).map((line) => textAt(line, `${path}/ram:LineTotalAmount`))).toEqual([
      '8.45',
      '8.45',
      '42.01',
      '8.45',
    ]);
  });

  it('names the tax: domestic, one-stop shop, export or small business', () => {
    const of = (vat: TradeInvoice['vat']) => holdToRules(crossIndustryInvoice({ ...INVOICE, vat }));
    expect(of({ country: 'DE', ratePercent: 19 })).toMatchObject({ category: 'S', rate: '19' });
    expect(of({ country: 'FI', ratePercent: 25.5 })).toMatchObject({ category: 'S', rate: '25.5' });
    const abroad = of({ country: null, ratePercent: 0 });
    expect(abroad.category).toBe('G');
    const tax = `${SETTLEMENT}/ram:ApplicableTradeTax`;
    expect(abroad.at(`${tax}/ram:ExemptionReasonCode`)).toBe('VATEX-EU-G');
    expect(abroad.at(`${tax}/ram:ExemptionReason`)).toContain('§ 6 UStG');
    const small = of({ country: 'DE', ratePercent: 0 });
    expect(small.category).toBe('E');
    expect(small.at(`${tax}/ram:ExemptionReason`)).toContain('§ 19 UStG');
    expect(small.total('GrandTotalAmount')).toBe(65_990);
  });

  it('of a small business without a VAT id identifies the seller by its tax number [row D604]', () => {
    const seller = TAX_NUMBER_ALONE;
    const party = `${HEADER}Agreement/ram:SellerTradeParty`;
    const tax = `${SETTLEMENT}/ram:ApplicableTradeTax`;
    // At home, and as an export: BR-E-2 accepts a tax number, BR-G-2 does not.
    for (const vat of [
      { country: 'DE', ratePercent: 0 },
      { country: null, ratePercent: 0 },
    ] as const) {
      const { at, root, category } = holdToRules(crossIndustryInvoice({ ...INVOICE, seller, vat }));
      expect(category).toBe('E');
      const [registration] = allAt(root, `${party}/ram:SpecifiedTaxRegistration/ram:ID`);
      expect([registration?.text, registration?.attributes.schemeID]).toEqual(['232/123/45678', 'FC']);
      expect(at(`${party}/ram:ID`)).toBe('232/123/45678');
      expect(at(`${tax}/ram:ExemptionReason`)).toContain(vat.country ? '§ 19 UStG' : '§ 6 UStG');
    }
    // Turnover has ended § 19 and there is no VAT id yet: tax at home and abroad.
    for (const vat of [INVOICE.vat, { country: 'FI', ratePercent: 25.5 } as const])
      expect(holdToRules(crossIndustryInvoice({ ...INVOICE, seller, vat })).category).toBe('S');
    // A seller with neither number violates the rules.
    const neither = { ...INVOICE, seller: { ...seller, taxNumber: '' } };
    expect(() => holdToRules(crossIndustryInvoice(neither))).toThrow(/SpecifiedTaxRegistration/);
    // A seller with both numbers is identified by the VAT id.
    const both = crossIndustryInvoice({ ...INVOICE, seller: { ...seller, vatId: 'DE000000000' } });
    expect(both).toBe(crossIndustryInvoice(INVOICE));
  });

  it('is a credit note with the number of the invoice that it corrects', () => {
    const corrects = { number: 'RE-2026-0417', issued: '2026-11-24' };
    const { at } = holdToRules(crossIndustryInvoice({ ...INVOICE, number: 'RK-2026-0003', corrects }));
    expect(at('rsm:ExchangedDocument/ram:TypeCode')).toBe('381');
    const reference = `${SETTLEMENT}/ram:InvoiceReferencedDocument`;
    expect(at(`${reference}/ram:IssuerAssignedID`)).toBe('RE-2026-0417');
    expect(at(`${reference}/ram:FormattedIssueDateTime/qdt:DateTimeString`)).toBe('20261124');
  });

  it('keeps all text, except characters that XML forbids', () => {
    const company = 'Söhne & <Co> "1" \u0000\u0007\uD800\uFFFE日本🎸';
    const { at } = holdToRules(crossIndustryInvoice({ ...INVOICE, buyer: { ...INVOICE.buyer, company } }));
    expect(at(`${HEADER}Agreement/ram:BuyerTradeParty/ram:Name`)).toBe('Söhne & <Co> "1" 日本🎸');
    expect(at(`${HEADER}Agreement/ram:BuyerTradeParty/ram:DefinedTradeContact/ram:PersonName`)).toBe(
      'Jonas Beispiel',
    );
  });

  it('throws without a line', () => {
    expect(() => crossIndustryInvoice({ ...INVOICE, lines: [] })).toThrow(RangeError);
  });
});
