import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeLine } from '#domain/cart/cart-line.ts';
import type { ADDRESSES } from '../fixtures/addresses.ts';
import { startProviderStub } from '../fixtures/provider-stub.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { STRAT_SET } from '../fixtures/workshop.ts';

type Party = 'shop' | 'jobs' | 'sandbox';
const partyOf = (statement: string): Party =>
  /\bjobs\./.test(statement) ? 'jobs' : /\bsandbox[._]/.test(statement) ? 'sandbox' : 'shop';

/** Records every statement to the database with its owner; a transaction belongs to its opener. */
function listen() {
  const heard: { party: Party; statement: string }[] = [];
  const open = new WeakMap<object, string[]>();
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [asked] = args as [string | { text: string }];
    const statement = typeof asked === 'string' ? asked : asked.text;
    const begun = open.get(this) ?? (/^begin/i.test(statement) ? [] : undefined);
    if (begun) {
      begun.push(statement);
      open.set(this, begun);
    } else heard.push({ party: partyOf(statement), statement });
    if (begun && /^(commit|rollback)/i.test(statement)) {
      const whose = begun.map(partyOf);
      const owner = whose.includes('sandbox') ? 'sandbox' : 'shop';
      // The queue's statements in a transaction of the shop count as the queue's.
      for (const [index, each] of begun.entries())
        heard.push({ party: whose[index] === 'jobs' ? 'jobs' : owner, statement: each });
      open.delete(this);
    }
    return query.apply(this, args);
  } as typeof Client.prototype.query);
  return { heard, stop: () => spy.mockRestore() };
}

// The embedded database has no round trips. Behind a pooler each statement is a transaction.
const isDirect = process.env.TEST_DATABASE_URL && !process.env.TEST_POOLER_PORT;
describe.runIf(isDirect)('an order from cart to confirmation', () => {
  let shop: TestShop;
  let stub: Awaited<ReturnType<typeof startProviderStub>>;
  beforeAll(async () => {
    stub = await startProviderStub();
    shop = await openTestShop({}, { providerStub: stub });
  });
  afterAll(async () => {
    await shop.close();
    await stub.close();
  });

  async function costOfOne(country: keyof typeof ADDRESSES) {
    const mails = (await shop.mails()).length;
    stub.heal();
    const { heard, stop } = listen();
    const { clientSecret, sessionId } = await shop.addressed([writeLine(STRAT_SET)], country);
    await shop.pay(clientSecret);
    const { body } = await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    expect(body).toMatchObject({ data: { status: 'complete' } });
    await vi.waitFor(async () => expect((await shop.mails()).length).toBe(mails + 1), 20_000);
    const isOver = () =>
      heard.some(({ statement }) => /update "mails"/.test(statement)) &&
      heard.some(({ party, statement }) => party === 'jobs' && /'completed'|completed_on/.test(statement));
    await vi.waitFor(() => expect(isOver()).toBe(true), 20_000);
    stop();
    const of = (party: Party) =>
      heard.filter((each) => each.party === party).map(({ statement }) => statement);
    return {
      shop: of('shop'),
      jobs: of('jobs'),
      provider: stub.asked.filter((call) => !/\/v1\/prices/.test(call)),
    };
  }

  it.each(['DE', 'US'] as const)(
    'needs no more requests to database and provider than this (%s)',
    async (country) => {
      await costOfOne(country);
      // The queue polls now and then, so the cheapest of several runs counts.
      const costs = [await costOfOne(country), await costOfOne(country), await costOfOne(country)];
      const least = (party: 'shop' | 'jobs' | 'provider') =>
        costs.map((cost) => cost[party]).reduce((best, each) => (each.length < best.length ? each : best));
      const told = (statements: readonly string[]) =>
        statements.map((statement) => statement.replace(/\s+/g, ' ').slice(0, 90)).join('\n');
      expect(least('shop').length, told(least('shop'))).toBeLessThanOrEqual(14);
      expect(least('jobs').length, told(least('jobs'))).toBeLessThanOrEqual(5);
      expect(least('provider').length, told(least('provider'))).toBeLessThanOrEqual(3);
    },
  );
});
