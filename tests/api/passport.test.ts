import { describe, expect, it } from 'vitest';
import { passportClaims } from '../../server/platform/db/schema/production.ts';
import { exportData } from '../../server/privacy/export-data.ts';
import { releaseClaim } from '../../server/production/claim-unit.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { type Browser, createBrowser, makeAccount } from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { CUSTOM, MAXI, makeAndShip, need, payFor, unitsIn, windAll } from '../fixtures/workshop.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

const serialOf = async (orderId: string) => (await unitsIn(shop, orderId))[0]?.serial ?? '';
const see = (serial: string) => readPassport(shop.services, serial, undefined, 'en');

/** A pickup that was wound, measured and shipped. */
async function madePickup() {
  const order = await payFor(shop, [CUSTOM]);
  return { order: await makeAndShip(shop, order), serial: await serialOf(order.id) };
}

async function login(email: string): Promise<Browser> {
  const browser = await makeAccount(shop, email);
  expect((await browser.login(email)).status).toBe(200);
  return browser;
}

const claim = (browser: Browser, serial: string) => browser.form(`/p/${serial}`, { do: 'claim' });
const claimsIn = () => shop.database.db.select().from(passportClaims);

describe('the page of a pickup', () => {
  it('exists after measuring only, and never for an unassigned number', async () => {
    const order = await payFor(shop, [CUSTOM]);
    await need(startProduction(shop.services, MAXI, { number: order.number }));
    const serial = await serialOf(order.id);
    expect((await see(serial)).kind).toBe('none');
    await windAll(shop, order);
    expect((await see(serial)).kind).toBe('passport');
    for (const guessed of [
      '26-9999',
      '25-0001',
      '26-0000',
      '',
      'serial',
      "26-0001' or 1=1",
      '26-00010000000',
    ])
      expect((await see(guessed)).kind).toBe('none');
  });

  it('redirects other spellings of its number', async () => {
    const { serial } = await madePickup();
    const short = serial.replace('-0', '-');
    expect(await see(short)).toEqual({ kind: 'moved', serial, to: `/p/${serial}` });
    expect(await see(`${short.replace('-', '-000')}`)).toEqual({ kind: 'moved', serial, to: `/p/${serial}` });
  });

  it('shows build and measurements, and nothing about the buyer', async () => {
    const { order, serial } = await madePickup();
    const browser = createBrowser(shop);
    await login('Owner@example.com').then((owner) => claim(owner, serial));
    const found = await see(serial);
    const words = JSON.stringify(found);
    expect(words).toContain('Custom Humbucker');
    for (const secret of [
      order.number,
      order.id,
      order.email,
      order.shippingName,
      'owner@example.com',
      MAXI.name,
    ])
      if (secret) expect(words).not.toContain(secret);
    for (const part of Object.values(order.shippingAddress ?? {}))
      if (typeof part === 'string' && part.length > 3) expect(words).not.toContain(part);
    expect(found).toMatchObject({ view: { claim: 'somebody', isSignedIn: false } });
    expect(browser.jar.size).toBe(0);
  });
});

describe('a pickup of one’s own', () => {
  it('can be claimed only when logged in, and only from our own pages', async () => {
    const { serial } = await madePickup();
    const visitor = await claim(createBrowser(shop), serial);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      `/login?to=%2Fp%2F${serial}%23owner`,
    ]);
    const ann = await login('ann@example.com');
    const before = (await claimsIn()).length;
    const crossed = await ann.form(
      `/p/${serial}`,
      { do: 'claim' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    );
    expect(crossed.status).toBe(403);
    expect(await claimsIn()).toHaveLength(before);
    const noted = await claim(ann, serial);
    expect([noted.status, noted.headers.get('location')]).toEqual([303, `/p/${serial}#owner`]);
    expect((await claim(ann, serial)).status).toBe(303);
    expect(await claimsIn()).toHaveLength(before + 1);
  });

  it('stays with the first owner until released; the makers get one notice', async () => {
    const { order, serial } = await madePickup();
    const [bea, carl] = [await login('bea@example.com'), await login('carl@example.com')];
    await claim(bea, serial);
    for (let press = 0; press < 3; press++) expect((await claim(carl, serial)).status).toBe(409);
    const { makers } = await mailsAbout(shop, order.number, { makers: 1, shopper: 1 });
    const told = makers.filter(({ subject }) => subject.includes('accounts claim'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toMatch(/bea@|carl@/);
    await carl.form(`/p/${serial}`, { do: 'release' });
    expect(await see(serial)).toMatchObject({ view: { claim: 'somebody' } });
    await bea.form('/account', { do: 'release', serial });
    expect(await see(serial)).toMatchObject({ view: { claim: 'nobody' } });
    expect((await claim(carl, serial)).status).toBe(303);
  });

  it('goes to one of two simultaneous claims', async () => {
    const { serial } = await madePickup();
    const [dan, eve] = [await login('dan@example.com'), await login('eve@example.com')];
    const answers = await Promise.all([claim(dan, serial), claim(eve, serial)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it('can be claimed by its number in any spelling; a wrong number is refused at its field', async () => {
    const { serial } = await madePickup();
    const hal = await login('hal@example.com');
    const wrong = await hal.form('/account', { do: 'claim', serial: '26-7777' });
    expect(wrong.status).toBe(404);
    const noted = await hal.form('/account', { do: 'claim', serial: ` ${serial.replace('-', '–')} ` });
    expect(noted.headers.get('location')).toBe('/account#pickups');
  });

  it('is in the data copy, and removed with the account', async () => {
    const { serial } = await madePickup();
    const email = 'ida@example.com';
    const ida = await login(email);
    await claim(ida, serial);
    const { db } = shop.database;
    const copy = await exportData(db, shop.services.keptMails, email, new Date());
    expect(copy).toMatchObject({ account: { pickups: [{ serial, name: 'Custom Humbucker' }] } });
    await ida.form('/account', { do: 'delete', password: 'copper rain under bridges' });
    expect(await see(serial)).toMatchObject({ view: { claim: 'nobody' } });
    await releaseClaim(shop.services, '33333333-3333-4333-8333-333333333333', serial);
  });
});
