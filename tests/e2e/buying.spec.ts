import { WORDS } from '../fixtures/words.ts';
import { CARDS, expect, LEIPZIG, NEW_YORK, test } from './shopper.ts';

test.use({ reducedMotion: 'no-preference' });

test('buys two Humbucker sets, hot, cream, to Germany, without shipping cost [rows 3, 7, 125, 159, 236, 241, 277, 291]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop');
  await page
    .getByRole('link', { name: /^Humbucker(?!-)/ })
    .first()
    .click();
  await page.waitForURL('**/shop/humbucker');
  await shopper.pageIsHydrated();
  await expect(page.getByRole('button', { name: WORDS.addToCart })).toBeDisabled();
  await expect(page.getByRole('button', { name: WORDS.buyNow })).toBeDisabled();

  await shopper.picks({ flavor: 'Hot', bundle: 'Set', colour: 'Cream', quantity: 2 });
  await shopper.addsToCart();
  await expect(page.getByRole('status').filter({ hasText: WORDS.added })).toBeVisible();
  expect(page.url()).toContain('/shop/humbucker');
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await page.waitForURL('**/cart');
  await expect(shopper.sum(/^Goods/)).toHaveText(/480,00/);
  await expect(shopper.sum(/^Total/)).toHaveText(/480,00/);

  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await expect(shopper.sum(/^Shipping, Germany/)).toHaveText(/6,19/);
  await shopper.entersCard(CARDS.pays);
  await expect(shopper.orderButton).toContainText('480,00');
  await shopper.orders();

  await shopper.seesThanks();
  await expect(page.getByText('jonas@example.org').first()).toBeVisible();
  const ordered = page.getByRole('region', { name: 'You ordered' });
  await expect(shopper.sum(/^2 × Humbucker.*Hot.*Cream/, ordered)).toHaveText(/480,00/);
  await expect(shopper.sum(/^Shipping to Germany/, ordered)).toHaveText(/0,00/);
  await expect(shopper.sum(/^Total paid/, ordered)).toHaveText(/480,00/);
  const number = /GW-[0-9A-Z]{8}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'none';
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('0');
  expect(await page.evaluate(() => localStorage.getItem('state'))).toBeNull();

  await expect
    .poll(async () => (await shopper.mails()).some(({ subject }) => subject.includes(number)))
    .toBe(true);
  const mail = (await shopper.mails()).find(({ subject }) => subject.includes(number));
  expect(mail?.to).toBe('jonas@example.org');
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(
    /2 × Humbucker[\s\S]*Hot[\s\S]*Cream[\s\S]*480,00 €[\s\S]*76,64 € VAT/,
  );
  await page.goto(`${shopper.shopUrl}/sandbox/mailbox`);
  await expect(page.getByText(number).first()).toBeVisible();
});

test('buys a single Stratocaster middle pickup to the United States for 48,50 shipping [rows 126, 238, 246]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/stratocaster');
  await shopper.picks({ flavor: 'Vintage', bundle: 'Middle', colour: 'White' });
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(NEW_YORK, 'sam@example.org');
  await expect(shopper.orderButton).toContainText('186,00');
  await expect(page.getByText('48,50').first()).toBeVisible();
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
});

test('is told why a card was declined and pays with another', async ({ shopper, page }) => {
  await shopper.opens('/shop/telecaster?flavor=modern&bundletype=bridge');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard(CARDS.declined);
  await shopper.orders();
  await expect(page.getByRole('alert').filter({ hasText: /Your card was declined/ })).toBeVisible();
  await shopper.entersCard(CARDS.lacksFunds);
  await shopper.orders();
  await expect(page.getByRole('alert').filter({ hasText: /insufficient funds/ })).toBeVisible();
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
});

test('authenticates a card in a dialog, after failing once', async ({ shopper, page }) => {
  await shopper.opens('/shop/p90-dogear?flavor=hot&bundletype=set');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard(CARDS.asksForAuthentication);
  await shopper.orders();
  const dialog = page.getByRole('dialog', { name: '3D Secure' });
  await dialog.getByRole('button', { name: /Fail/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /unable to authenticate/ })).toBeVisible();
  await shopper.orders();
  await dialog.getByRole('button', { name: /Complete/ }).click();
  await shopper.seesThanks();
});

test('is told about a wrong card before anything is sent', async ({ shopper, page }) => {
  await shopper.opens('/shop/jazz-bass?flavor=hot');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard('4242 4242 4242 4241', { expiry: '01 / 20', cvc: '1' });
  await shopper.orders();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(card.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByLabel('Expiry')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByLabel('CVC')).toHaveAttribute('aria-invalid', 'true');
});

test('goes back from the checkout and finds the cart as it was', async ({ shopper, page }) => {
  await shopper.opens('/shop/precision-bass?flavor=vintage');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await page.goBack();
  await shopper.pageIsHydrated();
  await expect(page.getByRole('heading', { name: 'Precision Bass' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('buys from the checkout by wallet', async ({ shopper, page }) => {
  await shopper.opens('/shop/precision-bass?flavor=vintage');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await page.getByRole('button', { name: WORDS.testWallet }).click();
  const pays = page.getByRole('dialog', { name: 'Test wallet' }).getByRole('button', { name: /^Pay/ });
  await expect(pays).toBeEnabled();
  await pays.click();
  await shopper.seesThanks();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('sees what it comes to and the first field on the first screen', async ({ shopper, page }) => {
    await shopper.opens('/shop/stratocaster?flavor=vintage&bundletype=middle&color=white');
    await shopper.picks({ quantity: 2 });
    await shopper.buysNow();
    await shopper.goesToCheckout();
    await expect(page.getByRole('button', { name: WORDS.testWallet })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Your order, 2 pieces, 250,00/ })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByLabel('E-mail')).toBeInViewport({ ratio: 1 });
  });
});
