import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { customLineFor, writeLine } from '../../domain/cart/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { inLanguage } from '../../domain/languages.ts';
import { FISHBONE, stockLine } from '../fixtures/pickups.ts';
import { expectNoFindings } from './axe.ts';
import { makesAnAccount } from './own-account.ts';
import { changedControls, cutOff, unreadable } from './page-checks.ts';
import { DEVICES, type Device, PUBLIC_PAGES } from './public-pages.ts';
import { islandsHydrate, Shopper, test, watch } from './shopper.ts';
import { withoutWebgl } from './webgl.ts';

/**
 * Checks of every public page in a browser: weight, styles, no layout shift, no console message, no overflow, no axe
 * finding. `sharing.spec.ts` and `german-words.spec.ts` read the same pages as the server writes them.
 */

interface Budget {
  /** kB of JavaScript, gzip, before the first input. */
  readonly scripts: number;
  /** Number of requests until the page has loaded on a phone. */
  readonly requests: number;
}

/** Pages have no React until the visitor uses them. */
const budgetOf = (path: string): Budget => ({ scripts: 20, requests: path.startsWith('/blog/') ? 10 : 15 });

/** A filled cart is drawn in the browser, which alone knows it. */
const FILLED_CART: Budget = { scripts: 115, requests: 20 };

/** German text is longer; German pages may weigh no more than that. */
const LONGER_WORDS = 1.025;

/** Bytes of the one style sheet, compressed. It is render-blocking, and the same on all pages. */
const STYLES = 32_000;

/** One page of each kind whose desktop layout has other parts and grounds than its phone layout. */
const OTHER_ON_DESKTOPS = new Set([
  '/',
  '/shop',
  '/shop/humbucker',
  '/configurator',
  '/configurator/humbucker',
  '/listen?a=stratocaster.vintage.neck&b=humbucker.hot.neck',
  '/blog/guitar-pickup-magnets',
  '/terms',
  '/cart',
  '/checkout',
  '/account',
]);

/** Class names end with four letters of their CSS module. Returns the modules missing in the page's sheet. */
const modulesWithoutStyles = (page: Page) =>
  page.evaluate(() => {
    const known = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join();
    const used = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    const modules = used.flatMap((name) => /^[\w-]+(_[\w-]{4})$/.exec(name)?.[1] ?? []);
    return [...new Set(modules)].filter((module) => !known.includes(module));
  });

/** Inline scripts run before the first paint. */
const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].reduce((sum, { src, type, text }) => sum + (src || type ? 0 : text.length), 0),
  );

/** Pixels of horizontal overflow, of the page and of a legal page's tables. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const text = document.querySelector('[data-contents] ~ div');
    const right = text?.getBoundingClientRect().right ?? 0;
    const tables = [...(text?.querySelectorAll('table') ?? [])].filter(
      (table) => table.getBoundingClientRect().right > right + 1,
    );
    return { pixels: Math.max(scrollWidth - clientWidth, 0), tables: tables.length };
  });

function sumUpShifts(): void {
  const sum = globalThis as unknown as { shifts: number };
  sum.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      sum.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Packed sizes of scripts by address: each is packed once. */
const packed = new Map<string, number>();

interface Visit {
  readonly path: string;
  readonly device: Device;
  /** Axe checks a page in one language, because the other has the same parts. Pages of one kind share their colours. */
  readonly axe: boolean;
  readonly budget?: Budget | undefined;
}

/** Opens an empty page in a new browser. Without WebGL, pictures replace models. */
async function openPage(
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
): Promise<Page> {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  await context.addInitScript(withoutWebgl);
  await context.addInitScript(sumUpShifts);
  return context.newPage();
}

