import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { COUNTRIES } from '../countries.ts';
import { amountCell, FOR_MACHINES, WITH_COMMAS, writeCsv } from '../csv.ts';
import { cents } from '../money.ts';
import { vatFor } from '../prices/vat.ts';
import { westernLetters } from '../shipping/carrier-files/machine-csv.ts';
import {
  type BookedOrder,
  type BookedRefund,
  median,
  monthFigures,
  vatOfOrder,
  vatOfRefund,
} from './month.ts';
import { PACKAGING_MATERIALS } from './packaging.messages.ts';
import {
  BOX_IDS,
  BOXES,
  boxesFor,
  packagingCsv,
  packagingRows,
  parcelDoubts,
  REGIONS,
  tareOf,
} from './packaging.ts';
import { ordersCsv, ossCsv, quarterOf, refundsCsv, vatCsv } from './tax-csv.ts';

const order = (
  number: string,
  country: BookedOrder['country'],
  goods: number,
  more: Partial<BookedOrder> = {},
): BookedOrder => ({
  number,
  paid: '2026-10-05',
  country,
  duty: cents(0),
  vat: vatFor(country, { aboveOssThreshold: true }),
  goods: cents(goods),
  shipping: cents(0),
  pickups: 1,
  ...more,
});
const refund = (of: BookedOrder, amount: number, more: Partial<BookedRefund> = {}): BookedRefund => ({
  order: of,
  on: '2026-10-20',
  amount: cents(amount),
  before: cents(0),
  reason: 'Return',
  ...more,
});

const anyOrder = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    goods: fc.integer({ min: 1, max: 150_000 }),
    shipping: fc.integer({ min: 0, max: 4850 }),
    above: fc.boolean(),
    pickups: fc.integer({ min: 1, max: 9 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ country, above, day, goods, shipping, pickups }) =>
    order(`GW-${goods}`, country, goods, {
      vat: vatFor(country, { aboveOssThreshold: above }),
      shipping: cents(shipping),
      pickups,
      paid: `2026-10-${String(day).padStart(2, '0')}`,
    }),
  );

describe('month figures', () => {
  it('have a separate row for companies in other member states [case M22] [row D674]', () => {
    const vat = vatFor('FR', { aboveOssThreshold: false });
    const sold = [order('GW-1', 'FR', 20_000, { vat }), order('GW-2', 'FR', 10_000, { vat, isFirm: true })];
    const figures = monthFigures('2026-10', sold, [refund(sold[1] as BookedOrder, 4000)]);
    expect(figures.rows).toMatchObject([
      { section: 'home', country: 'FR', isFirm: false, gross: 20_000 },
      { section: 'home', country: 'FR', isFirm: true, goods: 10_000, gross: 6000 },
    ]);
    expect(vatCsv('2026-10', sold, [])).toContain('France, firms with a VAT id');
  });

  it('match the screen for Germany and Belgium', () => {
    const german = [order('GW-1', 'DE', 437_500, { shipping: cents(1238), pickups: 20 })];
    const belgian = order('GW-2', 'BE', 12_500, { shipping: cents(1049) });
    const { rows, oss, refundedOrders } = monthFigures(
      '2026-10',
      [...german, belgian],
      [refund(german[0] as BookedOrder, 12_500), refund(belgian, 12_500)],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        section: 'home',
        country: 'DE',
        refunds: -12_500,
        net: 358_183,
        vat: 68_055,
        ratePercent: 19,
      }),
      expect.objectContaining({
        section: 'oss',
        country: 'BE',
        goods: 12_500,
        shipping: 1049,
        net: 867,
        vat: 182,
      }),
    ]);
    expect([oss, refundedOrders]).toEqual([182, 2]);
  });

  itForAll([fc.array(anyOrder, { maxLength: 30 }), fc.nat(100)])(
    'add up by row and in total, net and VAT are the gross, and each order is in the section of its tax',
    (orders, share) => {
      const refunds = orders
        .filter((_, index) => index % 3 === 0)
        .map((of) => refund(of, Math.floor((of.goods * share) / 100)));
      const figures = monthFigures('2026-10', orders, refunds);
      const sum = (key: 'gross' | 'net' | 'vat' | 'orders' | 'goods') =>
        figures.rows.reduce((total, row) => total + row[key], 0);
      for (const key of ['gross', 'net', 'vat', 'orders', 'goods'] as const)
        expect(sum(key)).toBe(figures.all[key]);
      expect(figures.all.net + figures.all.vat).toBe(figures.all.gross);
      expect(figures.all.orders).toBe(orders.length);
      for (const { section, vat } of figures.rows) if (section === 'export') expect(vat === 0).toBe(true);
    },
  );

  itForAll([anyOrder, fc.array(fc.nat(30_000), { maxLength: 6 })])(
    'return exactly the tax of an invoice, in any number of partial refunds',
    (of, parts) => {
      let [before, vat] = [0, 0];
      const total = of.goods + of.shipping;
      for (const part of [...parts, total]) {
        const amount = Math.min(part, total - before);
        vat += vatOfRefund(refund(of, amount, { before: cents(before) }));
        before += amount;
      }
      expect(vat).toBe(vatOfOrder(of));
    },
  );

  it('assign payments and refunds to their own months', () => {
    const september = order('GW-3', 'AT', 10_000, { paid: '2026-09-30' });
    const { all } = monthFigures('2026-10', [september], [refund(september, 10_000)]);
    expect(all).toMatchObject({ orders: 0, goods: 0, refunds: -10_000, vat: -1667 });
    expect(median([3, 9, 6])).toBe(6);
    expect(median([])).toBeUndefined();
  });
});

