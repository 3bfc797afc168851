import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, Builder, WHOLE } from './builder.ts';
import { CARDS, LEIPZIG } from './shopper.ts';
import { answer, bar, type Counted, consentCookie, expect, flag, test } from './visitor.ts';

/** What arrives in the visits sandbox of a shop without any setting: nothing without consent, each event once with it. */

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

/** Name and page of each event. */
const read = async (counted: Counted, shopUrl: string) =>
  (await counted()).map(({ n, u }) => `${n} ${u.replace(shopUrl, '')}`);

/** Waits until exactly these have arrived, oldest first. */
const arrive = (counted: Counted, shopUrl: string, events: readonly string[]) =>
  expect.poll(() => read(counted, shopUrl)).toEqual(events);

const goals = async (counted: Counted) =>
  (await counted()).map(({ n }) => n).filter((name) => name !== 'pageview');

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
  const pages = listed.filter((path) => !/\.(csv|json)$/.test(path));
  return [...new Set([...pages, ...UNLISTED])];
}

test('before consent, and after a refusal, nothing leaves on any page [rows 12, 279, D642]', async ({
  visitor,
  page,
  counted,
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
  // What is sent now arrives alone: anything sent before would have arrived first.
  await visitor.opens('/imprint');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Consent' }).click();
  await answer(page, 'Okay');
  await arrive(counted, visitor.shopUrl, ['pageview /imprint']);
});

test('Okay sets the cookie for 30 days and the flag, and the page is counted with its url [rows 175, 247–248, 304, 545]', async ({
  visitor,
  page,
  counted,
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
  await arrive(counted, visitor.shopUrl, ['pageview /shop/humbucker']);
  expect((await counted())[0]).toEqual({
    n: 'pageview',
    u: `${visitor.shopUrl}/shop/humbucker`,
    d: 'localhost',
    r: null,
  });
  await page.goto(`${visitor.shopUrl}/sandbox/visits`);
  await expect(page.getByRole('listitem').first()).toContainText(`${visitor.shopUrl}/shop/humbucker`);
  await expectNoFindings(page, 'the list of visits');
});

test('each page reports its own address, once, also when it comes back from the history [rows 55, 278, 331, 529, 550, D43]', async ({
  visitor,
  page,
  counted,
}) => {
  visitor.expects(/status of 404/);
  await page.context().addCookies([{ name: '__cookie_consent', value: 'true', url: visitor.shopUrl }]);
  const listed = await pagesOf(visitor.shopUrl);
  const expected: string[] = [];
  for (const path of listed) {
    const response = await page.goto(visitor.shopUrl + path);
    expected.push(`pageview ${response?.status() === 404 ? '/not-found' : path}`);
    await expect.poll(async () => (await counted()).length, { message: path }).toBe(expected.length);
  }
  await page.goto(`${visitor.shopUrl}/jonas@example.org?secret=1`);
  expected.push('pageview /not-found');
  await arrive(counted, visitor.shopUrl, expected);
  await page.goBack();
  expected.push(expected.at(-2) ?? '');
  await arrive(counted, visitor.shopUrl, expected);
});

test('add to cart, checkout begun and order paid are counted once each', async ({
  visitor,
  page,
  counted,
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
    .poll(async () => (await counted()).map(({ n }) => n).sort())
    .toEqual(events.map((event) => event.split(' /')[0]).sort());
  await page.reload();
  await expect.poll(async () => (await counted()).length).toBe(events.length + 1);
  await visitor.pageIsHydrated();
  const sent = await read(counted, visitor.shopUrl);
  expect(sent.filter((event) => event !== 'pageview /checkout').sort()).toEqual(
    events.filter((event) => event !== 'pageview /checkout').sort(),
  );
  const said = JSON.stringify(await counted());
  expect(said).not.toMatch(/cs_|session|@|Beispiel|Leipzig|GW-/);
});

test('a configuration is finished when its overview is reached by choosing, once', async ({
  visitor,
  page,
  counted,
}) => {
  await page.context().addCookies([{ name: '__cookie_consent', value: 'true', url: visitor.shopUrl }]);
  const overview = page.getByRole('button', { name: WORDS.addToCart });
  // Who follows a link has chosen nothing.
  await visitor.opens(WHOLE.p90);
  await expect(overview).toBeVisible();
  await expect.poll(async () => (await counted()).length).toBe(1);
  await visitor.opens(WHOLE.p90.replace(/&magnet=.*/, '&step=magnet'));
  await new Builder(visitor).picks('AlNiCo 3');
  await expect(overview).toBeVisible();
  await expect.poll(() => goals(counted)).toEqual(['Configuration finished']);
  await page.goBack();
  await expect(overview).toBeHidden();
  await page.goForward();
  await expect(overview).toBeVisible();
  expect(await goals(counted)).toEqual(['Configuration finished']);
});

test('a blind test is done when its result is shown', async ({ visitor, page, counted }) => {
  await page.context().addCookies([{ name: '__cookie_consent', value: 'true', url: visitor.shopUrl }]);
  const heard = (name: string) =>
    page.getByRole('group', { name: /Now hearing/ }).getByRole('radio', { name, exact: true });
  await visitor.opens('/listen');
  await page.getByRole('button', { name: WORDS.listenBlind }).click();
  await expect(async () => {
    await heard('A').check({ force: true });
    await heard('B').check({ force: true });
    await expect(heard('X')).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await heard('X').check({ force: true });
  await page.getByRole('button', { name: 'X is A' }).click();
  expect(await goals(counted)).toEqual([]);
  await page.getByRole('button', { name: WORDS.endBlind }).click();
  await expect(page.getByRole('heading', { name: /^[01] of 1$/ })).toBeVisible();
  await expect.poll(() => goals(counted)).toEqual(['Blind test done']);
});

test('after a withdrawal from the footer nothing leaves any more [row 279]', async ({
  visitor,
  page,
  counted,
}) => {
  await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
  await answer(page, 'Okay');
  await arrive(counted, visitor.shopUrl, ['pageview /shop/stratocaster']);
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
  expect(await counted()).toHaveLength(1);
});

test('a withdrawal in another tab, and the flag alone, silence this one', async ({
  visitor,
  page,
  counted,
}) => {
  await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
  await answer(page, 'Okay');
  await arrive(counted, visitor.shopUrl, ['pageview /shop/stratocaster']);
  await page.evaluate(() => localStorage.setItem('plausible_ignore', 'true'));
  await visitor.addsToCart();
  await page.evaluate(() => localStorage.setItem('plausible_ignore', 'false'));
  await page.context().addCookies([{ name: '__cookie_consent', value: 'false', url: visitor.shopUrl }]);
  await visitor.addsToCart();
  await visitor.opens('/imprint');
  expect(await counted()).toHaveLength(1);
});
