import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../../server/accounts/sessions.ts';
import { openEmbedded } from '../../server/platform/db/embedded.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { keepMadePickups, MADE } from '../fixtures/made-pickups.ts';

/**
 * Tests who can read somebody's order, account and pickups as an attacker would: with the cookies of every role, with
 * guessed or altered addresses, after the owner, and after the owner has left.
 */

const ROLES = ['visitor', 'stranger', 'owner', 'maker', 'maker without a second factor'] as const;
type Role = (typeof ROLES)[number];
type Tokens = Readonly<Partial<Record<Role, string>>>;

async function signIn(dataDir: string): Promise<Tokens> {
  const database = await openEmbedded(dataDir, 'server/platform/db/migrations');
  const { db } = database;
  const now = new Date();
  const [owner] = await db.select().from(accounts);
  if (!owner) throw new Error('nobody has an account');
  const made = async (name: string, role: 'buyer' | 'staff') => {
    const id = randomUUID();
    await db.insert(accounts).values({ id, email: `${name}@example.org`, name, role, createdAt: now });
    return { id, role };
  };
  const begin = async (account: { id: string; role: 'buyer' | 'staff' }, isProved: boolean) =>
    (await openSession(db, account, { isProved, former: undefined, now })).token;
  const tokens = {
    owner: await begin(owner, false),
    stranger: await begin(await made('stranger', 'buyer'), false),
    maker: await begin(await made('maxi', 'staff'), true),
    'maker without a second factor': await begin(await made('bea', 'staff'), false),
  };
  await database.close();
  return tokens;
}

let shop: BuiltShop;
let dataDir: string;
let tokens: Tokens;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-roles-'));
  await keepMadePickups(dataDir);
  tokens = await signIn(dataDir);
  shop = await startBuiltShop({ DATA_DIR: dataDir, PORT: String(await freePort()) });
});
afterAll(async () => {
  await shop?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ORDER = 'GW-7K3M9Q2X';
const [SERIAL = ''] = Object.keys(MADE);
/** For a first request, and for a browser that has it already. */
const NEW: Record<string, string> = {};
const AGAIN = { 'if-modified-since': new Date('2100-01-01').toUTCString(), 'if-none-match': '*' };
/**
 * Texts that nobody else may read. The header shows a signed-in owner's e-mail on every page; name and address are only
 * in the order.
 */
const OF_THE_ORDER = /Olga Owner|Karl-Heine/;
const OF_THE_OWNER = /Olga Owner|Karl-Heine|owner@example\.com/;
const hiddenFrom = (role: Role) => (role === 'owner' ? OF_THE_ORDER : OF_THE_OWNER);

const ask = (role: Role, path: string, headers?: Record<string, string>) =>
  askWith(tokens[role], path, headers);

async function askWith(token: string | undefined, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url + path, {
    redirect: 'manual',
    headers: { ...(token && { cookie: `session=${token}` }), ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

async function linkOfOrder(): Promise<string> {
  const { body } = await ask('owner', '/account');
  return /href="(\/order\/[\w.-]+)"/.exec(body)?.[1] ?? '';
}

it('an order opens for whoever has its link, and for nobody else, staff included [row D75]', async () => {
  const link = await linkOfOrder();
  const [id = '', ends = '', mac = ''] = link.slice('/order/'.length).split('.');
  const turned = mac.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const wrong = [
    ...[`/order/${id}`, `/order/${ORDER}`, `/order/${id}.${ends}`, `/order/${id}.${ends}.${turned}`],
    ...[`/order/${randomUUID()}.${ends}.${mac}`, link.toUpperCase(), `/Order${link.slice(6)}`, `${link}/`],
    ...[`${link}x`, `${link}.data`, `${link}/correction-1.pdf`, `/order/opened`, `/de/order/opened`],
  ];
  for (const role of ROLES) {
    const opened = await ask(role, link);
    expect([opened.status, opened.headers.get('cache-control')], role).toEqual([200, 'no-store']);
    expect(opened.body, role).toContain('Olga Owner');
    for (const path of wrong) {
      const answer = await ask(role, path);
      expect([301, 404], `${role} ${path}`).toContain(answer.status);
      expect(answer.headers.get('cache-control'), `${role} ${path}`).toBe('no-store');
      expect(answer.body, `${role} ${path}`).not.toMatch(hiddenFrom(role));
    }
  }
});

it('an account is read by its owner alone, also when it was just read by its owner [row D75]', async () => {
  const own = await ask('owner', '/account');
  expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ]);
  expect(own.body).toContain(ORDER);
  for (const role of ROLES.filter((one) => one !== 'owner'))
    for (const path of [
      '/account',
      '/Account',
      '/ACCOUNT/',
      '//account',
      '/account?id=1',
      '/account.data',
      '/%61ccount',
    ])
      for (const headers of [NEW, AGAIN]) {
        const answer = await ask(role, path, headers);
        expect(answer.status, `${role} ${path}`).not.toBe(304);
        expect(answer.headers.get('cache-control'), `${role} ${path}`).toBe('no-store');
        expect(answer.body, `${role} ${path}`).not.toMatch(hiddenFrom(role));
        expect(answer.body, `${role} ${path}`).not.toContain(ORDER);
      }
  expect((await ask('visitor', '/account')).headers.get('location')).toBe('/login');
  // Nor with an almost correct token, or one from a table.
  for (const token of [tokens.owner?.toLowerCase(), `${tokens.owner}x`, randomUUID(), '']) {
    const answer = await askWith(token, '/account');
    expect(answer.status).toBe(302);
  }
});

it('a passport is the same for everybody, and shows ownership to its owner only', async () => {
  const path = `/p/${SERIAL}`;
  const claimed = await fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `session=${tokens.owner}`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'claim' }),
  });
  expect([claimed.status, claimed.headers.get('location')]).toEqual([303, `${path}#owner`]);
  for (const role of ROLES) {
    const { status, headers, body } = await ask(role, path);
    expect([status, headers.get('cache-control')], role).toEqual([200, 'no-store']);
    expect(body, role).toContain(
      role === 'owner' ? 'This pickup is in your account' : 'Its owner has claimed it',
    );
    expect(body, role).not.toMatch(hiddenFrom(role));
    expect(body, role).not.toContain(ORDER);
    for (const guess of ['26-9999', '26-0411', 'serial', '26-0412.data'])
      expect((await ask(role, `/p/${guess}`)).status, `${role} ${guess}`).toBe(404);
  }
});

