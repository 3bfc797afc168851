import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { orderCustoms } from '#domain/customs/order-customs.ts';
import { ZERO } from '#domain/money.ts';
import { BENCH } from '#domain/production/bench.ts';
import { openDays } from '#domain/production/open-days.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import { linesToDeclare, readCustoms } from '../../server/customs/index.ts';
import { shareGeneration } from '../../server/http/shared-generation.ts';
import { linesOf } from '../../server/orders/index.ts';
import { auditEntries } from '../../server/platform/db/schema/admin.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { absences } from '../../server/platform/db/schema/production.ts';
import { createShopfrontSource } from '../../server/platform/shopfront/shopfront-source.ts';
import { holdUnit, promisedNow, readDay } from '../../server/production/index.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { rowsIn } from '../fixtures/rows.ts';
import {
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  signedIn,
  trailOf,
  unitsIn,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();
const maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });
afterEach(async () => {
  await shop.database.db.delete(absences);
  await shop.services.shopfront.renew();
});

const { call } = maker;
const today = () => dayOf(shop.services.now());
/** The days an order needs from now until dispatch, and a week more. */
const closing = (
  from: Day = addDays(today(), 1),
  until: Day = addDays(today(), 14),
  who: string | null = null,
) => ({
  from,
  until,
  who,
});
const previewOf = async (days: ReturnType<typeof closing>) => {
  const { closing: preview } = await readDay(shop.services, { closing: days });
  if (!preview) throw new Error('no preview');
  return preview;
};

describe('closing days', () => {
  it('moves exactly the promises that were shown, sends a mail each, and every process shows it in the shop [row D540]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const days = closing();
    const preview = await previewOf(days);
    const move = preview.moves.find(({ number }) => number === order.number);
    expect(move?.before).toBe(order.promisedOn);
    expect(openDays([days]).isOpen(move?.after ?? '')).toBe(true);
    // Viewing closes nothing.
    expect((await orderOf(shop, order.number)).promisedOn).toBe(order.promisedOn);

    const stale = await call('close-days', { id: randomUUID(), ...days, seen: [] });
    expect(stale).toMatchObject({ status: 409 });
    expect(stale.body.error).toContain('Nothing is closed yet');

    const id = randomUUID();
    const asked = { id, ...days, seen: preview.seen };
    expect(await call('close-days', asked)).toMatchObject({
      status: 200,
      body: { data: { moved: preview.moves.length } },
    });
    // Pressed twice, it takes effect once.
    expect(await call('close-days', asked)).toMatchObject({ status: 200, body: { data: { moved: 0 } } });
    const after = await orderOf(shop, order.number);
    expect([after.promisedOn, after.promiseMoved]).toEqual([move?.after, 1]);
    expect((await mailsAbout(shop, order.number, { makers: 0, shopper: 2 })).shopper).toHaveLength(2);

    const said = announcementAt(shop.services.shopfront.current(), 'away');
    expect(said).toMatch(/^Away \d+ \w+ to \d+ \w+\. Ordered now, it leaves on \w+ \d+ \w+\.$/);
    expect(shop.services.shopfront.current().texts.banner?.words.en).toBe(said);

    const next = await payFor(shop, [CUSTOM]);
    expect(openDays([days]).isOpen(next.promisedOn ?? '')).toBe(true);
    expect((next.promisedOn ?? '') > days.until).toBe(true);
    const audit = await rowsIn(shop, auditEntries, eq(auditEntries.kind, 'days-closed'));
    expect(audit).toMatchObject([
      { byName: 'Maxi', payload: { name: null, from: days.from, until: days.until } },
    ]);
  });

  it('reaches another process by the shared generation', async () => {
    const { db } = shop.database;
    const { now, log } = shop.services;
    const other = createShopfrontSource(db, now, log, {
      promisedNow: (days) => promisedNow(db, now(), days),
      readMade: async () => [],
    });
    await other.renew();
    const shared = shareGeneration(db, () => other.renew());
    await shared.publish({ ...other.madeOf() });
    expect(other.days().isOpen(addDays(today(), 3))).toBe(
      shop.services.shopfront.days().isOpen(addDays(today(), 3)),
    );
    const days = closing(addDays(today(), 3), addDays(today(), 9));
    const { seen } = await previewOf(days);
    expect(await call('close-days', { id: randomUUID(), ...days, seen })).toMatchObject({ status: 200 });
    await expect
      .poll(async () => {
        await shared.follow();
        return other.days().isOpen(addDays(today(), 5));
      })
      .toBe(false);
  });

  it('can be undone without mails: promises stay', async () => {
    const days = closing(addDays(today(), 20), addDays(today(), 24));
    const id = randomUUID();
    const { seen } = await previewOf(days);
    await call('close-days', { id, ...days, seen });
    expect(await call('open-days', { id })).toMatchObject({ status: 200 });
    expect((await call('open-days', { id })).body.error).toBe('These days are already open.');
    expect(announcementAt(shop.services.shopfront.current(), 'away')).toBeUndefined();
  });

  it('is refused for past or reversed days, or without a maker', async () => {
    const ask = (days: object) => call('close-days', { id: randomUUID(), seen: [], ...days });
    expect((await ask(closing(addDays(today(), -9), addDays(today(), -2)))).body.error).toBe(
      'Those days have passed.',
    );
    expect((await ask(closing(addDays(today(), 5), addDays(today(), 2)))).body.error).toBe(
      'The last day is before the first.',
    );
    expect((await ask(closing(today(), today(), randomUUID()))).body.error).toBe('Choose who is away.');
  });
});

