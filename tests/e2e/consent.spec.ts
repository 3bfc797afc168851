import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type AnalyticsReceiver, startAnalyticsReceiver } from '../fixtures/analytics-receiver.ts';
import { freePort, startBuiltShop } from '../fixtures/built-shop.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, Builder, WHOLE } from './builder.ts';
import { test as base, CARDS, expect, LEIPZIG, type Shopper } from './shopper.ts';

/** Visitors here have not been asked yet, in a shop that counts. */
const test = base.extend<{ visitor: Shopper }, { receiver: AnalyticsReceiver }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const receiver = await startAnalyticsReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ receiver }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-consent-'));
      const shop = await startBuiltShop({
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        ANALYTICS_URL: receiver.url,
        ANALYTICS_DOMAIN: 'gewitter.example',
      });
      await use(shop);
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  visitor: async ({ shopper, context, receiver }, use) => {
    await context.clearCookies();
    receiver.received.length = 0;
    await use(shopper);
  },
});

const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });
const answer = (page: Page, name: 'Okay' | 'Decline') => bar(page).getByRole('button', { name }).click();
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('plausible_ignore'));
const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__cookie_consent');

/** What the receiver has, once it has as many: name and path of each. */
async function counted(receiver: AnalyticsReceiver, shopUrl: string, events: readonly string[]) {
  const seen = () => receiver.received.map(({ body }) => `${body.n} ${String(body.u).replace(shopUrl, '')}`);
  await expect.poll(seen).toEqual(events);
}

/** Every request a page makes that is not one of the shop's own, and every event. */
function watchNetwork(page: Page, shopUrl: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url)) return;
    if (!url.startsWith(shopUrl) || url.includes('/api/event')) seen.push(url);
  });
  return seen;
}

/** Pages that no search engine lists. */
const UNLISTED = ['/cart', '/withdraw', '/de/withdraw', '/data', '/de/data'];

/** Every page of the shop that has an address of its own. */
async function pagesOf(shopUrl: string): Promise<string[]> {
  const map = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const listed = Array.from(
    map.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed).toContain('/blog/guitar-pickup-magnets');
  return [...new Set([...listed, ...UNLISTED])];
}

test('before consent, and after a refusal, nothing leaves on any page', async ({
  visitor,
  page,
  receiver,
}) => {
  test.setTimeout(360_000);
  visitor.expects(/status of 404/);
  const pages = [
    ...(await pagesOf(visitor.shopUrl)),
    ...Object.values(BUILD_PAGES),
    ...Object.values(WHOLE),
    '/checkout',
    '/nothing',
  ];
  const seen = watchNetwork(page, visitor.shopUrl);
  for (const said of ['nothing', 'Decline'] as const) {
    if (said === 'Decline') {
      await page.goto(visitor.shopUrl);
      await answer(page, 'Decline');
    }
    for (const path of pages) {
      await page.goto(visitor.shopUrl + path);
      // Without a cart there is nothing to pay.
      if (path === '/checkout') await page.waitForURL('**/shop');
      expect(await flag(page), path).toBe('true');
    }
  }
  expect(seen).toEqual([]);
  expect(receiver.received).toEqual([]);
});

test('Okay sets the cookie for 30 days and the flag, and the page is counted with its url', async ({
  visitor,
  page,
  receiver,
}) => {
  await visitor.opens('/shop/humbucker?flavor=hot');
  expect(await flag(page)).toBe('true');
  expect(await consentCookie(page)).toBeUndefined();
  await answer(page, 'Okay');
  await expect(bar(page)).toBeHidden();
  const cookie = await consentCookie(page);
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax', secure: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(30 * 86_400 - 120);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(30 * 86_400);
  expect(await flag(page)).toBe('false');
  await counted(receiver, visitor.shopUrl, ['pageview /shop/humbucker']);
  expect(receiver.received[0]?.body).toEqual({
    n: 'pageview',
    u: `${visitor.shopUrl}/shop/humbucker`,
    d: 'gewitter.example',
    r: null,
  });
});

test('Decline sets the flag and is kept as long: nobody is asked on every page', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/imprint');
  await answer(page, 'Decline');
  await expect(bar(page)).toBeHidden();
  expect(await flag(page)).toBe('true');
  const cookie = await consentCookie(page);
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(30 * 86_400 - 120);
  await visitor.opens('/shop');
  await expect(bar(page)).toBeHidden();
  await page.context().clearCookies();
  await visitor.opens('/shop');
  await expect(bar(page)).toBeVisible();
});

