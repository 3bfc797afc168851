import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeLine } from '#domain/cart/cart-line.ts';
import { cents, ZERO } from '#domain/money.ts';
import { refunds } from '../../server/platform/db/workshop-schema.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { eventually } from '../fixtures/eventually.ts';
import type { ProviderStub } from '../fixtures/provider-stub.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';
import type { TestShop } from '../fixtures/test-shop.ts';
import { MAXI, need, payFor, STRAT_SET } from '../fixtures/workshop.ts';

const AT_ONCE = 6;
const OPENING = 'POST /v1/checkout/sessions';

let shop: TestShop;
let stub: ProviderStub;
const opening = openStubbedShop();
beforeAll(async () => {
  ({ shop, stub } = await opening);
});

/** Times of the accepted calls of a kind, and of the first refusal. */
function heardOf(call: string) {
  const all = stub.heard.filter((each) => each.call === call);
  const refused = all.filter(({ fault }) => fault !== undefined).map(({ at }) => at);
  return { refused, let: all.filter(({ fault }) => fault === undefined).map(({ at }) => at) };
}

describe('a provider that answers 429 with Retry-After', () => {
  it('is not called by checkouts for that time, then one by one, and no order is lost', async () => {
    stub.heal();
    stub.fail(/^POST \/v1\/checkout\/sessions$/, { tooMuchFor: 1 }, AT_ONCE);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => shop.post('/api/shop/checkout', [writeLine(STRAT_SET)])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    const { refused, let: came } = heardOf(OPENING);
    expect([refused.length, came.length]).toEqual([AT_ONCE, AT_ONCE]);
    // The first refused client may retry first; timers may be slightly early.
    expect(Math.min(...came) - Math.min(...refused)).toBeGreaterThan(980);
    // Retries are spread.
    expect(Math.max(...came) - Math.min(...came)).toBeGreaterThan(60);
    // Each is an order of its own, opened once.
    expect(new Set(answers.map(({ body }) => (body as { data: string }).data)).size).toBe(AT_ONCE);
  });

  it('is not called again if the time exceeds the timeout: the shopper gets a message', async () => {
    stub.heal();
    stub.fail(/^POST \/v1\/checkout\/sessions$/, { tooMuchFor: 30 });
    const { status, body } = await shop.post('/api/shop/checkout', [writeLine(STRAT_SET)]);
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/Nothing was charged/) },
    });
    expect(heardOf(OPENING).refused).toHaveLength(1);
    stub.heal();
  });

  it('is not called by jobs either, and each job is done once', async () => {
    const { number } = await payFor(shop);
    stub.heal();
    // The maker's press, and the job's first attempt.
    stub.fail(/^POST \/v1\/refunds$/, { tooMuchFor: 4 }, 2);
    const id = randomUUID();
    const asked = { id, number, quantities: [], shipping: ZERO, goodwill: cents(700), reason: 'Goodwill' };
    expect(await need(askRefund(shop.services, MAXI, asked))).toMatchObject({ state: 'asked' });
    await eventually(async () => {
      shop.services.jobs.wakeAll();
      const [row] = await shop.database.db.select().from(refunds).where(eq(refunds.id, id));
      return row?.state === 'done';
    }, 'made by its job');
    const { refused, let: came } = heardOf('POST /v1/refunds');
    expect([refused.length, came.length]).toEqual([2, 1]);
    expect((came[0] ?? 0) - (refused[1] ?? 0)).toBeGreaterThan(3980);
  });
});
