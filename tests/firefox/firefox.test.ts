import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { bursts } from '../fixtures/dry-take.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';
import {
  asksTheLab,
  buildsHumbucker,
  fillsInCheckout,
  hearsTwoPickups,
  paysBy,
  THANKS,
} from '../fixtures/main-ways.ts';
import { WORDS } from '../fixtures/words.ts';
import { Visitor } from './visitor.ts';

/** The main ways through the shop in Debian's Firefox, over WebDriver BiDi. Needs a build. */

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
    // A click allows sound, as by default; no requests to Mozilla's servers.
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
  await visitor?.leaves();
  expect(visitor.wrong, 'unexpected messages in the console').toEqual([]);
});

it('leads from the landing page over product and cart to a paid order', async () => {
  await visitor.opens('/');
  await visitor.reads(/Made to come apart\./);
  await visitor.follows('/shop');
  await visitor.follows('/shop/humbucker');
  await visitor.chooses('Hot');
  await visitor.chooses('Bridge');
  await visitor.chooses('Cream');
  await visitor.presses(WORDS.addToCart);
  await visitor.reads(/Item added/i);

  await visitor.opens('/cart');
  await visitor.reads(/Humbucker.*Hot.*Bridge.*Cream/i);
  await fillsInCheckout(visitor);
  await paysBy(visitor, 'pays');
  await visitor.reads(THANKS);
});

it('plays two pickups side by side, live, and changes between them', needing('sound'), () =>
  hearsTwoPickups(visitor),
);

it('builds a humbucker and puts it into the cart', () => buildsHumbucker(visitor));

it('uses the lab, and plays its own recording through our pickups', needing('sound'), async () => {
  const take = join(folder, 'take.wav');
  await writeFile(take, bursts(48_000, 6));
  await asksTheLab(visitor, take);
});
