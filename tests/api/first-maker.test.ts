import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_MAKER_HOURS } from '#domain/accounts/account.ts';
import {
  firstMakerLink,
  freshFirstMakerLink,
  hasStaff,
  openFirstMaker,
} from '../../server/accounts/first-maker.ts';
import { offerSecondFactor } from '../../server/accounts/second-factor.ts';
import { addStaff, removeStaff } from '../../server/accounts/staff.ts';
import type { AccountState } from '../../server/pages/forms/account-state.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { signedLinks } from '../../server/platform/db/schema/platform.ts';
import { createBrowser, makeAccount } from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });
beforeEach(async () => {
  await shop.database.db.delete(accounts);
  await shop.database.db.delete(signedLinks);
});

async function link(): Promise<string> {
  const made = await firstMakerLink(shop.services);
  if (!made) throw new Error('There are makers already');
  return made.slice(shop.publicUrl.length);
}

const EMAIL = 'maxi@example.org';
function filledIn(fields: Record<string, string> = {}): Record<string, string> {
  const { secret } = offerSecondFactor(EMAIL);
  return { email: EMAIL, name: 'Maxi', password: PASSWORD, secret, code: codeOf(secret), ...fields };
}

const send = (path: string, fields = filledIn(), browser = createBrowser(shop)) =>
  browser.form(path, fields).then(({ status, body }) => ({ status, state: body as AccountState, browser }));

const makers = () => shop.database.db.select().from(accounts).where(eq(accounts.role, 'staff'));

describe('the first maker', () => {
  it('enters the workshop after one page, with recovery codes, and logs in with both factors from then on', async () => {
    expect(await hasStaff(shop.database.db)).toBe(false);
    const path = await link();
    expect(path).toMatch(/^\/workshop\/first\/[\w.-]+$/);
    const { status, state, browser } = await send(path);
    expect(status).toBe(200);
    expect(state.recoveryCodes).toHaveLength(10);
    expect((await browser.post('/api/workshop/search', { text: 'GW' })).status).toBe(200);
    const [maker] = await makers();
    expect(maker).toMatchObject({ email: EMAIL, name: 'Maxi' });
    expect(maker?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(maker?.totpSecret).not.toBeNull();
    const elsewhere = createBrowser(shop);
    expect((await elsewhere.form('/login', { email: EMAIL, password: PASSWORD })).body).toMatchObject({
      action: 'code',
    });
  });

  it('gets the workshop in the language of the submitted page', async () => {
    const german = `/de${await link()}`;
    const { status, state } = await send(german, { ...filledIn(), code: '000000' });
    expect([status, state.faults.code]).toEqual([401, expect.stringContaining('Code')]);
    expect(state.faults.code).toContain('Dieser');
    expect((await send(german)).status).toBe(200);
    expect((await makers()).map(({ workshopLanguage }) => workshopLanguage)).toEqual(['de']);
  });

  it('can be created once: afterwards neither this link nor any other works [row D150]', async () => {
    const [path, other] = [await link(), await link()];
    expect((await send(path)).status).toBe(200);
    for (const late of [path, other])
      expect((await send(late, filledIn({ email: 'eve@example.org' }))).status).toBe(410);
    expect(await firstMakerLink(shop.services)).toBeUndefined();
    expect((await makers()).map(({ email }) => email)).toEqual([EMAIL]);
    // Even after all makers have left.
    await removeStaff({ db: shop.database.db, now: () => new Date() }, EMAIL);
    expect((await send(other, filledIn({ email: 'eve@example.org' }))).status).toBe(410);
    expect(await makers()).toEqual([]);
    expect((await send(await link(), filledIn({ email: 'bea@example.org' }))).status).toBe(200);
  });

  it('is created once, however many try at the same time, by one link or by those of several processes [row D150]', async () => {
    const links = [await link(), await link(), await link()];
    const tries = [...links, ...links].map((path, index) =>
      send(path, filledIn({ email: `maker-${index}@example.org` })),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(5);
    expect(await makers()).toHaveLength(1);
    expect(await shop.database.db.select().from(accounts)).toHaveLength(1);
  });

  it('can correct mistakes: errors are shown at their fields, input stays, and the link remains valid [case M24] [row D687]', async () => {
    const path = await link();
    for (const [fields, status, field] of [
      [{ code: '000000' }, 401, 'code'],
      [{ code: '' }, 422, 'code'],
      [{ password: 'short' }, 422, 'password'],
      [{ password: 'maxi@example.org' }, 422, 'password'],
      [{ email: 'no address' }, 422, 'email'],
    ] as const) {
      const answer = await send(path, filledIn(fields));
      expect(answer.status, field).toBe(status);
      expect(Object.keys(answer.state.faults)).toEqual([field]);
      // The code is not on the page again, and the password only if it is valid.
      expect(Object.keys(answer.state.values).sort()).toEqual(
        field === 'password' ? ['email', 'name', 'secret'] : ['email', 'name', 'password', 'secret'],
      );
      expect(answer.state.faults.code ?? '').not.toContain('recovery');
    }
    expect((await send(path, filledIn({ secret: 'NOT A KEY' }))).status).toBe(401);
    expect(await hasStaff(shop.database.db)).toBe(false);
    expect((await send(path)).status).toBe(200);
  });

  it('needs the link itself: a guessed, truncated, expired or different one opens nothing', async () => {
    const path = await link();
    const { signing, db, now } = shop.services;
    const [row] = await db.select().from(signedLinks);
    const id = row?.id ?? '';
    // Reading the table does not reveal a link.
    for (const token of [id, signing.token('reset', id), signing.token('registration', id), 'x'])
      expect((await send(`/workshop/first/${token}`)).status, token).toBe(410);
    expect((await send(path.slice(0, -1))).status).toBe(410);
    const late = { ...shop.services, now: () => new Date(now().getTime() + FIRST_MAKER_HOURS * 3_600_000) };
    const token = path.split('/').at(-1) ?? '';
    expect(await openFirstMaker(late, token)).toEqual({ ok: false, why: 'expired' });
    expect(await openFirstMaker(shop.services, token)).toMatchObject({ ok: true });
    // A form on another site cannot send it either.
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await createBrowser(shop).form(path, filledIn(), foreign)).status).toBe(403);
    expect(await makers()).toEqual([]);
  });

  it('cannot use the link after an invitation at the console', async () => {
    const path = await link();
    const { db, signing, now } = shop.services;
    await addStaff({ db, signing, now, publicUrl: shop.publicUrl }, 'bea@example.org');
    expect((await send(path)).status).toBe(410);
    await removeStaff({ db, now }, 'bea@example.org');
    expect((await send(path)).status).toBe(410);
  });

  it('keeps an account as a buyer, and all its sessions end', async () => {
    const buyer = await makeAccount(shop, EMAIL);
    await buyer.login(EMAIL);
    expect((await buyer.get('/api/userservice/user')).status).toBe(200);
    expect((await send(await link())).status).toBe(200);
    expect((await buyer.get('/api/userservice/user')).status).toBe(401);
    expect(await makers()).toHaveLength(1);
  });

  it('gets a new link only after the earlier one is void', async () => {
    expect(await freshFirstMakerLink(shop.services)).toBeDefined();
    expect(await freshFirstMakerLink(shop.services)).toBeUndefined();
    const { now } = shop.services;
    const late = { ...shop.services, now: () => new Date(now().getTime() + FIRST_MAKER_HOURS * 3_600_000) };
    expect(await freshFirstMakerLink(late)).toBeDefined();
  });
});
