import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, WHOLE } from './builder.ts';
import { expect, PRODUCT_PAGES, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

const PAGES = [
  '/',
  '/shop',
  ...PRODUCT_PAGES,
  '/configurator',
  '/listen',
  '/your-guitar',
  '/finder',
  '/finder?type=humbucker&kohm=16.4&at=bridge&bright=2&loud=-1',
  '/measure',
  '/your-recording',
  '/phase',
  '/cart',
  '/shipping',
  '/about',
  '/imprint',
  '/privacy',
  '/terms',
  '/withdraw',
  '/data',
  '/blog',
  '/blog/seth-lover-and-the-paf',
  '/blog/five-ways-to-upgrade',
  '/blog/guitar-pickup-magnets',
];
/** A first step and an overview of each configurator: they have no footer, and a head of their own. */
const BUILDS = [...Object.values(BUILD_PAGES), ...Object.values(WHOLE)];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page shows its content [row 18]', async ({ page, shop }) => {
    for (const path of PAGES) {
      await page.goto(shop.url + path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(/\S/);
      await expect(page.locator('main').getByText(/\w{3}/).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible();
    }
    await page.goto(`${shop.url}/shop/humbucker-p90?flavor=hot`);
    await expect(page.getByText('9.0').first()).toBeVisible();
    await expect(page.getByText(/240/).first()).toBeVisible();
  });

  test('every link of the configurators leads to a page [rows 19, 310, 330]', async ({ page, shop }) => {
    const links = new Set<string>();
    for (const path of BUILDS) {
      await page.goto(shop.url + path);
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      for (const link of found) links.add(link);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    for (const wanted of ['/', '/shop', '/cart', '/configurator', '/imprint', '/terms'])
      expect(links).toContain(wanted);
    for (const link of links) expect((await page.request.get(shop.url + link)).status(), link).toBe(200);
  });

  test('the landing page shows the pickup over the base colour that is chosen', async ({ page, shop }) => {
    await page.goto(shop.url);
    const pickup = (base: string) =>
      page.getByRole('img', { name: `Humbucker with a forest shards cover over a ${base} base` });
    await expect(pickup('copper')).toBeVisible();
    await page.getByRole('radio', { name: 'Gold' }).check();
    await expect(pickup('gold')).toBeVisible();
    await expect(pickup('copper')).toBeHidden();
    await expect
      .poll(() => pickup('gold').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(pickup('copper')).toBeVisible();
  });
});

test('every link of navigation and footer leads to a page [rows 15, 56–65, 260, 329, 523]', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
  for (const wanted of [
    '/',
    '/about',
    '/blog',
    '/configurator',
    '/imprint',
    '/privacy',
    '/shipping',
    '/shop',
    '/terms',
    '/return',
  ])
    expect(links).toContain(wanted);
  for (const link of links) expect((await page.request.get(shop.url + link)).status(), link).toBe(200);
});

/**
 * kB of JavaScript, gzip, before anybody touches a page, and requests until it has loaded on a phone: what only reads
 * has React for nobody but who touches what can be switched on it.
 */
const budgetOf = (path: string) => {
  if (/^\/(shop\/|listen|your-guitar|cart)/.test(path)) return { scripts: 85, requests: 15 };
  return {
    scripts: path === '/' || path.startsWith('/configurator/') ? 7 : 5.5,
    requests: path.startsWith('/blog/') ? 10 : 15,
  };
};

/** Where the live model begins: it is fetched when the page stands, and needs it for nothing. */
const SCENE = /\/live-build/;

/** What a server sends before it waits for the first answer: ten packets. The page waits for its styles. */
const FIRST_ROUND_TRIP = 14_600;
/** A packet more for those that are built on: the balance of a pair and true size are drawn there, too. */
const stylesOf = (path: string) =>
  path.startsWith('/configurator') ? FIRST_ROUND_TRIP * 1.1 : FIRST_ROUND_TRIP;

/** Classes end with four letters of the module that they stand in: those of which the page's sheet knows nothing. */
const modulesWithoutStyles = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const known = rules.join();
    const used = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    const modules = used.flatMap((name) => /^[\w-]+(_[\w-]{4})$/.exec(name)?.[1] ?? []);
    return [...new Set(modules)].filter((module) => !known.includes(module));
  });