it('keeps an order abroad waiting only while its country is closed [case M4] [row D671]', async () => {
  const { db } = shop.database;
  const paid = new Map<string, boolean>();
  for (const country of ['CH', 'GB', 'US', 'CA'] as const) {
    const order = await payFor(shop, [STRAT_SET]);
    const rules = await readCustoms(shop.services);
    const lines = linesToDeclare(await linesOf(db, order.id));
    const customs = orderCustoms(country, lines, ZERO, rules);
    const record = country === 'GB' ? { ...customs, closed: { why: 'british number' as const } } : customs;
    await db.update(orders).set({ shippingCountry: country, customs: record }).where(eq(orders.id, order.id));
    paid.set(order.number, record.closed !== null);
  }
  expect([...paid.values()].filter(Boolean)).toHaveLength(1);
  const { waiting } = await readDay(shop.services);
  const ours = waiting.filter(({ number }) => paid.has(number));
  expect(ours).toMatchObject([{ why: 'closed abroad' }]);
  expect(paid.get(ours[0]?.number ?? '')).toBe(true);
});

describe('a place of the day', () => {
  it('can be set and reset, is recorded in the trail, and is refused for a piece on a machine [row D541]', async () => {
    const first = await payFor(shop, [STRAT_SET]);
    const { number } = await payFor(shop, [CUSTOM]);
    expect(await call('place-piece', { number, unit: 1, place: 1, sure: true })).toMatchObject({
      status: 200,
    });
    const day = await readDay(shop.services);
    const inGerman = await readDay(shop.services, {}, 'de');
    expect(inGerman.lanes.map(({ name }) => name)).toEqual([
      'Maschine 1',
      'Maschine 2',
      'Von Hand',
      'Wachsbad',
    ]);
    expect(inGerman.week.pieces.map(({ name }) => name)).toContain('Stratocaster, Steg');
    const open = shop.services.shopfront.days().from(today());
    expect(day.week.pieces.find((piece) => piece.order === number)).toMatchObject({
      ...{ day: open, place: 1, machine: 1, pinnedBy: 'Maxi' },
    });
    expect(await call('place-piece', { number, unit: 1, place: null })).toMatchObject({ status: 200 });
    expect((await trailOf(shop, first.id)).filter((line) => line.includes('place'))).toEqual([]);
    const own = (await trailOf(shop, (await orderOf(shop, number)).id)).filter((line) =>
      line.includes('place'),
    );
    expect(own).toHaveLength(2);
    expect(own[1]).toMatch(/^Maxi: Piece 1, place \w+ \d+ \w+ \d+, place 1 → as planned$/);
    await need(holdUnit(shop.services, MAXI, { number, unit: 1, machine: 2 }));
    expect((await call('place-piece', { number, unit: 1, place: 2 })).body.error).toBe(
      'Piece 1 is on the bench.',
    );
    expect((await unitsIn(shop, first.id)).length).toBe(3);
  });

  it('warns before it breaks a promise, and moves the promise with a mail once confirmed [row D541]', async () => {
    const open = shop.services.shopfront.days();
    const first = open.from(today());
    // The rest of the first day is needed for the earliest orders. Machine 2 uses one place today.
    const left = BENCH.pickupsADay - (first === today() ? 1 : 0);
    const tight = await payFor(shop, left === 3 ? [STRAT_SET] : [STRAT_SET, CUSTOM]);
    const { number } = await payFor(shop, [CUSTOM]);
    const { db } = shop.database;
    const soon = open.add(first, BENCH.daysAfterWinding);
    await db.update(orders).set({ promisedOn: open.add(soon, 20) });
    await db.update(orders).set({ promisedOn: soon }).where(eq(orders.number, tight.number));
    const { pieces } = (await readDay(shop.services)).week;
    const todays = pieces.filter(({ day, state }) => day === first && state === 'to wind');
    expect(todays.map(({ order }) => order)).toEqual(Array(left).fill(tight.number));
    const ask = { number, unit: 1, place: 1 };
    const answer = await call('place-piece', ask);
    expect(answer.status).toBe(422);
    expect(answer.body.doubts?.join(' ')).toContain('was promised');
    expect(
      (await readDay(shop.services)).week.pieces.find(({ order }) => order === number)?.pinnedBy,
    ).toBeUndefined();
    expect(await call('place-piece', { ...ask, sure: true })).toMatchObject({ status: 200 });
    const moved = await orderOf(shop, tight.number);
    expect((moved.promisedOn ?? '') > soon).toBe(true);
    const { shopper } = await mailsAbout(shop, tight.number, { makers: 0, shopper: 2 });
    expect(shopper.filter(({ subject }) => /leaves on/.test(subject))).toHaveLength(1);
  });
});
