import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { type BookedOrder, type BookedRefund, monthFigures } from '../admin/month.ts';
import { cents } from '../money.ts';
import { vatFor } from '../prices/vat.ts';
import { adviserSchema, EXAMPLE_ADVISER } from './adviser.ts';
import { accountBalance, type Booking, bookingsOf } from './bookings.ts';
import { CHARTS } from './chart.ts';
import { closeFaultWords } from './close.messages.ts';
import { BOOK_FILES, type CloseFacts, closeFaults } from './close.ts';
import { BOOKING_FIELDS, bookingStack, inWindows1252 } from './datev.ts';
import { type MoneyLine, moneyOnTheWay } from './on-the-way.ts';

const MONTH = '2026-10';
const COUNTRIES = ['DE', 'FR', 'AT', 'GR', 'US', 'CH'] as const;

const order = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  country: fc.constantFrom(...COUNTRIES),
  above: fc.boolean(),
  goods: fc.integer({ min: 1, max: 200_000 }),
  shipping: fc.integer({ min: 0, max: 6_000 }),
  fee: fc.integer({ min: 0, max: 900 }),
  /** Refunded share, in thousandths. */
  back: fc.integer({ min: 0, max: 1000 }),
});

/** A month in which each order is paid, some money is refunded, and each Monday has a payout. */
function monthOf(orders: readonly (typeof order extends fc.Arbitrary<infer Made> ? Made : never)[]) {
  const booked = orders.map(
    ({ day, country, above, goods, shipping }, index): BookedOrder => ({
      number: `GW-${String(index).padStart(8, '0')}`,
      paid: `${MONTH}-${String(day).padStart(2, '0')}`,
      country,
      vat: vatFor(country, { aboveOssThreshold: above }),
      ...{ goods: cents(goods), shipping: cents(shipping), duty: cents(0), pickups: 1 },
    }),
  );
  const refunds = booked.flatMap((one, index): BookedRefund[] => {
    const amount = Math.floor(((one.goods + one.shipping) * (orders[index]?.back ?? 0)) / 1000);
    return amount === 0
      ? []
      : [{ order: one, on: `${MONTH}-31`, amount: cents(amount), before: cents(0), reason: '' }];
  });
  const lines: MoneyLine[] = [
    ...booked.map(
      (one, index): MoneyLine => ({
        id: `txn_${index}`,
        kind: 'payment',
        on: one.paid,
        gross: cents(one.goods + one.shipping),
        fee: cents(orders[index]?.fee ?? 0),
        order: one.number,
        payout: one.paid < `${MONTH}-19` ? 'po_1' : null,
      }),
    ),
    ...refunds.map(
      ({ order: { number }, on, amount }): MoneyLine => ({
        ...{ id: `txn_r${number}`, kind: 'refund', on, gross: cents(-amount), fee: cents(0) },
        ...{ order: number, payout: null },
      }),
    ),
  ];
  const first = lines.filter(({ payout }) => payout === 'po_1');
  const paid = first.reduce((total, { gross, fee }) => total + gross - fee, 0);
  const payouts = first.length > 0 ? [{ id: 'po_1', on: `${MONTH}-19`, amount: cents(paid) }] : [];
  return { booked, refunds, lines, payouts };
}

function booksOf(orders: Parameters<typeof monthOf>[0]) {
  const { booked, refunds, lines, payouts } = monthOf(orders);
  const figures = monthFigures(MONTH, booked, refunds);
  const money = moneyOnTheWay(MONTH, { lines, payouts, opening: cents(0) }, figures.all.gross);
  const bookings = bookingsOf(MONTH, EXAMPLE_ADVISER, booked, refunds, { invoices: new Map() }, money);
  return { figures, money, bookings };
}

describe('a month of books', () => {
  itForAll([fc.array(order, { maxLength: 40 })])(
    'agrees with the figures and the payment account to the cent, for any sales',
    (orders) => {
      const { figures, money, bookings } = booksOf(orders);
      const { chart } = EXAMPLE_ADVISER;
      const sold = [chart.home, chart.oss, chart.uk, chart.export].map((one) =>
        accountBalance(one, bookings),
      );
      expect(0 - sold.reduce((total, one) => total + one, 0)).toBe(figures.all.gross);
      expect(accountBalance(chart.transit, bookings)).toBe(money.closing - money.opening);
      expect(accountBalance(chart.bank, bookings)).toBe(money.paidOut);
      expect(money.off).toBe(0);
      expect(money.payouts.every(({ off, found, of }) => off === 0 && found === of)).toBe(true);
      expect(bookings.every(({ amount }) => amount > 0)).toBe(true);
    },
  );

  it('reports money that belongs to no order', () => {
    const { lines, payouts } = monthOf([]);
    const stranger: MoneyLine = {
      ...{ id: 'txn_x', kind: 'payment', on: `${MONTH}-03`, gross: cents(12_500), fee: cents(213) },
      ...{ order: null, payout: null },
    };
    const money = moneyOnTheWay(MONTH, { lines: [...lines, stranger], payouts, opening: cents(0) }, cents(0));
    expect(money).toMatchObject({ off: 12_500, payments: 1, found: 0, strangers: [{ id: 'txn_x' }] });
  });

  it('carries open payments into the next month', () => {
    const line = (id: string, on: string, gross: number, payout: string | null): MoneyLine => ({
      ...{ id, kind: 'payment', on, gross: cents(gross), fee: cents(0), order: 'GW-00000001', payout },
    });
    const lines = [line('a', '2026-09-29', 61_240, 'po_1'), line('b', '2026-10-30', 10_000, null)];
    const payouts = [{ id: 'po_1', on: '2026-10-05', amount: cents(61_240) }];
    expect(moneyOnTheWay(MONTH, { lines, payouts, opening: cents(61_240) }, cents(10_000))).toMatchObject({
      ...{ opening: 61_240, taken: 10_000, paidOut: 61_240, closing: 10_000, off: 0 },
      payouts: [{ id: 'po_1', gross: 61_240, off: 0 }],
    });
  });
});

