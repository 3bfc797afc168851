import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { COMPANY } from '#domain/company.ts';
import { tellBuyer, tellMakers } from '../../server/orders/notices.ts';
import { orderNotices, orders } from '../../server/platform/db/schema.ts';
import { type KeptLog, keepLog } from '../fixtures/kept-log.ts';
import { type MailServer, openMailServer } from '../fixtures/mail-server.ts';
import { movesOf } from '../fixtures/orders.ts';
import { eventually, openTestShop, type TestShop } from '../fixtures/test-shop.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });

/** Without one, mails go to the folder. */
let server: MailServer;
let shop: TestShop;
let kept: KeptLog;

async function open(settings: Record<string, string>): Promise<void> {
  kept = keepLog();
  shop = await openTestShop(settings, { log: kept.log });
}

/** Whatever became of the mails: the log names nobody. */
async function close(): Promise<void> {
  await shop.close();
  expect(kept.text()).not.toMatch(/jonas|karl-heine|\b04229\b/i);
}

async function buy(): Promise<{ id: string; number: string }> {
  const { clientSecret, sessionId } = await shop.checkout([line]);
  await shop.shipTo(sessionId, 'DE');
  await shop.pay(clientSecret);
  await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.paymentReference, sessionId));
  if (order?.state !== 'paid') throw new Error('not paid');
  return order;
}

const saw = (msg: string) => kept.lines.filter((entry) => entry.msg === msg);
/** Waits for a line of the log, and wakes workers meanwhile: a job that another leads to stands a moment after its word. */
const seen = (msg: string, times = 1) =>
  eventually(async () => {
    shop.services.jobs.wakeAll();
    return saw(msg).length >= times;
  }, `${times} × ${msg}`);

/** Lets the time until the next try go by; with `last`, days of trying. */
async function hurry({ last = false } = {}): Promise<void> {
  const set = `start_after = now()${last ? ', retry_count = retry_limit' : ''}`;
  await eventually(async () => {
    const moved = await shop.database.sql.query(
      `update jobs.job set ${set} where state = 'retry' returning id`,
    );
    return moved.length > 0;
  }, 'a job that waits for its next try');
  shop.services.jobs.wakeAll();
}

const notesOf = async (orderId: string) =>
  (await movesOf(shop, orderId)).map(({ note }) => note).filter((note) => note?.startsWith('confirmation'));

