import { GermanShopper } from './german-shopper.ts';
import { expect, test } from './shopper.ts';

/** Somebody who reads German buys a pickup, from the cart to the mail; and how a page leads to its other language. */

test('a purchase in German, from the cart to the mail, whose link opens the German page of the order [row D620]', async ({
  shopper,
  page,
}) => {
  const german = new GermanShopper(shopper);
  await german.putsSomethingInTheCart();
  await shopper.opens('/de/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Korb' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Schwarz');
  await german.goesToCheckout();

  // What is missing is said in German, and so is what the shop answers.
  await german.orders();
  await expect(page.getByRole('alert').filter({ hasText: 'Angaben fehlen' })).toBeVisible();
  await german.givesTheAddress();

  await german.entersCard('4000 0000 0000 0002');
  await german.orders();
  await expect(page.getByText('Deine Karte wurde abgelehnt. Abgebucht wurde nichts.')).toBeVisible();
  await german.entersCard('4242 4242 4242 4242');
  await german.orders();

  await expect(page.getByRole('heading', { name: /Danke für deine Bestellung/ })).toBeVisible({
    timeout: 20_000,
  });
  expect(new URL(page.url()).pathname).toBe('/de/checkout');
  const follow = page.getByRole('main').getByRole('link', { name: 'Bestellung verfolgen' });
  expect(await follow.getAttribute('href')).toMatch(/^\/de\/order\//);

  const number = (await page.getByRole('main').getByText(/^GW-/).first().textContent()) ?? 'GW-';
  const confirmation = async () =>
    (await shopper.mails()).find(
      ({ to, subject }) => to.includes('jonas@example.org') && subject.includes(number),
    );
  await expect.poll(async () => (await confirmation())?.subject).toContain('estell');
  const link = /\S+\/de\/order\/\S+/.exec((await confirmation())?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toContainText(number);
  // What was bought was written down in both languages.
  await expect(page.getByRole('main')).toContainText('Schwarz');
  expect((await confirmation())?.text).toContain('Schwarz');
});

test('the switch keeps page, choice and cart [row D621]', async ({ shopper, page }) => {
  const german = new GermanShopper(shopper);
  await german.putsSomethingInTheCart();
  await shopper.opens('/cart?from=here');
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/cart?from=here');
  await expect(page.getByRole('main')).toContainText('Telecaster');
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/cart?from=here');
  expect(new URL(page.url()).pathname).toBe('/cart');
});

test('nobody who reads English first is offered German', async ({ shopper, page }) => {
  await shopper.opens('/cart');
  await expect(page.getByRole('complementary', { name: 'Sprache' })).toBeHidden();
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered it once, without moving anything, and stays where it is [row D621]', async ({
    shopper,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(globalThis, { shift: ((globalThis as { shift?: number }).shift ?? 0) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await shopper.opens('/return');
    const offer = page.getByRole('complementary', { name: 'Sprache' });
    await expect(offer).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/return');
    expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThan(0.02);
    await offer.getByRole('button', { name: 'Auf Englisch bleiben' }).click();
    await expect(offer).toBeHidden();
    await shopper.opens('/terms');
    await expect(offer).toBeHidden();
  });

  test('reads on in German, and is not asked again', async ({ shopper, page }) => {
    await shopper.opens('/return');
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
    await page.waitForURL('**/de/return');
    await shopper.opens('/return');
    await expect(page.getByRole('complementary', { name: 'Sprache' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('nothing is offered, and the switch leads there', async ({ page, shop }) => {
    await page.goto(`${shop.url}/return`);
    await expect(page.getByRole('complementary', { name: 'Sprache' })).toBeHidden();
    await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/return');
  });
});

test('a German address that leads nowhere says so in German', async ({ shopper, page }) => {
  shopper.expects(/status of 404/);
  await shopper.opens('/de/versnd');
  await expect(page.getByRole('heading', { name: 'Kein Signal auf dieser Seite.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alle Seiten' })).toBeVisible();
});

test('the site map names both languages of a page, one after the other', async ({ shopper, page }) => {
  const xml = await (await page.request.get(`${shopper.shopUrl}/sitemap.xml`)).text();
  const paths = Array.from(xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g), ([, path = '']) => path);
  const german = paths.map((path) => path.startsWith('/de'));
  expect(german).toEqual(german.toSorted((a, b) => Number(a) - Number(b)));
  expect(xml).toContain(`hreflang="de" href="${shopper.shopUrl}/de/return"`);
});
