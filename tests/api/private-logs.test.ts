import { expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { keepLog, withoutIds } from '../fixtures/kept-log.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });

const kept = keepLog();
const shop = await openFileShop({}, { log: kept.log });
// The database puts all data into each error that can carry text.
await shop.database.sql.query(`create function tell_all() returns trigger language plpgsql as $body$
  begin
    raise exception 'no: %', to_jsonb(new) using detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;
  end $body$`);
await noteWrites();

/** Tables with shoppers' data: the shop's, the sandbox's and the queue's. */
async function tables(): Promise<string[]> {
  const rows = await shop.database.sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'sandbox') or (schemaname = 'jobs' and tablename like 'job%')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Records each kind of write that is not rolled back. */
async function noteWrites(): Promise<void> {
  const { sql } = shop.database;
  await sql.query('create schema noted; create table noted.writes (what text primary key)');
  await sql.query(`create function noted.note() returns trigger language plpgsql as $body$
    begin
      insert into noted.writes values (format('%s on %I.%I', lower(tg_op), tg_table_schema, tg_table_name))
        on conflict do nothing;
      return new;
    end $body$`);
  // Numbered, because partitions have the table's trigger beside their own.
  for (const [index, table] of (await tables()).entries())
    await sql.query(
      `create trigger noted_${index} before insert or update on ${table} for each row execute function noted.note()`,
    );
}

/** Writes so far: "insert on public.orders". */
const noted = async () =>
  (await shop.database.sql.query<{ what: string }>('select what from noted.writes order by 1')).map(
    ({ what }) => what,
  );

/** A failure does not stop the shopper. */
const goOn = () => undefined;
const ABOUT = { email: 'jonas@example.org', orderNumber: 'GW-00000000' };
let declared = 0;

/** A shopper's visit in parts; a failing write is tested in the part that makes it. */
const VISIT: readonly (() => Promise<unknown>)[] = [
  async () => {
    const opened = await shop.checkout([line]).catch(goOn);
    if (!opened) return;
    await shop.shipTo(opened.sessionId, 'DE').catch(goOn);
    await shop.pay(opened.clientSecret).catch(goOn);
    await shop.get(`/api/shop/checkout-status?session_id=${opened.sessionId}`);
  },
  () => {
    const wallet = { items: [line], shippingDetails: ADDRESSES.DE, email: 'jonas@example.org' };
    return shop.post('/api/shop/express-checkout', { ...wallet, confirm: true });
  },
  () => {
    const name = `Jonas Beispiel ${declared++}`;
    return shop.sendForm('/withdraw', { ...ABOUT, name, goods: 'Karl-Heine-Straße', step: 'confirm' });
  },
  () => shop.sendForm('/data', { ...ABOUT, kind: 'correction', note: 'Jonas Beispiel, Karl-Heine-Straße' }),
  async () => {
    const account = {
      email: 'jonas@example.org',
      name: 'Jonas Beispiel',
      password: 'Karl-Heine-Straße 04229',
    };
    for (const page of ['/register', '/reset', '/login']) await shop.sendForm(page, account);
  },
];

/** Limits are reset each time, because they are a table too. */
async function go(part: () => Promise<unknown>): Promise<void> {
  await part();
  await shop.database.sql.query('delete from rate_limits').catch(goOn);
}

/** Numbers with word boundaries, because timestamps are full of digits. */
const PERSONAL = [
  ...[/jonas/i, /beispiel/i, /karl-heine/i, /\b04229\b/, /\b4242\b|4242424242/],
  ...[/_secret_/, /whsec_/, /sk_test/],
];

const nextOf = async (known: ReadonlySet<string>) => (await noted()).find((write) => !known.has(write));

it('contain no personal data, whichever write fails during a purchase', async () => {
  const silent: string[] = [];
  const failed = new Set<string>();
  // A write that no visit makes cannot fail. Writes that happen only after another failure are tested too.
  for (const part of VISIT) {
    await go(part);
    for (let write = await nextOf(failed); write; write = await nextOf(failed)) {
      failed.add(write);
      const before = kept.lines.filter(({ level }) => level > 30).length;
      const table = write.split(' on ')[1];
      await shop.database.sql.query(
        `create trigger tell_all before ${write} for each row execute function tell_all()`,
      );
      await go(part);
      await shop.database.sql.query(`drop trigger tell_all on ${table}`);
      if (kept.lines.filter(({ level }) => level > 30).length === before) silent.push(write);
    }
  }
  expect(failed.size).toBeGreaterThan(14);
  // The shop and its queue have recovered and sell again.
  for (const part of VISIT) await go(part);
  await eventually(async () => (await shop.mails()).length > 0, 'a mail after all');

  const text = withoutIds(kept.text());
  for (const word of PERSONAL) expect(text).not.toMatch(word);
  // The log names every write that failed, by kind and statement.
  const said = (write: string) => {
    expect(failed).toContain(write);
    expect(silent).not.toContain(write);
  };
  said('insert on public.orders');
  said('update on public.orders');
  said('insert on public.withdrawals');
  said('insert on public.data_requests');
  said('insert on public.signed_links');
  said('insert on public.account_requests');
  const kinds = new Set(kept.text().match(/"kind":"[^"]+"/g));
  expect(kinds).toContain('"kind":"DrizzleQueryError"');
  expect(kept.text()).toContain('update \\"orders\\" set');
  expect(kept.text()).toContain('"code":"P0001"');
});
