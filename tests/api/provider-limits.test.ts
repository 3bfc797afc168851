import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeLine } from '#domain/cart/cart-line.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { eventually } from '../fixtures/eventually.ts';
import { hurry } from '../fixtures/hurry.ts';
import { goodwillOf } from '../fixtures/orders.ts';
import { rowsIn } from '../fixtures/rows.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';
import { MAXI, need, payFor, STRAT_SET } from '../fixtures/workshop.ts';

const { shop, stub } = await openStubbedShop();

describe('a provider that answers 429 with Retry-After', () => {
  // The pauses themselves: server/platform/payments/asked-too-much.test.ts.
  it('is not called again by a checkout if the wait is longer than the timeout: the shopper gets a message', async () => {
    stub.fail(/^POST \/v1\/checkout\/sessions$/, { tooMuchFor: 30 });
    expect(await shop.post('/api/shop/checkout', [writeLine(STRAT_SET)])).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/Nothing was charged/) },
    });
    expect(stub.asked.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(1);
  });

  it('is not called by jobs meanwhile, and each job runs once', async () => {
    const { number } = await payFor(shop);
    stub.heal();
    // The maker's press, and the job's first attempt.
    stub.fail(/^POST \/v1\/refunds$/, { tooMuchFor: 1 }, 2);
    const asked = goodwillOf(number, 700);
    expect(await need(askRefund(shop.services, MAXI, asked))).toMatchObject({ state: 'asked' });
    await eventually(async () => {
      await hurry(shop);
      return (await rowsIn(shop, refunds, eq(refunds.id, asked.id)))[0]?.state === 'done';
    }, 'made by its job');
    const times = stub.heard.filter(({ call }) => call === 'POST /v1/refunds').map(({ at }) => at);
    expect(times).toHaveLength(3);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(980);
  });
});
