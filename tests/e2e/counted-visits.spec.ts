import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { Builder, WHOLE } from './builder.ts';
import { CARDS, LEIPZIG } from './shopper.ts';
import { answer, bar, type Counted, consentCookie, expect, flag, test } from './visitor.ts';

/**
 * Events in the visits sandbox with default settings: none without consent, each once with it. One module sends all
 * (`count-visit.ts`), so a page of each kind is enough.
 */

/** Every request of a page outside the shop, and every event. */
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

const agrees = (page: Page, url: string) =>
  page.context().addCookies([{ name: '__cookie_consent', value: 'true', url }]);

test('nothing is sent before consent, after a refusal or after a withdrawal; with consent the page is counted with its url [rows 12, 279, D642]', async ({
  visitor,
  page,
  counted,
}) => {
  visitor.expects(/status of 404/);
  const seen = watchNetwork(page, visitor.shopUrl);
  const asked = page.getByRole('contentinfo').getByRole('button', { name: 'Consent' });

  await test.step('before consent, and after a refusal', async () => {
    for (const path of ['/', '/shop/humbucker', WHOLE.p90, '/de/privacy', '/nothing']) {
      await visitor.opens(path);
      expect(await flag(page), path).toBe('true');
    }
    await answer(page, 'Decline');
    await visitor.opens('/listen');
    expect(seen).toEqual([]);
  });

  await test.step('Okay counts the page that is open, without its query', async () => {
    await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
    await asked.click();
    await expect(bar(page)).toBeFocused();
    await answer(page, 'Okay');
    expect(await flag(page)).toBe('false');
    // Earlier events would have arrived first.
    await arrive(counted, visitor.shopUrl, ['pageview /shop/stratocaster']);
    expect((await counted())[0]).toEqual({
      n: 'pageview',
      u: `${visitor.shopUrl}/shop/stratocaster`,
      d: 'localhost',
      r: null,
    });
  });

  await test.step('the flag alone stops counting, and so does a withdrawal in another tab', async () => {
    seen.length = 0;
    await page.evaluate(() => localStorage.setItem('plausible_ignore', 'true'));
    await visitor.addsToCart();
    await page.evaluate(() => localStorage.setItem('plausible_ignore', 'false'));
    await page.context().addCookies([{ name: '__cookie_consent', value: 'false', url: visitor.shopUrl }]);
    await visitor.addsToCart();
    await visitor.opens('/imprint');
    expect(seen).toEqual([]);
  });

  await test.step('a withdrawal from the footer stops all later counting', async () => {
    await agrees(page, visitor.shopUrl);
    await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
    await expect.poll(async () => (await counted()).length).toBe(2);
    seen.length = 0;
    await asked.click();
    await answer(page, 'Decline');
    await expect(asked).toBeFocused();
    expect((await consentCookie(page))?.value).toBe('false');
    expect(await flag(page)).toBe('true');
    await visitor.addsToCart();
    await visitor.opens('/shop');
    expect(seen).toEqual([]);
    expect(await counted()).toHaveLength(2);
  });

  await page.goto(`${visitor.shopUrl}/sandbox/visits`);
  await expect(page.getByRole('listitem').first()).toContainText(`${visitor.shopUrl}/shop/stratocaster`);
  await expectNoFindings(page, 'the list of visits');
});

test('each page reports its own address, once, also when it comes back from the history @at-length [rows 55, 278, 331, 529, 550, D43]', async ({
  visitor,
  page,
  counted,
}) => {
  visitor.expects(/status of 404/);
  await agrees(page, visitor.shopUrl);
  const expected: string[] = [];
  // A page of each kind: with and without islands, blog, German, unlisted, and missing.
  for (const path of [
    '/',
    '/shop/humbucker',
    '/configurator/p90',
    '/blog/guitar-pickup-magnets',
    '/de/terms',
    '/data',
    '/jonas@example.org?secret=1',
  ]) {
    await page.goto(visitor.shopUrl + path);
    expected.push(`pageview ${path.includes('@') ? '/not-found' : path}`);
    await arrive(counted, visitor.shopUrl, expected);
  }
  await page.goBack();
  expected.push('pageview /data');
  await arrive(counted, visitor.shopUrl, expected);
});

test('add to cart, checkout begun and order paid are counted once each @at-length', async ({
  visitor,
  page,
  counted,
}) => {
  await agrees(page, visitor.shopUrl);
  await visitor.opens('/shop/stratocaster?flavor=hot&color=cream');
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
  // Events of one page are sent in parallel.
  const arrived = async () => (await read(counted, visitor.shopUrl)).sort();
  await expect.poll(arrived).toEqual([...events].sort());
  await page.reload();
  await expect.poll(arrived).toEqual([...events, 'pageview /checkout'].sort());
  expect(JSON.stringify(await counted())).not.toMatch(/cs_|session|@|Beispiel|Leipzig|GW-/);
});

test('a configuration is counted when its overview is reached by choosing, a blind test when its result is shown, once each @at-length', async ({
  visitor,
  page,
  counted,
}) => {
  await agrees(page, visitor.shopUrl);
  const overview = page.getByRole('button', { name: WORDS.addToCart });
  // Following a link is not a choice.
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
  expect(await goals(counted)).toEqual(['Configuration finished']);
  await page.getByRole('button', { name: WORDS.endBlind }).click();
  await expect(page.getByRole('heading', { name: /^[01] of 1$/ })).toBeVisible();
  await expect.poll(() => goals(counted)).toEqual(['Configuration finished', 'Blind test done']);
});
