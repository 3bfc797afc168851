import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/calendar/day.ts';
import { openAccountLink } from '../../server/accounts/use-link.ts';
import { accountRequests, accountSessions, accounts } from '../../server/platform/db/schema/accounts.ts';
import {
  createBrowser,
  forgetCounts,
  mailTo,
  makeAccount,
  proofOf,
  tokenIn,
} from '../fixtures/account-life.ts';
import { openLoggedShop } from '../fixtures/file-shop.ts';
import { PASSWORD } from '../fixtures/log-in.ts';
import { rowsIn } from '../fixtures/rows.ts';

// Logs contain only ids and kinds: no address, password or token.
const { shop } = await openLoggedShop(
  { TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' },
  /example\.org|copper rain|[\w-]{43}/,
);

const API = '/api/userservice';
const countOf = async (email: string) =>
  (await shop.database.db.select().from(accounts).where(eq(accounts.email, email))).length;

describe('a registration', () => {
  it('shows the specified words, opens nothing before its link is used, and then lets in [rows 223, 265–268]', async () => {
    const email = 'mara@example.org';
    const browser = createBrowser(shop);
    const captcha = await proofOf(shop);
    const answer = await browser.post(`${API}/user`, {
      email: 'Mara@Example.org',
      name: 'Mara',
      password: PASSWORD,
      captcha,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { message: 'Registered successfully. Please check your emails.' } },
    });
    expect(await countOf(email)).toBe(0);
    expect((await browser.login(email)).status).toBe(401);

    const token = tokenIn(await mailTo(shop, email, /confirm your address/));
    // A mail scanner opening the page changes nothing.
    for (let scanner = 0; scanner < 3; scanner++)
      expect(await openAccountLink(shop.services, ['registration'], token)).toMatchObject({
        ok: true,
        email,
      });
    expect(await countOf(email)).toBe(0);

    const verified = await browser.get(`${API}/verify/${token}`);
    expect(verified).toMatchObject({
      status: 200,
      body: { data: { message: expect.stringMatching(/verified/) } },
    });
    // Opened again, it says the same and changes nothing.
    expect((await browser.get(`${API}/verify/${token}`)).body).toEqual(verified.body);
    expect(await countOf(email)).toBe(1);
    const [request] = await rowsIn(shop, accountRequests, eq(accountRequests.email, email));
    expect(request?.passwordHash).toBeNull();

    expect(await browser.get(`${API}/session`)).toMatchObject({
      status: 401,
      body: { error: 'Please log in.' },
    });
    expect(await browser.login('  MARA@example.org'.trim())).toMatchObject({
      status: 200,
      body: { data: { signedIn: true } },
    });
    expect(await browser.get(`${API}/session`)).toMatchObject({
      status: 200,
      body: { data: { valid: true } },
    });
    expect(await browser.get(`${API}/user`)).toMatchObject({
      status: 200,
      body: { data: { email, name: 'Mara', role: 'buyer', secondFactor: false } },
    });
  });

  it('of a known address gets the same answer, and changes nothing', async () => {
    await makeAccount(shop, 'known@example.org');
    await forgetCounts(shop);
    const stranger = createBrowser(shop);
    const ask = async (email: string) => {
      const captcha = await proofOf(shop);
      return stranger.post(`${API}/user`, { email, password: 'a stranger chose this one', captcha });
    };
    const [known, unknown] = [await ask('known@example.org'), await ask('new@example.org')];
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
    const text = await mailTo(shop, 'known@example.org', /confirm your address/, 1);
    expect(text).toMatch(/HAVE AN ACCOUNT ALREADY/i);
    expect(tokenIn(text)).toBe('');
    expect((await stranger.login('known@example.org', 'a stranger chose this one')).status).toBe(401);
    expect((await stranger.login('known@example.org')).status).toBe(200);
  });

  it('cannot be carried out twice by two links, nor by an altered one', async () => {
    const email = 'twice@example.org';
    const browser = createBrowser(shop);
    const tokens: string[] = [];
    for (const password of ['the first of two passwords', 'the second of two passwords']) {
      await forgetCounts(shop);
      const captcha = await proofOf(shop);
      await browser.post(`${API}/user`, { email, password, captcha });
      tokens.push(tokenIn(await mailTo(shop, email, /confirm your address/, tokens.length)));
    }
    const [first = '', second = ''] = tokens;
    expect(second).not.toBe(first);
    const altered = [
      first.toUpperCase(),
      first.slice(0, -1),
      `${first}A`,
      first.replace(/^./, '0'),
      randomUUID(),
    ];
    for (const token of altered.filter((one) => one !== first))
      expect((await browser.get(`${API}/verify/${token}`)).status).toBe(410);
    // A link works for its own purpose only.
    expect(await openAccountLink(shop.services, ['reset'], first)).toEqual({ ok: false, why: 'unknown' });
    expect((await browser.get(`${API}/verify/${first}`)).status).toBe(200);
    expect((await browser.get(`${API}/verify/${second}`)).status).toBe(410);
    expect((await browser.login(email, 'the second of two passwords')).status).toBe(401);
    expect((await browser.login(email, 'the first of two passwords')).status).toBe(200);
  });

  it.each([
    ['no captcha', { captcha: '' }, 422, /human/],
    ['a captcha that is made up', { captcha: 'e30=' }, 422, /human/],
    ['no address', { email: 'mara' }, 400, /e-mail address/],
    ['a short password', { password: 'short' }, 400, /at least 12/],
    ['the address as password', { password: 'new.person@example.org' }, 400, /easy to guess/],
    ['a password that many have', { password: 'Qwerty123456' }, 400, /easy to guess/],
  ])('with %s names the error to correct [row D610]', async (_, change, status, words) => {
    await forgetCounts(shop);
    const given = { email: 'new.person@example.org', password: PASSWORD, captcha: 'e30=', ...change };
    const answer = await createBrowser(shop).post(`${API}/user`, given);
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(words) } });
  });

  it('takes a captcha once [row 259]', async () => {
    await forgetCounts(shop);
    const captcha = await proofOf(shop);
    const browser = createBrowser(shop);
    const register = (email: string) => browser.post(`${API}/user`, { email, password: PASSWORD, captcha });
    expect((await register('once@example.org')).status).toBe(200);
    expect((await register('again@example.org')).status).toBe(422);
  });
});

