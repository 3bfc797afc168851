import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COMPANY, takeCompany } from '#domain/company.ts';
import { customTypeOf } from '#domain/configurator/custom-types.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { cents } from '#domain/money.ts';
import { inKiloOhms } from '#domain/production/figures.ts';
import { freezePickup } from '#domain/production/sold-pickup.ts';
import { pickupOf, type UnitBuild, unitName } from '#domain/production/unit.ts';
import { POSITIONS } from '#domain/products/pickup-types.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { stockRecipe } from '#domain/products/winding-table.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { pdfText } from '../../tests/fixtures/pdf-text.ts';
import { FISHBONE } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { createPaperTools } from '../platform/documents/paper-tools.ts';
import { createTypesetter } from '../platform/documents/typeset.ts';
import { buildSheetPaper, type SheetRequest } from '../production/build-sheet-paper.ts';
import { packingSlipPaper, type SlipRequest } from '../shipping/packing-slip-paper.ts';
import { type InvoiceRequest, invoicePaper } from './invoice-paper.ts';

const tools = createPaperTools('https://gewitter.example');
const { typesetter } = tools;

/** A paper's text without spaces, because text runs end arbitrarily. */
const bare = (text: string) => text.replace(/[\s\u00a0]+/g, '');
const lettersOf = (pdf: Uint8Array) => bare(pdfText(pdf));
const says = (pdf: Uint8Array, parts: readonly string[], about = '') => {
  const letters = lettersOf(pdf);
  for (const part of parts) expect(letters, about).toContain(bare(part));
};
const digest = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex');

/** One of each product: its flavors and positions only differ in figures of equal length. */
const STOCK: readonly UnitBuild[] = PRODUCTS.map(({ type, colours }) => ({
  pickupType: type,
  pickupFlavor: 'HOT',
  position: POSITIONS.findLast((position) => stockRecipe(type, 'HOT', position)) ?? 'bridge',
  color: colours.at(-1) ?? colours[0],
}));
const anyCustom = anyBuild.map(
  ({ kind, choices }): UnitBuild => ({
    pickupType: customTypeOf(CONFIGURATORS[kind], choices as Choices),
    choices: choices as Choices,
  }),
);
/** Checks these, then as many custom builds. Typesetting a sheet is slow. */
const checkBuilds = (stock: readonly UnitBuild[], check: (build: UnitBuild) => Promise<void>) =>
  fc.assert(fc.asyncProperty(anyCustom, check), {
    numRuns: runs(2 * stock.length, { slow: 200 }),
    examples: stock.map((build) => [build]),
  });

const frozen = (build: UnitBuild) => freezePickup(build, tools.pictures.report);
const sheet = (build: UnitBuild, more: Partial<SheetRequest> = {}): SheetRequest => ({
  sold: frozen(build),
  order: 'GW-7K3M9Q2X',
  buyer: 'Jonas, Austria',
  unit: { number: 1, of: 2 },
  serial: '26-0417',
  promised: '2026-11-24',
  printed: '2026-11-23',
  colours: {},
  ...more,
});
const COLOURS: SetColours = {
  pushback: { hot: 'white', ground: 'black' },
  five: { start1: 'red', finish1: 'white', finish2: 'green', start2: 'black', shield: 'bare' },
};
const SLIP: SlipRequest = {
  language: 'en',
  colours: COLOURS,
  order: 'GW-7K3M9Q2X',
  packed: '2026-11-24',
  to: addressLines('Jonas Beispiel', {
    line1: 'Beispielgasse 12',
    postal_code: '1060',
    city: 'Wien',
    country: 'AT',
  }),
  parcel: { number: 1, of: 1, box: 'M', grams: 1120, service: 'DHL Paket International', packedBy: 'Maxi' },
  pickups: [
    { sold: frozen(FISHBONE), serial: '26-0417', kept: { resistance_Ohm: 8060, inductance_H: 4.22 } },
    { sold: frozen(FISHBONE), serial: '26-0418', kept: { resistance_Ohm: 8020, inductance_H: 4.27 } },
  ],
};
const BILL: InvoiceRequest = {
  number: 'RE-2026-0417',
  order: 'GW-7K3M9Q2X',
  issued: '2026-11-24',
  supplied: '2026-11-24',
  language: 'de',
  buyer: {
    name: 'Jonas Beispiel',
    address: { line1: 'Beispielgasse 12', postal_code: '1060', city: 'Wien', country: 'AT' },
  },
  lines: [
    {
      name: 'Custom Humbucker',
      detail: 'Fishbone, Forest/Copper',
      serials: ['26-0417', '26-0418'],
      quantity: 2,
      unit: cents(24_900),
    },
    { name: 'Humbucker neck', detail: 'Vintage', serials: ['26-0402'], quantity: 1, unit: cents(14_900) },
  ],
  shipping: { price: cents(1290), service: 'DHL Paket International' },
  duty: cents(0),
  discount: cents(0),
  discountPercent: null,
  vat: { country: 'DE', ratePercent: 19 },
  paid: { on: '2026-11-12' },
};
const named = (name: string): InvoiceRequest => ({ ...BILL, buyer: { ...BILL.buyer, name } });

