import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { COMPANY } from '#domain/company.ts';
import type { DataRequestKind } from '#domain/privacy/data-request.ts';
import { move } from '../../server/orders/append-events.ts';
import { PROVIDER } from '../../server/orders/staff.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { signedLinks } from '../../server/platform/db/schema/platform.ts';
import { dataRequests } from '../../server/platform/db/schema/privacy.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { openDataLink, useDataLink } from '../../server/privacy/data-link.ts';
import { receiveWithdrawal } from '../../server/returns/receive-withdrawal.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openLoggedShop } from '../fixtures/file-shop.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { changeRows } from '../fixtures/rows.ts';
import { runs } from '../fixtures/runs.ts';
import { payFor } from '../fixtures/workshop.ts';

const { shop, kept } = await openLoggedShop(
  { TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' },
  /jonas|beispiel|nobody@|link=|karl-heine/i,
);
const order = await payFor(shop, [HUMBUCKER_SET]);

const JONAS = 'jonas@example.org';
const HOUR_MS = 3_600_000;

let clients = 0;
const from = (client = `2001:db8:${(++clients).toString(16)}::1`) => ({ 'x-forwarded-for': client });

/** Limits count by the hour, so a test with many requests resets them. */
const forgetCounts = () => shop.database.sql.query('delete from rate_limits');

const ask = (fields: Record<string, string>, path = '/data', headers = from()) =>
  shop.sendForm(path, fields, headers);

async function mailsTo(email: string, subject = /data|Daten/) {
  return (await shop.mails()).filter((mail) => mail.to === email && subject.test(mail.subject));
}

/** Sends a request and opens its mail. */
async function tokenFor(
  kind: DataRequestKind,
  email = JONAS,
  more: Record<string, string> = {},
): Promise<string> {
  await forgetCounts();
  const known = new Set((await mailsTo(email)).map(({ id }) => id));
  expect((await ask({ kind, email, ...more })).status).toBe(303);
  const fresh = async () => (await mailsTo(email)).filter(({ id }) => !known.has(id));
  await eventually(async () => (await fresh()).length === 1, 'a mail with a link');
  const [mail] = await fresh();
  const [, token] = /\/data\?link=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(token);
  return token ?? '';
}

const press = (token: string, path = '/data') => ask({ link: token }, path);

describe('a request about data', () => {
  it('gets the same answer for known and unknown addresses; only the mailbox reveals the difference', async () => {
    await forgetCounts();
    const known = await ask({ kind: 'copy', email: JONAS });
    const unknown = await ask({ kind: 'copy', email: 'nobody@example.org' });
    expect(known).toMatchObject({ status: 303, location: '/data?sent' });
    expect(unknown).toEqual(known);
    await eventually(async () => (await mailsTo('nobody@example.org')).length === 1, 'a mail to nobody');
    await eventually(async () => (await mailsTo(JONAS)).length === 1, 'a mail to Jonas');
    const [nothing] = await mailsTo('nobody@example.org');
    const [something] = await mailsTo(JONAS);
    expect(nothing?.subject).toBe(something?.subject);
    expect(nothing?.text).toMatch(/We have no order and no withdrawal under this address/);
    expect(nothing?.text).not.toMatch(/link=/);
    expect(something?.text).toMatch(/\/data\?link=/);
  });

  it('runs the same queries in the same order for every address', async () => {
    const { db } = shop.database;
    const session = (db as unknown as { session: { prepareQuery: (...args: unknown[]) => unknown } }).session;
    // Every statement of a request passes through a transaction's session; their texts are compared.
    const texts: string[][] = [];
    const listen = async (email: string) => {
      const asked: string[] = [];
      const own = db.transaction.bind(db);
      const spy = vi.spyOn(db, 'transaction').mockImplementation(((work: (tx: Db) => Promise<unknown>) =>
        own(async (tx) => {
          const inner = (tx as unknown as { session: typeof session }).session;
          const prepare = inner.prepareQuery.bind(inner);
          inner.prepareQuery = (...args) => {
            asked.push(String((args[0] as { sql: string }).sql));
            return prepare(...args);
          };
          return work(tx as unknown as Db);
        })) as never);
      await forgetCounts();
      expect((await ask({ kind: 'deletion', email })).status).toBe(303);
      spy.mockRestore();
      texts.push(
        asked.filter((text) => !/for update skip locked|update "?orders|signed_links" set/.test(text)),
      );
    };
    await listen(JONAS);
    await listen('nobody@example.org');
    expect(texts[0]?.length).toBeGreaterThanOrEqual(3);
    expect(texts[0]).toEqual(texts[1]);
  });

  it('is limited to three an hour for one address, for each sender, and for a client without a proof [case A12] [row D775]', async () => {
    await forgetCounts();
    const aboutOne: number[] = [];
    const stranger = from('198.51.100.8');
    for (let time = 0; time < 5; time++)
      aboutOne.push((await ask({ kind: 'copy', email: 'often@example.org' }, '/data', stranger)).status);
    expect(aboutOne).toEqual([303, 303, 303, 429, 429]);
    // Strangers' requests do not lock out the owner of the address.
    const owner = await ask({ kind: 'copy', email: 'often@example.org' }, '/data', from('203.0.113.9'));
    expect(owner.status).toBe(303);
    const client = from('198.51.100.9');
    const fromOne: number[] = [];
    for (let time = 0; time < 5; time++)
      fromOne.push((await ask({ kind: 'copy', email: `other${time}@example.org` }, '/data', client)).status);
    expect(fromOne).toEqual([303, 303, 303, 429, 429]);
    expect((await ask({ kind: 'copy', email: 'x@example.org' }, '/data', client)).body).toMatchObject({
      form: 'data',
      refused: 'too much',
      values: { email: 'x@example.org' },
    });
  });

  it.each([
    ['nothing', {}, { kind: 'missing', email: 'missing' }],
    ['an unknown wish', { kind: 'everything', email: JONAS }, { kind: 'missing' }],
    ['no address', { kind: 'copy', email: 'jonas' }, { email: 'no address' }],
    ['a correction without words', { kind: 'correction', email: JONAS, note: ' \n ' }, { note: 'missing' }],
    ['a book', { kind: 'copy', email: JONAS, note: 'x'.repeat(2001) }, { note: 'too long' }],
  ])('with %s names the errors to correct', async (_, fields, faults) => {
    const { status, body } = await ask(fields as Record<string, string>);
    expect(status).toBe(422);
    expect((body as { faults: object }).faults).toEqual(faults);
  });
});

it('a form with arbitrary input gets an answer, and never fails', async () => {
  const odd = fc.dictionary(
    fc.constantFrom('kind', 'email', 'orderNumber', 'note', 'proof', 'link', '__proto__'),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('copy', 'correction', '%00', 'a@b.co'),
    ),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (fields) => {
      expect([303, 410, 422, 429]).toContain((await ask(fields)).status);
    }),
    // Each run is a request.
    { numRuns: runs(40, { slow: 10 }) },
  );
  expect(kept.lines.filter(({ level }) => level >= 50)).toEqual([]);
});

