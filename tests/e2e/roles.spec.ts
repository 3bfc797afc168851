import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openSession } from '../../server/accounts/sessions.ts';
import { accounts } from '../../server/platform/db/accounts-schema.ts';
import { openEmbedded } from '../../server/platform/db/embedded.ts';
import type { BuiltShop } from '../fixtures/built-shop.ts';
import { keepMadePickups, MADE } from '../fixtures/made-pickups.ts';
import { kept, test as plain } from './kept.ts';
import { openOwnShop, START } from './shopper.ts';

/**
 * Who reads what of somebody's order, account and pickups, as an attacker would try it: with the cookies of every role,
 * with addresses that are guessed or altered, after the owner, and after the owner has left.
 */

const ROLES = ['visitor', 'stranger', 'owner', 'maker', 'maker without a second factor'] as const;
type Role = (typeof ROLES)[number];
interface Stage {
  readonly shop: BuiltShop;
  readonly tokens: Readonly<Partial<Record<Role, string>>>;
}

/** Signs everybody in before the shop opens. */
async function signIn(dataDir: string): Promise<Stage['tokens']> {
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

const stageOfAll = kept(async () => {
  let tokens: Stage['tokens'] = {};
  const shop = await openOwnShop(async (dataDir) => {
    await keepMadePickups(dataDir);
    tokens = await signIn(dataDir);
    return {};
  });
  return { shop, tokens, close: shop.close };
});
const test = plain.extend<{ stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  stage: [async ({}, use) => use(await stageOfAll()), START],
});
test.describe.configure({ mode: 'serial' });

const ORDER = 'GW-7K3M9Q2X';
const [SERIAL = ''] = Object.keys(MADE);
/** Asked for the first time, and by a browser that has it already. */
const NEW: Record<string, string> = {};
const AGAIN = { 'if-modified-since': new Date('2100-01-01').toUTCString(), 'if-none-match': '*' };
/**
 * What nobody else may read. The header greets a signed-in owner with their own e-mail on every page; name and address
 * stand in the order alone.
 */
const OF_THE_ORDER = /Olga Owner|Karl-Heine/;
const OF_THE_OWNER = /Olga Owner|Karl-Heine|owner@example\.com/;
const hiddenFrom = (role: Role) => (role === 'owner' ? OF_THE_ORDER : OF_THE_OWNER);

async function ask({ shop, tokens }: Stage, role: Role, path: string, headers: Record<string, string> = {}) {
  const token = tokens[role];
  const answer = await fetch(shop.url + path, {
    redirect: 'manual',
    headers: { ...(token && { cookie: `session=${token}` }), ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** The order's own address, as its owner's account has it. */
async function linkOf(stage: Stage): Promise<string> {
  const { body } = await ask(stage, 'owner', '/account');
  return /href="(\/order\/[\w.-]+)"/.exec(body)?.[1] ?? '';
}

test('an order opens for whoever has its link, and for nobody else, staff included [row D75]', async ({
  stage,
}) => {
  const link = await linkOf(stage);
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
    const opened = await ask(stage, role, link);
    expect([opened.status, opened.headers.get('cache-control')], role).toEqual([200, 'no-store']);
    expect(opened.body, role).toContain('Olga Owner');
    for (const path of wrong) {
      const answer = await ask(stage, role, path);
      expect([301, 404], `${role} ${path}`).toContain(answer.status);
      expect(answer.headers.get('cache-control'), `${role} ${path}`).toBe('no-store');
      expect(answer.body, `${role} ${path}`).not.toMatch(hiddenFrom(role));
    }
  }
});

test('an account is read by its owner alone, also when it was just read by its owner [row D75]', async ({
  stage,
}) => {
  const own = await ask(stage, 'owner', '/account');
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
        const answer = await ask(stage, role, path, headers);
        expect(answer.status, `${role} ${path}`).not.toBe(304);
        expect(answer.headers.get('cache-control'), `${role} ${path}`).toBe('no-store');
        expect(answer.body, `${role} ${path}`).not.toMatch(hiddenFrom(role));
        expect(answer.body, `${role} ${path}`).not.toContain(ORDER);
      }
  expect((await ask(stage, 'visitor', '/account')).headers.get('location')).toBe('/login');
  // Nor by a token that is nearly one, or somebody's from a table.
  for (const token of [stage.tokens.owner?.toLowerCase(), `${stage.tokens.owner}x`, randomUUID(), '']) {
    const answer = await ask({ ...stage, tokens: { owner: token ?? '' } }, 'owner', '/account');
    expect(answer.status).toBe(302);
  }
});

test('a passport says the same to everybody but whose it is, and that to its owner alone', async ({
  stage,
}) => {
  const path = `/p/${SERIAL}`;
  const claimed = await fetch(stage.shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `session=${stage.tokens.owner}`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'claim' }),
  });
  expect([claimed.status, claimed.headers.get('location')]).toEqual([303, `${path}#owner`]);
  for (const role of ROLES) {
    const { status, headers, body } = await ask(stage, role, path);
    expect([status, headers.get('cache-control')], role).toEqual([200, 'no-store']);
    expect(body, role).toContain(role === 'owner' ? 'noted as yours' : 'Its owner has claimed it');
    expect(body, role).not.toMatch(hiddenFrom(role));
    expect(body, role).not.toContain(ORDER);
    for (const guess of ['26-9999', '26-0411', 'serial', '26-0412.data'])
      expect((await ask(stage, role, `/p/${guess}`)).status, `${role} ${guess}`).toBe(404);
  }
});