for (const path of [...PAGES, ...BUILDS])
  test(`${path} starts with at most ${budgetOf(path).scripts} kB of JavaScript, from this shop alone, and shifts nothing`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const budget = budgetOf(path);
    const scripts: Promise<number>[] = [];
    const ofScene = new Set<string>();
    const foreign: string[] = [];
    let requests = 0;
    let beforeLoad = 0;
    page.on('request', (request) => {
      requests += 1;
      if (SCENE.test(request.url()) || ofScene.size > 0) ofScene.add(request.url());
    });
    page.on('load', () => {
      beforeLoad = requests;
    });
    page.on('response', (response) => {
      if (!response.url().startsWith(shop.url)) foreign.push(response.url());
      if (response.request().resourceType() === 'script' && !ofScene.has(response.url()))
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(globalThis, {
            shifts: (globalThis as unknown as { shifts: number }).shifts + entry.value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const sheetComes = page.waitForResponse((response) => response.request().resourceType() === 'stylesheet');
    await page.goto(shop.url + path, { waitUntil: 'networkidle' });
    // On a busy machine nothing may be under way while the islands are still to come.
    await expect(page.locator('[data-island]:not([data-hydrated], [data-until])')).toHaveCount(0);
    const sheet = await sheetComes;
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes / 1000, 'kB of JavaScript').toBeLessThanOrEqual(budget.scripts);
    expect(beforeLoad, 'requests before load').toBeLessThanOrEqual(budget.requests);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    const { responseHeadersSize, responseBodySize } = await sheet.request().sizes();
    expect(responseHeadersSize + responseBodySize, 'bytes of styles').toBeLessThan(stylesOf(path));
    expect(await modulesWithoutStyles(page), 'modules of classes that the sheet lacks').toEqual([]);
    expect(shifts, 'layout shift').toBeLessThan(0.02);
    expect(foreign).toEqual([]);
    expect(await page.locator('script[src*="stripe"]').count()).toBe(0);
  });

test('an unknown path shows the not-found page [rows 20, 290, 328, 533]', async ({ shopper, page }) => {
  shopper.expects(/status of 404/);
  for (const path of ['/nothing', '/shop/banjo', '/blog/none/at/all']) {
    const response = await page.goto(shopper.shopUrl + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No signal on this page.');
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Shop' })).toBeVisible();
  }
});

test('a part of the page that fails to render shows the error page’s words [rows 49, 169, 172, 289]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/./);
  await page.route('**/shop/humbucker', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(data-island="product" data-props=)"[^"]*"/, '$1"{}"');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${shopper.shopUrl}/shop/humbucker`);
  await expect(page.getByText('Oops! Something went wrong.')).toBeVisible();
  await expect(page.getByText(/up to 20.%/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the drawer opens, closes with Esc and when the window grows to 998 px [rows 53, 303]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(drawer.getByRole('link', { name: /Configurator/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: /menu/i })).toBeFocused();
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 998, height: 844 });
    await expect(drawer).toBeHidden();
  });

  test('nothing is wider than the window, down to 320 px', async ({ page, shop }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of PAGES) {
        await page.goto(shop.url + path);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('a message goes after three seconds and stays while it is looked at [rows 177, 300]', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await shopper.opens('/shop/humbucker?flavor=hot');
  // From here on time passes only where the test says so, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await shopper.addsToCart();
  const message = page.getByText(WORDS.added);
  await expect(message).toBeVisible();
  await page.clock.runFor(2900);
  await expect(message).toBeVisible();
  await page.clock.runFor(400);
  await expect(message).toBeHidden();
  await shopper.addsToCart();
  await message.hover();
  await page.clock.runFor(6000);
  await expect(message).toBeVisible();
});

test.describe('a product page', () => {
  test('is rendered with the choice of its address, in old spellings too [rows 91–93, 237]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop/humbucker?flavor=vintage&bundletype=neck&color=zebra black-cream');
    await expect(page.getByRole('radio', { name: 'Vintage' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Neck/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Zebra Black/Cream' })).toBeChecked();
    await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeEnabled();
  });

  test('ignores what it does not know [row 257]', async ({ shopper, page }) => {
    await shopper.opens('/shop/telecaster?flavor=loud&bundletype=middle&color=pink');
    await expect(page.getByRole('radio', { name: 'Hot' })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^Set/ })).toBeChecked();
    await expect(page.getByRole('button', { name: WORDS.buyNow })).toBeDisabled();
  });

  test('says so when a part of it does not arrive, and asks again', async ({ shopper, page }) => {
    shopper.expectedErrors.push(/ERR_FAILED/);
    await page.route('**/assets/tone-section*', (route) => route.abort());
    await shopper.opens('/shop/humbucker');
    await shopper.picks({ flavor: 'Hot' });
    const notice = page.getByText('This part of the page did not arrive.');
    await expect(notice).toBeVisible();
    await expect(page.locator('#tone')).toBeHidden();
    await page.unroute('**/assets/tone-section*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('table', { name: /^Tone figures of Hot/ })).toBeVisible();
  });

  test('writes the choice into its address', async ({ shopper, page }) => {
    await shopper.opens('/shop/stratocaster');
    await shopper.picks({ flavor: 'Hybrid', bundle: 'Middle', colour: 'Cream' });
    await expect(page).toHaveURL(/flavor=hybrid/);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Middle/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Cream' })).toBeChecked();
  });
});

test.describe('where motion is unwelcome', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of ['/', '/shop/humbucker', '/cart'])
    test(`${path} takes its new shape at once when the window changes, without a transition`, async ({
      shopper,
      page,
    }) => {
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName), true);
      });
      await shopper.opens(path);
      for (const width of [820, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('banner').getByRole('link').first().hover();
      }
      expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
    });
});