/** Opens an address and runs the checks of every page. A failed check does not hide the next one. */
async function visit(page: Page, shopUrl: string, { path, device, axe, budget }: Visit) {
  const { language, viewport } = DEVICES[device];
  const address = inLanguage(path, language);
  const isPhone = device === 'phone';
  await page.setViewportSize(viewport);
  // Movement at the start may shift the page.
  await page.emulateMedia({ reducedMotion: isPhone ? 'no-preference' : 'reduce' });
  const messages: string[] = [];
  watch(page, messages);
  const foreign: string[] = [];
  const scripts: Promise<number>[] = [];
  let requests = 0;
  let requestsUntilLoad = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('load', () => {
    requestsUntilLoad = requests;
  });
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(shopUrl)) foreign.push(url);
    if (response.request().resourceType() !== 'script') return;
    const known = packed.get(url);
    scripts.push(
      known === undefined
        ? response.body().then((body) => {
            const size = gzipSync(body).length;
            packed.set(url, size);
            return size;
          })
        : Promise.resolve(known),
    );
  });
  const sheetComes = isPhone
    ? page.waitForResponse((response) => response.request().resourceType() === 'stylesheet')
    : undefined;
  const response = await page.goto(shopUrl + address);
  await islandsHydrate(page);
  const comesToRest = page.waitForLoadState('networkidle');

  if (axe)
    expect.soft(await modulesWithoutStyles(page), `${address}: CSS modules that its sheet lacks`).toEqual([]);
  const sheets = page.locator('link[rel=stylesheet]');
  expect.soft(await sheets.count(), `${address}: style sheets`).toBe(1);
  const sheet = await (await sheetComes)?.request().sizes();
  const styles = (sheet?.responseHeadersSize ?? 0) + (sheet?.responseBodySize ?? 0);
  expect.soft(styles, `${address}: bytes of styles`).toBeLessThan(STYLES);

  const looks = async () => {
    if (!axe) return;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoFindings(page, `${address} on a ${device}`);
  };
  // Islands that wait for touch are hydrated for axe after the weighing. Otherwise axe fills the wait.
  const sleeps = (await page.locator('[data-island][data-until]').count()) > 0;
  if (!sleeps) await looks();
  await comesToRest;
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  if (budget) {
    const most = budget.scripts * (language === 'de' ? LONGER_WORDS : 1);
    expect.soft(bytes / 1000, `${address}: kB of JavaScript`).toBeLessThanOrEqual(most);
    if (isPhone)
      expect
        .soft(requestsUntilLoad, `${address}: requests until loaded`)
        .toBeLessThanOrEqual(budget.requests);
    expect.soft(await page.locator('script[src*="stripe"]').count(), `${address}: payment scripts`).toBe(0);
    expect
      .soft(await inlineScripts(page), `${address}: letters of scripts before its first paint`)
      .toBeLessThan(8000);
  }
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
  expect.soft(shifts, `${address}: layout shift on a ${device}`).toBeLessThan(0.02);
  expect.soft(foreign, `${address}: requests to others`).toEqual([]);

  if (sleeps) {
    await new Shopper(page, shopUrl).pageIsHydrated();
    await looks();
  }
  if (budget)
    expect
      .soft(
        await changedControls(page, (await response?.text()) ?? ''),
        `${address}: controls that hydration changes`,
      )
      .toEqual([]);
  for (const width of isPhone ? [390, 375, 320, 1440] : [1440, 390, 375, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const fits = { pixels: 0, tables: 0 };
    expect.soft(await overflowOf(page), `${address}: too wide at ${width}`).toEqual(fits);
    if (width === 1440)
      for (const button of await page.locator('[data-buy-bar] button:not([hidden])').all()) {
        const { y = 900, height = 1 } = (await button.boundingBox()) ?? {};
        expect.soft(y + height, `${address}: a buy button below the fold`).toBeLessThanOrEqual(900);
      }
    if (width < 400) expect.soft(await cutOff(page), `${address}: cut off at ${width}`).toEqual([]);
  }
  if (axe) expect.soft(await unreadable(page), `${address}: not to be read`).toEqual([]);
  if (axe && isPhone && OTHER_ON_DESKTOPS.has(path)) await expectNoFindings(page, `${address} on a desktop`);
  const isNone = response?.status() === 404;
  const unexpected = messages.filter((text) => !(isNone && /status of 404/.test(text)));
  expect.soft(unexpected, `${address}: messages in the console`).toEqual([]);
  page.removeAllListeners();
  return bytes;
}

/**
 * Opens a page on its devices. The German scripts of a reading page have the weight of the English ones plus longer
 * text; other pages load parts on a desktop that are outside a phone's window.
 */
async function visitOnAll(
  browser: Browser,
  shopUrl: string,
  devices: readonly Device[],
  {
    storageState,
    isAlike = false,
    ...asked
  }: Omit<Visit, 'device' | 'axe'> & Pick<BrowserContextOptions, 'storageState'> & { isAlike?: boolean },
) {
  const loads: number[] = [];
  let page = await openPage(browser, storageState);
  for (const [index, device] of devices.entries()) {
    const axe = index === 0 && !isAlike;
    if (index > 0 && OTHER_ON_DESKTOPS.has(asked.path)) {
      await page.context().close();
      page = await openPage(browser, storageState);
    }
    loads.push(await visit(page, shopUrl, { ...asked, device, axe }));
  }
  await page.context().close();
  const [english, german] = loads;
  if (!english || !german || !asked.budget) return;
  expect.soft(german, `${asked.path}: bytes of German scripts`).toBeLessThanOrEqual(english * LONGER_WORDS);
}

for (const [group, pages] of Object.entries(PUBLIC_PAGES))
  test(`in order on a phone in English and on a desktop in German: ${group} [cases B1, B3, B5] [rows D830–D832]`, async ({
    browser,
    shop,
  }) => {
    for (const { path, devices, isAlike } of pages)
      await test.step(path, () =>
        visitOnAll(browser, shop.url, devices, { path, isAlike, budget: budgetOf(path) }),
      );
  });

test('the other pages of each kind have no finding either @at-length', async ({ browser, shop }) => {
  for (const { path, devices } of Object.values(PUBLIC_PAGES)
    .flat()
    .filter(({ isAlike }) => isAlike))
    await test.step(path, () => visitOnAll(browser, shop.url, devices, { path, budget: budgetOf(path) }));
});

test('in order on a phone in English and on a desktop in German: a filled cart and the checkout', async ({
  browser,
  shop,
  context,
}) => {
  const humbucker = customLineFor(CONFIGURATORS.humbucker, FISHBONE.choices);
  const set = stockLine('STRATOCASTER', 'HOT', 'SET', 'cream');
  const cart = [humbucker, set].flatMap((line) => (line ? [writeLine(line)] : []));
  expect(cart).toHaveLength(2);
  const state = [{ name: 'state', value: JSON.stringify({ cart }) }];
  const { cookies } = await context.storageState();
  const storageState = { cookies, origins: [{ origin: shop.url, localStorage: state }] };
  for (const [path, budget] of [['/cart', FILLED_CART], ['/checkout']] as const)
    await test.step(path, () =>
      visitOnAll(browser, shop.url, ['phone', 'desktop'], { path, storageState, budget }),
    );
});

test('in order on a phone in English and on a desktop in German: the account', async ({
  browser,
  shopper,
  context,
}) => {
  await makesAnAccount(shopper, 'every-page@example.org');
  const storageState = await context.storageState();
  await visitOnAll(browser, shopper.shopUrl, ['phone', 'desktop'], {
    path: '/account',
    budget: budgetOf('/account'),
    storageState,
  });
});
