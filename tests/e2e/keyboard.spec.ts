import { WORDS } from '../fixtures/words.ts';
import { tabsTo } from './keys.ts';
import { CARDS, expect, LEIPZIG, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

test('the keyboard leads from the landing page to a paid order', async ({ shopper, page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const type = async (label: string | RegExp, text: string) => {
    await tabsTo(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await shopper.opens('/');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabsTo(page.getByRole('link', { name: 'Shop pickups' }));
  await press('Enter');
  await page.waitForURL('**/shop');
  await tabsTo(page.getByRole('main').locator('a[href="/shop/telecaster"]').first());
  await press('Enter');
  await page.waitForURL('**/shop/telecaster');
  await shopper.pageIsHydrated();

  await tabsTo(page.getByRole('radio', { name: 'Hot' }));
  await press('Space');
  await expect(page.getByRole('radio', { name: 'Hot' })).toBeChecked();
  await tabsTo(page.getByRole('button', { name: WORDS.buyNow }));
  await press('Enter');
  await page.waitForURL('**/cart');
  await shopper.pageIsHydrated();
  await tabsTo(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }));
  await press('Enter');
  await page.waitForURL('**/checkout');

  await expect(page.getByLabel('E-mail')).toBeVisible();
  await type('E-mail', 'jonas@example.org');
  await tabsTo(page.getByLabel('Country'));
  await page.keyboard.type(LEIPZIG.country);
  await tabsTo(page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(LEIPZIG.name);
  await type(/Street/, LEIPZIG.street);
  await type(/Postal code|ZIP/, LEIPZIG.code);
  await type('City', LEIPZIG.city);
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await tabsTo(card.getByLabel('Card number'));
  await page.keyboard.type(CARDS.pays);
  await tabsTo(card.getByLabel('Expiry'));
  await page.keyboard.type('1234');
  await tabsTo(card.getByLabel('CVC'));
  await page.keyboard.type('123');
  await expect(shopper.orderButton).toContainText('240,00');
  await tabsTo(shopper.orderButton);
  await press('Enter');
  await shopper.seesThanks();
});