describe('build sheets', () => {
  it('fit on one A4 sheet with their figures, for stock pickups and for custom builds', async () => {
    await checkBuilds(STOCK, async (build) => {
      const { pdf, pages, gaps } = await buildSheetPaper(tools, sheet(build));
      expect([pages, gaps]).toEqual([1, false]);
      const { winding } = pickupOf(build);
      says(pdf, [
        unitName(build),
        `${winding.awg} AWG`,
        `target ${inKiloOhms(winding.resistance_Ohm)}`,
        ...winding.turns.map((turns) => `${String(turns).slice(0, -3)} ${String(turns).slice(-3)}`),
      ]);
    });
  }, 240_000);

  it('fit on one sheet with the longest note, and name the winding direction of each half of a Precision', async () => {
    const build: UnitBuild = {
      pickupType: 'PRECISION_BASS',
      pickupFlavor: 'HOT',
      position: 'split',
      color: 'black',
    };
    const note = {
      text: 'Leads ten centimetres longer than usual, and the black one '.repeat(5),
      by: 'Maxi, 19 Nov',
    };
    for (const each of [build, FISHBONE]) {
      const { pdf, pages } = await buildSheetPaper(tools, sheet(each, { note }));
      expect(pages).toBe(1);
      says(pdf, ['Leads ten centimetres']);
    }
    says((await buildSheetPaper(tools, sheet(build))).pdf, ['counter-clockwise', 'finish to start']);
  });

  it('never run typesetter markup: a note with markup is printed as it is', async () => {
    const note = { text: '#panic("out") $x$ *bold* @ref <tag> \\ //', by: '#sys.version' };
    const { pdf } = await buildSheetPaper(tools, sheet(FISHBONE, { note, buyer: '#read("/etc/passwd")' }));
    says(pdf, ['#panic("out") $x$ *bold*', '#sys.version', '#read("/etc/passwd")']);
  });
});

it('build sheets in German fit on one A4 sheet, with every letter and every word of the template', async () => {
  const note = { text: 'Kabel zehn Zentimeter länger als sonst, und das schwarze '.repeat(5), by: 'Maxi' };
  await checkBuilds(STOCK.slice(0, 3), async (build) => {
    const { pages, gaps } = await buildSheetPaper(tools, sheet(build, { note, language: 'de' }));
    expect([pages, gaps]).toEqual([1, false]);
  });
  const { pdf } = await buildSheetPaper(tools, sheet(FISHBONE, { language: 'de' }));
  says(pdf, [
    'Stück 1 von 2',
    'Seriennummer',
    'N an den Stiften',
    'Beide, von oben',
    'rechtsrum',
    'Angespielt, jede Saite gehört',
    'Soll 8,00',
    'Bauzettel',
  ]);
}, 240_000);