describe('a confirmation by mail server', () => {
  beforeAll(async () => {
    server = await openMailServer();
    await open({ SMTP_URL: server.url });
  });
  beforeEach(() => {
    kept.lines.length = 0;
    server.mails.length = 0;
    server.mood = 'well';
  });
  afterAll(async () => {
    await close();
    await server.close();
  });

  it('arrives once, however long the server was down, and the order is paid all the same', async () => {
    const { port } = new URL(server.url);
    await server.close();
    const { id } = await buy();
    await seen('job failed, will be tried again');
    expect(saw('job failed, will be tried again')).toMatchObject([
      {
        level: 40,
        job: 'order-confirmation',
        orderId: id,
        tries: 1,
        err: { kind: 'MailFailure', code: 'ESOCKET' },
      },
    ]);
    await hurry();
    await seen('job failed, will be tried again', 2);

    server = await openMailServer('well', Number(port));
    await hurry();
    await seen('confirmation sent');
    expect(server.mails).toHaveLength(1);
    expect(await shop.services.jobs.waiting('order-confirmation')).toEqual({ jobs: 0, tries: 0 });
    expect(kept.lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('arrives after a server that asked to come back later', async () => {
    server.mood = { to: 'RCPT', code: 451 };
    await buy();
    await seen('job failed, will be tried again');
    server.mood = 'well';
    await hurry();
    await seen('confirmation sent');
    expect(server.mails).toHaveLength(1);
  });

  it('is reported to the makers at once where the server does not know the address', async () => {
    server.mood = { to: 'RCPT', code: 550 };
    const { id, number } = await buy();
    await seen('confirmation not delivered');
    expect(saw('confirmation not delivered')).toMatchObject([{ level: 50, order: number }]);
    expect(await notesOf(id)).toEqual(['confirmation not delivered: refused by the mail server (550)']);
    // The makers' mail meets the same server.
    await seen('job failed, will be tried again');
    server.mood = 'well';
    await hurry();
    await seen('makers told of an undelivered confirmation');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain(`To: ${COMPANY.ordersEmail}`);
    expect(server.mails[0]).toContain(number);
  });

  it('ends in an alert after days of trying, once, not in silence', async () => {
    server.mood = { to: 'GREETING', code: 421 };
    const { id, number } = await buy();
    await seen('job failed, will be tried again');
    await hurry({ last: true });
    await seen('job given up');
    server.mood = 'well';
    await seen('makers told of an undelivered confirmation');
    expect(saw('confirmation not delivered')).toMatchObject([{ level: 50, order: number }]);
    expect(await notesOf(id)).toEqual(['confirmation not delivered: tried for days']);
    expect(server.mails).toHaveLength(1);
  });
});

describe('what the makers should hear', () => {
  beforeAll(async () => {
    server = await openMailServer();
    await open({ SMTP_URL: server.url });
  });
  beforeEach(() => {
    kept.lines.length = 0;
    server.mails.length = 0;
    server.mood = 'well';
  });
  afterAll(async () => {
    await close();
    await server.close();
  });

  const notesOn = async (orderId: string) => (await movesOf(shop, orderId)).map(({ note }) => note);

  it('ends in an alert and in the order’s trail where days of trying told nobody', async () => {
    const { id, number } = await buy();
    await seen('confirmation sent');
    server.mood = { to: 'GREETING', code: 421 };
    await tellMakers(shop.services, shop.services.db, id, 'unknown payment', {});
    shop.services.jobs.wakeAll();
    await seen('job failed, will be tried again');
    await hurry({ last: true });
    await seen('makers not told');
    expect(saw('makers not told')).toMatchObject([{ level: 50, order: number, why: 'unknown payment' }]);
    expect(await notesOn(id)).toContain('makers not told: unknown payment');
  });

  it('writes a few mails about one order however much happens to it, and keeps each notice [case A5] [row D777]', async () => {
    const { id } = await buy();
    await seen('confirmation sent');
    const { services } = shop;
    // Counted before it is kept, and then not kept: nothing of it is mailed into the tests beside it.
    const counted = services.db.transaction(async (tx) => {
      for (let version = 1; version <= 40; version++) {
        await tellMakers(services, tx, id, 'address changed', { version });
        await tellBuyer(services, tx, { orderId: id, kind: 'delay', detailId: `${id}-${version}` });
      }
      const notices = await tx.select().from(orderNotices).where(eq(orderNotices.orderId, id));
      const ids = notices.flatMap((one) => (one.about === 'address changed' ? one.id : []));
      const [jobs] = await tx
        .select({
          makers: sql`count(*) filter (where data->>'noticeId' in ${ids})`.mapWith(Number),
          buyer: sql`count(*) filter (where data->>'orderId' = ${id} and name = 'order-mail')`.mapWith(
            Number,
          ),
        })
        .from(sql`jobs.job`);
      throw Object.assign(new Error('not kept'), { counts: { ...jobs, notices: ids.length } });
    });
    // Three at once, one now that stands for others, and one at the end of the hour.
    await expect(counted).rejects.toMatchObject({ counts: { makers: 5, buyer: 5, notices: 40 } });
  });

  it('says so of money that could not be sent back', async () => {
    const { id, number } = await buy();
    await seen('confirmation sent');
    const { db, jobs } = shop.services;
    const noticeId = await tellMakers(shop.services, db, id, 'surplus payment', {
      reference: 'pi_nobodys',
    });
    await jobs.send(db, 'refund-payment', { noticeId: String(noticeId) });
    jobs.wakeAll();
    await seen('makers told');
    await seen('job failed, will be tried again');
    await hurry({ last: true });
    await seen('surplus payment not sent back');
    expect(saw('surplus payment not sent back')).toMatchObject([{ level: 50, order: number }]);
    expect(await notesOn(id)).toContain('surplus payment not sent back: tried for days');
    await seen('makers told', 2);
    expect(server.mails.at(-1)).toContain('could not be sent back');
  });
});

describe('a confirmation in the folder', () => {
  it('waits for a disk that takes it', async () => {
    await open({});
    const folder = join(shop.dataDir, 'mail');
    await writeFile(folder, 'a file where the folder should be');
    await buy();
    await seen('job failed, will be tried again');
    expect(saw('job failed, will be tried again')).toMatchObject([
      { err: { kind: 'MailFailure', code: 'EEXIST' } },
    ]);
    // The job is put back a moment after it has said that it failed.
    await eventually(
      async () => String((await shop.get('/sandbox/mailbox')).body).includes('1 mail is not delivered yet'),
      'the mailbox says that a mail waits',
    );
    await rm(folder);
    await hurry();
    await seen('confirmation sent');
    expect(await shop.mails()).toHaveLength(1);
    expect((await shop.get('/sandbox/mailbox')).body).not.toContain('not delivered yet');
    await close();
  });
});