it('the workshop opens for staff with a second factor, and a log-in returns to it [row D626]', async () => {
  const pages = [`/workshop/orders/${ORDER}`, '/workshop', `/workshop/find?q=${ORDER}`];
  for (const path of pages) {
    const visitor = await ask('visitor', path);
    const to = `/login?${new URLSearchParams({ to: path })}`;
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, to]);
    for (const role of ['stranger', 'owner'] as const) {
      const answer = await ask(role, path);
      expect([answer.status, hiddenFrom(role).test(answer.body)], `${role} ${path}`).toEqual([404, false]);
    }
    const unproved = await ask('maker without a second factor', path);
    expect([unproved.status, unproved.headers.get('location')]).toEqual([302, '/account#second-factor']);
    expect((await ask('maker', path)).status).toBe(200);
    // Any address leads to a maker's own language, and keeps its query.
    const german = await ask('maker', `/de${path}`);
    expect([german.status, german.headers.get('location')]).toEqual([302, path]);
  }
  const paper = `/api/workshop/files/orders/${ORDER}/invoice.pdf`;
  const statuses = await Promise.all(ROLES.map(async (role) => [role, (await ask(role, paper)).status]));
  expect(Object.fromEntries(statuses)).toEqual({
    visitor: 401,
    stranger: 403,
    owner: 403,
    maker: 200,
    'maker without a second factor': 403,
  });
});

it('who is signed in is led on from the log-in, to this shop alone [row D70]', async () => {
  const leads = async (to: string) =>
    (await ask('owner', `/login?${new URLSearchParams({ to })}`)).headers.get('location');
  expect(await leads(`/p/${SERIAL}#owner`)).toBe(`/p/${SERIAL}#owner`);
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    'javascript:alert(1)',
    'https://evil.example',
  ])
    expect(await leads(to), to).toBe('/account');
  const page = await ask('visitor', '/login?to=//evil.example');
  expect(page.body).not.toContain('evil.example');
});

it('a session that has ended opens nothing, for whoever kept its cookie [row D75]', async () => {
  const link = await linkOfOrder();
  for (const role of ['owner', 'maker'] as const) {
    const out = await fetch(`${shop.url}/account`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: `session=${tokens[role]}`, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ do: 'log out' }),
    });
    expect(out.status).toBe(303);
    expect((await ask(role, '/account')).headers.get('location')).toBe('/login');
    expect((await ask(role, '/workshop')).headers.get('location')).toMatch(/^\/login/);
    expect((await ask(role, `/p/${SERIAL}`)).body).not.toContain('This pickup is in your account');
    expect((await ask(role, link)).body).toContain('Log in to add them');
    expect((await ask(role, `/api/workshop/files/orders/${ORDER}/invoice.pdf`)).status).toBe(401);
  }
});
