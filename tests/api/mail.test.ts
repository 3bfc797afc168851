import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { COMPANY } from '#domain/company.ts';
import { tellBuyer, tellMakers } from '../../server/orders/notices.ts';
import { orderNotices } from '../../server/platform/db/schema/orders.ts';
import { eventually } from '../fixtures/eventually.ts';
import { hurry as hurryJobs } from '../fixtures/hurry.ts';
import { openMailingShop } from '../fixtures/mailing-shop.ts';
import { movesOf } from '../fixtures/orders.ts';
import { openTestShop } from '../fixtures/test-shop.ts';
import { payFor } from '../fixtures/workshop.ts';

// The log contains no personal data, also after failed mails.
const { shop, post, saw, seen, hurry } = await openMailingShop(/jonas|karl-heine|\b04229\b/i);

const buy = () => payFor(shop);

const notesOf = async (orderId: string) =>
  (await movesOf(shop, orderId)).map(({ note }) => note).filter((note) => note?.startsWith('confirmation'));

describe('a confirmation by mail server', () => {
  it('is reported to the makers at once if the server does not know the address', async () => {
    post.is({ to: 'RCPT', code: 550 });
    const { id, number } = await buy();
    await seen('confirmation not delivered');
    expect(saw('confirmation not delivered')).toMatchObject([{ level: 50, order: number }]);
    expect(await notesOf(id)).toEqual(['confirmation not delivered: refused by the mail server (550)']);
    // The makers' mail uses the same server.
    await seen('job failed, will be tried again');
    post.is('well');
    await hurry();
    await seen('makers told of an undelivered confirmation');
    expect(post.mails()).toHaveLength(1);
    expect(post.mails()[0]).toContain(`To: ${COMPANY.ordersEmail}`);
    expect(post.mails()[0]).toContain(number);
  });

  it('causes one alert after days of trying', async () => {
    post.is({ to: 'GREETING', code: 421 });
    const { id, number } = await buy();
    await seen('job failed, will be tried again');
    expect(saw('job failed, will be tried again')).toMatchObject([
      { level: 40, job: 'order-confirmation', orderId: id, tries: 1, err: { kind: 'MailFailure' } },
    ]);
    await hurry({ last: true });
    await seen('job given up');
    post.is('well');
    await seen('makers told of an undelivered confirmation');
    expect(saw('confirmation not delivered')).toMatchObject([{ level: 50, order: number }]);
    expect(await notesOf(id)).toEqual(['confirmation not delivered: tried for days']);
    expect(post.mails()).toHaveLength(1);
  });
});

describe('a notice to the makers', () => {
  const notesOn = async (orderId: string) => (await movesOf(shop, orderId)).map(({ note }) => note);

  it('causes an alert and an entry in the order’s trail after days of failed tries', async () => {
    const { id, number } = await buy();
    await seen('confirmation sent');
    post.is({ to: 'GREETING', code: 421 });
    await tellMakers(shop.services, shop.services.db, id, 'unknown payment', {});
    shop.services.jobs.lookNow();
    await seen('job failed, will be tried again');
    await hurry({ last: true });
    await seen('makers not told');
    expect(saw('makers not told')).toMatchObject([{ level: 50, order: number, why: 'unknown payment' }]);
    expect(await notesOn(id)).toContain('makers not told: unknown payment');
  });

  it('limits the mails about one order however much happens to it, and stores each notice [case A5] [row D777]', async () => {
    const { id } = await buy();
    await seen('confirmation sent');
    const { services } = shop;
    // Counted and then rolled back, so that other tests see none of these mails.
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
    // Three at once, one immediate mail for several events, and one at the end of the hour.
    await expect(counted).rejects.toMatchObject({ counts: { makers: 5, buyer: 5, notices: 40 } });
  });

  it('is sent for a failed refund', async () => {
    const { id, number } = await buy();
    await seen('confirmation sent');
    const { db, jobs } = shop.services;
    const noticeId = await tellMakers(shop.services, db, id, 'surplus payment', {
      reference: 'pi_nobodys',
    });
    await jobs.send(db, 'refund-payment', { noticeId: String(noticeId) });
    jobs.lookNow();
    await seen('makers told');
    await seen('job failed, will be tried again');
    await hurry({ last: true });
    await seen('surplus payment not sent back');
    expect(saw('surplus payment not sent back')).toMatchObject([{ level: 50, order: number }]);
    expect(await notesOn(id)).toContain('surplus payment not sent back: tried for days');
    await seen('makers told', 2);
    expect(post.mails().at(-1)).toContain('could not be refunded');
  });
});

it('a confirmation in the folder waits until the disk has room', async () => {
  const own = await openTestShop();
  try {
    const folder = join(own.dataDir, 'mail');
    await writeFile(folder, 'a file where the folder should be');
    await payFor(own);
    const mailbox = async () => String((await own.get('/sandbox/mailbox')).body);
    await eventually(
      async () => (await mailbox()).includes('1 mail is not delivered yet'),
      'the mailbox says that a mail waits',
    );
    await rm(folder);
    await eventually(async () => {
      await hurryJobs(own);
      return (await own.mails()).length === 1;
    }, 'the mail is there');
    await eventually(async () => !(await mailbox()).includes('not delivered yet'), 'none waits');
  } finally {
    await own.close();
  }
});

it('a payment whose order is not here is an error, and causes one mail to the makers however often the provider reports it', async () => {
  const { clientSecret, sessionId } = await shop.checkout([
    lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' }),
  ]);
  await shop.shipTo(sessionId, 'DE');
  // A failover to a standby that lacked this commit leaves the same state.
  await shop.database.sql.query('delete from orders where payment_reference = $1', [sessionId]);
  await shop.pay(clientSecret);
  await seen('paid, but its order is not here');
  expect(saw('paid, but its order is not here')).toMatchObject([{ level: 50, payment: sessionId }]);
  const completed = { type: 'checkout.session.completed', data: { object: { id: sessionId } } };
  const again = await shop.deliver({ id: 'evt_again', object: 'event', ...completed });
  expect(again).toMatchObject({ status: 200, body: { data: 'lost' } });
  await seen('makers told of a lost order');
  expect(await shop.database.sql.query("select 1 from jobs.job where name like '%lost-order'")).toHaveLength(
    1,
  );
  expect(post.mails()).toHaveLength(1);
  expect(post.mails()[0]).toContain(`To: ${COMPANY.ordersEmail}`);
  expect(post.mails()[0]).toContain(sessionId);
});