describe('the link in the mail', () => {
  it('does nothing when opened, and gives the copy once, with all stored data [rows 47, 549]', async () => {
    await receiveWithdrawal(
      shop.services,
      { name: 'Jonas Beispiel', orderNumber: order.number, email: JONAS, goods: null },
      'en',
      '198.51.100.4',
    );
    await eventually(async () => (await mailsTo(JONAS, /withdrawal/)).length === 1, 'acknowledged');
    const token = await tokenFor('copy');
    for (let scanner = 0; scanner < 3; scanner++)
      expect(await openDataLink(shop.services, token)).toMatchObject({ ok: true, kind: 'copy' });
    const answer = await fetch(`${shop.publicUrl}/data`, {
      method: 'POST',
      body: new URLSearchParams({ link: token }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="gewitter-data-[\d-]{10}\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const copy = JSON.parse(await answer.text());
    expect(copy).toMatchObject({
      format: 'gewitter-data-copy/1',
      address: JONAS,
      orders: [
        {
          number: order.number,
          name: 'Jonas Beispiel',
          shippingAddress: { line1: 'Karl-Heine-Straße 1' },
          euro: { goods: 240, shipping: 0, total: 240, refunded: 0 },
          lines: [{ name: expect.stringContaining('Humbucker'), quantity: 1, euro: 240 }],
        },
      ],
      withdrawals: [{ name: 'Jonas Beispiel', order: order.number }],
    });
    expect(copy.orders[0].history.length).toBeGreaterThanOrEqual(2);
    expect(copy.dataRequests.length).toBeGreaterThanOrEqual(1);
    expect(copy.mails.map(({ subject }: { subject: string }) => subject)).toEqual(
      expect.arrayContaining([`Order ${order.number}: thank you`, 'Your withdrawal has been received']),
    );
    // Database ids, keys and links are not personal data.
    expect(JSON.stringify(copy)).not.toMatch(/same_?as|sameAs/i);

    expect(await press(token)).toMatchObject({
      status: 410,
      body: { done: { kind: 'refused', why: 'used' } },
    });
    expect(await openDataLink(shop.services, token)).toEqual({ ok: false, why: 'used' });
  });

  it('works once when pressed many times at once', async () => {
    const token = await tokenFor('copy');
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
  });

  it('is refused with an explanation if it is forged, expired, from another shop or truncated', async () => {
    const token = await tokenFor('copy');
    const [id = ''] = token.split('.');
    const { signing } = shop.services;
    // Altered letters: server/platform/links/signing.test.ts.
    const forged = [
      ...['', `${token}x`, 'x'.repeat(5000)],
      signing.token('data request', randomUUID()),
      signing.token('withdrawal receipt', id),
    ];
    for (const one of forged) {
      expect(await press(one), one).toMatchObject({
        status: 410,
        body: { done: { kind: 'refused', why: 'unknown' } },
      });
      expect(await openDataLink(shop.services, one)).toEqual({ ok: false, why: 'unknown' });
    }
    const tomorrow = { ...shop.services, now: () => new Date(Date.now() + 24 * HOUR_MS) };
    expect(await useDataLink(tomorrow, token)).toEqual({ ok: false, why: 'expired' });
    expect(await openDataLink(tomorrow, token)).toEqual({ ok: false, why: 'expired' });
    expect(await openDataLink(shop.services, token)).toMatchObject({ ok: true });
  });

  it('is only in the mail: neither table nor queue contains it', async () => {
    const token = await tokenFor('copy');
    const [, , mac = ''] = token.split('.');
    const tables = await shop.database.sql.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
    );
    for (const { name } of tables) {
      const rows = await shop.database.sql.query<{ row: string }>(`select t::text as row from ${name} t`);
      for (const { row } of rows) expect(row, name).not.toContain(mac);
    }
  });

  it('sends a correction to the makers in the sender’s own words, in German too [row 549]', async () => {
    await forgetCounts();
    const note = 'Die Straße heißt\nKarl-Heine-Straße 2';
    const sent = await ask({ kind: 'correction', email: JONAS, note, orderNumber: order.number }, '/de/data');
    expect(sent.location).toBe('/de/data?sent');
    await eventually(async () => (await mailsTo(JONAS, /Deine Daten/)).length === 1, 'a German mail');
    const [mail] = await mailsTo(JONAS, /Deine Daten/);
    const [, token = ''] = /\/de\/data\?link=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    expect(await openDataLink(shop.services, token)).toEqual({ ok: true, kind: 'correction', note });
    expect(await press(token, '/de/data')).toMatchObject({
      status: 200,
      body: { done: { kind: 'correction' } },
    });
    const told = () => mailsTo(COMPANY.supportEmail, /correction/);
    await eventually(async () => (await told()).length === 1, 'the makers');
    const [notice] = await told();
    expect(notice?.text.replaceAll('\n', ' ')).toMatch(/Karl-Heine-Straße 2/);
    expect(notice?.text).toContain(JONAS);
  });
});

describe('a deletion', () => {
  const emailOf = async () =>
    (await shop.database.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.email;

  it('keeps the address of an open order until the order is over [row 549]', async () => {
    const token = await tokenFor('deletion');
    expect(await press(token)).toMatchObject({
      status: 200,
      body: {
        done: {
          kind: 'deletion',
          deletion: { orders: 0, going: 1, withdrawals: 1, keptUntil: expect.stringMatching(/-12-31T23:00/) },
        },
      },
    });
    expect(await emailOf()).toBe(JONAS);
    // Mails and earlier requests are deleted; of this request only its completion is kept.
    expect(await mailsTo(JONAS, /./)).toEqual([]);
    const rows = await shop.database.db.select().from(dataRequests);
    expect(rows.filter(({ email }) => email === JONAS)).toEqual([]);
    expect(rows.filter(({ kind, doneAt }) => kind === 'deletion' && doneAt)).toMatchObject([
      { email: null, note: null, orderNumber: null },
    ]);

    const { db } = shop.database;
    const [current] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (!current) throw new Error('no order');
    const refunded = { kind: 'refunded', payload: { from: current.state, reported: null } } as const;
    await move(db, current, refunded, { by: PROVIDER, at: new Date() });
    const second = await tokenFor('deletion');
    expect(await press(second)).toMatchObject({
      body: { done: { deletion: { orders: 1, going: 0, withdrawals: 1 } } },
    });
    expect(await emailOf()).toBeNull();
    const [voucher] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(voucher).toMatchObject({ shippingName: 'Jonas Beispiel', total: 24000 });
  });

  it('removes the sender’s own data only', async () => {
    const other = await payFor(shop, [HUMBUCKER_SET]);
    await shop.database.db.update(orders).set({ email: 'petra@example.org' }).where(eq(orders.id, other.id));
    await receiveWithdrawal(
      shop.services,
      { name: 'Petra', orderNumber: 'unknown', email: 'petra@example.org', goods: null },
      'de',
      '198.51.100.4',
    );
    const fresh = await payFor(shop, [HUMBUCKER_SET]);
    await press(await tokenFor('deletion'));
    const rows = await shop.database.db.select().from(orders).where(eq(orders.id, other.id));
    expect(rows).toMatchObject([{ email: 'petra@example.org', erasureAskedAt: null }]);
    expect(
      await shop.database.db.select().from(withdrawals).where(eq(withdrawals.name, 'Petra')),
    ).toHaveLength(1);
    expect(fresh.email).toBe(JONAS);
  });

  it('keeps unread messages until a maker has read them', async () => {
    const { db } = shop.database;
    const petra = eq(withdrawals.name, 'Petra');
    await eventually(
      async () => (await db.select().from(withdrawals).where(petra))[0]?.state === 'unmatched',
      'taken up',
    );
    expect(await press(await tokenFor('deletion', 'petra@example.org'))).toMatchObject({
      body: { done: { deletion: { withdrawals: 1 } } },
    });
    await db.update(withdrawals).set({ state: 'settled' }).where(petra);
    expect(await press(await tokenFor('deletion', 'petra@example.org'))).toMatchObject({
      body: { done: { deletion: { withdrawals: 0 } } },
    });
    expect(await db.select().from(withdrawals).where(petra)).toEqual([]);
  });
});

it('starts a link’s hours when its mail is sent, however long the mail waited', async () => {
  const { db } = shop.database;
  const token = await tokenFor('copy', 'petra@example.org');
  const [id = ''] = token.split('.');
  await changeRows(shop, signedLinks, eq(signedLinks.id, id), { expiresAt: new Date(Date.now() - HOUR_MS) });
  expect(await openDataLink(shop.services, token)).toEqual({ ok: false, why: 'expired' });
  await shop.services.jobs.send(db, 'answer-data-request', { requestId: id });
  shop.services.jobs.lookNow();
  await eventually(async () => (await openDataLink(shop.services, token)).ok, 'open again');
});
