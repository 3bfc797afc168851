import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { openBuyer, sessionOf } from '../fixtures/buy-at.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { openTables } from '../fixtures/open-tables.ts';
import { type Fault, type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';

/** An error, an unreadable response, a wrong one, a lost one, none; `LONG=1` adds more of these kinds. */
const FAULTS: readonly Fault[] = [
  ...([500, 'garbage', 'missing', 'late', 'hang'] as const),
  ...(process.env.LONG ? ([429, 401, 'truncated', 'reset'] as const) : []),
];

const line = lineFor({ pickupType: 'TELECASTER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

let dataDir: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let provider: ProviderStub;
let shop: BuiltShop;
let buyer: ReturnType<typeof openBuyer>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-provider-'));
  database = await freshDatabase();
  provider = await startProviderStub();
  const port = await freePort();
  provider.behind(`http://127.0.0.1:${port}`);
  const detour = new URL('../fixtures/provider-detour.mjs', import.meta.url).href;
  shop = await startBuiltShop({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import ${detour}`,
    PROVIDER_STUB: provider.url,
    PROVIDER_PATIENCE_MS: '3000',
    ...(database.url && { DATABASE_URL: database.url }),
  });
  buyer = openBuyer(shop.url);
});
afterAll(async () => {
  await shop?.close();
  await provider?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const wallet = { items: [line], shippingDetails: ADDRESSES.DE, email: 'jonas@example.org', confirm: true };

describe('while the payment provider fails', () => {
  it.each(FAULTS)(
    '(%s) each call answers with a sentence, and open checkouts continue afterwards',
    async (fault) => {
      const { call, checkout, pay, statusOf } = buyer;
      const begun = await checkout([line]);
      const paid = await checkout([line]);
      await pay(paid);

      provider.fail(/./, fault);
      const answers = await Promise.all([
        call('checkout', [line]),
        call('express-checkout', wallet),
        call('express-checkout', { items: [line] }),
        call('calculate-shipping', { checkoutSessionId: sessionOf(begun), shippingDetails: ADDRESSES.DE }),
        call(`checkout-status?session_id=${sessionOf(begun)}`),
        call(`checkout-status?session_id=${sessionOf(paid)}`),
        call('prices'),
      ]);
      const ofPaid = answers[5]?.body.data as { status?: string } | undefined;
      provider.heal();

      for (const { status, body } of answers) {
        if (status === 200) expect(body).toEqual({ data: expect.anything() });
        else expect(body).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]{5,200}\.$/) });
      }
      // The shop never tells a shopper who has paid that nothing was paid.
      expect(['open', 'expired']).not.toContain(ofPaid?.status);

      expect(await statusOf(begun)).toBe('open');
      await pay(begun);
      for (const secret of [begun, paid])
        await eventually(
          async () => (await statusOf(secret)) === 'complete',
          'the order is known to be paid',
        );
    },
    120_000,
  );

  it('no order is paid twice, and no refused one is paid', async () => {
    await shop.close();
    const tables = await openTables(database.url, dataDir);
    const doubled = await tables.query(
      `select data->'metadata'->>'order_id' as order_id from sandbox.objects
       where type in ('checkout.session', 'payment_intent') and data->'metadata'->>'order_id' is not null
       group by 1 having count(*) > 1`,
    );
    const paid = await tables.query<{ count: number }>(
      "select count(*)::int as count from orders where state = 'paid'",
    );
    const unknown = await tables.query(
      "select id from orders where payment_reference is null and state = 'paid'",
    );
    await tables.close();
    expect(doubled).toEqual([]);
    expect(unknown).toEqual([]);
    expect(paid).toEqual([{ count: FAULTS.length * 2 }]);
  });
});
