import { COMPANY, dialHref } from '../../domain/company.ts';
import { link, words } from './page-words.ts';
import { expect, test } from './shopper.ts';

/** The words that the specification gives pages to read, and what stands around every page. */

test('the shipping policy states days, places, packaging, times, promotion and fees [rows 9–10, 46, 442–446, 448–454, 535, 537]', async ({
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

test('the imprint names the partnership, its address, its mail and its VAT number [rows 13, 45, 425–428, 568]', async ({
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

test('the about page has its text, its social links and three addresses to write to [rows 5, 41, 166–168, D667]', async ({
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
  await expect(link(page, COMPANY.phone)).toHaveAttribute('href', dialHref(COMPANY.phone));
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

test('the navigation has its links down to 992 pixels, and a drawer below [rows 50–52, 303]', async ({
  shopper,
  page,
}) => {
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

test('another page begins at its top [row 54]', async ({ shopper, page }) => {
  await shopper.opens('/shop');
  const last = link(page, 'Jazz Bass');
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await last.click();
  await page.waitForURL('**/shop/jazz-bass');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer names the means of payment [rows 308, 313]', async ({ shopper, page }) => {
  await shopper.opens('/');
  for (const means of ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', 'Google Pay'])
    await expect(page.getByRole('contentinfo')).toContainText(means);
});
