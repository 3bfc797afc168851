import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { lineFor } from '#domain/cart/cart-line.ts';
import { cents } from '#domain/money.ts';
import { readAccount } from '../../server/books/read-account.ts';
import { closeStaleOrders } from '../../server/checkout/close-stale-orders.ts';
import { freezeOrder, quoteCart } from '../../server/checkout/freeze-order.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { syncPrices } from '../../server/platform/payments/sync-prices.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { reconcileRefunds } from '../../server/returns/finish-refund.ts';
import { draftPrice } from '../../server/shopfront/draft-prices.ts';
import { publishPrices } from '../../server/shopfront/publish-prices.ts';
import { withdrawCode } from '../../server/shopfront/withdraw-code.ts';
import { priceInAccount } from '../fixtures/account-prices.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { apply, buyWith, issue, keyOf, openCheckout, tryCode } from '../fixtures/codes.ts';
import { CALLS, callAt, DESCRIPTION, eventSchema, NOTHING } from '../fixtures/contract/calls.ts';
import { faultsOf } from '../fixtures/contract/check.ts';
import { eventually } from '../fixtures/eventually.ts';
import { goodwillOf, orderByWallet, refundMade } from '../fixtures/orders.ts';
import {
  type ProviderRecorder,
  type RecordedCall,
  startProviderRecorder,
} from '../fixtures/provider-recorder.ts';
import { changeRows } from '../fixtures/rows.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { MAXI, need, orderOf, payFor } from '../fixtures/workshop.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000);

let recorder: ProviderRecorder;
let shop: TestShop;
/** Calls that the shop made in this scenario; later tests make their own. */
let recorded: readonly RecordedCall[];

async function refund(): Promise<void> {
  const { number, id: orderId } = await payFor(shop);
  const asked = goodwillOf(number, 1000);
  await need(askRefund(shop.services, MAXI, asked));
  await refundMade(shop, asked.id);
  await eventually(async () => (await orderOf(shop, number)).refunded === 1000, 'the refund heard of');
  await reconcileRefunds(shop.services, orderId);
}

const express = async (): Promise<string> =>
  (await orderByWallet(shop, [line], { shippingDetails: ADDRESSES.US })).clientSecret;

/** Duty is added to an open session as a line of its own, and removed if the parcel stays in the EU. */
async function duty(): Promise<void> {
  const { sessionId } = await shop.addressed([line], 'US');
  await shop.shipTo(sessionId, 'DE');
}

async function codes(): Promise<void> {
  const { code } = await issue(shop);
  // A code used in one checkout, then in another: the first is ended.
  const former = await openCheckout(shop);
  await apply(shop, former.clientSecret, keyOf(await tryCode(shop, former.sessionId, code)));
  const next = await openCheckout(shop);
  await tryCode(shop, next.sessionId, code, former.sessionId);
  await buyWith(shop, (await issue(shop)).code);
  const { id } = await issue(shop);
  await need(withdrawCode(shop.services, MAXI, { id, reason: 'Not needed' }));
}

/** A published price, and one whose key somebody else took. */
async function publishing(): Promise<void> {
  await shop.services.prices.renew();
  await need(draftPrice(shop.services, MAXI, { key: 'wax_potting', amount: cents(600) }));
  await need(publishPrices(shop.services, MAXI, {}));
}

/** A second payment for one order, which is refunded. */
async function surplus(): Promise<void> {
  const { id: order_id } = await payFor(shop);
  const params = { amount: 24_000, currency: 'eur', metadata: { order_id } };
  const intent = await shop.services.stripe.paymentIntents.create(params);
  await shop.pay(intent.client_secret ?? '');
  await eventually(async () => {
    const { data } = await shop.services.stripe.refunds.list({ payment_intent: intent.id });
    return data.length === 1;
  }, 'the surplus sent back');
}

