import type { Page } from '@playwright/test';
import { closedWords } from '../../domain/customs/consignment.messages.ts';
import { WHOLE } from './builder.ts';
import { MIDDLE, SET, savesCart, startsWithCart } from './filled-cart.ts';
import { expect, test } from './shopper.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const card = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

test('cart and checkout name included and later charges, closed countries and places without delivery [rows D36, D361, D658, D743]', async ({
  shopper,
  page,
}) => {
  const address = page.getByRole('group', { name: 'Address', exact: true });
  const why = closedWords({ why: 'british number' });

  await test.step('Great Britain above and up to £135', async () => {
    await startsWithCart(page, SET);
    await shopper.opens('/cart');
    await page.getByLabel('Ship to').selectOption({ label: 'United Kingdom' });
    await expect(summary(page)).toContainText('No VAT included');
    await expect(summary(page)).toContainText(/At your door Royal Mail or Parcelforce collects about \d+.€/);
    await savesCart(page, [MIDDLE]);
    await shopper.opens('/cart');
    await expect(summary(page)).toContainText(/Incl\. 24,08.€ British VAT \(20 %\)/);
    await expect(summary(page)).toContainText('nothing is left to pay at the door');
  });

  await test.step('Great Britain closed, Northern Ireland open', async () => {
    await page.route('**/api/shop/charges-abroad', (route) =>
      route.fulfill({
        json: { data: { isOpen: false, duty: 0, vat: { country: null, ratePercent: 0 }, words: [why] } },
      }),
    );
    await shopper.goesToCheckout();
    const country = address.getByLabel('Country', { exact: true });
    await expect(country).toHaveAccessibleDescription(why);
    await address.getByLabel('Postcode', { exact: true }).fill('bt1 1aa');
    await expect(country).not.toHaveAccessibleDescription(why);
    await expect(card(page)).toContainText('Shipping, Northern Ireland');
    await expect(card(page)).toContainText(/Incl\. \d+,\d+.€ VAT \(19 %\)/);
    await expect(card(page)).toContainText('Northern Ireland is inside the EU for goods');

    await shopper.opens('/cart');
    await expect(summary(page)).toContainText(why);
    // GB includes Northern Ireland; other closed countries cannot be ordered to.
    await page.getByLabel('Ship to').selectOption({ label: 'United States' });
    await expect(summary(page)).toContainText(why);
    await expect(summary(page).getByRole('button', { name: 'Checkout', exact: true })).toBeDisabled();
    await page.getByLabel('Ship to').selectOption({ label: 'Spain' });
    await expect(summary(page)).not.toContainText(why);
  });

  await test.step('the Canary Islands: no delivery, but an invoice', async () => {
    await shopper.goesToCheckout();
    await address.getByLabel('Country').selectOption({ label: 'Germany' });
    await address.getByLabel('Street and number').fill('dhl packstation 145');
    const postNumber = address.getByLabel('DHL post number (Postnummer)');
    await postNumber.fill('12345');
    await postNumber.blur();
    await expect(postNumber).toHaveAccessibleDescription(/six to ten digits/);
    await postNumber.fill('12345678');
    await expect(postNumber).not.toHaveAccessibleDescription(/six to ten digits/);
    await address.getByLabel('Country').selectOption({ label: 'Spain' });
    const code = address.getByLabel('Postal code', { exact: true });
    await code.fill('E-35001');
    await code.blur();
    await expect(code).toHaveAccessibleDescription(/do not ship to the Canary Islands/);
    await code.fill('28001');
    await code.blur();
    await expect(code).not.toHaveAccessibleDescription(/do not ship/);
    await page.getByLabel('Send the invoice to another address').check();
    const billed = page
      .getByRole('group', { name: 'Invoice address' })
      .getByLabel('Postal code', { exact: true });
    await billed.fill('35001');
    await billed.blur();
    await expect(billed).not.toHaveAccessibleDescription(/do not ship/);
  });
});

test('product pages and overviews show the charges of the chosen country instead of VAT @at-length [row D36]', async ({
  shopper,
  page,
}) => {
  const due = page.getByRole('region', { name: 'Duty and tax, United States' });
  const set = '/shop/humbucker?flavor=hot&bundleType=set&color=cream';
  await shopper.opens(set);
  await expect(page.getByRole('main')).toContainText('Incl. VAT in the EU.');
  await shopper.buysNow();
  await page.getByLabel('Ship to').selectOption({ label: 'United States' });

  await shopper.opens(set);
  await expect(due).toContainText(/No VAT included[\s\S]*US import duty of 24,00.€/);
  await expect(page.getByRole('main')).not.toContainText(/incl\. VAT/i);
  await shopper.picks({ quantity: 4 });
  await expect(due).toContainText('The post takes parcels to the United States up to $800');
  await shopper.picks({ bundle: 'Neck', quantity: 1 });
  await expect(due).toContainText(/US import duty of 12,50.€/);

  await shopper.opens(WHOLE.hp90);
  await expect(due).toContainText(/US import duty of \d+,\d\d.€/);
  await expect(page.getByRole('main')).not.toContainText(/incl\. VAT/i);
});
