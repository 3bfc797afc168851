import { beforeEach, describe, expect, it } from 'vitest';
import { COMPANY } from '#domain/company.ts';
import { withdrawals } from '../../server/platform/db/schema/returns.ts';
import { eventually } from '../fixtures/eventually.ts';
import { hurry as hurryJobs } from '../fixtures/hurry.ts';
import { openMailingShop } from '../fixtures/mailing-shop.ts';

// The log contains no personal data, also after a mail server's error.
const { shop, post, saw, seen, hurry } = await openMailingShop(/petra|muster|example\.org|link=/i);
beforeEach(() => shop.database.sql.query('delete from rate_limits'));

const withdraw = (name: string) =>
  shop.sendForm('/withdraw', {
    name,
    orderNumber: 'GW-7K3M9Q2X',
    email: 'petra@example.org',
    goods: '',
    step: 'confirm',
  });

const to = (address: string) => post.mails().filter((mail) => new RegExp(`^To: ${address}`, 'm').test(mail));

describe('a withdrawal', () => {
  it('is accepted while no mail server answers, and acknowledged once when one does [row D142]', async () => {
    await post.goesAway();
    expect((await withdraw('Petra Eins')).status).toBe(303);
    await seen('job failed, will be tried again', 2);
    const [row] = await shop.database.db.select().from(withdrawals);
    expect(row).toMatchObject({ state: 'unmatched', acknowledgedAt: null });

    await post.comesBack();
    await hurry();
    await seen('withdrawal acknowledged');
    await seen('makers notified of a withdrawal');
    expect(to('petra@example.org')).toHaveLength(1);
    expect(to(COMPANY.ordersEmail)).toHaveLength(1);
    // Required by law: a durable medium, with both bodies.
    expect(to('petra@example.org')[0]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  it('is reported to the makers at once if its acknowledgement is refused', async () => {
    await withdraw('Petra Zwei');
    await seen('withdrawal acknowledged');
    await seen('makers notified of a withdrawal');
    post.is({ to: 'RCPT', code: 550 });
    await withdraw('Petra Drei');
    await seen('withdrawal not acknowledged');
    post.is('well');
    // The makers' mails to the failing server wait; others came later.
    await eventually(async () => {
      await hurryJobs(shop);
      return saw('makers notified of a withdrawal').length >= 3;
    }, 'the makers were told of all');
    expect(saw('makers notified of a withdrawal').map(({ why }) => why)).toContain('not acknowledged');
    expect(to(COMPANY.ordersEmail).some((mail) => /could not be confirmed/.test(mail))).toBe(true);
  });

  it('is reported to the makers if its acknowledgement failed for days', async () => {
    post.is({ to: 'GREETING', code: 421 });
    await withdraw('Petra Vier');
    const { jobs } = shop.services;
    await eventually(async () => {
      jobs.lookNow();
      const waiting = ['acknowledge-withdrawal', 'tell-makers-of-withdrawal'] as const;
      const counts = await Promise.all(waiting.map((name) => jobs.waiting(name)));
      return counts.every((count) => count.jobs === 1);
    }, 'both mails wait for their next try');
    await hurry({ last: true });
    await seen('job given up', 2);
    post.is('well');
    await seen('withdrawal not acknowledged');
    await seen('makers notified of a withdrawal');
    // The log tells the operator that the makers could not be notified.
    await seen('makers not told');
  });
});

describe('a request about data', () => {
  const ask = () => shop.sendForm('/data', { kind: 'copy', email: 'petra@example.org' });

  it('is answered once when the mail server is back', async () => {
    post.is({ to: 'RCPT', code: 451 });
    expect((await ask()).status).toBe(303);
    await seen('job failed, will be tried again');
    post.is('well');
    await hurry();
    await seen('data request answered');
    expect(to('petra@example.org')).toHaveLength(1);
  });

  it('is logged as an error if no mail server accepts it', async () => {
    post.is({ to: 'RCPT', code: 550 });
    await ask();
    await seen('data request not answered');
    expect(saw('data request not answered')).toMatchObject([{ level: 40, err: { responseCode: 550 } }]);
  });
});

it('keeps the input and shows the mail address if the database fails', async () => {
  const { sql } = shop.database;
  await sql.query(`create function fail_all() returns trigger language plpgsql as
    $body$ begin raise exception 'no: %', to_jsonb(new); end $body$`);
  await sql.query(
    'create trigger fail_all before insert on withdrawals for each row execute function fail_all()',
  );
  const refused = await withdraw('Petra Fuenf');
  await sql.query('drop trigger fail_all on withdrawals');
  expect(refused).toMatchObject({
    status: 503,
    body: { step: 'confirm', refused: 'trouble', values: { name: 'Petra Fuenf' } },
  });
  expect(saw('withdrawal not stored')).toMatchObject([{ level: 50 }]);
  expect((await withdraw('Petra Fuenf')).status).toBe(303);
  await seen('withdrawal acknowledged');
});
