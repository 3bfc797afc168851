import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { eventually } from '../fixtures/eventually.ts';
import { needing } from '../fixtures/machine.ts';
import { openMailServer } from '../fixtures/mail-server.ts';
import { samplesOf } from '../fixtures/metrics.ts';
import { alertsAfter, promtool, RULES } from '../fixtures/promtool.ts';
import { type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });
const TOKEN = 'a-token-of-thirty-two-letters-or-more';
const ALERTS = Array.from(readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g), ([, name = '']) => name);

let shop: TestShop;
let provider: ProviderStub;
let server: Awaited<ReturnType<typeof openMailServer>>;
/** The metrics of a healthy shop. */
let well: string;

const seen = async () =>
  (await fetch(`${shop.publicUrl}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
const fired = async () => alertsAfter({ before: well, after: await seen() }, ALERTS);

async function buy(): Promise<void> {
  const { clientSecret, sessionId } = await shop.checkout([line]);
  await shop.shipTo(sessionId, 'DE');
  await shop.pay(clientSecret);
}

beforeAll(async () => {
  provider = await startProviderStub();
  server = await openMailServer();
  shop = await openTestShop({ METRICS_TOKEN: TOKEN, SMTP_URL: server.url }, { providerStub: provider });
  await buy();
  await eventually(async () => server.mails.length > 0, 'a mail');
  well = await seen();
});
afterAll(async () => {
  await shop?.close();
  await provider.close();
  await server.close();
});

describe('alerts', needing('promtool'), () => {
  it('are rules that Prometheus accepts, and so is its configuration', () => {
    expect(ALERTS).toHaveLength(6);
    expect(promtool('check', 'rules', RULES)).toMatchObject({ ok: true });
    const settings = promtool('check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml');
    expect(settings.said).toMatch(/SUCCESS/);
  });

  it('are silent while all is well', async () => {
    expect(await fired()).toEqual([]);
  });

  it('fire when payments are not settled', async () => {
    const { sql } = shop.database;
    await shop.checkout([line]);
    await sql.query(
      "update orders set expires_at = now() - interval '20 minutes' where state = 'awaiting payment'",
    );
    expect(await fired()).toEqual(['PaymentsNotSettled']);
    await sql.query(
      "update orders set expires_at = now() + interval '1 hour' where state = 'awaiting payment'",
    );
  });

  it('fire when a payment has no order', async () => {
    const { clientSecret, sessionId } = await shop.checkout([line]);
    await shop.shipTo(sessionId, 'DE');
    await shop.database.sql.query('delete from orders where payment_reference = $1', [sessionId]);
    await shop.pay(clientSecret);
    await eventually(async () => /gewitter_orders_lost_total [1-9]/.test(await seen()), 'a lost order');
    expect(await fired()).toEqual(['OrderLost']);
    well = await seen();
  });

  it('fire when a server accepts no mails', async () => {
    server.mood = { to: 'RCPT', code: 550 };
    await buy();
    await eventually(async () => /gewitter_mails_given_up 1/.test(await seen()), 'a mail that is given up');
    expect(await fired()).toEqual(['MailsNotSent']);
    server.mood = 'well';
    await shop.database.sql.query("update mails set state = 'sent' where state = 'given up'");
  });

  it('fire when jobs are not done', async () => {
    server.mood = { to: 'GREETING', code: 421 };
    await buy();
    const { sql } = shop.database;
    const failing = () =>
      sql.query("select 1 from jobs.job where name = 'order-confirmation' and state = 'retry'");
    await eventually(async () => (await failing()).length > 0, 'a job that failed');
    await sql.query("update jobs.job set created_on = now() - interval '20 minutes' where state = 'retry'");
    expect(await fired()).toEqual(['QueueStuck']);
    await sql.query("update jobs.job set state = 'cancelled' where state = 'retry'");
    await sql.query("update mails set state = 'sent' where state = 'waiting'");
    server.mood = 'well';
  });

  it('fire when responses are errors', async () => {
    provider.fail(/^POST \/v1\/checkout\/sessions$/, 500);
    for (let tries = 0; tries < 5; tries++) await shop.post('/api/shop/checkout', [line]);
    provider.heal();
    expect(await fired()).toEqual(['AnswersFail']);
  });

  it('fire when the event loop is delayed', () => {
    expect(alertsAfter({ before: well, after: well, loopDelay: 0.9 }, ALERTS)).toEqual(['AnswersFail']);
  });

  it('fire when an instance does not answer', () => {
    expect(alertsAfter({ before: well, after: undefined }, ALERTS)).toEqual(['ShopDown']);
  });
});

describe('the dashboard', () => {
  const files = [...globSync('deploy/grafana/*.json'), ...globSync('deploy/prometheus/*.yml')];
  const asked = new Set(
    files.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\b((?:gewitter|nodejs|process)_\w+)\{/g),
        ([, name]) => name,
      ),
    ),
  );

  it('and the alerts use metrics that the shop exports', async () => {
    const shown = new Set(samplesOf(await seen()).map(({ name }) => name));
    expect(asked.size).toBeGreaterThan(14);
    expect([...asked].filter((name) => name && !shown.has(name))).toEqual([]);
  });

  it('shows every metric of the shop', async () => {
    const ours = samplesOf(await seen())
      .map(({ name }) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter((name) => name.startsWith('gewitter_'));
    const drawn = [...asked].map((name) => name?.replace(/_(bucket|sum|count)$/, ''));
    // A database that cannot be read shows as gaps.
    const apart = ['gewitter_database_read'];
    expect([...new Set(ours)].filter((name) => !drawn.includes(name) && !apart.includes(name))).toEqual([]);
  });
});
