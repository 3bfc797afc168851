import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineFor } from '#domain/cart-line.ts';
import { type KeptLog, keepLog } from '../fixtures/kept-log.ts';
import { ADDRESSES, eventually, openTestShop, type TestShop } from '../fixtures/test-shop.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });

let shop: TestShop;
let kept: KeptLog;
beforeAll(async () => {
  kept = keepLog();
  shop = await openTestShop({}, { log: kept.log });
  // A database that tells all it knows, in every place where an error can carry words.
  await shop.database.sql.query(`create function tell_all() returns trigger language plpgsql as $body$
    begin
      raise exception 'no: %', to_jsonb(new) using detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;
    end $body$`);
}, 120_000);
afterAll(() => shop.close());

/** Tables that hold what shoppers do: the shop's, the sandbox's and the queue's. */
async function tables(): Promise<string[]> {
  const rows = await shop.database.sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'sandbox') or (schemaname = 'jobs' and tablename like 'job%')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

let visits = 0;
/** A whole visit. Whatever fails on the way, the shopper goes on. */
async function visit(): Promise<void> {
  const goOn = () => undefined;
  const opened = await shop.checkout([line]).catch(goOn);
  if (opened) {
    await shop.shipTo(opened.sessionId, 'DE').catch(goOn);
    await shop.pay(opened.clientSecret).catch(goOn);
    await shop.get(`/api/shop/checkout-status?session_id=${opened.sessionId}`);
  }
  const wallet = { items: [line], shippingDetails: ADDRESSES.DE, email: 'jonas@example.org' };
  await shop.post('/api/shop/express-checkout', { ...wallet, confirm: true });
  // And what comes after: each visit counts anew, for limits are a table, too.
  const about = { email: 'jonas@example.org', orderNumber: 'GW-00000000' };
  const declared = {
    ...about,
    name: `Jonas Beispiel ${visits++}`,
    goods: 'Karl-Heine-Straße',
    step: 'confirm',
  };
  await shop.sendForm('/withdraw', declared);
  await shop.sendForm('/data', { ...about, kind: 'correction', note: 'Jonas Beispiel, Karl-Heine-Straße' });
  // And with an account, which some write or other keeps from being made.
  const account = { email: 'jonas@example.org', name: 'Jonas Beispiel', password: 'Karl-Heine-Straße 04229' };
  await shop.sendForm('/register', account);
  await shop.sendForm('/reset', account);
  await shop.sendForm('/login', account);
  await shop.database.sql.query('delete from rate_limits').catch(goOn);
}

/** Numbers with their bounds: ids and moments are full of digits. */
const PERSONAL = [
  ...[/jonas/i, /beispiel/i, /karl-heine/i, /\b04229\b/, /\b4242\b|4242424242/],
  ...[/_secret_/, /whsec_/, /sk_test/],
];

it('hold nothing of anybody, whichever write fails while a shopper buys', async () => {
  const all = await tables();
  expect(all.length).toBeGreaterThan(7);
  const silent: string[] = [];
  for (const table of all) {
    for (const write of ['insert', 'update']) {
      const before = kept.lines.filter(({ level }) => level > 30).length;
      await shop.database.sql.query(
        `create trigger tell_all before ${write} on ${table} for each row execute function tell_all()`,
      );
      await visit();
      await shop.database.sql.query(`drop trigger tell_all on ${table}`);
      if (kept.lines.filter(({ level }) => level > 30).length === before) silent.push(`${write} ${table}`);
    }
  }
  // The shop and its queue have come to rest, and sell again.
  await visit();
  await eventually(async () => (await shop.mails()).length > 0, 'a mail after all');

  for (const word of PERSONAL) expect(kept.text()).not.toMatch(word);
  // Writes that were made to fail and did fail are in the log, by kind and by statement.
  expect(silent).not.toContain('insert public.orders');
  expect(silent).not.toContain('update public.orders');
  expect(silent).not.toContain('insert public.withdrawals');
  expect(silent).not.toContain('insert public.data_requests');
  expect(silent).not.toContain('insert public.signed_links');
  expect(silent).not.toContain('insert public.account_requests');
  const kinds = new Set(kept.text().match(/"kind":"[^"]+"/g));
  expect(kinds).toContain('"kind":"DrizzleQueryError"');
  expect(kept.text()).toContain('update \\"orders\\" set');
  expect(kept.text()).toContain('"code":"P0001"');
}, 300_000);