/** A payment whose record was lost, and an expired wallet payment. */
async function upkeep(): Promise<void> {
  await express();
  const lost = await shop.checkout([line]);
  await changeRows(shop, orders, eq(orders.paymentReference, lost.sessionId), { paymentReference: null });
  // Nothing was opened for this order; wallets are searched too before that is concluded.
  const quoted = quoteCart([line], await shop.services.prices.current(), 'DE');
  if (!quoted.ok) throw new Error(quoted.error);
  await freezeOrder(shop.services, quoted.value, 'en');
  await closeStaleOrders({ ...shop.services, now: inThreeHours });
}

async function prices(): Promise<void> {
  const { stripe } = shop.services;
  await priceInAccount(stripe, 'humbucker_set', 100);
  await syncPrices(stripe, { reset: true });
}

/** Payments with each kind of doubt, received by webhook; one event names only its charge. */
async function doubts(): Promise<void> {
  const { stripe } = shop.services;
  for (const doubt of ['dispute', 'warning', 'review']) {
    const order = await payFor(shop);
    const session = await stripe.checkout.sessions.retrieve(order.paymentReference ?? '');
    const { latest_charge: id } = await stripe.paymentIntents.retrieve(String(session.payment_intent));
    const body = new URLSearchParams({ doubt, id: String(id) });
    await fetch(`${shop.publicUrl}/sandbox/payments`, { method: 'POST', body, redirect: 'manual' });
    const known = eq(orders.id, order.id);
    await eventually(async () => {
      const [row] = await shop.database.db.select().from(orders).where(known);
      return row?.held !== null;
    }, doubt);
    const object = { id: 'dp_gone', object: 'dispute', charge: id, amount: 1, status: 'won' };
    await shop.deliver({
      id: `evt_${doubt}`,
      object: 'event',
      type: 'charge.dispute.closed',
      created: 1,
      data: { object },
    });
  }
}

beforeAll(async () => {
  recorder = await startProviderRecorder();
  shop = await openTestShop({}, { providerStub: recorder, untouched: true });
  await refund();
  await shop.pay(await express());
  await duty();
  await codes();
  await surplus();
  await upkeep();
  await prices();
  await publishing();
  await doubts();
  await readAccount(shop.services);
  recorded = [...recorder.calls];
});
afterAll(async () => {
  await shop.close();
  await recorder.close();
});

const nameOf = ({ method, path }: RecordedCall) => callAt(method, path)?.name ?? `${method} ${path}`;
const sentFaults = (call: RecordedCall) => {
  const described = callAt(call.method, call.path);
  return described ? faultsOf(described.takes(), call.sent, 'form') : ['not described'];
};

