import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { atTheCheckout, SET } from './filled-cart.ts';
import { CARDS, expect, LEIPZIG, test } from './shopper.ts';

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

test('checkout input survives a reload, except the card, and is deleted after the payment [case B7]', async ({
  shopper,
  page,
}) => {
  await atTheCheckout(shopper, SET);
  await shopper.fillsIn(LEIPZIG);
  await page.getByText('Company, VAT id, phone').click();
  await page.getByLabel('Phone').fill('+49 341 1234567');
  await page.getByLabel('Send the invoice to another address').check();
  await page.getByRole('group', { name: 'Invoice address' }).getByLabel('City').fill('Halle');
  await page.reload();
  const parcel = page.getByRole('group', { name: 'Address', exact: true });
  await expect(page.getByLabel('E-mail')).toHaveValue('jonas@example.org');
  // The invoice's fields have the same names.
  await expect(parcel.getByLabel('Name', { exact: true }).first()).toHaveValue(LEIPZIG.name);
  await expect(parcel.getByLabel('Street and number').first()).toHaveValue(LEIPZIG.street);
  await expect(parcel.getByLabel('Postal code').first()).toHaveValue(LEIPZIG.code);
  await expect(page.getByLabel('Phone')).toHaveValue('+49 341 1234567');
  const invoice = page.getByRole('group', { name: 'Invoice address' });
  await expect(invoice.getByLabel('City')).toHaveValue('Halle');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toMatch(/4242/);
  await page.getByLabel('Send the invoice to another address').uncheck();
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkout-form'))).toBeNull();
});

test('the checkout shows card errors at their fields, a decline and a failed authentication once each, and accepts the next payment [case B12]', async ({
  shopper,
  page,
}) => {
  await atTheCheckout(shopper, SET);
  await shopper.fillsIn(LEIPZIG);
  await shopper.entersCard('4242 4242 4242 4241', { expiry: '01 / 20', cvc: '1' });
  await shopper.orders();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(card.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByLabel('Expiry')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByLabel('CVC')).toHaveAttribute('aria-invalid', 'true');

  await shopper.entersCard(CARDS.declined);
  await shopper.orders();
  await expect(page.getByRole('alert').filter({ hasText: /Your card was declined/ })).toBeVisible();
  await expectNoFindings(page, 'declined');

  await shopper.entersCard(CARDS.asksForAuthentication);
  await shopper.orders();
  const dialog = page.getByRole('dialog', { name: '3D Secure' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, 'authentication on a phone');
  await dialog.getByRole('button', { name: /Fail/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: /unable to authenticate/ });
  await expect(failed).toBeVisible();
  await expect(failed).toHaveText(
    /^[^.]*\. Please choose a different payment method and try again\. Nothing was charged\.$/,
  );
  await expect(card.getByText(/different payment method/)).toHaveCount(0);
  await shopper.orders();
  await dialog.getByRole('button', { name: /Complete/ }).click();
  await shopper.seesThanks();
});
