import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ShopperOrder } from '../../server/order-page/read-order.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { orderNotices, orders } from '../../server/platform/db/schema/orders.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { type Browser, createBrowser, makeAccount } from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { keepLog } from '../fixtures/kept-log.ts';
import { rowsIn } from '../fixtures/rows.ts';
import {
  CUSTOM,
  MAXI,
  makeAndShip,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  windAll,
} from '../fixtures/workshop.ts';

const kept = keepLog();
const open = { TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true', LOG_LEVEL: 'debug' };
const shop = await openFileShop(open, { log: kept.log });

const CLAIM = { what: 'claim' };
const pageIn = async (browser: Browser, path: string) => (await browser.get(path)).body as ShopperOrder;
const pickupsOf = ({ lines }: ShopperOrder) => lines.flatMap(({ pickups }) => pickups);
const holdersIn = async (browser: Browser, path: string) =>
  pickupsOf(await pageIn(browser, path)).map(({ holder }) => holder);

async function loggedIn(email: string): Promise<Browser> {
  const browser = await makeAccount(shop, email);
  expect((await browser.login(email)).status).toBe(200);
  return browser;
}

/** Four pickups in transit, or only measured. */
async function order({ sent = true } = {}) {
  const { number } = await payFor(shop, [STRAT_SET, CUSTOM]);
  await need(startProduction(shop.services, MAXI, { number }));
  const row = await orderOf(shop, number);
  const path = orderPath(shop.services, row.id, 'en');
  const before = pickupsOf(await pageIn(createBrowser(shop), path));
  await (sent ? makeAndShip : windAll)(shop, row);
  return { path, before, row: await orderOf(shop, number) };
}

describe('the pickups on an order’s page', () => {
  it('have their numbers at once, and link to their passports once measured', async () => {
    const { path, before } = await order();
    expect(before).toHaveLength(4);
    for (const { serial, passport, holder } of before)
      expect([serial, passport, holder]).toEqual([
        expect.stringMatching(/^\d\d-\d{4}$/),
        undefined,
        'nobody',
      ]);
    const after = pickupsOf(await pageIn(createBrowser(shop), path));
    expect(after.map(({ passport }) => passport)).toEqual(before.map(({ serial }) => `/p/${serial}`));
    expect(after.map(({ position }) => position)).toEqual(['neck', 'middle', 'bridge', undefined]);
  });

  it('are claimed together by a logged-in buyer; a visitor with the link changes nothing [row D71]', async () => {
    const { path } = await order();
    const visitor = createBrowser(shop);
    const turned = await visitor.form(path, CLAIM);
    expect([turned.status, turned.headers.get('location')]).toEqual([303, `${path}#claim`]);
    expect(await holdersIn(visitor, path)).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);

    const ann = await loggedIn('ann@example.com');
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await ann.form(path, CLAIM, { 'sec-fetch-site': site })).status, site).toBe(403);
    expect(await holdersIn(ann, path)).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);
    const noted = await ann.form(path, CLAIM);
    expect([noted.status, noted.headers.get('location')]).toEqual([303, `${path}?done=claim#claim`]);
    expect(await pageIn(ann, path)).toMatchObject({ isSignedIn: true });
    expect(await holdersIn(ann, path)).toEqual(['you', 'you', 'you', 'you']);
    // A repetition changes nothing. Others with the link see only that the pickups are registered.
    expect((await ann.form(path, CLAIM)).status).toBe(303);
    const seen = await visitor.get(path);
    expect(pickupsOf(seen.body as ShopperOrder).map(({ holder }) => holder)).toEqual(
      Array(4).fill('somebody'),
    );
    expect(JSON.stringify(seen.body)).not.toContain('ann@');
  });

  it('claimed by others do not block the rest, and the makers get a notice', async () => {
    const { path, row } = await order();
    const [bea, carl] = [await loggedIn('bea@example.com'), await loggedIn('carl@example.com')];
    const [first] = pickupsOf(await pageIn(bea, path));
    await bea.form(first?.passport ?? '', { do: 'claim' });
    const answer = await carl.form(path, CLAIM);
    expect(answer).toMatchObject({
      status: 409,
      body: { form: { what: 'claim', refused: [{ serial: first?.serial, why: 'taken' }] } },
    });
    expect(await holdersIn(carl, path)).toEqual(['somebody', 'you', 'you', 'you']);
    expect(await holdersIn(bea, path)).toEqual(['you', 'somebody', 'somebody', 'somebody']);
    const notices = await rowsIn(shop, orderNotices, eq(orderNotices.orderId, row.id));
    expect(notices.filter(({ about }) => about === 'claimed twice')).toHaveLength(1);
  });

  it('can be claimed before shipping by the buyer’s account only', async () => {
    const { path, row } = await order({ sent: false });
    await shop.database.db.update(orders).set({ email: 'Dora@Example.com' }).where(eq(orders.id, row.id));
    const [dora, eve] = [await loggedIn('dora@example.com'), await loggedIn('eve@example.com')];
    const refused = (await eve.form(path, CLAIM)).body as ShopperOrder;
    expect(refused.form).toMatchObject({ what: 'claim' });
    expect(await holdersIn(eve, path)).toEqual(Array(4).fill('nobody'));
    expect((await dora.form(path, CLAIM)).status).toBe(303);
    expect(await holdersIn(dora, path)).toEqual(Array(4).fill('you'));
    // The page is the public one again after the log-out, even if the browser still has the cookie.
    const cookie = { cookie: `session=${dora.jar.get('session')}` };
    await dora.form('/account', { do: 'log out' });
    const after = await fetch(shop.publicUrl + path, { headers: cookie });
    expect(after.headers.get('cache-control')).toBe('no-store');
    expect(((await after.json()) as ShopperOrder).isSignedIn).toBe(false);
  });
});

describe('logging in from an order’s page', () => {
  const opens = (browser: Browser, to: string) => browser.form('/login', { to });
  const ACCOUNT = { email: 'finn@example.com', password: 'copper rain under bridges' };

  it('leads back to it, and never to another address', async () => {
    const { path } = await order();
    const to = `${path}#claim`;
    const finn = await makeAccount(shop, ACCOUNT.email);
    const asked = await opens(finn, to);
    expect(asked).toMatchObject({ status: 200, body: { action: 'login', values: { to }, faults: {} } });
    const wrong = await finn.form('/login', { ...ACCOUNT, to, password: 'not this one' });
    expect(wrong).toMatchObject({ status: 401, body: { values: { to } } });
    const right = await finn.form('/login', { ...ACCOUNT, to });
    expect([right.status, right.headers.get('location')]).toEqual([303, to]);
    expect((await opens(finn, to)).headers.get('location')).toBe(to);
    expect(kept.text()).not.toContain(path.split('/').at(-1));
  });
});
