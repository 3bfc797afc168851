import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  accountRequests,
  accountSessions,
  accounts,
  recoveryCodes,
  savedBuilds,
} from '../../server/platform/db/schema/accounts.ts';
import { deleteData } from '../../server/privacy/delete-data.ts';
import { exportData } from '../../server/privacy/export-data.ts';
import { isAnythingHeld } from '../../server/privacy/held-data.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import {
  accountsOf,
  type Browser,
  createBrowser,
  forgetCounts,
  mailTo,
  makeAccount,
  tokenIn,
} from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { PASSWORD } from '../fixtures/log-in.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { payFor } from '../fixtures/workshop.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

const API = '/api/userservice';
const BUILD = '/configurator/humbucker?cover=open&model=stars&color=navy&base=gold&spacing=50';

const { loggedIn, own, sessionOf, viewOf } = accountsOf(() => shop);

describe('an account', () => {
  it('shows guest orders of its own address, and nobody else’s', async () => {
    const order = await payFor(shop, [HUMBUCKER_SET]);
    const jonas = await loggedIn('jonas@example.org');
    const stranger = await loggedIn('stranger@example.org');
    expect((await viewOf(jonas))?.orders).toMatchObject([{ number: order.number, status: 'paid' }]);
    expect((await viewOf(stranger))?.orders).toEqual([]);
  });

  it('saves builds once, in one spelling, and removes only its own', async () => {
    const [mine, theirs] = [await loggedIn('builder@example.org'), await loggedIn('thief@example.org')];
    for (const build of [BUILD, BUILD.replace('cover=open&model=stars', 'model=stars&cover=open')])
      expect((await own(mine, 'build', { build })).headers.get('location')).toBe('/account#drawer');
    const [kept, ...more] = (await viewOf(mine))?.builds ?? [];
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ name: 'Custom Humbucker', step: expect.stringMatching(/^Step \d+ of 10$/) });
    await own(theirs, 'remove build', { id: kept?.id ?? '' });
    expect((await viewOf(mine))?.builds).toHaveLength(1);
    await own(mine, 'remove build', { id: kept?.id ?? '' });
    expect((await viewOf(mine))?.builds).toEqual([]);
    for (const build of [
      'https://elsewhere.example',
      '/shop/humbucker',
      '/configurator/humbucker?cover=lid',
      'x',
    ])
      expect((await own(mine, 'build', { build })).status).toBe(400);
  });

  it('saves a build that was waiting for the log-in', async () => {
    const browser = await makeAccount(shop, 'waiting@example.org');
    const sent = await own(browser, 'build', { build: BUILD });
    const to = new URL(sent.headers.get('location') ?? '', shop.publicUrl);
    expect([to.pathname, to.searchParams.get('build')]).toEqual(['/login', BUILD]);
    const login = { email: 'waiting@example.org', password: PASSWORD, build: BUILD };
    expect((await browser.form('/login', login)).headers.get('location')).toBe('/account#drawer');
    expect((await viewOf(browser))?.builds).toHaveLength(1);
  });

  it('opens from the mailed page only with the chosen password, and logs in', async () => {
    const email = 'pressed@example.org';
    const stranger = createBrowser(shop);
    await forgetCounts(shop);
    await stranger.form('/register', { email, name: '', password: 'a stranger chose this one' });
    const token = tokenIn(await mailTo(shop, email, /confirm your address/));
    // The reader presses without a password, so a stranger could read nothing.
    const reader = createBrowser(shop);
    expect((await reader.form(`/verify/${token}`, {})).status).toBe(422);
    expect((await reader.form(`/verify/${token}`, { password: 'what could it be' })).status).toBe(401);
    expect((await stranger.login(email, 'a stranger chose this one')).status).toBe(401);
    const pressed = await stranger.form(`/verify/${token}`, { password: 'a stranger chose this one' });
    expect(pressed.headers.get('location')).toBe('/account');
    expect(await sessionOf(stranger)).toMatchObject({ email, role: 'buyer' });
    expect((await stranger.form(`/verify/${token}`, { password: 'a stranger chose this one' })).status).toBe(
      410,
    );
  });

  it('asks for a log-in before any form', async () => {
    const nobody = createBrowser(shop);
    for (const does of ['name', 'password', 'delete', 'log out everywhere', 'second factor', 'toString'])
      expect((await own(nobody, does)).headers.get('location')).toBe('/login');
  });

  it('refuses forms from another site', async () => {
    const browser = await loggedIn('forms@example.org');
    for (const site of ['cross-site', 'same-site', 'none'])
      for (const [path, fields] of [
        ['/account', { do: 'log out everywhere' }],
        ['/login', { email: 'forms@example.org', password: PASSWORD }],
        ['/register', { email: 'x@example.org', password: PASSWORD }],
        ['/reset', { email: 'forms@example.org' }],
      ] as const)
        expect((await browser.form(path, fields, { 'sec-fetch-site': site })).status).toBe(403);
    expect((await browser.get(`${API}/session`)).status).toBe(200);
  });

  it('moves to a new address once its link is used, notifies the old one, and ends all sessions', async () => {
    const browser = await loggedIn('old@example.org');
    const wrong = await own(browser, 'address', { email: 'new@example.org', password: 'not it at all' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { faults: { password: 'This is not your password.' } },
    });
    expect((await own(browser, 'address', { email: 'New@example.org', password: PASSWORD })).status).toBe(
      200,
    );
    const token = tokenIn(await mailTo(shop, 'new@example.org', /new address/));
    expect((await browser.get(`${API}/user`)).body).toMatchObject({ data: { email: 'old@example.org' } });
    const pressed = await createBrowser(shop).form(`/verify/${token}`, {});
    expect(pressed.headers.get('location')).toBe('/login?moved');
    expect((await browser.get(`${API}/session`)).status).toBe(401);
    expect((await browser.login('old@example.org')).status).toBe(401);
    expect((await browser.login('new@example.org')).status).toBe(200);
    expect(await mailTo(shop, 'old@example.org', /address has changed/)).toMatch(/new e-mail address/);
  });

  it('does not move to an address that has an account', async () => {
    const browser = await loggedIn('mover@example.org');
    await makeAccount(shop, 'taken@example.org');
    expect((await own(browser, 'address', { email: 'taken@example.org', password: PASSWORD })).status).toBe(
      200,
    );
    const text = await mailTo(shop, 'taken@example.org', /new address/);
    expect(tokenIn(text)).toBe('');
    expect(text).toMatch(/nothing was moved/);
  });

  it('changes its password with the old one, and ends all other sessions [row D610]', async () => {
    const here = await loggedIn('changer@example.org');
    const there = createBrowser(shop);
    await there.login('changer@example.org');
    const before = here.jar.get('session');
    const newPassword = 'five words that are new here';
    const weak = await own(here, 'password', { password: PASSWORD, newPassword: 'short' });
    expect(weak).toMatchObject({
      status: 422,
      body: { faults: { newPassword: expect.stringMatching(/12/) } },
    });
    const common = await own(here, 'password', { password: PASSWORD, newPassword: '1qaz2wsx3edc' });
    expect(common).toMatchObject({
      status: 422,
      body: { faults: { newPassword: expect.stringMatching(/easy to guess/) } },
    });
    expect((await own(here, 'password', { password: 'wrong', newPassword })).status).toBe(401);
    expect((await own(here, 'password', { password: PASSWORD, newPassword })).status).toBe(200);
    expect(here.jar.get('session')).not.toBe(before);
    expect((await here.get(`${API}/session`)).status).toBe(200);
    expect((await there.get(`${API}/session`)).status).toBe(401);
    expect((await there.login('changer@example.org')).status).toBe(401);
    expect((await there.login('changer@example.org', newPassword)).status).toBe(200);
    await mailTo(shop, 'changer@example.org', /password has changed/);
  });

  it('gets a new password through its mailbox, once; using one link voids all [row D610]', async () => {
    const browser = await loggedIn('forgot@example.org');
    const elsewhere = createBrowser(shop);
    expect((await elsewhere.login('forgot@example.org')).status).toBe(200);
    const tokens: string[] = [];
    for (let time = 0; time < 2; time++) {
      await forgetCounts(shop);
      await browser.form('/reset', { email: 'forgot@example.org' });
      tokens.push(tokenIn(await mailTo(shop, 'forgot@example.org', /a new password/, time)));
    }
    const [first = '', second = ''] = tokens;
    const password = 'through the mailbox it came';
    for (const weak of ['short', 'administrator'])
      expect((await browser.form(`/reset/${second}`, { password: weak })).status).toBe(422);
    expect((await browser.form(`/reset/${second.toLowerCase()}x`, { password })).status).toBe(410);
    expect((await browser.form(`/reset/${second}`, { password })).headers.get('location')).toBe('/login?set');
    for (const token of [first, second])
      expect((await browser.form(`/reset/${token}`, { password: 'another one of four' })).status).toBe(410);
    for (const other of [browser, elsewhere]) expect((await other.get(`${API}/session`)).status).toBe(401);
    expect((await browser.login('forgot@example.org', password)).status).toBe(200);
  });

  it('lists its sessions, and ends any of them with the password [row D612]', async () => {
    const email = 'browsers@example.org';
    const here = await loggedIn(email);
    const [phone, library, stranger] = [
      createBrowser(shop),
      createBrowser(shop),
      await loggedIn('b@example.org'),
    ];
    for (const browser of [phone, library]) await browser.login(email);
    const othersOf = async (browser: Browser) => (await viewOf(browser))?.otherSessions ?? [];
    const idOf = async (browser: Browser) => (await sessionOf(browser)).id;
    expect((await othersOf(here)).map(({ id }) => id).sort()).toEqual(
      [await idOf(phone), await idOf(library)].sort(),
    );
    // An announced session is unusable.
    const thief = createBrowser(shop);
    thief.jar.set('session', await idOf(phone));
    expect((await thief.get(`${API}/session`)).status).toBe(401);

    const id = await idOf(library);
    const end = (browser: Browser, fields: Record<string, string>) => own(browser, 'end session', fields);
    expect((await end(here, { id, password: 'wrong' })).status).toBe(401);
    expect((await end(here, { password: PASSWORD })).status).toBe(422);
    expect((await end(stranger, { id, password: PASSWORD })).status).toBe(200);
    expect((await library.get(`${API}/session`)).status).toBe(200);
    expect((await end(here, { id, password: PASSWORD })).status).toBe(200);
    for (const [browser, status] of [
      [library, 401],
      [phone, 200],
      [here, 200],
    ] as const)
      expect((await browser.get(`${API}/session`)).status).toBe(status);
    // A session that expired by disuse is not listed.
    await shop.database.sql.query(
      `update account_sessions set seen_at = now() - interval '14 days' where token_hash = '${await idOf(phone)}'`,
    );
    expect(await othersOf(here)).toEqual([]);
  });

  it('is deleted with all its data, by its password', async () => {
    const browser = await loggedIn('goes@example.org');
    await own(browser, 'build', { build: BUILD });
    expect((await own(browser, 'delete', { password: 'wrong' })).status).toBe(401);
    const { accountId } = await sessionOf(browser);
    expect((await own(browser, 'delete', { password: PASSWORD })).headers.get('location')).toBe(
      '/login?deleted',
    );
    const { db } = shop.database;
    for (const table of [accountSessions, savedBuilds, recoveryCodes])
      expect(await db.select().from(table).where(eq(table.accountId, accountId))).toEqual([]);
    expect(await db.select().from(accounts).where(eq(accounts.id, accountId))).toEqual([]);
    expect((await browser.login('goes@example.org')).status).toBe(401);
  });
});

