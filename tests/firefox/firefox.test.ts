import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BuiltShop, freePort, startBuiltShop } from '../fixtures/built-shop.ts';
import { Visitor } from './visitor.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The main ways through the shop in Firefox as Debian ships it, over WebDriver BiDi. Needs a build. */

const FIREFOX =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place));

let folder: string;
let shop: BuiltShop;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewitter-firefox-'));
  shop = await startBuiltShop({ DATA_DIR: folder, PORT: String(await freePort()) });
  if (!FIREFOX) throw new Error('No Firefox: set FIREFOX_PATH.');
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    timeout: 90_000,
    // A click lets the sound out here as at home; nothing else is asked of Mozilla's servers.
    extraPrefsFirefox: { 'media.autoplay.default': 1, 'network.captive-portal-service.enabled': false },
  });
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  visitor = await Visitor.arrives(browser, shop.url);
});
afterEach(async () => {
  await visitor.leaves();
  expect(visitor.wrong, 'unexpected messages in the console').toEqual([]);
});

it('leads from the landing page over product and cart to a paid order', async () => {
  await visitor.opens('/');
  await visitor.reads(/Everything in it, in order\./);
  await visitor.follows('/shop');
  await visitor.follows('/shop/humbucker');
  await visitor.chooses('Hot');
  await visitor.chooses('Bridge');
  await visitor.chooses('Cream');
  await visitor.presses('Add to Cart');
  await visitor.reads(/Item added/i);

  await visitor.opens('/cart');
  await visitor.reads(/Humbucker.*Hot.*Bridge.*Cream/i);
  await visitor.follows('/checkout');
  await visitor.types('E-mail', 'jonas@example.org');
  await visitor.types('Full name', 'Jonas Beispiel');
  await (await visitor.field('Country')).select('DE');
  await visitor.types('Street and number', 'Karl-Heine-Straße 1');
  await visitor.types('Postal code', '04229');
  await visitor.types('City', 'Leipzig');
  const card = await visitor.frame('Secure card payment input frame');
  await visitor.types('Card number', '4242424242424242', card);
  await visitor.types('Expiry', '1234', card);
  await visitor.types('CVC', '123', card);
  await visitor.reads(/Order with obligation to pay.*€/);
  await visitor.presses('Order with obligation to pay');
  await visitor.reads(/Thanks for ordering/i);
});

it('plays two pickups side by side, or says that this browser gives no sound', async () => {
  await visitor.opens('/listen?a=stratocaster.vintage.bridge&b=humbucker.vintage.bridge');
  await visitor.presses('Play');
  // A machine without a sound device has no way out for it.
  const heard = await Promise.race([
    visitor.reads(/This browser gives no sound\./).then(() => 'silence, and a word on it' as const),
    visitor.loopRuns().then(() => 'sound' as const),
  ]);
  if (heard !== 'sound') return;
  await visitor.chooses('BHumbucker');
  await visitor.presses('Pause');
});

it('builds a humbucker and puts it into the cart', async () => {
  await visitor.opens('/configurator/humbucker');
  await visitor.chooses('Open Cover');
  await visitor.chooses('Fishbone');
  await visitor.chooses('Forest', 'Cover Color');
  await visitor.chooses('Copper', 'Base Color');
  await visitor.presses('Continue');
  for (const choice of ['52mm', 'Spicy', 'Matched', 'Wax Potting', '5-Wire', 'AlNiCo 4'])
    await visitor.chooses(choice);
  await visitor.reads(/Review Your Configuration/);
  await visitor.presses('Add to Cart');
  await visitor.reads(/Item added/i);
  await visitor.opens('/cart');
  await visitor.reads(/Custom Humbucker.*Fishbone.*Forest.*Copper.*165/i);
});
