import { describe, expect, it, vi } from 'vitest';
import { AT_ONCE, hashPassword, MAX_QUEUED } from '../../server/accounts/passwords.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { requestId } from '../../server/platform/log/request-id.ts';
import {
  createBrowser,
  forgetCounts,
  mailTo,
  makeAccount,
  proofOf,
  tokenIn,
} from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { PASSWORD } from '../fixtures/log-in.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

function counted(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sets the count of matching keys, because each guess would cost a hash. */
const countAsIf = (points: number, keys: RegExp) =>
  shop.database.sql.query('update rate_limits set points = $1 where key ~ $2', [points, keys.source]);
/** The key of all strangers to an address; clients counted separately have a suffix. */
const STRANGERS = /^sign-in [^ ]+$/;

describe('many guesses', () => {
  it('at one account, from many clients, are limited to thirty; its owner can still log in', async () => {
    const owner = await makeAccount(shop, 'owner@example.org');
    await owner.login('owner@example.org');
    await forgetCounts(shop);
    await createBrowser(shop).login('owner@example.org', 'a guess');
    await countAsIf(25, STRANGERS);
    const guesses = Array.from({ length: 10 }, (_, index) =>
      createBrowser(shop, `2001:db8:0:${index.toString(16)}::1`).login('owner@example.org', `guess ${index}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(counted(statuses)).toEqual({ 401: 5, 429: 5 });
    // A stranger is locked out even with the right password; a browser that logged in here before is not.
    const elsewhere = createBrowser(shop);
    expect((await elsewhere.login('owner@example.org')).status).toBe(429);
    expect((await owner.login('owner@example.org')).status).toBe(200);

    // Through the mailbox an owner gets in from anywhere, and that browser is then known.
    const captcha = await proofOf(shop);
    expect((await elsewhere.form('/reset', { email: 'owner@example.org', proof: captcha })).status).toBe(303);
    const token = tokenIn(await mailTo(shop, 'owner@example.org', /new password/));
    const password = 'another one of four words';
    expect((await elsewhere.form(`/reset/${token}`, { password })).headers.get('location')).toBe(
      '/login?set',
    );
    await createBrowser(shop).login('owner@example.org', 'guess');
    await countAsIf(30, STRANGERS);
    expect((await createBrowser(shop).login('owner@example.org', password)).status).toBe(429);
    expect((await elsewhere.login('owner@example.org', password)).status).toBe(200);
  });

  it('by a stranger do not use up the tries of the owner at a new computer [case A12] [row D775]', async () => {
    await makeAccount(shop, 'away@example.org');
    await forgetCounts(shop);
    const stranger = createBrowser(shop, '198.51.100.88');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await stranger.login('away@example.org', 'a guess')).status);
    expect(counted(statuses)).toEqual({ 401: 10, 429: 2 });
    expect((await createBrowser(shop, '203.0.113.9').login('away@example.org')).status).toBe(200);
  });

  it('from one client, at many addresses, are limited to a hundred', async () => {
    await forgetCounts(shop);
    const one = createBrowser(shop, '198.51.100.77');
    await one.login('nobody@example.org', 'guess');
    await countAsIf(95, /^guesses /);
    const guesses = Array.from({ length: 10 }, (_, index) =>
      one.login(`nobody${index}@example.org`, 'guess'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(counted(statuses)).toEqual({ 401: 5, 429: 5 });
  });

  it('with a forged device cookie, or another address’s, share the common limit', async () => {
    const other = await makeAccount(shop, 'other@example.org');
    await other.login('other@example.org');
    await makeAccount(shop, 'target@example.org');
    await forgetCounts(shop);
    const device = other.jar.get('device') ?? '';
    expect(device).toMatch(/^[\da-f-]{36}\./);
    for (const value of [
      device,
      device.replace(/.$/, 'x'),
      `${crypto.randomUUID()}.zzzzzz.${'A'.repeat(43)}`,
    ]) {
      await createBrowser(shop).login('target@example.org', 'guess');
      await countAsIf(29, STRANGERS);
      const statuses: number[] = [];
      for (let guess = 0; guess < 2; guess++) {
        const browser = createBrowser(shop);
        browser.jar.set('device', value);
        statuses.push((await browser.login('target@example.org', 'guess')).status);
      }
      expect(statuses, value).toEqual([401, 429]);
      await forgetCounts(shop);
    }
  });
});

describe('known and unknown addresses', () => {
  /** Runs something and returns the statements that it sent, in order, without values. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const { db } = shop.database;
    type Asks = { session: { prepareQuery: (...args: unknown[]) => unknown } };
    const asked: string[] = [];
    const listen = ({ session }: Asks) => {
      const prepare = session.prepareQuery.bind(session);
      session.prepareQuery = (...args) => {
        // Statements of timers, such as due prices, belong to no request.
        if (requestId()) asked.push(String((args[0] as { sql: string }).sql));
        return prepare(...args);
      };
      return () => {
        session.prepareQuery = prepare;
      };
    };
    const stop = listen(db as unknown as Asks);
    const own = db.transaction.bind(db);
    const spy = vi.spyOn(db, 'transaction').mockImplementation(((inside: (tx: Db) => Promise<unknown>) =>
      own(async (tx) => {
        listen(tx as unknown as Asks);
        return inside(tx as unknown as Db);
      })) as never);
    await work();
    spy.mockRestore();
    stop();
    // The mail job carries the request's id and runs at any time.
    const ofTheJob = /for update skip locked|update "signed_links"|from "account/;
    return asked.filter((text) => !ofTheJob.test(text));
  }

  it.each(['reset', 'register', 'login'] as const)('run the same queries: %s', async (what) => {
    await makeAccount(shop, `same-${what}@example.org`);
    const ask = async (email: string) => {
      await forgetCounts(shop);
      const browser = createBrowser(shop);
      return statementsOf(async () => {
        if (what === 'login') return browser.login(email, 'a wrong password of five words');
        return browser.form(`/${what}`, { email, name: '', password: PASSWORD });
      });
    };
    const known = await ask(`same-${what}@example.org`);
    const unknown = await ask(`never-${what}@example.org`);
    expect(known.length).toBeGreaterThanOrEqual(2);
    expect(unknown).toEqual(known);
  });

  it('get the same words and headers', async () => {
    await makeAccount(shop, 'words@example.org');
    await forgetCounts(shop);
    const [known, unknown] = [
      await createBrowser(shop).login('words@example.org', 'wrong, all of it'),
      await createBrowser(shop).login('nobody@example.org', 'wrong, all of it'),
    ];
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    const asks = [] as unknown[];
    for (const email of ['words@example.org', 'nobody@example.org']) {
      await forgetCounts(shop);
      const { status, headers } = await createBrowser(shop).form('/reset', { email });
      asks.push([status, headers.get('location')]);
    }
    expect(asks[0]).toEqual([303, '/reset?sent']);
    expect(asks[1]).toEqual(asks[0]);
    expect(await mailTo(shop, 'nobody@example.org', /new password/)).toMatch(/no account/i);
  });
});

describe('hashes', () => {
  it('delay no other request, however many people log in at once', async () => {
    await forgetCounts(shop);
    let looks = 0;
    let isOver = false;
    const looking = (async () => {
      while (!isOver) {
        await new Promise(setImmediate);
        looks += 1;
      }
    })();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        createBrowser(shop)
          .login(`crowd${index}@example.org`, 'wrong')
          .then(({ status }) => status),
      ),
    );
    isOver = true;
    await looking;
    expect(counted(statuses)).toEqual({ 401: 20 });
    // A process that computed the hashes itself would do other work only once between two of them.
    expect(looks).toBeGreaterThan(2 * statuses.length);
  });

  it('are refused if too many wait', async () => {
    await forgetCounts(shop);
    let isFull = true;
    const crowd = Promise.all(
      Array.from({ length: AT_ONCE + MAX_QUEUED }, async () => {
        while (isFull) await hashPassword('somebody else');
      }),
    );
    const refused = await createBrowser(shop).login('flood@example.org', 'wrong');
    isFull = false;
    await crowd;
    expect(refused.status).toBe(503);
    expect((await createBrowser(shop).login('calm@example.org', 'wrong')).status).toBe(401);
  });
});
