import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money.ts';
import {
  type OrderEvent,
  orderStateOf,
  STATE_AFTER,
  STATE_EVENT_KINDS,
  type StateEventKind,
} from '#domain/order-log/events.ts';
import { transition } from '#domain/orders/transition.ts';
import {
  appendEvents,
  lockOrder,
  mayMove,
  move,
  type Order,
  placeOrder,
} from '../../server/orders/append-events.ts';
import { changeOrder } from '../../server/orders/change-order.ts';
import { eventsOf } from '../../server/orders/read-events.ts';
import { BUYER, CLOCK, type Doer, PROVIDER } from '../../server/orders/staff.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { runs } from '../fixtures/runs.ts';
import { MAXI, need, orderOf, payFor } from '../fixtures/workshop.ts';

const shop = await openFileShop();
const db = shop.database.db;

const NOW = new Date('2026-11-23T12:00:00Z');
const ZERO = 0 as Cents;

async function placed(): Promise<Order> {
  const id = randomUUID();
  await db.transaction((tx) =>
    placeOrder(tx, {
      id,
      number: `GW-${id.slice(0, 8)}`,
      shippingCountry: 'DE',
      goods: ZERO,
      shipping: ZERO,
      total: ZERO,
      createdAt: NOW,
      expiresAt: NOW,
    }),
  );
  const order = await lockOrder(db, id);
  if (!order) throw new Error('not placed');
  return order;
}

const logOf = async ({ id }: Order) => (await eventsOf(db, [id])).map(({ event }) => event);

/** An event that would move an order from a state. */
function moving(kind: StateEventKind, from: Order['state']): OrderEvent<StateEventKind> {
  if (kind === 'placed') return { kind, payload: {} };
  if (kind === 'paid') return { kind, payload: { from, differs: null } };
  if (kind === 'cancelled') return { kind, payload: { from, reason: { typed: 'Just so' } } };
  if (kind === 'refunded') return { kind, payload: { from, reported: { back: 100, paid: 100 } } };
  return { kind, payload: { from } };
}

const DOERS = [
  [PROVIDER, 'payment'],
  [CLOCK, 'clock'],
  [MAXI, 'makers'],
  [BUYER, 'customer'],
] as const satisfies readonly (readonly [Doer, string])[];

describe('the state of an order', () => {
  it('follows its log under random changes by all actors, in any order', async () => {
    const tries = STATE_EVENT_KINDS.flatMap((kind) => DOERS.map((doer) => [kind, doer] as const));
    // Numbers select from the currently allowed events; purely random events would hardly get an order far.
    const step = fc.oneof(fc.constantFrom(...tries), fc.nat());
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        let order = await placed();
        for (const drawn of steps) {
          const before = order;
          const isAllowed = ([kind, [, mover]]: (typeof tries)[number]) =>
            transition(before.state, STATE_AFTER[kind], mover, { moneyReceived: before.paidAt !== null }).ok;
          const allowed = tries.filter(isAllowed);
          const tried = typeof drawn === 'number' ? allowed[drawn % allowed.length] : drawn;
          if (!tried) continue;
          const [kind, [by]] = tried;
          const ok = isAllowed(tried);
          order = await db.transaction((tx) => move(tx, order, moving(kind, order.state), { by, at: NOW }));
          expect(order.state).toBe(ok ? STATE_AFTER[kind] : before.state);
          seen.add(order.state);
        }
        const log = await logOf(order);
        expect(orderStateOf(log)).toBe(order.state);
        expect((await orderOf(shop, order.number)).state).toBe(order.state);
        // Each line starts in the state in which the previous one ended.
        for (const [place, { payload }] of log.entries())
          if ('from' in payload) expect(payload.from).toBe(orderStateOf(log.slice(0, place)));
      }),
      // Each run has up to 25 transactions.
      { numRuns: runs(60, { slow: 100 }) },
    );
    expect(seen.size).toBeGreaterThan(3);
  });

  it('never changes against its table: an invalid append writes nothing', async () => {
    const order = await placed();
    const events = [
      { kind: 'note-added', payload: { onSheet: false, text: 'before' } },
      { kind: 'shipped', payload: { from: order.state } },
    ] as const;
    await expect(
      db.transaction((tx) => appendEvents(tx, order, events, { by: MAXI, at: NOW })),
    ).rejects.toThrow('no shipped by maker');
    expect((await logOf(order)).map(({ kind }) => kind)).toEqual(['placed']);
    expect(mayMove(order, 'paid', 'payment')).toBe(true);
    expect(mayMove(order, 'paid', 'shopper')).toBe(false);
  });

  it('needs the latest version: a write with an older one stores nothing', async () => {
    const order = await placed();
    const note = (text: string) => [{ kind: 'note-added', payload: { onSheet: false, text } }] as const;
    const appending = { by: MAXI, at: NOW, counts: true };
    const later = await appendEvents(db, order, note('first'), appending);
    expect(later.version).toBe(order.version + 1);
    await expect(db.transaction((tx) => appendEvents(tx, order, note('second'), appending))).rejects.toThrow(
      'has changed since it was read',
    );
    expect((await logOf(order)).map(({ kind }) => kind)).toEqual(['placed', 'note-added']);
  });

  it('changes once when many try at the same time', async () => {
    const { number } = await payFor(shop);
    const cancel = () =>
      changeOrder(shop.services, MAXI, { number }, async ({ order, record }) => {
        if (mayMove(order, 'cancelled', 'maker'))
          record({ kind: 'cancelled', payload: { from: order.state, reason: null } });
        return {};
      });
    await Promise.all(Array.from({ length: 6 }, () => need(cancel())));
    const log = await logOf(await orderOf(shop, number));
    expect(log.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1);
    expect(orderStateOf(log)).toBe('cancelled');
  });
});

describe('the row of an order', () => {
  it('is written by one file', () => {
    const WRITER = 'server/orders/append-events.ts';
    const writes = /\.(update|insert)\(\s*(schema\.)?orders\s*\)|\b(update|insert into)\s+"?orders"?\b/i;
    const files = globSync('server/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
    const writers = files.filter((file) => writes.test(readFileSync(file, 'utf8')));
    expect(writers).toEqual([WRITER]);
    const appends = files.filter((file) =>
      /\((schema\.)?orderEvents\)\s*\.(values|set)/.test(readFileSync(file, 'utf8')),
    );
    expect(appends).toEqual([WRITER]);
  });

  it('has the days, address and language of the log', async () => {
    const order = await payFor(shop);
    const address = {
      line1: 'Weg 2',
      line2: null,
      postal_code: '1010',
      city: 'Wien',
      state: null,
      country: 'AT' as const,
    };
    const events = [
      { kind: 'promise-moved', payload: { before: order.promisedOn, after: '2099-03-04' } },
      { kind: 'address-changed', payload: { before: null, after: { name: 'Mia', address } } },
      { kind: 'language-chosen', payload: { before: 'en', after: 'de' } },
      { kind: 'refund-reported', payload: { back: 500, paid: order.total } },
    ] as const;
    await appendEvents(db, order, events, { by: BUYER, at: NOW, counts: true });
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({
      promisedOn: '2099-03-04',
      promiseMoved: order.promiseMoved + 1,
      version: order.version + 1,
      shippingName: 'Mia',
      shippingAddress: address,
      shippingCountry: 'AT',
      language: 'de',
      refunded: 500,
      state: 'paid',
    });
  });
});
