import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { Visitor } from './visitor.ts';
import { openWebKit, type WebDriver } from './web-driver.ts';

/** The main ways through the shop in Debian's WebKit, Safari’s engine, over WebDriver. Needs a build. */

const { WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env;

let folder: string;
let shop: BuiltShop;
let browser: WebDriver;
let visitor: Visitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewitter-webkit-'));
  shop = await startBuiltShop({ DATA_DIR: folder, PORT: String(await freePort()) });
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  if (!WEBKIT_DRIVER || !WEBKIT_BROWSER) throw new Error('No WebKit: run `npm test -- webkit`.');
  browser = await openWebKit(WEBKIT_DRIVER, WEBKIT_BROWSER);
  visitor = new Visitor(browser, shop.url);
});
afterEach(() => browser?.end());

/** Common key of pages that one route renders, for a table or another language. */
const routeOf = (path: string) =>
  path.replace(/^\/de(?=\/|$)/, '').replace(/^\/(shop|blog|configurator)\/.+/, '/$1/:one');

it('opens a page of every route, and all islands hydrate', async () => {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  ).filter((path) => !/\.(csv|json)$/.test(path));
  expect(listed.length).toBeGreaterThan(20);
  const paths = [...listed, '/cart', '/login', '/register', '/reset', '/account'];
  const ofEachRoute = new Map(paths.toReversed().map((path) => [routeOf(path), path]));
  expect(ofEachRoute.size).toBeGreaterThan(20);
  for (const path of ofEachRoute.values()) {
    await visitor.opens(path);
    expect(await browser.run('return document.querySelectorAll("h1").length'), path).toBe(1);
  }
});

it('builds a humbucker, is told of a declined card, pays with a good one and follows the order', async () => {
  await buildsHumbucker(visitor);
  await fillsInCheckout(visitor);
  await paysBy(visitor, 'declined');
  await visitor.reads(/Your card was declined/);
  await paysBy(visitor, 'pays');
  await visitor.reads(THANKS);
  await visitor.reads(/Cart \[0\]/);

  const link = await browser.run('return document.querySelector("main a[href^=\'/order/\']")?.pathname');
  await visitor.opens(String(link));
  await visitor.reads(/in the queue for the bench.*Custom Humbucker.*Karl-Heine-Straße 1/i);
});

it('plays two pickups side by side, live, and changes between them', needing('sound'), () =>
  hearsTwoPickups(visitor),
);

it('uses the lab, and plays its own recording through our pickups', needing('sound'), async () => {
  const take = join(folder, 'take.wav');
  await writeFile(take, bursts(48_000, 6));
  await asksTheLab(visitor, take);
});