describe('CSV', () => {
  it('quotes cells where needed and ends lines as the RFC requires', () => {
    expect(
      writeCsv([
        ['a;b', 'say "hi"', 'x\ny', ' x '],
        ['plain', '', amountCell(-12_500), amountCell(5)],
      ]),
    ).toBe('\uFEFF"a;b";"say ""hi""";"x\ny";" x "\r\nplain;;-125,00;0,05\r\n');
  });

  it('converts letters first and guards against formulas last, in every form of every file [case A9] [row D740]', () => {
    const dhl = { ...FOR_MACHINES, letters: westernLetters };
    const datev = { ...FOR_MACHINES, quotesWords: true };
    // A conversion that turns a character into a formula sign, as one once did.
    const careless = { ...dhl, letters: (words: string) => words.replaceAll('≠', '=') };
    // Characters that some conversion turns into a formula sign.
    const signs = [...'=+-@|%＝＋－＠\t\r\n ≠≢⁼₊', '=\u0338', '\u00a0', '\u2009'];
    const evil = fc
      .tuple(
        fc.array(fc.constantFrom(...signs), { maxLength: 4 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
      )
      .map(([front, rest]) => front.join('') + rest);
    forAll([evil], (words) => {
      for (const form of [undefined, WITH_COMMAS, FOR_MACHINES, dhl, datev, careless]) {
        const cell = writeCsv([[words]], form)
          .replace(/^\ufeff/, '')
          .slice(0, -2);
        const read = /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read).not.toMatch(/^\s*[=+\-@|%＝＋－＠]/);
      }
    });
    expect(writeCsv([['≠HYPERLINK("x")']], dhl)).toBe('"?HYPERLINK(""x"")"\r\n');
  });

  it('can be read back with any content', () => {
    const parse = (text: string) => {
      const cells: string[] = [];
      for (const [, quoted, plain] of text.slice(1, -2).matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g))
        cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
      return cells;
    };
    forAll([fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 })], (cells) => {
      const read = parse(writeCsv([['x', ...cells]]));
      expect(read.slice(1).map((cell) => cell.replace(/^'/, ''))).toEqual(
        cells.map((cell) => cell.replace(/^'/, '')),
      );
    });
  });

  it('lists a month for the tax adviser', () => {
    const of = order('GW-7K3M9Q2X', 'AT', 33_000, { pickups: 2 });
    expect(ordersCsv('2026-10', [of]).split('\r\n')[1]).toBe(
      '2026-10-05;GW-7K3M9Q2X;Austria;EU, one-stop shop;2;330,00;0,00;0,00;330,00;275,00;20;55,00',
    );
    expect(vatCsv('2026-10', [of], []).split('\r\n')[1]).toContain(
      'AT;Austria;1;330,00;0,00;0,00;0,00;275,00;20;55,00',
    );
    expect(refundsCsv('2026-10', [refund(of, 16_500, { reason: '=cmd()' })]).split('\r\n')[1]).toBe(
      "2026-10-20;GW-7K3M9Q2X;Austria;-165,00;20;-27,50;2026-10-05;'=cmd()",
    );
  });

  it('declares the one-stop shop by quarter, and corrects earlier quarters', () => {
    const now = order('GW-1', 'AT', 12_000);
    const then = order('GW-2', 'AT', 24_000, { paid: '2026-09-30' });
    const home = order('GW-3', 'DE', 11_900);
    expect(quarterOf('2026-10-01')).toBe('2026-Q4');
    expect(
      ossCsv('2026-Q4', [now, then, home], [refund(now, 6000), refund(then, 12_000)])
        .split('\r\n')
        .slice(1, -1),
    ).toEqual(['2026-Q4;AT;GOODS;STANDARD;20;50,00;10,00;', '2026-Q4;AT;GOODS;;;;-20,00;2026-Q3']);
  });
});

describe('packaging', () => {
  it('doubts an impossible weight and a box that is too small [case M19] [row D692]', () => {
    const ask = (box: 'S' | 'M' | 'L', grams: number | undefined, pickups: number) =>
      parcelDoubts([{ box, grams }], pickups, 'en');
    expect(ask('S', 480, 1)).toEqual([]);
    expect(ask('M', undefined, 2)).toEqual([]);
    expect(ask('L', 6400, 1)).toEqual(['Box L weighs 6\u00a0400\u00a0g. Usual is 535 to 5\u00a0305\u00a0g.']);
    expect(ask('S', 100, 1)).toEqual([expect.stringContaining('Box S weighs 100')]);
    expect(parcelDoubts([{ box: 'S', grams: 480 }], 2, 'de')).toEqual([
      'Es ist Platz für 1 Tonabnehmer, die Bestellung hat 2.',
    ]);
    // Suggested boxes are large enough.
    for (const pickups of [1, 2, 3, 8, 9, 20])
      expect(
        parcelDoubts(
          boxesFor(pickups).map((box) => ({ box })),
          pickups,
          'en',
        ),
      ).toEqual([]);
  });

  it('uses the smallest box that fits an order', () => {
    expect([0, 1, 2, 3, 4, 8, 9, 17].map((count) => boxesFor(count).join(''))).toEqual([
      'S',
      'S',
      'M',
      'M',
      'L',
      'L',
      'LS',
      'LLS',
    ]);
    forAll([fc.integer({ min: 1, max: 60 })], (pickups) => {
      expect(boxesFor(pickups).reduce((sum, box) => sum + BOXES[box].holds, 0)).toBeGreaterThanOrEqual(
        pickups,
      );
    });
    expect(tareOf('M')).toBe(280);
  });

  it('is listed by material and region, without plastics', () => {
    const parcels = [
      { country: 'DE', box: 'M' },
      { country: 'AT', box: 'M' },
      { country: 'US', box: 'S' },
    ] as const;
    expect(
      packagingRows(parcels).map(({ name, grams, all }) => [name, ...Object.values(grams), all]),
    ).toEqual([
      ['Cardboard boxes', 230, 230, 140, 600],
      ['Paper, filling and tape', 50, 50, 30, 130],
      ['Plastics', 0, 0, 0, 0],
      ['All', 280, 280, 170, 730],
    ]);
    // The page uses the material names of the register's file.
    expect(packagingRows(parcels).map(({ name }) => name)).toEqual(
      Object.values(PACKAGING_MATERIALS.en.materials),
    );
    expect(Object.keys(PACKAGING_MATERIALS.de.regions)).toEqual([...REGIONS]);
    expect(BOX_IDS.every((id) => BOXES[id].weights.plastics === 0)).toBe(true);
    expect(packagingRows([{ country: 'XI', box: 'S' }])[0]?.grams).toMatchObject({
      'Rest of EU': 0,
      Export: 140,
    });
    expect(packagingCsv('2026-10', parcels)).toContain('2026-10;Cardboard boxes;0,230;0,230;0,140;0,600\r\n');
  });
});
