import type { Page } from '@playwright/test';
import { closedWords } from '../../domain/customs/consignment.messages.ts';
import { WORDS } from '../fixtures/words.ts';
import { WHOLE } from './builder.ts';
import { CARDS, expect, NEW_YORK, type Shopper, test } from './shopper.ts';

const MIDDLE = '/shop/stratocaster?flavor=vintage&bundletype=middle&color=white';
const SET = '/shop/humbucker?flavor=hot&bundleType=set&color=cream';
const LONDON = {
  name: 'Ann Example',
  country: 'United Kingdom',
  street: '1 Baker Street',
  city: 'London',
  code: 'NW1 6XE',
};
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const card = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

/** Puts one thing into the cart and says there where it goes. */
async function fillsCart(shopper: Shopper, path: string, shipTo: string) {
  await shopper.opens(path);
  await shopper.buysNow();
  await shopper.page.getByLabel('Ship to').selectOption({ label: shipTo });
}

test('a buyer in the US reads the duty in cart and checkout and pays that total at the first press [row D36]', async ({
  shopper,
  page,
}) => {
  const duty = /US import duty of 12,50.€ \(example rate: 10.% of the goods\) is prepaid here/;
  await fillsCart(shopper, MIDDLE, 'United States');
  await expect(shopper.sum(/^US import duty, prepaid/)).toHaveText(/12,50/);
  await expect(shopper.sum(/^Total/)).toHaveText(/186,00/);
  await expect(summary(page)).toContainText(duty);
  await shopper.goesToCheckout();
  await expect(card(page)).toContainText(duty);
  await expect(shopper.orderButton).toContainText('186,00');
  await shopper.fillsIn(NEW_YORK, 'sam@example.org');
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
  await expect(shopper.sum(/^US import duty, prepaid/)).toHaveText(/12,50/);
  await expect(page.getByRole('region', { name: 'You ordered' })).toContainText(duty);
  // What was told before the payment still stands on the order's page.
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page.getByText(duty)).toBeVisible();
});

test('a buyer in Great Britain reads what is contained up to £135, and what is paid at the door above it [row D36]', async ({
  shopper,
  page,
}) => {
  await fillsCart(shopper, SET, 'United Kingdom');
  await expect(summary(page)).toContainText('No VAT contained');
  await expect(summary(page)).toContainText(/At the door Royal Mail or Parcelforce collects about \d+.€/);

  await page.getByRole('button', { name: /^Remove/ }).click();
  await fillsCart(shopper, MIDDLE, 'United Kingdom');
  const contained = /Incl\. 24,08.€ British VAT \(20 %\)/;
  await expect(summary(page)).toContainText(contained);
  await expect(summary(page)).toContainText('nothing is left to pay at the door');
  await shopper.goesToCheckout();
  await expect(card(page)).toContainText(contained);
  await shopper.fillsIn(LONDON, 'ann@example.org');
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
  await expect(page.getByRole('region', { name: 'You ordered' })).toContainText(
    'nothing is left to pay at the door',
  );
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page.getByText(contained)).toBeVisible();
});

