import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money.ts';
import { pdfText } from '../../tests/fixtures/pdf-text.ts';
import { allAt, readXml } from '../../tests/fixtures/read-xml.ts';
import { createTypesetter } from '../platform/documents/typeset.ts';
import { confirmationPaper } from './confirmation-paper.ts';
import { type CorrectionRequest, correctionPaper } from './correction-paper.ts';
import { type InvoiceRequest, invoicePaper } from './invoice-paper.ts';

const typesetter = createTypesetter();
const BUYER = {
  name: 'Jonas Beispiel',
  company: 'Beispiel Gitarren & Söhne GmbH',
  vatId: 'DE123456789',
  address: { line1: 'Rechnungsweg 2', postal_code: '10115', city: 'Berlin', country: 'DE' },
} as const;
const BILL: InvoiceRequest = {
  number: 'RE-2026-0417',
  order: 'GW-7K3M9Q2X',
  issued: '2026-11-24',
  supplied: '2026-11-24',
  language: 'de',
  buyer: BUYER,
  lines: [
    {
      name: 'Custom Humbucker',
      detail: 'Fishbone',
      serials: ['26-0417', '26-0418'],
      quantity: 2,
      unit: cents(24_900),
    },
    { name: 'Humbucker', detail: 'Zebra', serials: ['26-0402'], quantity: 1, unit: cents(14_900) },
  ],
  shipping: { price: cents(619), service: 'DHL Paket' },
  duty: ZERO,
  discount: cents(6470),
  discountPercent: 10,
  vat: { country: 'DE', ratePercent: 19 },
  paid: { on: '2026-11-12' },
};
const CORRECTION: CorrectionRequest = {
  number: 'RK-2026-0003',
  order: BILL.order,
  language: 'de',
  issued: '2026-12-04',
  invoice: { number: BILL.number, issued: BILL.issued },
  buyer: BUYER,
  lines: [{ name: 'Custom Humbucker', detail: 'Fishbone', quantity: 1, amount: cents(22_410) }],
  shipping: cents(619),
  goodwill: cents(1000),
  counted: cents(500),
  vat: BILL.vat,
  refunded: '2026-12-03',
};

/** Reads a PDF from its end: the last table of objects, and previous ones for the rest. */
function openPdf(pdf: Uint8Array) {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const places = new Map<number, number>();
  let trailer = '';
  for (let at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]); ; ) {
    const table = /^xref\n([\s\S]*?)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(at));
    if (!table) throw new Error(`No table of objects at ${at}`);
    const [, sections = '', said = ''] = table;
    trailer ||= said;
    for (const [, first, count, rows = ''] of sections.matchAll(
      /(\d+) (\d+) ?\r?\n((?:\d{10} \d{5} [nf][ \r]\r?\n)*)/g,
    )) {
      const entries = rows.match(/\d{10} \d{5} [nf]/g) ?? [];
      expect(entries).toHaveLength(Number(count));
      entries.forEach((entry, index) => {
        const number = Number(first) + index;
        if (entry.endsWith('n') && !places.has(number)) places.set(number, Number(entry.slice(0, 10)));
      });
    }
    const before = /\/Prev (\d+)/.exec(said)?.[1];
    if (before === undefined) break;
    at = Number(before);
  }
  const object = (number: string | undefined) => {
    const at = places.get(Number(number)) ?? -1;
    expect(text.slice(at, at + 20)).toMatch(new RegExp(`^${number} 0 obj`));
    return { at, body: text.slice(at, text.indexOf('endobj', at)) };
  };
  const stream = (number: string | undefined) => {
    const { at, body } = object(number);
    const from = at + (/stream\r?\n/.exec(body)?.index ?? 0) + (/stream\r?\n/.exec(body)?.[0].length ?? 0);
    const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
    expect(text.slice(from + length)).toMatch(/^\s*endstream/);
    const raw = bytes.subarray(from, from + length);
    return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('utf8');
  };
  const catalog = object(/\/Root (\d+)/.exec(trailer)?.[1]).body;
  return { catalog, object, stream, xmp: stream(/\/Metadata (\d+)/.exec(catalog)?.[1]) };
}

