import { COMPANY } from '../../domain/company.ts';
import { COLOURS } from '../../domain/products/colours.ts';
import { BUNDLE_NAMES } from '../../domain/products/pickup-types.ts';
import { link, main, words } from './page-words.ts';
import { CARDS, expect, LEIPZIG, test } from './shopper.ts';

/**
 * Texts and links that the specification and the law require in cart and checkout, on one way from the cart to the
 * thank-you page.
 */

test('the cart is empty, contains a line that links back to its choice, is left by named buttons, and becomes a checkout [rows 38, 97, 144, 146, 150–152, 154, 252]', async ({
  shopper,
  page,
}) => {
  await test.step('empty, it fills 93 % of the window, with the footer below', async () => {
    await shopper.opens('/cart');
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    const content = await main(page).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const least = 0.93 * (page.viewportSize()?.height ?? 0);
    expect((content?.y ?? 0) + (content?.height ?? 0)).toBeGreaterThanOrEqual(least);
    expect(footer?.y ?? 0).toBeGreaterThanOrEqual(least);
  });
  await test.step('with a line, it links to the shop and to the checkout', async () => {
    await shopper.opens('/shop/humbucker?flavor=hot&bundletype=bridge&color=zebra-black-cream');
    await shopper.buysNow();
    await expect(link(page, 'Continue Shopping')).toHaveAttribute('href', '/shop');
    await expect(main(page).getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
      'href',
      '/checkout',
    );
    await expect(page.getByLabel(/^Quantity of/).locator('option')).toHaveText(['1', '2', '3', '4', '5']);
    expect(await words(page)).toContain(COLOURS['zebra-black-cream'].name);
  });
  await test.step('the line links back to the choice', async () => {
    await main(page).getByRole('link', { name: 'Humbucker', exact: true }).click();
    await page.waitForURL('**/shop/humbucker?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      flavor: 'hot',
      bundleType: 'bridge',
      color: 'zebra-black-cream',
    });
    await expect(page.getByRole('radio', { name: BUNDLE_NAMES.BRIDGE })).toBeChecked();
  });
  await test.step('the checkout opens a session with it', async () => {
    await page.goto(`${shopper.shopUrl}/checkout`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
      COLOURS['zebra-black-cream'].name,
    );
  });
});

test('the checkout waits with a spinner, accepts scripts only from the shop and the payment provider, shows goods, shipping and total above the binding button, and thanks the buyer [rows 155–156, 161–165, 240, 245, 288]', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of 422/);
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
  await test.step('its scripts come from the shop, and its policy names only the payment provider', async () => {
    const answer = await page.goto(`${shopper.shopUrl}/checkout`);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    const [scripts = ''] = policy.split('; ').filter((rule) => rule.startsWith('script-src'));
    expect(scripts).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)/);
    const sources = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(new URL(source).origin).toBe(new URL(shopper.shopUrl).origin);
  });
  await test.step('a spinner, then the form', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(page.getByText('Preparing your order')).toBeVisible();
    open();
    await expect(shopper.orderButton).toBeVisible();
  });
  await test.step('nothing is between the total and the button', async () => {
    const card = page.getByRole('complementary', { name: 'Your order' });
    await expect(card).toContainText(/Humbucker.*Hot/);
    await expect(card).toContainText('Shipping, Germany');
    await expect(card).toContainText(/Total.*VAT \(19 %\)/);
    await expect(card.getByRole('link', { name: 'Change the order' })).toHaveAttribute('href', '/cart');
    const total = await card.getByText('Total', { exact: true }).locator('..').boundingBox();
    const button = await shopper.orderButton.boundingBox();
    const gap = (button?.y ?? 0) - ((total?.y ?? 0) + (total?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
  });
  await test.step('an address refused by the server cannot pay, and its message is shown', async () => {
    const refusal = 'We do not ship to this address yet.';
    await page.route('**/api/shop/calculate-shipping', (route) =>
      route.fulfill({ status: 422, json: { error: refusal } }),
    );
    await shopper.fillsIn(LEIPZIG, 'words@example.org');
    const said = page.getByRole('alert').filter({ hasText: refusal });
    await expect(said).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await shopper.entersCard(CARDS.pays);
    await shopper.orders();
    const again = said.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    expect(asked).toContain('/api/shop/calculate-shipping');
    expect(asked).not.toContain('/sandbox/api/confirm');
    await page.unroute('**/api/shop/calculate-shipping');
    await again.click();
    await expect(said).toBeHidden();
  });
  await shopper.orders();
  await shopper.seesThanks();
  const seen = await words(page);
  for (const part of [
    'We will send a confirmation e-mail and the tracking number to words@example.org.',
    'Your order will be on its way soon.',
    COMPANY.supportEmail,
  ])
    expect(seen).toContain(part);
  await expect(page.getByRole('img', { name: /cardboard box/ })).toBeVisible();
});
