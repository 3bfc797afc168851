import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { fittedCircuit } from '#domain/measure/fit-pickup.ts';
import { pickupOf } from '#domain/production/unit.ts';
import { inductanceAt } from '#domain/tone/circuit.ts';
import { readMonthFacts } from '../../server/books/month-facts.ts';
import { readGuarantee } from '../../server/orders/read-guarantee.ts';
import { repairs } from '../../server/platform/db/schema/repairs.ts';
import { stockLots, stockParts } from '../../server/platform/db/schema/stock.ts';
import { exportData } from '../../server/privacy/export-data.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { answerQuote } from '../../server/repairs/move-repair.ts';
import { openRepair } from '../../server/repairs/read-repairs.ts';
import { readStockView } from '../../server/stock/read-stock-view.ts';
import { eventually } from '../fixtures/eventually.ts';
import { FISHBONE } from '../fixtures/pickups.ts';
import { BENCH_HZ, sweptOnRig } from '../fixtures/simulated-rig.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { makeAndShip, orderOf, payFor, STRAT_NECK, signedIn, unitsIn } from '../fixtures/workshop.ts';

let shop: TestShop;
let maxi: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  shop = await openTestShop();
  maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
});
afterAll(() => shop.close());

const REQUEST = {
  ...{ pickup: 'A humbucker of the seventies', fault: 'Silent since Sunday.', name: 'Kim Beispiel' },
  ...{ line1: 'Beispielweg 3', postal_code: '04109', city: 'Leipzig' },
};
const WOUND = { resistance_Ohm: 8000, inductance_H: 4.1 };
const OPEN = { resistance_Ohm: null, inductance_H: null };
const POSITIONS = [{ what: 'Rewind', amount: 9500 }];

async function rowOf(email: string) {
  const [row] = await shop.database.db.select().from(repairs).where(eq(repairs.email, email));
  if (!row) throw new Error(`no repair of ${email}`);
  return row;
}

/** Sends a request, and returns its steps: each with the version that applies. */
async function sentIn(email: string, more: object = {}) {
  await shop.database.sql.query('delete from rate_limits');
  const asked = { ...REQUEST, email, ...more };
  expect(await shop.sendForm('/repair', asked)).toMatchObject({ status: 303, location: '/repair?sent' });
  const { number } = await rowOf(email);
  const call = async (name: string, input: object = {}) => {
    const { version } = await rowOf(email);
    const { status, body } = await maxi.call(name, { repair: number, version, ...input });
    return { status, ...(body as { error?: string; data?: { number: string } }) };
  };
  const letter = async (subject: string) => {
    const found = async () =>
      (await shop.mails()).find((mail) => mail.to === email && mail.subject.includes(subject));
    await eventually(async () => (await found()) !== undefined, `a letter: ${subject}`);
    return (await found())?.text ?? '';
  };
  const token = async (subject: string) => /\?link=([\w.-]+)/.exec(await letter(subject))?.[1] ?? '';
  return { asked, number, call, letter, token };
}

