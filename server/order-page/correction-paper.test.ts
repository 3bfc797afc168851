import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money.ts';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { pdfText } from '../../tests/fixtures/pdf-text.ts';
import { createTypesetter } from '../platform/documents/typeset.ts';
import { type CorrectionRequest, correctionPaper, correctionTotal } from './correction-paper.ts';
import { taxWithin } from './invoice-paper.ts';

const typesetter = createTypesetter();
const bare = (text: string) => text.replace(/[\s\u00a0]+/g, '');

const REQUEST: CorrectionRequest = {
  number: 'RK-2026-0003',
  order: 'GW-7K3M9Q2X',
  language: 'de',
  issued: '2026-12-04',
  invoice: { number: 'RE-2026-0417', issued: '2026-11-24' },
  buyer: {
    name: 'Jonas Beispiel',
    address: { line1: 'Karl-Heine-Straße 1', postal_code: '04229', city: 'Leipzig', country: 'DE' },
  },
  lines: [
    { name: 'Stratocaster', detail: 'Vintage, White', quantity: 1, amount: cents(12_500) },
    { name: 'Custom Humbucker', detail: 'Fishbone', quantity: 2, amount: cents(30_001) },
  ],
  shipping: cents(619),
  goodwill: cents(1000),
  counted: ZERO,
  vat: { country: 'DE', ratePercent: 19 },
  refunded: '2026-12-03',
};

it('states on one sheet the corrected invoice, the amount and its tax [row D73]', async () => {
  const german = await correctionPaper(typesetter, REQUEST);
  expect([german.pages, german.gaps]).toEqual([1, false]);
  expect(Buffer.from(german.pdf).toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  const letters = bare(pdfText(german.pdf));
  for (const part of [
    ...['Rechnungskorrektur', 'RK-2026-0003', 'RE-2026-0417', 'vom 24.11.2026', '04.12.2026'],
    ...['−125,00 €', '−300,01 €', 'Versand', '−6,19 €', 'Nachlass im Nachhinein', '−10,00 €'],
    ...['−441,20 €', 'USt 19 % auf −370,76 €', '−70,44 €', 'Zurückgezahlt', '03.12.2026', 'Jonas Beispiel'],
  ])
    expect(letters).toContain(bare(part));

  const english = await correctionPaper(typesetter, {
    ...REQUEST,
    language: 'en',
    vat: { country: null, ratePercent: 0 },
  });
  const words = bare(pdfText(english.pdf));
  for (const part of [
    'Invoice correction',
    'Corrects invoice RE-2026-0417 of 24 Nov 2026',
    'No VAT',
    '−441,20 €',
  ])
    expect(words).toContain(bare(part));
});

it('of a small business corrects no tax, in both languages [row D572]', async () => {
  const small = { ...REQUEST, vat: { country: 'DE', ratePercent: 0 } } as const;
  const german = bare(pdfText((await correctionPaper(typesetter, small)).pdf));
  expect(german).toContain(bare('Steuerbefreiung für Kleinunternehmer (§ 19 UStG)'));
  expect(german).not.toMatch(/Netto|USt0|EntgeltundSteuer/);
  const english = bare(pdfText((await correctionPaper(typesetter, { ...small, language: 'en' })).pdf));
  expect(english).toContain(bare('exempt as a small business (§ 19 UStG)'));
  expect(english).not.toMatch(/VAT0|PriceandVAT/);
});

itForAll([fc.integer({ min: 1, max: 200_000 }), fc.constantFrom(19, 20, 25.5)])(
  'corrects exactly the tax within the same sum, to the cent',
  (sum, ratePercent) => {
    const total = correctionTotal({ ...REQUEST, lines: [], shipping: ZERO, goodwill: cents(sum) });
    const vat = { country: 'AT', ratePercent } as const;
    const [back, there] = [taxWithin(total, vat, 'de'), taxWithin(cents(sum), vat, 'de')];
    expect(total).toBe(-sum);
    expect([-back.tax, -back.net]).toEqual([there.tax, there.net]);
  },
);