function cellsOf(line: string): { text: string; isQuoted: boolean }[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^;]*)(;|$)/g) ?? [];
  return cells
    .map((cell) => cell.replace(/;$/, ''))
    .slice(0, line.endsWith(';') ? undefined : cells.length - 1)
    .map((cell) =>
      cell.startsWith('"')
        ? { text: cell.slice(1, -1).replaceAll('""', '"'), isQuoted: true }
        : { text: cell, isQuoted: false },
    );
}

/** Shape of each used field by DATEV's description, by its number. */
const FIELDS: Readonly<Record<number, { shape: RegExp; isText: boolean }>> = {
  1: { shape: /^(?!0+,00$)\d{1,10},\d{2}$/, isText: false },
  2: { shape: /^[SH]$/, isText: true },
  3: { shape: /^[A-Z]{3}$/, isText: true },
  7: { shape: /^(?!0+$)\d{1,9}$/, isText: false },
  8: { shape: /^(?!0+$)\d{1,9}$/, isText: false },
  9: { shape: /^\d{0,4}$/, isText: true },
  10: { shape: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/, isText: false },
  11: { shape: /^[\w$%&*+\-/]{0,36}$/, isText: true },
  14: { shape: /^.{0,60}$/, isText: true },
  40: { shape: /^[A-Z]{2}$/, isText: true },
  41: { shape: /^\d{2},\d{2}$/, isText: false },
  95: { shape: /^.{0,30}$/, isText: true },
  114: { shape: /^[01]$/, isText: false },
};

/** Shape of the file's first line. */
const HEAD: readonly { shape: RegExp; isText: boolean }[] = [
  { shape: /^EXTF$/, isText: true },
  { shape: /^700$/, isText: false },
  { shape: /^21$/, isText: false },
  { shape: /^Buchungsstapel$/, isText: true },
  { shape: /^13$/, isText: false },
  { shape: /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{9}$/, isText: false },
  { shape: /^$/, isText: false },
  { shape: /^\w{0,2}$/, isText: true },
  { shape: /^\w{0,25}$/, isText: true },
  { shape: /^\w{0,25}$/, isText: true },
  { shape: /^(\d{4}|\d{5}|\d{6}|\d{7})$/, isText: false },
  { shape: /^\d{1,5}$/, isText: false },
  { shape: /^20\d{2}0101$/, isText: false },
  { shape: /^[4-8]$/, isText: false },
  { shape: /^20261001$/, isText: false },
  { shape: /^20261031$/, isText: false },
  { shape: /^.{0,30}$/, isText: true },
  { shape: /^([A-Z]{2}){0,2}$/, isText: true },
  { shape: /^[12]$/, isText: false },
  { shape: /^(0|30|40|50|64)$/, isText: false },
  { shape: /^[01]$/, isText: false },
  { shape: /^EUR$/, isText: true },
  { shape: /^$/, isText: false },
  { shape: /^$/, isText: true },
  { shape: /^$/, isText: false },
  { shape: /^$/, isText: false },
  { shape: /^0[34]$/, isText: true },
  { shape: /^\d{0,4}$/, isText: false },
  { shape: /^$/, isText: false },
  { shape: /^$/, isText: true },
  { shape: /^.{0,16}$/, isText: true },
];

const stackOf = (bookings: readonly Booking[]) =>
  bookingStack(
    {
      ...{ month: MONTH, firstDay: '2026-10-01', lastDay: '2026-10-31' },
      ...{ madeAt: new Date('2026-11-02T07:58:00Z'), adviser: EXAMPLE_ADVISER },
    },
    bookings,
  );