describe('packing slips', () => {
  it('fit on one A5 sheet with the contents of the parcel, without prices', async () => {
    const { pdf, pages } = await packingSlipPaper(tools, SLIP);
    expect(pages).toBe(1);
    says(pdf, [
      '2 pickups',
      '26-0417 measured 8.06 kΩ, 4.22 H',
      '1060 Wien',
      'Austria',
      '1 120 g',
      'Box M',
      'to green',
    ]);
    expect(lettersOf(pdf)).not.toContain('€');
    expect(lettersOf(pdf)).not.toContain('examples');
  });

  it('use the language of their order [case M15] [row D702]', async () => {
    const { pdf, pages } = await packingSlipPaper(tools, { ...SLIP, language: 'de' });
    expect(pages).toBe(1);
    says(pdf, [
      '2 Tonabnehmer',
      '26-0417 gemessen 8,06 kΩ, 4,22 H',
      '24.11.2026',
      'Karton M',
      'gepackt von Maxi',
      'Anfang Spule 1',
      'an grün',
      'Masse',
    ]);
    for (const english of ['pickup', 'Parcel', 'Leads', 'measured', 'ground', 'coil', 'slip'])
      expect(lettersOf(pdf)).not.toContain(english);
  });

  it('print no lead colours until the makers have set those of the cable', async () => {
    const bare = lettersOf((await packingSlipPaper(tools, { ...SLIP, colours: {} })).pdf);
    const other = { pushback: COLOURS.pushback ?? {} };
    for (const letters of [bare, lettersOf((await packingSlipPaper(tools, { ...SLIP, colours: other })).pdf)])
      for (const colour of ['white', 'green', 'black', 'brown', 'violet', 'examples', 'Leads'])
        expect(letters).not.toContain(colour);
  });

  it('fit on one sheet for a full box of the largest size', async () => {
    const strat = (['neck', 'middle', 'bridge'] as const).map((position, index) => ({
      sold: frozen({ pickupType: 'STRATOCASTER', pickupFlavor: 'HOT', position, color: 'white' }),
      serial: `26-042${index}`,
      kept: { resistance_Ohm: 9400, inductance_H: 3.21 },
    }));
    const bass = {
      sold: frozen({
        pickupType: 'PRECISION_BASS',
        pickupFlavor: 'HOT',
        position: 'split',
        color: 'black',
      }),
      serial: '26-0430',
    };
    const pickups = [...SLIP.pickups, ...SLIP.pickups, ...strat, bass];
    expect(pickups.length).toBe(8);
    expect(
      (await packingSlipPaper(tools, { ...SLIP, pickups, parcel: { ...SLIP.parcel, box: 'L' } })).pages,
    ).toBe(1);
  });
});