it('a request about data gives a copy of the account without its secrets, and deletes it with all its data', async () => {
  const email = 'copy@example.org';
  const browser = await loggedIn(email);
  await own(browser, 'build', { build: BUILD });
  const { db } = shop.database;
  const copy = await exportData(db, shop.services.keptMails, 'Copy@example.org', new Date());
  expect(copy).toMatchObject({
    account: {
      email,
      role: 'buyer',
      sessions: [{}],
      builds: [{ address: expect.stringContaining('stars') }],
    },
    accountRequests: [{ kind: 'registration' }],
  });
  expect(JSON.stringify({ ...copy, mails: [] })).not.toMatch(/argon2|token|hash|secret/i);
  expect(await isAnythingHeld(db, email, randomUUID())).toBe(true);

  await deleteData(db, email, randomUUID(), new Date());
  expect((await browser.get(`${API}/session`)).status).toBe(401);
  expect(await isAnythingHeld(db, email, randomUUID())).toBe(false);
  const rest = await db.select().from(accountRequests).where(eq(accountRequests.email, email));
  expect(rest).toEqual([]);
});

it('every night expired sessions and unused requests are deleted', async () => {
  const browser = await loggedIn('night@example.org');
  const { db } = shop.database;
  await shop.database.sql.query(
    "update account_requests set asked_at = now() - interval '31 days' where email = 'night@example.org'",
  );
  const sessions = async () => (await db.select().from(accountSessions)).length;
  const before = await sessions();
  const { accountId } = await sessionOf(browser);
  await shop.database.sql.query(
    `update account_sessions set expires_at = now() - interval '1 second' where account_id = '${accountId}'`,
  );
  await keepNoLonger(shop.services);
  expect(await sessions()).toBeLessThan(before);
  const left = await db.select().from(accountRequests).where(eq(accountRequests.email, 'night@example.org'));
  expect(left).toEqual([]);
  expect((await browser.login('night@example.org')).status).toBe(200);
});