describe('the file for DATEV', () => {
  itForAll([fc.array(order, { minLength: 1, maxLength: 20 })])(
    'has every field in its place, with the required kind, length and quotes [row D600]',
    (orders) => {
      const { bookings } = booksOf(orders);
      const [head = '', names = '', ...lines] = stackOf(bookings).split('\r\n').slice(0, -1);
      const headCells = cellsOf(head);
      expect(headCells).toHaveLength(HEAD.length);
      for (const [index, { shape, isText }] of HEAD.entries()) {
        expect(headCells[index]?.text, `head ${index + 1}`).toMatch(shape);
        expect(headCells[index]?.isQuoted, `head ${index + 1}`).toBe(isText);
      }
      expect(names.split(';')).toHaveLength(125);
      expect(lines).toHaveLength(bookings.length);
      for (const line of lines) {
        const cells = cellsOf(line);
        expect(cells).toHaveLength(125);
        for (const [index, cell] of cells.entries()) {
          const rule = FIELDS[index + 1];
          const shape = rule && (cell.text || cell.isQuoted) ? rule.shape : /^$/;
          // An `expect` for each field would take most of the time.
          if (!shape.test(cell.text) || (cell.text && cell.isQuoted !== rule?.isText))
            expect.fail(`${BOOKING_FIELDS[index]}: ${JSON.stringify(cell)}`);
        }
        // Debit and credit differ, and a destination has a rate.
        expect(cells[6]?.text).not.toBe(cells[7]?.text);
        expect(cells[39]?.text === '').toBe(cells[40]?.text === '');
      }
    },
  );

  it('writes Greece as EL, and quotes text with separators', () => {
    const [booking] = booksOf([
      { day: 1, country: 'GR', above: true, goods: 12_400, shipping: 0, fee: 0, back: 0 },
    ]).bookings;
    const stack = stackOf(booking ? [{ ...booking, text: 'a "quote"; and more' }] : []);
    expect(stack).toContain(';"EL";24,00;');
    expect(stack).toContain('"a ""quote""; and more"');
  });

  it('is encoded in Windows-1252, which DATEV reads', () => {
    expect([...inWindows1252('ä€ß–Ł')]).toEqual([0xe4, 0x80, 0xdf, 0x96, 63]);
    expect(new TextDecoder('windows-1252').decode(inWindows1252('Gebühren „€ 5“ … Žižka'))).toBe(
      'Gebühren „€ 5“ … Žižka',
    );
  });

  it('accepts only plausible numbers of an adviser', () => {
    expect(adviserSchema.safeParse(EXAMPLE_ADVISER).success).toBe(true);
    for (const wrong of [{ consultant: 1000 }, { client: 0 }, { feeKey: '9x' }, { mail: 'office' }])
      expect(adviserSchema.safeParse({ ...EXAMPLE_ADVISER, ...wrong }).success).toBe(false);
    for (const chart of Object.values(CHARTS))
      expect(adviserSchema.safeParse({ ...EXAMPLE_ADVISER, chart }).success).toBe(true);
  });
});

describe('the close of a month', () => {
  const ready: CloseFacts = {
    ...{ month: MONTH, today: '2026-11', closed: false, earlierOpen: false, withoutInvoice: 0 },
    ...{ off: cents(0), strangers: 0, isRead: true, unproven: 1, adviserIsExample: false },
    taken: new Set(BOOK_FILES),
  };
  const kinds = (facts: Partial<CloseFacts>) => closeFaults({ ...ready, ...facts }).map(({ kind }) => kind);

  it('is possible once all six files are downloaded, the payment account agrees, and at most one proof is missing', () => {
    expect(closeFaults(ready)).toEqual([]);
    expect(kinds({ unproven: 2 })).toEqual(['proofs']);
    expect(kinds({ off: cents(-1) })).toEqual(['off']);
    expect(kinds({ taken: new Set(['datev']) })).toEqual(['files']);
    expect(kinds({ isRead: false, earlierOpen: true, strangers: 1, withoutInvoice: 2 })).toEqual([
      ...['earlier', 'unread', 'invoices', 'strangers'],
    ]);
  });

  it('is possible only after the month has ended, and only once', () => {
    expect(kinds({ today: MONTH })).toEqual(['running']);
    expect(kinds({ closed: true, off: cents(5) })).toEqual(['closed']);
  });

  it('names the missing items in the maker’s language', () => {
    expect(closeFaultWords({ kind: 'closed' })).toBe('The month is already closed.');
    expect(closeFaultWords({ kind: 'invoices', count: 1 })).toMatch(/^1 document not issued/);
    expect(closeFaultWords({ kind: 'invoices', count: 1 }, 'de')).toMatch(/^1 Beleg ist noch nicht/);
    expect(closeFaultWords({ kind: 'invoices', count: 2 }, 'de')).toMatch(/^2 Belege sind noch nicht/);
    expect(closeFaultWords({ kind: 'strangers', count: 1 }, 'de')).toMatch(/^1 Bewegung /);
    expect(closeFaultWords({ kind: 'off', off: cents(-150) }, 'de')).toContain('1,50');
    expect(closeFaultWords({ kind: 'files', left: ['oss', 'proofs'] }, 'de')).toBe(
      '2 Dateien noch nicht in der neuesten Fassung geladen: OSS-Meldung nach Land und Satz, Ausfuhrnachweise.',
    );
  });
});