describe('invoices', () => {
  it('state the total in German and English, and conform to PDF/A', async () => {
    const german = await invoicePaper(typesetter, BILL);
    expect([german.pages, german.gaps]).toEqual([1, false]);
    says(german.pdf, [
      'Rechnung',
      'Österreich',
      '24.11.2026',
      'Netto 554,54 €',
      'USt 19 % auf 554,54 €',
      '105,36 €',
      '659,90 €',
      'Serie 26-0417, 26-0418',
    ]);
    const raw = Buffer.from(german.pdf).toString('latin1');
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(raw).toContain('/StructTreeRoot');
    says((await invoicePaper(typesetter, { ...BILL, language: 'en' })).pdf, [
      'Invoice',
      'Austria',
      '24 Nov 2026',
      'VAT 19 % on 554,54 €',
    ]);
  });

  it('name the country whose tax they contain, and the reason for exports without tax', async () => {
    const oss = { ...BILL, vat: { country: 'AT', ratePercent: 20 } } as const;
    says((await invoicePaper(typesetter, oss)).pdf, ['USt AT 20 % auf 549,92 €']);
    const address = {
      line1: '1 Main St',
      postal_code: '10001',
      city: 'New York',
      state: 'NY',
      country: 'US',
    } as const;
    const abroad = {
      ...BILL,
      language: 'en',
      buyer: { name: 'Sam', address },
      vat: { country: null, ratePercent: 0 },
    } as const;
    const dutiable = { ...abroad, duty: cents(2400), dutyNote: 'example rate' };
    const { pdf } = await invoicePaper(typesetter, dutiable);
    says(pdf, [
      'US import duty, prepaid',
      'example rate',
      'New York, NY 10001',
      'Export, free of tax',
      'No VAT',
      `EORI ${COMPANY.eori}`,
    ]);
    expect(lettersOf(pdf)).not.toContain('VATincluded');
  });

  it('of a small business contain no VAT line, and the sentence of § 19 in both languages [row D572]', async () => {
    const small = { ...BILL, vat: { country: 'DE', ratePercent: 0 } } as const;
    const german = (await invoicePaper(typesetter, small)).pdf;
    says(german, ['Rechnung', 'Preise in Euro', 'Steuerbefreiung für Kleinunternehmer (§ 19 UStG)']);
    for (const word of ['USt 0', 'Netto', 'USt enthalten'])
      expect(lettersOf(german)).not.toContain(bare(word));
    const english = (await invoicePaper(typesetter, { ...small, language: 'en' })).pdf;
    says(english, ['Invoice', 'No VAT: exempt as a small business (§ 19 UStG)']);
    for (const word of ['VAT 0', 'Net ', 'VAT included'])
      expect(lettersOf(english)).not.toContain(bare(word));
  });

  it('of a small business without a VAT id name its tax number instead [row D604]', async () => {
    const small = { ...BILL, vat: { country: 'DE', ratePercent: 0 } } as const;
    onTestFinished(() => takeCompany({}));
    takeCompany({ vatId: '', taxNumber: '232/123/45678' });
    says((await invoicePaper(typesetter, small)).pdf, ['Steuernummer 232/123/45678']);
    const english = (await invoicePaper(typesetter, { ...small, language: 'en' })).pdf;
    says(english, ['Tax number 232/123/45678']);
    expect(lettersOf(english)).not.toContain('VATID');
  });

  it('name our British numbers for goods to Great Britain, and none of them at home', async () => {
    const british = { ...BILL, vat: { country: 'GB', ratePercent: 20 } } as const;
    const [gb, eori] = [`Britische USt-Nr. ${COMPANY.gbVatNumber}`, `EORI ${COMPANY.eori}`];
    says((await invoicePaper(typesetter, british)).pdf, ['USt GB 20 %', gb, eori]);
    const atHome = lettersOf((await invoicePaper(typesetter, BILL)).pdf);
    expect(atHome).not.toContain('EORI');
    expect(atHome).not.toContain(bare(gb));
  });

  it.each([
    ['de', 'Rabattcode, 20 %'],
    ['en', 'Discount code, 20 %'],
  ] as const)('name the discount code (%s)', async (language, label) => {
    const bill = { ...BILL, language, discount: cents(4200), discountPercent: 20 };
    const { pdf } = await invoicePaper(typesetter, bill);
    says(pdf, [label, '42,00']);
  });

  it('continue on a second sheet without splitting an article', async () => {
    const [line] = BILL.lines;
    const lines = Array.from({ length: 12 }, (_, index) => ({
      ...line,
      name: `Article ${index}`,
    })) as InvoiceRequest['lines'];
    const { pdf, pages } = await invoicePaper(typesetter, { ...BILL, lines });
    expect(pages).toBe(2);
    says(pdf, ['Blatt 2/2']);
  });

  it('print every name: letters of the whole EU, typesetter markup, and gaps for the rest', async () => {
    for (const name of [
      'Ștefan Łukasz Ő',
      'Þóra Ünsal-Œuvre',
      '#panic("x") $ * _ @ \\ <a>',
      '-- -- //',
      'x'.repeat(200),
    ]) {
      const { pdf, gaps } = await invoicePaper(typesetter, named(name));
      expect(gaps, name).toBe(false);
      says(pdf, [name.length > 100 ? 'xxxx' : name], name);
    }
    for (const name of ['日本', 'Ελένη Ω', 'Иван', '🎸', 'שלום']) {
      const { pages, gaps, pdf } = await invoicePaper(typesetter, named(name));
      expect(pages, name).toBe(1);
      expect(typeof gaps, name).toBe('boolean');
      says(pdf, ['659,90 €'], name);
    }
    expect((await invoicePaper(typesetter, named('日本'))).gaps).toBe(true);
  });

  it('are the same bytes for the same order, whatever was typeset in between', async () => {
    const first = digest((await invoicePaper(typesetter, BILL)).pdf);
    await buildSheetPaper(tools, sheet(FISHBONE));
    expect(digest((await invoicePaper(typesetter, BILL)).pdf)).toBe(first);
    expect(digest((await invoicePaper(createTypesetter(), BILL)).pdf)).toBe(first);
    expect(digest((await invoicePaper(typesetter, { ...BILL, number: 'RE-2026-0418' })).pdf)).not.toBe(first);
  });
});