it('of any pickup goes from its request to an accepted quote, its invoice and the way back [rows D874, D877, D878]', async () => {
  const { services } = shop;
  const month = monthOf(dayOf(services.now()));
  const before = await readMonthFacts(services, month);
  const { asked, number, call, letter, token } = await sentIn('kim@example.org');
  expect(await shop.sendForm('/repair', asked)).toMatchObject({ status: 303 });
  expect(await shop.database.db.select().from(repairs)).toHaveLength(1);
  expect(await letter('send it in')).toMatch(/Write RP-26-0001 on the parcel(.|\n)*6,19/);
  expect((await call('finish-repair', { figures: WOUND, note: 'Done.', used: [] })).status).toBe(409);
  expect((await call('repair-arrived')).status).toBe(200);
  const quote = { figures: OPEN, note: 'The start has corroded.', isCovered: false, positions: POSITIONS };
  expect((await call('quote-repair', { ...quote, positions: [] })).error).toContain('at least one position');
  expect((await call('quote-repair', { ...quote, isCovered: true })).error).toContain(
    'Only a pickup of ours',
  );
  expect((await call('quote-repair', quote)).status).toBe(200);

  const link = await token('our quote');
  const shown = await openRepair(services, link);
  expect(shown).toMatchObject({ state: 'quoted', reading: 'open', total: 10_119 });
  expect(
    await openRepair(
      services,
      link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  ).toBe(undefined);
  const answer = (given: string, version = `${shown?.version}`) =>
    shop.sendForm('/repair', { link, version, answer: given });
  expect((await answer('agreed', '1')).location).toContain('changed');
  expect((await answer('agreed')).location).not.toContain('changed');
  expect((await answer('refused')).location).toContain('changed');
  expect((await rowOf('kim@example.org')).state).toBe('agreed');

  expect((await call('bill-repair', { pay: 'cash', sure: true })).status).toBe(409);
  expect((await call('finish-repair', { figures: WOUND, note: 'Wound again.', used: [] })).status).toBe(200);
  const parcel = { carrier: 'hand', tracking: '' };
  expect((await call('return-repair', parcel)).error).toContain('not paid yet');
  expect(await letter('it is repaired')).toMatch(/101,19\s€(.|\n)*IBAN DE36(.|\n)*reference\s+RP-26-0001/);
  const bill = { pay: 'bank transfer', sure: true };
  const [one, other] = await Promise.all([1, 2].map(() => call('bill-repair', bill)));
  expect(one?.error).toBe(undefined);
  expect(one?.data).toEqual(other?.data);
  const order = await orderOf(shop, one?.data?.number ?? '');
  expect(order).toMatchObject({ state: 'delivered', total: 10_119, paymentReference: null, pickups: 0 });
  expect(order.invoiceNumber).toMatch(/^RE-/);
  expect(await unitsIn(shop, order.id)).toEqual([]);
  const invoice = await fetch(shop.publicUrl + (await openRepair(services, link))?.order?.invoice);
  expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const after = await readMonthFacts(services, month);
  expect(after.figures.all.gross - before.figures.all.gross).toBe(10_119);
  const booked = after.bookings.find((one) => one.order === order.number);
  expect([booked?.account, booked?.amount]).toEqual([after.adviser.data.chart.bank, 10_119]);

  expect((await call('return-repair', parcel)).status).toBe(200);
  await letter('on its way');
  expect((await rowOf('kim@example.org')).steps.map(({ to, by }) => [to, by])).toEqual([
    ['asked', null],
    ...[
      ['here', 'Maxi'],
      ['quoted', 'Maxi'],
    ],
    ['agreed', null],
    ...[
      ['done', 'Maxi'],
      ['back', 'Maxi'],
    ],
  ]);
  expect(number).toBe('RP-26-0001');
});

it('accepts a sweep only with its own figures [row D889]', async () => {
  const { call } = await sentIn('sweep@example.org');
  await call('repair-arrived');
  const sweep = sweptOnRig(pickupOf(FISHBONE).circuit);
  const inductance_H = Number(inductanceAt(fittedCircuit(sweep), BENCH_HZ).toFixed(3));
  const own = { resistance_Ohm: Math.round(sweep.resistance_Ohm.value), inductance_H, sweep };
  const quote = { note: 'Damp.', isCovered: false, positions: POSITIONS };
  for (const figures of [
    { ...WOUND, inductance_H: 3, sweep },
    { ...OPEN, sweep },
  ])
    expect((await call('quote-repair', { ...quote, figures })).error).toContain('belongs to other figures');
  expect((await call('quote-repair', { ...quote, figures: own })).status).toBe(200);
  expect((await rowOf('sweep@example.org')).came?.sweep).toEqual(sweep);
});

it('is closed if its pickup has not arrived: the owner gets a mail, and a late parcel is still accepted [row D874]', async () => {
  const { call, letter } = await sentIn('nobody@example.org');
  expect((await call('close-repair')).status).toBe(200);
  expect(await letter('closed')).toContain('has not arrived');
  expect((await call('close-repair')).status).toBe(409);
  expect((await call('repair-arrived')).status).toBe(200);
  expect((await rowOf('nobody@example.org')).state).toBe('here');
});

it('takes its parts from the stock, once, and is closed if it was marked as received by mistake [row D891]', async () => {
  const { db } = shop.database;
  await db.update(stockParts).set({ countedAt: null }).where(eq(stockParts.id, 'tape'));
  const onHand = async () =>
    Object.fromEntries((await db.select().from(stockParts)).map((row) => [row.id, row.onHand]));
  const wire = async () =>
    (await db.select().from(stockLots).where(eq(stockLots.part, 'wire:42'))).reduce(
      (sum, lot) => sum + lot.onHand,
      0,
    );
  const before = { parts: await onHand(), wire: await wire() };
  const { number, call, letter } = await sentIn('wire@example.org');
  await call('repair-arrived');
  expect((await call('close-repair')).status).toBe(200);
  await letter('closed');
  await call('repair-arrived');
  const arrivals = async () =>
    (await shop.mails()).filter(({ subject }) => subject === `Repair ${number}: it is here`);
  await eventually(async () => (await arrivals()).length === 2, 'a letter for each arrival');
  await call('quote-repair', { figures: OPEN, note: 'Open.', isCovered: false, positions: POSITIONS });
  const { id, version } = await rowOf('wire@example.org');
  await answerQuote(shop.services, { id, version, answer: 'agreed' });
  const used = [
    { part: 'wire:42', amount: 38_000 },
    { part: 'slug', amount: 6 },
    // Not in stock control.
    { part: 'tape', amount: 1 },
  ];
  const done = { figures: WOUND, note: 'Wound again.', repair: number, version: version + 1, used };
  const unknown = { ...done, used: [{ part: 'string', amount: 1 }] };
  expect((await maxi.call('finish-repair', unknown)).status).toBe(400);
  const answers = await Promise.all([1, 2].map(() => maxi.call('finish-repair', done)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { 'wire:42': grams = 0, slug = 0 } = before.parts;
  expect(await onHand()).toEqual({ ...before.parts, 'wire:42': grams - 38_000, slug: slug - 6 });
  expect(await wire()).toBe(before.wire - 38_000);
  const { movements } = await readStockView(shop.services);
  expect(movements.slice(0, 2).map(({ note, change }) => [note, change])).toEqual([
    [number, -6],
    [number, -38_000],
  ]);
});

it('with a refused quote costs the return parcel, as agreed before [row D879]', async () => {
  const { call, token } = await sentIn('ida@example.org');
  await call('repair-arrived');
  await call('quote-repair', { figures: OPEN, note: 'Open.', isCovered: false, positions: POSITIONS });
  const { version } = await rowOf('ida@example.org');
  await shop.sendForm('/repair', {
    link: await token('our quote'),
    version: `${version}`,
    answer: 'refused',
  });
  const billed = await call('bill-repair', { pay: 'cash', sure: true });
  expect((await orderOf(shop, billed.data?.number ?? '')).total).toBe(619);
  expect((await call('return-repair', { carrier: 'hand', tracking: '' })).status).toBe(200);
});

it('under the guarantee is free, extends it once by twelve months, and shows the new figures beside the original ones [row D880]', async () => {
  const bought = await payFor(shop, [STRAT_NECK]);
  await makeAndShip(shop, bought);
  await maxi.call('deliver', { number: bought.number });
  const [unit] = await unitsIn(shop, bought.id);
  const serial = unit?.serial ?? '';
  const { call, token } = await sentIn('jonas@example.org', { pickup: serial, isClaimed: 'yes' });
  await call('repair-arrived');
  await call('quote-repair', { figures: OPEN, note: 'A lead came off.', isCovered: true, positions: [] });
  expect((await call('finish-repair', { figures: WOUND, note: 'A new lead.', used: [] })).status).toBe(200);
  expect((await call('bill-repair', { pay: 'cash', sure: true })).error).toContain('nothing to pay');
  expect((await call('return-repair', { carrier: 'hand', tracking: '' })).status).toBe(200);
  const order = await orderOf(shop, bought.number);
  const guarantee = await readGuarantee(shop.database.db, order);
  expect(guarantee?.repairs).toMatchObject([{ unit: 1, fault: 'A new lead.' }]);
  const { figures } = (await openRepair(shop.services, await token('we repair it'))) ?? {};
  expect(figures).toMatchObject({ came: OPEN, after: WOUND });
  expect(figures?.wound?.resistance_Ohm).toBeGreaterThan(1000);
  const passport = await readPassport(shop.services, serial, undefined, 'en');
  expect(passport).toMatchObject({ view: { repair: { wound: figures?.wound, came: OPEN, after: WOUND } } });
});

it('is in its owner’s data copy, and forgets the owner six months after the pickup was last here [row D883]', async () => {
  const { db } = shop.database;
  const { number, call } = await sentIn('ada@example.org');
  const copy = () => exportData(db, shop.services.keptMails, 'ada@example.org', new Date());
  expect(await copy()).toMatchObject({ repairs: [{ number, name: 'Kim Beispiel', state: 'asked' }] });
  const inMonths = (months: number) => {
    const now = new Date();
    now.setMonth(now.getMonth() + months);
    return keepNoLonger({ ...shop.services, now: () => now });
  };
  await call('repair-arrived');
  await inMonths(7);
  expect((await rowOf('ada@example.org')).name).toBe('Kim Beispiel');
  await db.update(repairs).set({ state: 'back' }).where(eq(repairs.number, number));
  await inMonths(5);
  expect((await rowOf('ada@example.org')).name).toBe('Kim Beispiel');
  await inMonths(7);
  expect(await copy()).toMatchObject({ repairs: [] });
  const [row] = await db.select().from(repairs).where(eq(repairs.number, number));
  expect([row?.name, row?.address, row?.fault]).toEqual([null, null, null]);
});

it.each([
  ['nothing', { pickup: '', fault: '', name: '', line1: '', postal_code: '', city: '' }, 'missing'],
  ['a book', { fault: 'x'.repeat(1001) }, 'too long'],
  ['a place that is none', { postal_code: '123' }, 'no parcel'],
])('requested with %s names the error to correct [row D881]', async (_, wrong, fault) => {
  const { status, body } = await shop.sendForm('/repair', { ...REQUEST, email: 'x@example.org', ...wrong });
  expect(status).toBe(422);
  const { faults } = body as { faults: Record<string, string> };
  expect(faults).toEqual(Object.fromEntries(Object.keys(wrong).map((field) => [field, fault])));
});