describe(`requests to the payment provider (description ${DESCRIPTION})`, () => {
  it('are all covered by these tests, each call of the code', () => {
    const source = globSync('server/**/*.ts', { exclude: (file) => file.endsWith('.test.ts') })
      .map((file) => readFileSync(file, 'utf8').replace(/\s*\n\s*\./g, '.'))
      .join('\n');
    const written = CALLS.map(({ name }) => name).filter((name) =>
      new RegExp(`stripe\\.${name.replaceAll('.', '\\.')}\\(`).test(source),
    );
    expect(written.length).toBeGreaterThan(14);
    expect(written.filter((name) => !recorded.some((call) => nameOf(call) === name))).toEqual([]);
    // Every namespace that the shop uses is covered by the description.
    const namespaces = [...source.matchAll(/\bstripe\.((?:checkout\.)?\w+)\.\w+\(/g)].map(
      ([, owner]) => owner,
    );
    const known = CALLS.map(({ name }) => name.replace(/\.\w+$/, ''));
    expect(namespaces.filter((owner) => owner && owner !== 'webhooks' && !known.includes(owner))).toEqual([]);
  });

  it('match the provider’s description: known names, right types, listed values, nothing missing', () => {
    const faults = recorded.flatMap((call) => sentFaults(call).map((fault) => `${nameOf(call)} ${fault}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('fail at any place of any call if misspelt', () => {
    const unfound = recorded.flatMap((call) =>
      misspelt(call.sent).flatMap((sent) => (sentFaults({ ...call, sent }).length > 0 ? [] : [nameOf(call)])),
    );
    expect([...new Set(unfound)]).toEqual([]);
  });

  it.each([
    ['an unknown name', '{"currency":"eur","amount":100,"receipt_emial":"a@b.de"}', 'receipt_emial: unknown'],
    [
      'an unknown name inside',
      '{"currency":"eur","amount":100,"automatic_payment_methods":{"enabeld":true}}',
      'automatic_payment_methods.enabeld: unknown',
    ],
    ['a wrong type', '{"currency":"eur","amount":"much"}', 'amount: "much" is no number'],
    [
      'a value outside its list',
      '{"currency":"eur","amount":100,"capture_method":"automatik"}',
      'capture_method: "automatik" is none of "automatic"',
    ],
    ['one that is required missing', '{"currency":"eur"}', 'amount: missing'],
  ])('is refused with %s, sent by the official client', async (_, params, fault) => {
    const before = recorder.calls.length;
    await shop.services.stripe.paymentIntents.create(JSON.parse(params)).catch(() => undefined);
    // Jobs of the shop may call the provider meanwhile.
    const call = recorder.calls.slice(before).find((one) => nameOf(one) === 'paymentIntents.create');
    if (!call) throw new Error('not asked');
    expect(sentFaults(call).join('\n')).toContain(fault);
  });
});

type Sent = RecordedCall['sent'];

const isBranch = (value: Sent[string] | undefined): value is Sent =>
  typeof value === 'object' && !Array.isArray(value);

/** Variants with one misspelt name at each place; own metadata keys are free. */
function misspelt(sent: Sent): Sent[] {
  return Object.entries(sent).flatMap(([key, value]) => {
    const { [key]: _, ...others } = sent;
    const here = [{ ...others, [`${key}x`]: value }];
    if (key === 'metadata') return here;
    if (isBranch(value)) return [...here, ...misspelt(value).map((inner) => ({ ...sent, [key]: inner }))];
    if (!Array.isArray(value)) return here;
    const inside = value.flatMap((item, index) =>
      isBranch(item) ? misspelt(item).map((inner) => ({ ...sent, [key]: value.with(index, inner) })) : [],
    );
    return [...here, ...inside];
  });
}

describe('responses of the sandbox', () => {
  it('match the provider’s, field by field', () => {
    const faults = recorded.flatMap((call) => {
      const described = callAt(call.method, call.path);
      if (call.status !== 200 || !described) return [];
      return faultsOf(described.answers(), call.answer, 'json').map((fault) => `${described.name} ${fault}`);
    });
    expect([...new Set(faults)].map((fault) => fault.replace(/\.\d+\./g, '.'))).toEqual([]);
  });

  it('fail with a field missing, one more, another type, or an unlisted value', () => {
    const { answer } = recorded.find((call) => nameOf(call) === 'checkout.sessions.create') ?? {};
    const session = z.record(z.string(), z.unknown()).parse(answer);
    const { payment_status: _, ...less } = session;
    const judged = (changed: object) =>
      faultsOf(callAt('POST', '/v1/checkout/sessions')?.answers() ?? NOTHING, changed, 'json');
    expect(judged(session)).toEqual([]);
    expect(judged(less)).toEqual(['payment_status: missing']);
    expect(judged({ ...session, payed: true })).toEqual(['payed: unknown']);
    expect(judged({ ...session, livemode: 'no' })).toEqual(['livemode: "no" is no boolean']);
    expect(judged({ ...session, status: 'done' })).toEqual([
      'status: "done" is none of "complete", "expired", "open", null',
    ]);
  });

  it('match the provider’s events', async () => {
    const events: unknown[] = [];
    for await (const event of shop.services.stripe.events.list({ limit: 100 })) events.push(event);
    const answers = recorder.calls.filter(({ path }) => path === '/v1/events');
    const sent = answers.flatMap(({ answer }) => (answer as { data: { type: string }[] }).data);
    const faults = sent.flatMap((event) =>
      faultsOf(eventSchema(event.type), event, 'json').map((fault) => `${event.type} ${fault}`),
    );
    expect(sent.length).toBe(events.length);
    expect([...new Set(sent.map(({ type }) => type))]).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'charge.refunded', 'payment_intent.succeeded']),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});
