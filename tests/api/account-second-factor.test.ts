import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../server/accounts/change-account.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { findSession } from '../../server/accounts/sessions.ts';
import { addStaff, listStaff, removeStaff } from '../../server/accounts/staff.ts';
import { readChanges } from '../../server/admin/read-changes.ts';
import type { AccountState } from '../../server/pages/forms/account-state.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import {
  accountsOf,
  type Browser,
  createBrowser,
  forgetCounts,
  mailTo,
  tokenIn,
} from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { signedIn } from '../fixtures/workshop.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

const API = '/api/userservice';
const { loggedIn, own, sessionOf, viewOf } = accountsOf(() => shop);

describe('a second factor', () => {
  // An app's codes change every half minute; the clock is stopped.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  async function setUp(browser: Browser) {
    const secret = (await viewOf(browser))?.offer.secret ?? '';
    const taken = await own(browser, 'second factor', { secret, code: codeOf(secret), password: PASSWORD });
    expect(taken.status).toBe(200);
    const { recoveryCodes: codes = [] } = taken.body as { recoveryCodes?: string[] };
    return { secret, codes };
  }

  const stepOf = async (browser: Browser, email: string) => {
    const { body } = await browser.login(email);
    return (body as { data: { step: string } }).data.step;
  };
  const second = (browser: Browser, step: string, code: string) =>
    browser.post(`${API}/second-step`, { step, code });

  it('is requested after the password; each of its codes works once, and recovery codes too', async () => {
    const email = 'factor@example.org';
    const browser = await loggedIn(email);
    const there = createBrowser(shop);
    await there.login(email);
    const before = browser.jar.get('session');
    const { secret, codes } = await setUp(browser);
    expect(codes).toHaveLength(10);
    expect(browser.jar.get('session')).not.toBe(before);
    expect((await browser.get(`${API}/session`)).status).toBe(200);
    expect((await there.get(`${API}/session`)).status).toBe(401);
    const rows = JSON.stringify(await shop.database.db.select().from(accounts));
    expect(rows).not.toContain(secret);

    await forgetCounts(shop);
    const step = await stepOf(there, email);
    expect((await there.get(`${API}/session`)).status).toBe(401);
    expect((await second(there, step, '000000')).status).toBe(401);
    // The code of the set-up is used up. The next one works once, of two simultaneous attempts.
    expect((await second(there, step, codeOf(secret))).status).toBe(401);
    const next = codeOf(secret, 1);
    const both = await Promise.all([second(there, step, next), second(createBrowser(shop), step, next)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);

    const [recovery = ''] = codes;
    const other = createBrowser(shop);
    expect((await second(other, await stepOf(other, email), recovery.toLowerCase())).status).toBe(200);
    expect((await second(other, await stepOf(other, email), recovery)).status).toBe(401);
    const altered = `${step.slice(0, -1)}${step.endsWith('A') ? 'B' : 'A'}`;
    expect((await second(other, altered, codes[1] ?? '')).status).toBe(410);
  });

  it('moves to another phone with the password and a code of the old one, and gets new recovery codes [case M11] [rows D684, D785]', async () => {
    const email = 'phone@example.org';
    const browser = await loggedIn(email);
    const { codes } = await setUp(browser);
    await forgetCounts(shop);
    const renewed = await own(browser, 'recovery codes', { code: codes[0] ?? '', password: PASSWORD });
    const { recoveryCodes = [] } = renewed.body as AccountState;
    expect([renewed.status, recoveryCodes.length]).toEqual([200, 10]);
    const secret = (await viewOf(browser))?.offer.secret ?? '';
    const move = (fields: Record<string, string>) =>
      own(browser, 'second factor', {
        ...{ secret, code: codeOf(secret), former: recoveryCodes[0] ?? '', password: PASSWORD },
        ...fields,
      });
    const faultsOf = async (fields: Record<string, string>) => {
      const { status, body } = await move(fields);
      return [status, Object.keys((body as AccountState).faults)];
    };
    // Codes from before the renewal are invalid, and wrong ones use none up.
    expect(await faultsOf({ former: codes[1] ?? '' })).toEqual([401, ['former']]);
    expect(await faultsOf({ former: '' })).toEqual([422, ['former']]);
    expect(await faultsOf({ code: '000000' })).toEqual([401, ['code']]);
    expect(await faultsOf({ password: 'wrong' })).toEqual([401, ['password']]);
    const moved = await move({});
    expect([moved.status, (moved.body as AccountState).recoveryCodes?.length]).toEqual([200, 10]);
    await mailTo(shop, email, /second factor has changed/);
    const there = createBrowser(shop);
    await forgetCounts(shop);
    const step = await stepOf(there, email);
    expect((await second(there, step, recoveryCodes[1] ?? '')).status).toBe(401);
    expect((await second(there, step, codeOf(secret, 1))).status).toBe(200);
  });

  it('allows ten guesses', async () => {
    const email = 'guessed@example.org';
    const browser = await loggedIn(email);
    await setUp(browser);
    await forgetCounts(shop);
    const thief = createBrowser(shop);
    const step = await stepOf(thief, email);
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess++)
      statuses.push((await second(thief, step, String(guess).padStart(6, '0'))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('can be switched off by a buyer with password and code', async () => {
    const email = 'off@example.org';
    const browser = await loggedIn(email);
    const { codes } = await setUp(browser);
    const off = (code: string, password = PASSWORD) => own(browser, 'no second factor', { code, password });
    expect((await off(codes[0] ?? '', 'wrong')).status).toBe(401);
    expect((await off('123456')).status).toBe(401);
    expect((await off(codes[0] ?? '')).headers.get('location')).toBe('/account');
    expect((await createBrowser(shop).login(email)).body).toMatchObject({ data: { signedIn: true } });
  });
});

describe('staff', () => {
  const house = () => ({ ...shop.services, publicUrl: shop.publicUrl });

  it('is invited by a link that sets a password once, and needs a second factor', async () => {
    const link = await addStaff(house(), 'Maxi@example.org');
    expect(await listStaff(house())).toMatchObject([{ email: 'maxi@example.org', state: 'invited' }]);
    const path = new URL(link).pathname;
    const browser = createBrowser(shop);
    for (const password of ['', 'null', 'undefined'])
      expect((await browser.login('maxi@example.org', password)).status).toBeGreaterThanOrEqual(400);
    expect((await browser.form(path, { password: PASSWORD })).headers.get('location')).toBe('/login?set');
    expect((await browser.form(path, { password: PASSWORD })).status).toBe(410);
    await browser.login('maxi@example.org');
    expect(await sessionOf(browser)).toMatchObject({ role: 'staff', isProved: false });
    const view = await viewOf(browser);
    const secret = view?.offer.secret ?? '';
    await own(browser, 'second factor', { secret, code: codeOf(secret), password: PASSWORD });
    expect(await sessionOf(browser)).toMatchObject({ role: 'staff', isProved: true });
    expect((await listStaff(house()))[0]?.state).toBe('ready');
    const again = { secret, code: codeOf(secret, 1), password: PASSWORD };
    expect((await own(browser, 'second factor', again)).status).toBe(422);
    const off = await own(browser, 'no second factor', { code: '123456', password: PASSWORD });
    expect(off.status).toBe(403);

    // A lost phone: a newly invited maker sets both up again.
    const anew = new URL(await addStaff(house(), 'maxi@example.org')).pathname;
    expect((await browser.get(`${API}/session`)).status).toBe(401);
    expect((await browser.login('maxi@example.org')).status).toBe(401);
    await browser.form(anew, { password: PASSWORD });
    expect((await browser.login('maxi@example.org')).body).toMatchObject({ data: { signedIn: true } });
    expect(await sessionOf(browser)).toMatchObject({ isProved: false, hasSecondFactor: false });
    expect(await removeStaff(house(), 'maxi@example.org')).toBe(true);
    expect((await browser.get(`${API}/session`)).status).toBe(401);
    expect(await removeStaff(house(), 'maxi@example.org')).toBe(false);
  });
});

it('makers invite and remove each other with their password; the last who can log in cannot be removed [case M11] [rows D685, D785]', async () => {
  const { db } = shop.database;
  await db.delete(accounts);
  const ready = { passwordHash: await hashPassword(PASSWORD), totpSecret: 'sealed' };
  const enter = async (name: string) => {
    const maker = await signedIn(shop, { role: 'staff', name });
    await db.update(accounts).set(ready).where(eq(accounts.id, maker.id));
    return maker;
  };
  const maxi = await enter('Maxi');
  const invite = (password: string, email = 'Toni@example.org') =>
    maxi.call('invite-maker', { email, password });
  expect((await invite('wrong')).status).toBe(422);
  const { email } = (await db.select().from(accounts))[0] ?? { email: '' };
  expect((await invite(PASSWORD, email)).status).toBe(422);
  expect((await invite(PASSWORD)).status).toBe(200);
  const text = await mailTo(shop, 'toni@example.org', /Your place in the workshop/);
  const toni = createBrowser(shop);
  const path = `/reset/${tokenIn(text)}`;
  expect((await toni.form(path, { password: PASSWORD })).headers.get('location')).toBe('/login?set');

  // An invited maker without a second factor does not count as able to log in.
  const remove = (by: typeof maxi, accountId: string) =>
    by.call('remove-maker', { accountId, password: PASSWORD });
  expect((await remove(maxi, maxi.id)).status).toBe(409);
  const bea = await enter('Bea');
  const both = await Promise.all([remove(maxi, bea.id), remove(bea, maxi.id)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const [left] = (await listStaff(shop.services)).filter(({ state }) => state === 'ready');
  const [stays, went] = left?.id === maxi.id ? [maxi, bea] : [bea, maxi];
  expect((await went.call('search', { text: 'x' })).status).toBe(401);
  expect((await remove(stays, stays.id)).status).toBe(409);
  const token = /session=([^;]+)/.exec(stays.headers.cookie)?.[1];
  const session = await findSession(shop.services, token);
  if (!session) throw new Error('nobody is logged in');
  const sender = { client: 'x', device: undefined, session: undefined, language: 'en' } as const;
  expect(await deleteAccount(shop.services, session, PASSWORD, sender)).toMatchObject({ status: 409 });

  const { changes } = await readChanges(shop.services, 'en');
  expect(changes.map(({ after }) => after)).toEqual(['removed', 'toni@example.org invited']);
});
