import { COMPANY } from '../../domain/company.ts';
import { COLOURS } from '../../domain/products/colours.ts';
import { BUNDLE_NAMES } from '../../domain/products/pickup-types.ts';
import { link, main, words } from './page-words.ts';
import { CARDS, expect, LEIPZIG, test } from './shopper.ts';

/** The words and ways that the specification gives cart and checkout. */

test('the cart names its buttons, and its line leads back to what was chosen [rows 97, 144, 146, 252]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=hot&bundletype=bridge&color=zebra-black-cream');
  await shopper.buysNow();
  await expect(link(page, 'Continue Shopping')).toHaveAttribute('href', '/shop');
  await expect(main(page).getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await expect(page.getByLabel(/^Quantity of/).locator('option')).toHaveText(['1', '2', '3', '4', '5']);
  expect(await words(page)).toContain(COLOURS['zebra-black-cream'].name);
  await main(page).getByRole('link', { name: 'Humbucker', exact: true }).click();
  await page.waitForURL('**/shop/humbucker?**');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    flavor: 'hot',
    bundleType: 'bridge',
    color: 'zebra-black-cream',
  });
  await expect(page.getByRole('radio', { name: BUNDLE_NAMES.BRIDGE })).toBeChecked();
});

test('the empty cart fills 93 % of the window, with the footer below [rows 150–151]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  const [content, footer] = [
    await main(page).boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
  ];
  const height = page.viewportSize()?.height ?? 0;
  expect((content?.y ?? 0) + (content?.height ?? 0)).toBeGreaterThanOrEqual(height * 0.93);
  expect(footer?.y ?? 0).toBeGreaterThanOrEqual(height * 0.93);
});

test('the checkout waits with a spinner, shows its form and its fees, and thanks [rows 38, 152, 154–156, 161–165, 240]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=hot');
  await shopper.buysNow();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/shop/checkout', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`${shopper.shopUrl}/checkout`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByText('Getting your order ready')).toBeVisible();
  open();
  await shopper.fillsIn(LEIPZIG, 'words@example.org');
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();
  const seen = await words(page);
  for (const part of [
    'A confirmation mail and the tracking number will be sent to words@example.org.',
    'Your order will be on its way soon.',
    COMPANY.supportEmail,
  ])
    expect(seen).toContain(part);
  await expect(page.getByRole('img', { name: /cardboard box/ })).toBeVisible();
});

test('a shipping address that the server refuses cannot be paid, in the server’s words [rows 245, 288]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 422/);
  const refusal = 'We do not ship to this address yet.';
  await shopper.opens('/shop/humbucker?flavor=hot');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await page.route('**/api/shop/calculate-shipping', (route) =>
    route.fulfill({ status: 422, json: { error: refusal } }),
  );
  await shopper.fillsIn(LEIPZIG);
  const said = page.getByRole('alert').filter({ hasText: refusal });
  await expect(said).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await expect(said.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(asked).toContain('/api/shop/calculate-shipping');
  expect(asked).not.toContain('/sandbox/api/confirm');
});