test('the workshop opens for staff that showed a second factor; who logs in comes back to it', async ({
  stage,
}) => {
  const pages = [`/workshop/orders/${ORDER}`, '/workshop', `/workshop/find?q=${ORDER}`];
  for (const path of pages) {
    const visitor = await ask(stage, 'visitor', path);
    const to = `/login?${new URLSearchParams({ to: path })}`;
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, to]);
    for (const role of ['stranger', 'owner'] as const) {
      const answer = await ask(stage, role, path);
      expect([answer.status, hiddenFrom(role).test(answer.body)], `${role} ${path}`).toEqual([404, false]);
    }
    const unproved = await ask(stage, 'maker without a second factor', path);
    expect([unproved.status, unproved.headers.get('location')]).toEqual([302, '/account#second-factor']);
    expect((await ask(stage, 'maker', path)).status).toBe(200);
  }
  const paper = `/api/workshop/files/orders/${ORDER}/invoice.pdf`;
  const statuses = await Promise.all(
    ROLES.map(async (role) => [role, (await ask(stage, role, paper)).status]),
  );
  expect(Object.fromEntries(statuses)).toEqual({
    visitor: 401,
    stranger: 403,
    owner: 403,
    maker: 200,
    'maker without a second factor': 403,
  });
});

test('who is signed in is led on from the log-in, to this shop alone [row D70]', async ({ stage }) => {
  const leads = async (to: string) =>
    (await ask(stage, 'owner', `/login?${new URLSearchParams({ to })}`)).headers.get('location');
  expect(await leads(`/p/${SERIAL}#owner`)).toBe(`/p/${SERIAL}#owner`);
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    'javascript:alert(1)',
    'https://evil.example',
  ])
    expect(await leads(to), to).toBe('/account');
  const page = await ask(stage, 'visitor', '/login?to=//evil.example');
  expect(page.body).not.toContain('evil.example');
});

test('a session that has ended opens nothing, for whoever kept its cookie [row D75]', async ({ stage }) => {
  const link = await linkOf(stage);
  for (const role of ['owner', 'maker'] as const) {
    const out = await fetch(`${stage.shop.url}/account`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: `session=${stage.tokens[role]}`, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ do: 'log out' }),
    });
    expect(out.status).toBe(303);
    expect((await ask(stage, role, '/account')).headers.get('location')).toBe('/login');
    expect((await ask(stage, role, '/workshop')).headers.get('location')).toMatch(/^\/login/);
    expect((await ask(stage, role, `/p/${SERIAL}`)).body).not.toContain('noted as yours');
    expect((await ask(stage, role, link)).body).toContain('Log in to note them');
    expect((await ask(stage, role, `/api/workshop/files/orders/${ORDER}/invoice.pdf`)).status).toBe(401);
  }
});
