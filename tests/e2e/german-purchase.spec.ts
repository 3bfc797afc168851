import type { Page } from '@playwright/test';
import { lineFor } from '../../domain/cart/cart-line.ts';
import { startsWithCart } from './filled-cart.ts';
import { GermanShopper } from './german-shopper.ts';
import { expect, test } from './shopper.ts';

const offerIn = (page: Page) => page.getByRole('complementary', { name: 'Sprache' });

test('a purchase in German, from the cart to the mail, whose link opens the German page of the order [rows D620, D621]', async ({
  shopper,
  page,
}) => {
  const german = new GermanShopper(shopper);
  await test.step('the switch keeps page, choice and cart; English readers get no offer', async () => {
    await startsWithCart(
      page,
      lineFor({ pickupType: 'TELECASTER', bundleType: 'NECK', pickupFlavor: 'HOT', color: 'black' }),
    );
    await shopper.opens('/de/cart?from=here');
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/cart?from=here');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await expect(page.getByRole('main')).toContainText('Telecaster');
    await expect(offerIn(page)).toBeHidden();
    await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/cart?from=here');
    await shopper.pageIsHydrated();
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Schwarz');
  });
  await german.goesToCheckout();

  // Error messages are German, and so are the shop's answers.
  await german.orders();
  await expect(page.getByRole('alert').filter({ hasText: 'Angaben fehlen' })).toBeVisible();
  await german.givesTheAddress();

  await german.entersCard('4000 0000 0000 0002');
  await german.orders();
  await expect(page.getByText('Deine Karte wurde abgelehnt. Es wurde nichts abgebucht.')).toBeVisible();
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
  // The sold lines were written in both languages.
  await expect(page.getByRole('main')).toContainText('Schwarz');
  expect((await confirmation())?.text).toContain('Schwarz');
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered it once without moving anything, stays or reads on in German, and is not asked again @at-length [row D621]', async ({
    shopper,
    page,
    browser,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(globalThis, { shift: ((globalThis as { shift?: number }).shift ?? 0) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const offer = offerIn(page);
    await shopper.opens('/return');
    await expect(offer).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/return');
    expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThan(0.02);
    await offer.getByRole('button', { name: 'Auf Englisch bleiben' }).click();
    await expect(offer).toBeHidden();
    await shopper.opens('/terms');
    await expect(offer).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await shopper.opens('/return');
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
    await page.waitForURL('**/de/return');
    await shopper.opens('/return');
    await expect(offer).toBeHidden();

    // Without JavaScript the answer could not be stored, so nothing is offered.
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    const plain = await context.newPage();
    await plain.goto(`${shopper.shopUrl}/return`);
    await expect(offerIn(plain)).toBeHidden();
    await plain.locator('header').getByRole('link', { name: 'Deutsch' }).click();
    await plain.waitForURL('**/de/return');
    await context.close();
  });
});
