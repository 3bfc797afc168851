import type { Page } from '@playwright/test';
import { lineFor } from '../../domain/cart/cart-line.ts';
import { startsWithCart } from './filled-cart.ts';
import { GermanShopper } from './german-shopper.ts';
import { expect, test } from './shopper.ts';

const offerIn = (page: Page) => page.getByRole('complementary', { name: 'Sprache' });

test('a purchase in German, from the cart to the mail, which links to the German page of the order [rows D620, D621]', async ({
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