/** Extracts the electronic invoice of a PDF as its recipient does. */
function eInvoiceOf(pdf: Uint8Array) {
  const { catalog, object, stream, xmp } = openPdf(pdf);
  const file = object(/\/EmbeddedFiles\s*<<\s*\/Names \[\(factur-x\.xml\) (\d+)/.exec(catalog)?.[1]).body;
  expect(file).toMatch(/\/UF \(factur-x\.xml\)/);
  const embedded = /\/EF\s*<<[^>]*\/F (\d+)/.exec(file)?.[1];
  expect(object(embedded).body).toMatch(/\/Subtype \/text#2Fxml/);
  return { xml: stream(embedded), xmp, catalog, file };
}

const textAt = (xml: string, path: string) => allAt(readXml(xml), path).map(({ text }) => text);
const SETTLEMENT = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';
const totalOf = (xml: string, name: string) =>
  textAt(xml, `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`);
const bare = (text: string) => text.replace(/[\s\u00a0]+/g, '');

describe('the invoice of a firm', () => {
  it('is Factur-X: PDF/A-3a with embedded figures, and declares it [row D591]', async () => {
    const { pdf, gaps } = await invoicePaper(typesetter, BILL);
    expect(gaps).toBe(false);
    const { xml, xmp, catalog, file } = eInvoiceOf(pdf);
    expect(catalog).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(file).toContain('/AFRelationship /Alternative');
    readXml(xmp.replace(/^\uFEFF/, '').trim());
    for (const [name, value] of [
      ['fx:DocumentFileName', 'factur-x.xml'],
      ['fx:DocumentType', 'INVOICE'],
      ['fx:Version', '1.0'],
      ['fx:ConformanceLevel', 'EN 16931'],
      ['pdfaid:part', '3'],
      ['pdfaid:conformance', 'A'],
    ] as const)
      expect(xmp.split(`<${name}>${value}</${name}>`), name).toHaveLength(2);
    expect(xmp.split('<pdfaExtension:schemas>')).toHaveLength(2);
    expect(xmp).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
    expect(catalog).toContain('/StructTreeRoot');
    expect(catalog).toMatch(/\/Marked true/);

    // The XML and the printed text agree.
    const letters = bare(pdfText(pdf));
    expect(totalOf(xml, 'GrandTotalAmount')).toEqual(['588.49']);
    expect(totalOf(xml, 'TaxTotalAmount')).toEqual(['93.96']);
    expect(totalOf(xml, 'TaxBasisTotalAmount')).toEqual(['494.53']);
    for (const words of ['588,49 €', '93,96 €', 'auf 494,53 €', 'Rabattcode, 10 %'])
      expect(letters).toContain(bare(words));
    expect(textAt(xml, `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:Reason`)).toEqual([
      'Rabattcode, 10 %',
      'Versand, DHL Paket',
    ]);
  });

  it('is corrected by a credit note that names it [row D592]', async () => {
    const { pdf } = await correctionPaper(typesetter, CORRECTION);
    const { xml } = eInvoiceOf(pdf);
    expect(textAt(xml, 'rsm:ExchangedDocument/ram:TypeCode')).toEqual(['381']);
    expect(textAt(xml, `${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`)).toEqual([
      BILL.number,
    ]);
    // 224.10, 6.19 and 10.00 less 5.00: negative on the paper, positive in a credit note.
    expect(totalOf(xml, 'GrandTotalAmount')).toEqual(['235.29']);
    expect(bare(pdfText(pdf))).toContain(bare('−235,29 €'));
  });

  it('is the same bytes from the same order', async () => {
    const first = Buffer.from((await invoicePaper(typesetter, BILL)).pdf);
    await correctionPaper(typesetter, CORRECTION);
    expect(first.equals((await invoicePaper(createTypesetter(), BILL)).pdf)).toBe(true);
  });

  it('stays readable if the font lacks a letter, and then declares no standard', async () => {
    const { pdf, gaps } = await invoicePaper(typesetter, { ...BILL, buyer: { ...BUYER, name: '日本' } });
    expect(gaps).toBe(true);
    const { xml, xmp } = eInvoiceOf(pdf);
    expect(xml).toContain('<ram:PersonName>日本</ram:PersonName>');
    expect(xmp).not.toContain('fx:');
    expect(xmp).not.toContain('pdfaid');
  });
});

it.each([
  ['no VAT id', null],
  ['an invalid VAT id', 'XX12'],
])(
  'an invoice for a buyer with %s is plain PDF/A, and so is every confirmation [row D591]',
  async (_, vatId) => {
    const buyer = { ...BUYER, vatId };
    for (const { pdf } of [
      await invoicePaper(typesetter, { ...BILL, buyer }),
      await correctionPaper(typesetter, { ...CORRECTION, buyer }),
      await confirmationPaper(typesetter, { ...BILL, placed: '2026-11-12', leaves: '2026-11-24' }),
    ]) {
      const { catalog, xmp } = openPdf(pdf);
      expect(catalog).not.toMatch(/\/AF\b|EmbeddedFiles/);
      expect(xmp).not.toContain('fx:');
    }
  },
);
