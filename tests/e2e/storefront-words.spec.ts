import { bundlesOf, flavorsOf } from '../../domain/products/catalogue.ts';
import { FLAVOR_NAMES } from '../../domain/products/pickup-types.ts';
import { PRODUCT_MESSAGES } from '../../domain/products/product.messages.ts';
import { PRODUCTS, type Product } from '../../domain/products/products.ts';
import { link, main, plain, words } from './page-words.ts';
import { expect, test } from './shopper.ts';

/** The words and ways that the specification gives each page on which something is chosen, in one visit a page. */

test('the landing page has its heading, its favorites and its sections [rows 23, 70, 74–81]', async ({
  shopper,
  page,
}) => {
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

test('the shop shows three configurators and eight products, each with its tone and its way [rows 24, 83–88]', async ({
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
    await expect(tile).toContainText(PRODUCT_MESSAGES[product.type].en.tone);
  }
});

test('the configurator page has three panels, each with its picture, its words, its steps and its way [rows 33, 314–315, 332–334]', async ({
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
  test('an arrow leads from the end of the shop back to its top [row 89]', async ({ shopper, page }) => {
    await shopper.opens('/shop');
    const arrow = link(page, 'Back to top');
    await arrow.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await arrow.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('pictures of a product go round by their arrows [rows 99–100]', async ({ shopper, page }) => {
    await shopper.opens('/shop/humbucker');
    const caption = main(page).locator('figcaption').first();
    await expect(caption).toContainText('1 / 5');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(caption).toContainText('5 / 5');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(caption).toContainText('1 / 5');
  });
});

test('pictures of a product are chosen by thumbnail and seen over the whole screen [rows 98, 101, 203]', async ({
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
  test(`the page of ${product.slug} offers what the catalogue says [rows 22, 25–32, 90, 102–105, 114, 120–123, 127, 198–199, 212–213, 237, 253, 255, 296, D34]`, async ({
    shopper,
    page,
  }) => {
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
      PRODUCT_MESSAGES[product.type].en.intro,
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
    expect(await words(page)).toContain(
      plain(PRODUCT_MESSAGES[product.type].en.flavors[flavor ?? 'HOT'] ?? 'none'),
    );

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
