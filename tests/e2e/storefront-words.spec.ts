import type { Page } from '@playwright/test';
import { bundlesOf, flavorsOf } from '../../domain/catalogue.ts';
import { COLOURS } from '../../domain/colours.ts';
import { COMPANY } from '../../domain/company.ts';
import { BUNDLE_NAMES, FLAVOR_NAMES } from '../../domain/pickup-types.ts';
import { PRODUCT_WORDS } from '../../domain/product-words.ts';
import { PRODUCTS, type Product } from '../../domain/products.ts';
import { CARDS, expect, LEIPZIG, test } from './shopper.ts';

/** The words and ways that the specification gives each page, in one visit a page. */

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const words = async (page: Page) =>
  ((await main(page).innerText()) ?? '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

test('the landing page has its heading, its favorites and its sections', async ({ shopper, page }) => {
  await shopper.opens('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unleash the Thunder');
  for (const [name, href] of [
    ['Pickup Configurator', '/configurator/humbucker'],
    ['Stratocaster', '/shop/stratocaster'],
    ['Humbucker', '/shop/humbucker'],
  ] as const)
    await expect(page.locator('#favorites').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      href,
    );
  for (const heading of ['Favorites', 'Built to last', 'Tailormade'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  const shipping = page.locator('#shipping');
  await expect(shipping).toContainText(/25\s€\s*off shipping on orders over 200\s€/);
  await expect(shipping).toContainText('Double cardboard');
  await expect(shipping.getByRole('link', { name: 'Shipping policy' })).toHaveAttribute('href', '/shipping');
});

test('the shop shows three configurators and eight products, each with its tone and its way', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop');
  for (const [name, href] of [
    ['Custom Humbucker', '/configurator/humbucker'],
    ['Custom HP90', '/configurator/p90'],
    ['Custom P90 Dogear/Soapbar', '/configurator/p90-classic'],
  ] as const)
    await expect(link(page, name)).toHaveAttribute('href', href);
  const tiles = main(page).locator('li[data-draws]');
  await expect(tiles).toHaveCount(8);
  for (const product of PRODUCTS) {
    const tile = tiles.filter({ has: page.locator(`a[href="/shop/${product.slug}"]`) });
    await expect(tile.getByRole('heading', { name: product.name, exact: true })).toBeVisible();
    await expect(tile).toContainText(PRODUCT_WORDS[product.type].tone);
  }
});

test('the configurator page has three panels, each with its picture, its words, its steps and its way', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/configurator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurator');
  for (const [title, invitation, href, price, steps] of [
    ['Custom Humbucker', 'Build your custom humbucker', '/configurator/humbucker', '125', 10],
    ['Custom Humbucker sized P90', 'Build your own HP90', '/configurator/p90', '140', 8],
    ['Custom P90 Dogear/Soapbar', 'Build your own Classic P90', '/configurator/p90-classic', '125', 7],
  ] as const) {
    const panel = page.getByRole('region', { name: title, exact: true });
    await expect(panel.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(panel.getByText(invitation, { exact: true })).toBeVisible();
    await expect(panel).toContainText(new RegExp(`from ${price}\\s€`));
    await expect(panel.getByRole('listitem')).toHaveCount(steps);
    await expect(panel.getByRole('listitem').last()).toContainText('Overview');
    const picture = panel.getByRole('img', { name: /on a dark ground$/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(panel.getByRole('link', { name: 'Go to Configurator', exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  const seen = await words(page);
  for (const part of [
    'It stands top right from the first step.',
    'Modelled from the winding, not recorded.',
    '21 days to send it back',
    'Custom builds are made of the same parts as all others, so the return is the same',
  ])
    expect(seen).toContain(part);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg');
  await link(page, 'Go to Configurator').first().click();
  await page.waitForURL('**/configurator/humbucker');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test('an arrow leads from the end of the shop back to its top', async ({ shopper, page }) => {
    await shopper.opens('/shop');
    const arrow = link(page, 'Back to top');
    await arrow.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await arrow.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('pictures of a product go round by their arrows', async ({ shopper, page }) => {
    await shopper.opens('/shop/humbucker');
    const caption = main(page).locator('figcaption').first();
    await expect(caption).toContainText('1 / 5');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(caption).toContainText('5 / 5');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(caption).toContainText('1 / 5');
  });
});

test('pictures of a product are chosen by thumbnail and seen over the whole screen', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker');
  const thumbnails = page.getByRole('button', { name: /^Show / });
  await expect(thumbnails).toHaveCount(5);
  await thumbnails.nth(2).click();
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Zoom' }).click();
  const zoom = page.getByRole('dialog', { name: /, enlarged$/ });
  await expect(zoom).toContainText('3 / 5');
  expect(await zoom.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

for (const product of PRODUCTS as readonly Product[]) {
  test(`the page of ${product.slug} offers what the catalogue says`, async ({ shopper, page }) => {
    await shopper.opens(`/shop/${product.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    const radios = (name: string) =>
      main(page)
        .locator(`input[type="radio"][name="${name}"]`)
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(await radios('flavor')).toEqual(flavorsOf(product).map((flavor) => flavor.toLowerCase()));
    expect(await radios('bundleType')).toEqual(bundlesOf(product).map((bundle) => bundle.toLowerCase()));
    expect(await radios('color')).toEqual([...product.colours]);

    const seen = await words(page);
    for (const part of [
      '240 €',
      'Shipping calculated at checkout.',
      'Pick a Flavor!',
      PRODUCT_WORDS[product.type].intro,
    ])
      expect(seen).toContain(part);
    await expect(page.getByLabel('Qty').locator('option')).toHaveText(['1', '2', '3', '4', '5']);
    await expect(page.getByLabel('Qty')).toHaveValue('1');

    // Nothing to buy and nothing to paint until a flavor is chosen.
    const locked = [
      page.getByRole('button', { name: 'Add to Cart' }),
      page.getByRole('button', { name: 'Buy Now' }),
      main(page).locator('input[name="color"]').first(),
    ];
    for (const control of locked) await expect(control).toBeDisabled();
    const [flavor] = flavorsOf(product);
    await shopper.picks({ flavor: FLAVOR_NAMES[flavor ?? 'HOT'] });
    for (const control of locked) await expect(control).toBeEnabled();
    expect(await words(page)).toContain(PRODUCT_WORDS[product.type].flavors[flavor ?? 'HOT'] ?? 'none');

    const sheet = page.getByRole('table', { name: /^Specification of/ });
    for (const bullet of ['DC resistance', 'Wire gauge', 'Turns', 'Magnets', 'Wax potting'])
      await expect(sheet.getByRole('rowheader', { name: bullet })).toBeVisible();
    if (/p90|precision/.test(product.slug))
      for (const bullet of ['Inductance', 'Capacitance', 'Q-factor'])
        await expect(sheet.getByRole('rowheader', { name: bullet })).toBeVisible();
    await expect(page.getByRole('img', { name: `Views of the ${product.name}` })).toHaveAttribute(
      'src',
      /\/generated\/drawings\//,
    );
  });
}

test('the cart names its buttons, and its line leads back to what was chosen', async ({ shopper, page }) => {
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

test('the empty cart fills 93 % of the window, with the footer below', async ({ shopper, page }) => {
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

test('the checkout waits with a spinner, shows its form and its fees, and thanks', async ({
  shopper,
  page,
}) => {
  // Chromium's own word where a test stands between browser and shop while pages fade into each other.
  shopper.expects(/^Transition was aborted because of invalid state\. ViewTransition opt-in disabled$/);
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

test('a shipping address that the server refuses cannot be paid, in the server’s words', async ({
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
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(shopper.orderButton).toHaveAttribute('aria-disabled', 'true');
});

test('the shipping policy states days, places, packaging, times, promotion and fees', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shipping');
  const seen = await words(page);
  for (const part of [
    'Monday to Friday only',
    'European Union, Switzerland, the United Kingdom, the United States and Canada',
    'tracking number',
    'Double cardboard',
    'Consumers in the EU and the UK receive their order within 30 days of its acceptance.',
    'Orders over 200 € get 25 € off',
    'Canada ships at the International fee',
  ])
    expect(seen).toContain(part);
  const rows = await page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.innerText.replaceAll('\u00a0', ' ')),
      ),
    );
  expect(rows).toEqual([
    ['6,19 €', '4–7'],
    ['10,49 €', '7–14'],
    ['14,49 €', '7–14'],
    ['19,49 €', '7–14'],
    ['19,49 €', '7–14'],
    ['48,50 €', '7–14'],
    ['25,49 €', '7–14'],
  ]);
});

test('the imprint names the partnership, its address, its mail and its VAT number', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/imprint');
  const seen = await words(page);
  for (const part of [
    COMPANY.legalName,
    COMPANY.street,
    'Leipzig',
    COMPANY.supportEmail,
    COMPANY.vatId,
    ...COMPANY.partners,
  ])
    expect(seen).toContain(part);
  expect(COMPANY.legalName).toMatch(/GbR$/);
});

test('the about page has its text, its social links and three addresses to write to', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  const seen = await words(page);
  for (const part of [
    `${COMPANY.shopName} is two people, a winding bench and a soldering iron.`,
    'We draw it',
    'We wind it',
    'We measure it',
    'We repair it',
    COMPANY.street,
  ])
    expect(seen).toContain(part);
  const addresses = [COMPANY.supportEmail, COMPANY.ordersEmail, COMPANY.bugReportEmail];
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses)
    await expect(link(page, address)).toHaveAttribute('href', `mailto:${address}`);
  for (const { name, url } of COMPANY.socialLinks)
    await expect(link(page, name)).toHaveAttribute('href', url);
  for (const name of [/^Humbucker set of two/, /^Stratocaster set of three/, /^Telecaster bridge/]) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the navigation has its links down to 992 pixels, and a drawer below', async ({ shopper, page }) => {
  await shopper.opens('/shop');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  for (const [name, href] of [
    ['Shop', '/shop'],
    ['Configurator', '/configurator'],
    ['Blog', '/blog'],
    ['About', '/about'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAttribute(
    'href',
    '/cart',
  );
  await expect(page.getByRole('link', { name: `${COMPANY.shopName}, start page` })).toHaveAttribute(
    'href',
    '/',
  );
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(bar).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(bar).toBeHidden();
  await expect(menu).toBeVisible();
});

test('another page begins at its top', async ({ shopper, page }) => {
  await shopper.opens('/shop');
  const last = link(page, 'Jazz Bass');
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await last.click();
  await page.waitForURL('**/shop/jazz-bass');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer names the means of payment', async ({ shopper, page }) => {
  await shopper.opens('/');
  for (const means of ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', 'Google Pay'])
    await expect(page.getByRole('contentinfo')).toContainText(means);
});