describe('a session', () => {
  it('is new at each log-in, whatever cookie the browser sends, and stored as a hash [row 264]', async () => {
    const browser = await makeAccount(shop, 'fresh@example.org');
    browser.jar.set('session', 'chosen-by-a-stranger');
    await browser.login('fresh@example.org');
    const first = browser.jar.get('session') ?? '';
    expect(first).not.toBe('chosen-by-a-stranger');
    await browser.login('fresh@example.org');
    const second = browser.jar.get('session') ?? '';
    expect(second).not.toBe(first);
    // The browser's former session has ended.
    const old = createBrowser(shop);
    old.jar.set('session', first);
    expect((await old.get(`${API}/user`)).status).toBe(401);
    const rows = await shop.database.db.select().from(accountSessions);
    expect(JSON.stringify(rows)).not.toContain(second);
    const fixed = createBrowser(shop);
    fixed.jar.set('session', 'chosen-by-a-stranger');
    expect((await fixed.get(`${API}/user`)).status).toBe(401);
  });

  it('has a cookie that scripts cannot read and other sites cannot send', async () => {
    await makeAccount(shop, 'cookie@example.org');
    const answer = await createBrowser(shop).login('cookie@example.org');
    const [session = ''] = answer.headers.getSetCookie().filter((line) => line.startsWith('session='));
    expect(session).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(session).not.toMatch(/Domain/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('ends by signing out, here or everywhere, also for a copied cookie [row 261]', async () => {
    const here = await makeAccount(shop, 'out@example.org');
    await here.login('out@example.org');
    const there = createBrowser(shop);
    await there.login('out@example.org');
    const stolen = createBrowser(shop);
    stolen.jar.set('session', here.jar.get('session') ?? '');
    expect((await here.post(`${API}/logout`, {})).status).toBe(200);
    expect(here.jar.has('session')).toBe(false);
    for (const [browser, status] of [
      [here, 401],
      [stolen, 401],
      [there, 200],
    ] as const)
      expect((await browser.get(`${API}/session`)).status).toBe(status);
    await here.login('out@example.org');
    await here.post(`${API}/logout`, { everywhere: true });
    expect((await there.get(`${API}/session`)).status).toBe(401);
  });

  it('expires on time [row 269]', async () => {
    const browser = await makeAccount(shop, 'late@example.org');
    await browser.login('late@example.org');
    await shop.database.sql.query("update account_sessions set expires_at = now() - interval '1 second'");
    expect((await browser.get(`${API}/session`)).status).toBe(401);
  });

  it('expires when unused, and sooner in the workshop [row D611]', async () => {
    const email = 'idle@example.org';
    const browser = await makeAccount(shop, email);
    await browser.login(email);
    const { sql } = shop.database;
    const answered = async (unused: string) => {
      await sql.query(
        `update account_sessions set seen_at = now() - interval '${unused}' where account_id = (select id from accounts where email = '${email}')`,
      );
      return (await browser.get(`${API}/session`)).status;
    };
    expect(await answered('13 days 23 hours')).toBe(200);
    expect(await answered('14 days')).toBe(401);
    await sql.query(`update accounts set role = 'staff' where email = '${email}'`);
    expect(await answered('3 hours 59 minutes')).toBe(200);
    expect(await answered('4 hours')).toBe(401);
  });

  it('records its use, but not on each page', async () => {
    const email = 'often@example.org';
    const browser = await makeAccount(shop, email);
    await browser.login(email);
    const [account] = await shop.database.db.select().from(accounts).where(eq(accounts.email, email));
    const own = eq(accountSessions.accountId, account?.id ?? '');
    const seen = async () =>
      (await shop.database.db.select().from(accountSessions).where(own))[0]?.seenAt.getTime() ?? 0;
    const usedAgain = async (hours: number) => {
      const at = new Date(Date.now() - hours * HOUR_MS);
      await shop.database.db.update(accountSessions).set({ seenAt: at }).where(own);
      await Promise.all([browser.get(`${API}/session`), browser.get('/shop'), browser.get('/account')]);
      return (await seen()) - at.getTime();
    };
    expect(await usedAgain(13)).toBe(0);
    expect(await usedAgain(15)).toBeGreaterThan(14 * HOUR_MS);
  });

  it('can neither begin nor end from another site', async () => {
    const browser = await makeAccount(shop, 'csrf@example.org');
    await browser.login('csrf@example.org');
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: shop.publicUrl },
    ];
    for (const headers of foreign) {
      expect((await browser.post(`${API}/logout`, {}, headers)).status).toBe(403);
      const login = await browser.post(
        `${API}/login`,
        { email: 'csrf@example.org', password: PASSWORD },
        headers,
      );
      expect(login.status).toBe(403);
    }
    const form = await browser.form(`${API}/logout`, { everywhere: 'true' });
    expect(form.status).toBe(415);
    expect((await browser.get(`${API}/session`)).status).toBe(200);
  });
});

it('the description of the calls names the five specified ones [row 16]', async () => {
  const { body } = await shop.get('/api/docs');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([`${API}/login`, `${API}/user`, `${API}/verify/{token}`, `${API}/session`]),
  );
  expect(Object.keys(paths[`${API}/user`] ?? {}).sort()).toEqual(['get', 'post']);
});