test('at its start a page sets the flag that goes with the cookie', async ({ visitor, page }) => {
  await visitor.opens('/imprint');
  for (const [value, expected] of [
    ['true', 'false'],
    ['false', 'true'],
    ['perhaps', 'true'],
  ] as const) {
    await page.context().addCookies([{ name: '__cookie_consent', value, url: visitor.shopUrl }]);
    await page.evaluate((other) => localStorage.setItem('plausible_ignore', other), value);
    await page.reload();
    expect(await flag(page), value).toBe(expected);
  }
});

test('each page reports its own address, once, also when it comes back from the history', async ({
  visitor,
  page,
  receiver,
}) => {
  test.setTimeout(180_000);
  visitor.expects(/status of 404/);
  await page.context().addCookies([{ name: '__cookie_consent', value: 'true', url: visitor.shopUrl }]);
  const listed = await pagesOf(visitor.shopUrl);
  const expected: string[] = [];
  for (const path of listed) {
    const response = await page.goto(visitor.shopUrl + path);
    expected.push(`pageview ${response?.status() === 404 ? '/not-found' : path}`);
    await expect.poll(() => receiver.received.length, { message: path }).toBe(expected.length);
  }
  await page.goto(`${visitor.shopUrl}/jonas@example.org?secret=1`);
  expected.push('pageview /not-found');
  await counted(receiver, visitor.shopUrl, expected);
  await page.goBack();
  expected.push(expected.at(-2) ?? '');
  await counted(receiver, visitor.shopUrl, expected);
});

test('add to cart, checkout begun and order paid are counted once each', async ({
  visitor,
  page,
  receiver,
}) => {
  await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
  await answer(page, 'Okay');
  await visitor.addsToCart();
  await visitor.opens('/cart');
  await visitor.goesToCheckout();
  await visitor.fillsIn(LEIPZIG);
  await visitor.entersCard(CARDS.pays);
  await visitor.orders();
  await visitor.seesThanks();
  const events = [
    'pageview /shop/stratocaster',
    'Add to cart /shop/stratocaster',
    'pageview /cart',
    'pageview /checkout',
    'Checkout begun /checkout',
    'pageview /checkout',
    'Order paid /checkout',
  ];
  await expect
    .poll(() => receiver.received.map(({ body }) => String(body.n)).sort())
    .toEqual(events.map((event) => event.split(' /')[0]).sort());
  await page.reload();
  await expect.poll(() => receiver.received.length).toBe(events.length + 1);
  await visitor.pageIsAwake();
  const sent = receiver.received.map(
    ({ body }) => `${body.n} ${String(body.u).replace(visitor.shopUrl, '')}`,
  );
  expect(sent.filter((event) => event !== 'pageview /checkout').sort()).toEqual(
    events.filter((event) => event !== 'pageview /checkout').sort(),
  );
  const said = JSON.stringify(receiver.received.map(({ body }) => body));
  expect(said).not.toMatch(/cs_|session|@|Beispiel|Leipzig|GW-/);
});

test('a configuration is finished when its overview is reached by choosing, once', async ({
  visitor,
  page,
  receiver,
}) => {
  await page.context().addCookies([{ name: '__cookie_consent', value: 'true', url: visitor.shopUrl }]);
  const goals = () => receiver.received.map(({ body }) => body.n).filter((name) => name !== 'pageview');
  const overview = page.getByRole('button', { name: 'Add to Cart' });
  // Who follows a link has chosen nothing.
  await visitor.opens(WHOLE.p90);
  await expect(overview).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(1);
  await visitor.opens(WHOLE.p90.replace(/&magnet=.*/, '&step=magnet'));
  await new Builder(visitor).picks('AlNiCo 3');
  await expect(overview).toBeVisible();
  await expect.poll(goals).toEqual(['Configuration finished']);
  await page.goBack();
  await expect(overview).toBeHidden();
  await page.goForward();
  await expect(overview).toBeVisible();
  expect(goals()).toEqual(['Configuration finished']);
});