test('where nothing can be ordered to a country, the cart and the checkout say why before anything is typed [rows D361, D658]', async ({
  shopper,
  page,
}) => {
  const why = closedWords({ why: 'british number' });
  await page.route('**/api/shop/charges-abroad', (route) =>
    route.fulfill({
      json: { data: { isOpen: false, duty: 0, vat: { country: null, ratePercent: 0 }, words: [why] } },
    }),
  );
  await fillsCart(shopper, MIDDLE, 'United Kingdom');
  await expect(summary(page)).toContainText(why);
  await page.getByLabel('Ship to').selectOption({ label: 'United States' });
  await expect(summary(page)).toContainText(why);
  await expect(summary(page).getByRole('button', { name: 'Checkout', exact: true })).toBeDisabled();
  await page.getByLabel('Ship to').selectOption({ label: 'Germany' });
  await expect(summary(page)).not.toContainText(why);
  await shopper.goesToCheckout();
  const country = page
    .getByRole('group', { name: 'Address', exact: true })
    .getByLabel('Country', { exact: true });
  await country.selectOption({ label: 'United Kingdom' });
  await expect(country).toHaveAccessibleDescription(why);
  // Northern Ireland is inside all the same.
  await page.getByLabel('Postcode', { exact: true }).fill('bt1 1aa');
  await expect(country).not.toHaveAccessibleDescription(why);
  await expect(card(page)).toContainText('Shipping, Northern Ireland');
  await expect(card(page)).toContainText(/Incl\. \d+,\d+.€ VAT \(19 %\)/);
  await expect(card(page)).toContainText('Northern Ireland is inside the EU for goods');
});

test('a place that we do not sell to is refused at its postal code, and an invoice may go there [row D658]', async ({
  shopper,
  page,
}) => {
  await fillsCart(shopper, MIDDLE, 'Spain');
  await shopper.goesToCheckout();
  const code = page
    .getByRole('group', { name: 'Address', exact: true })
    .getByLabel('Postal code', { exact: true });
  await code.fill('E-35001');
  await code.blur();
  await expect(code).toHaveAccessibleDescription(/do not ship to the Canary Islands/);
  await code.fill('28001');
  await code.blur();
  await expect(code).not.toHaveAccessibleDescription(/do not ship/);
  await page.getByLabel('Invoice to another address').check();
  const billed = page
    .getByRole('group', { name: 'Invoice address' })
    .getByLabel('Postal code', { exact: true });
  await billed.fill('35001');
  await billed.blur();
  await expect(billed).not.toHaveAccessibleDescription(/do not ship/);
});

test('who has said where it goes reads on product pages and overviews what is due there, and of no VAT [row D36]', async ({
  shopper,
  page,
}) => {
  const due = page.getByRole('region', { name: 'What is due, United States' });
  await shopper.opens(SET);
  await expect(page.getByRole('main')).toContainText(
    'Incl. VAT in the EU; abroad the cart says what is due.',
  );
  await shopper.buysNow();
  await page.getByLabel('Ship to').selectOption({ label: 'United States' });

  await shopper.opens(SET);
  await expect(due).toContainText(/No VAT contained[\s\S]*US import duty of 24,00.€/);
  await expect(page.getByRole('main')).not.toContainText(/incl\. VAT/i);
  await shopper.picks({ quantity: 4 });
  await expect(due).toContainText('the post takes parcels up to $800');
  await shopper.picks({ bundle: 'Neck', quantity: 1 });
  await expect(due).toContainText(/US import duty of 12,50.€/);

  await shopper.opens(WHOLE.hp90);
  await expect(due).toContainText(/US import duty of \d+,\d\d.€/);
  await expect(page.getByRole('main')).not.toContainText(/incl\. VAT/i);
});

test('a wallet whose address is in a country that is closed for these goods is refused, and the page says why [row D362]', async ({
  shopper,
  page,
}) => {
  await shopper.opens(SET);
  await shopper.picks({ quantity: 3 });
  await page.getByRole('button', { name: 'Express checkout' }).click();
  await page.getByRole('button', { name: WORDS.testWallet }).click();
  const wallet = page.getByRole('dialog', { name: 'Test wallet' });
  const shipsTo = wallet.getByLabel('Ship to');
  const america = await shipsTo.locator('option', { hasText: 'Sam Example' }).getAttribute('value');
  shopper.expects(/422/);
  await shipsTo.selectOption(america);
  await expect(wallet.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await wallet.getByRole('button', { name: 'Cancel' }).click();
  const behindTheDoor = page.getByRole('group', { name: 'Express checkout' });
  await expect(behindTheDoor.getByRole('alert')).toContainText('the post takes parcels up to $800');
});