test('a blind test is done when its result is shown', async ({ visitor, page, receiver }) => {
  await page.context().addCookies([{ name: '__cookie_consent', value: 'true', url: visitor.shopUrl }]);
  const goals = () => receiver.received.map(({ body }) => body.n).filter((name) => name !== 'pageview');
  const heard = (name: string) =>
    page.getByRole('group', { name: /Now hearing/ }).getByRole('radio', { name, exact: true });
  await visitor.opens('/listen');
  await page.getByRole('button', { name: 'Listen blind' }).click();
  await expect(async () => {
    await heard('A').check({ force: true });
    await heard('B').check({ force: true });
    await expect(heard('X')).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await heard('X').check({ force: true });
  await page.getByRole('button', { name: 'X is A' }).click();
  expect(goals()).toEqual([]);
  await page.getByRole('button', { name: 'Stop here and see how it went' }).click();
  await expect(page.getByRole('heading', { name: /^[01] of 1$/ })).toBeVisible();
  await expect.poll(goals).toEqual(['Blind test done']);
});

test('after a withdrawal from the footer nothing leaves any more', async ({ visitor, page, receiver }) => {
  await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
  await answer(page, 'Okay');
  await counted(receiver, visitor.shopUrl, ['pageview /shop/stratocaster']);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Consent' });
  await opener.click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toBeFocused();
  await answer(page, 'Decline');
  await expect(opener).toBeFocused();
  expect((await consentCookie(page))?.value).toBe('false');
  expect(await flag(page)).toBe('true');
  const seen = watchNetwork(page, visitor.shopUrl);
  await visitor.addsToCart();
  await visitor.opens('/shop');
  await visitor.opens('/listen');
  expect(seen).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

test('a withdrawal in another tab, and the flag alone, silence this one', async ({
  visitor,
  page,
  receiver,
}) => {
  await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
  await answer(page, 'Okay');
  await counted(receiver, visitor.shopUrl, ['pageview /shop/stratocaster']);
  await page.evaluate(() => localStorage.setItem('plausible_ignore', 'true'));
  await visitor.addsToCart();
  await page.evaluate(() => localStorage.setItem('plausible_ignore', 'false'));
  await page.context().addCookies([{ name: '__cookie_consent', value: 'false', url: visitor.shopUrl }]);
  await visitor.addsToCart();
  await visitor.opens('/imprint');
  expect(receiver.received).toHaveLength(1);
});

test('Learn More leads to the privacy policy, where the choice still stands', async ({ visitor, page }) => {
  await visitor.opens('/shop');
  await bar(page).getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(`${visitor.shopUrl}/privacy`);
  await expect(bar(page)).toBeVisible();
});

test('its answers weigh the same, and keys reach it without it taking the focus', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/imprint');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const looks = await bar(page)
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(one);
        return [width, height, backgroundColor, color, borderColor, fontWeight, fontSize].join();
      }),
    );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  await page.getByRole('main').focus();
  for (const name of ['Okay', 'Decline']) {
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 720, height: 450 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('the bar is there with the first paint, shifts nothing, hides no end of a page, and axe finds nothing', async ({
      visitor,
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifts: [] });
        new PerformanceObserver((list) => {
          (globalThis as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/shop/humbucker', '/imprint', '/configurator/humbucker', '/listen', '/cart']) {
        await visitor.opens(path);
        await expect(bar(page)).toBeVisible();
        if (path === '/imprint') await expectNoFindings(page, path);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, path).toBeLessThanOrEqual(0);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const ends = await page.evaluate(() => {
          const consent = document.getElementById('consent')?.getBoundingClientRect();
          const all = [...document.querySelectorAll('body > footer, body > main')];
          return {
            top: consent?.top ?? 0,
            end: Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
          };
        });
        if (viewport.height > 480) expect(ends.end, path).toBeLessThanOrEqual(ends.top + 1);
        const before = await page.evaluate(
          () => (globalThis as unknown as { shifts: { value: number }[] }).shifts,
        );
        expect(
          before.reduce((sum, { value }) => sum + value, 0),
          path,
        ).toBeLessThan(0.02);
      }
      await expectNoFindings(page, 'consent', '#consent');
    });
  });

test('who has answered never sees it, not even for a frame; without JavaScript there is none', async ({
  browser,
  visitor,
}) => {
  const seesIt = async (options: { javaScriptEnabled: boolean }, value?: string) => {
    const context = await browser.newContext(options);
    if (value) await context.addCookies([{ name: '__cookie_consent', value, url: visitor.shopUrl }]);
    const page = await context.newPage();
    // No script but those of the head: what they leave is what is painted first.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visitor.shopUrl}/imprint`);
    const visible = await page.locator('#consent').isVisible();
    await context.close();
    return visible;
  };
  expect(await seesIt({ javaScriptEnabled: true })).toBe(true);
  expect(await seesIt({ javaScriptEnabled: true }, 'true')).toBe(false);
  expect(await seesIt({ javaScriptEnabled: true }, 'false')).toBe(false);
  expect(await seesIt({ javaScriptEnabled: false })).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('it has the place of a product’s buy bar, which comes with the answer', async ({ visitor, page }) => {
    await visitor.opens('/shop/humbucker?flavor=hot');
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await expect(bar(page)).toBeInViewport();
    await expect(add).not.toBeInViewport();
    // Nobody has to answer to buy.
    await visitor.addsToCart();
    await answer(page, 'Decline');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(add).toBeInViewport();
  });

  test('a page without a footer opens it again, too', async ({ visitor, page }) => {
    await visitor.opens('/configurator/humbucker');
    await answer(page, 'Decline');
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('button', { name: 'Consent' }).click();
    await expect(bar(page)).toBeVisible();
  });
});
