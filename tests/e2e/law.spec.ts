import type { Page } from '@playwright/test';
import { PAYMENT_MEANS } from '../../domain/checkout/payment-means.ts';
import { COMPANY } from '../../domain/company.ts';
import { NOTICE_MESSAGES } from '../../domain/legal/guarantee-notice.messages.ts';
import { PRODUCT_SAFETY } from '../../domain/legal/product-safety.ts';
import { SHIPS_TO } from '../../domain/places.messages.ts';
import { BUILD_PAGES, WHOLE } from './builder.ts';
import { expect, PRODUCT_PAGES, test } from './shopper.ts';

/**
 * What the law of the country asks of the shop, one duty a test, in both languages where it has words. Claims stand in
 * `domain/products/claims.test.ts`, custom goods in `domain/returns/custom-goods.test.ts`, what the mail brings in `server/mail`.
 */

const OFFERS = [...PRODUCT_PAGES, ...Object.values(BUILD_PAGES)];
const EVERYWHERE = [
  '/',
  '/shop',
  ...OFFERS,
  '/configurator',
  '/listen',
  '/cart',
  '/about',
  '/shipping',
  '/de/shipping',
  '/de/terms',
  '/nothing',
];

const languageOf = (path: string) => (path.startsWith('/de/') ? 'de' : 'en');

/** Pictures and models are of no matter here. */
const opens = (page: Page, url: string) => page.goto(url, { waitUntil: 'domcontentloaded' });

const words = async (page: Page, selector = 'body') =>
  (await page.locator(selector).innerText()).replaceAll(/[\u00a0\s]+/g, ' ');

test('order button: says that it obliges, below goods, shipping and total, and the terms explain it in both languages', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=hot&color=cream');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await expect(shopper.orderButton).toBeVisible();
  const card = page.getByRole('complementary', { name: 'Your order' });
  await expect(card).toContainText(/Humbucker.*Hot/);
  await expect(card).toContainText('Shipping, Germany');
  await expect(card).toContainText(/Total.*VAT \(19 %\)/);
  await expect(card.getByRole('link', { name: 'Change the order' })).toHaveAttribute('href', '/cart');
  // Nothing is between the total, with what is said of it, and the button.
  const [above, button] = [
    await card.getByText(/^Delivery/).boundingBox(),
    await shopper.orderButton.boundingBox(),
  ];
  const gap = (button?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  await opens(page, `${shopper.shopUrl}/terms`);
  expect(await words(page)).toContain('With the button “Order with obligation to pay”');
  await opens(page, `${shopper.shopUrl}/de/terms`);
  expect(await words(page)).toContain('„Zahlungspflichtig bestellen“');
});

test('custom goods: a build says before it is ordered that it may be sent back', async ({
  shopper,
  page,
}) => {
  for (const path of Object.values(WHOLE)) {
    await opens(page, shopper.shopUrl + path);
    await expect(
      page.getByText(/Built for you from our standard parts: 21 days to send it back/),
    ).toBeVisible();
  }
  await opens(page, `${shopper.shopUrl}/return`);
  expect(await words(page)).toContain('Custom builds are made of the same standard parts');
  await opens(page, `${shopper.shopUrl}/de/return`);
  expect(await words(page)).toContain('Eigene Bauten bestehen aus denselben Standardteilen');
});

test('card data: every script of the checkout comes from the shop or the payment provider, and its policy names no other', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=hot&color=cream');
  await shopper.buysNow();
  const answer = page.waitForResponse(/\/checkout$/);
  await shopper.goesToCheckout();
  const policy = (await (await answer).headerValue('content-security-policy')) ?? '';
  const [scripts = ''] = policy.split('; ').filter((rule) => rule.startsWith('script-src'));
  expect(scripts).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)/);
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(new URL(source).origin).toBe(new URL(shopper.shopUrl).origin);
});

/** What is in a page is there without its scripts, and many pages come sooner. */
test.describe('as pages come from the server', () => {
  test.use({ javaScriptEnabled: false });

  test('order button: limits of delivery and means of payment are known before the checkout begins', async ({
    page,
    shop,
  }) => {
    for (const path of ['/cart', ...OFFERS, '/de/shipping']) {
      await opens(page, shop.url + path);
      const seen = await words(page);
      for (const means of PAYMENT_MEANS) expect(seen, path).toContain(means);
      expect(seen, path).toContain(SHIPS_TO[languageOf(path)]);
    }
  });

  test('guarantee and product safety: every offer has the place of the EU notice, says what the legal guarantee is, names maker, addresses, article and warnings, in both languages, with a picture [row D652]', async ({
    page,
    shop,
  }) => {
    const sheet = page.locator('#maker');
    const leads = (name: string, href: string) =>
      expect(sheet.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    for (const path of OFFERS) {
      await opens(page, shop.url + path);
      await expect(sheet).toContainText(PRODUCT_SAFETY.en.guarantee.title);
      // A shop in test mode has no official file, and imitates none.
      await expect(sheet).toContainText(NOTICE_MESSAGES.en.placeholder);
      await leads(NOTICE_MESSAGES.en.europe.words, NOTICE_MESSAGES.en.europe.href);
      await leads('What our terms say', '/terms#guarantee');
      await sheet.getByText('Hersteller, Warnhinweise und Gewährleistung auf Deutsch').click();
      await expect(sheet.locator('[lang=de]')).toContainText(PRODUCT_SAFETY.de.guarantee.words);
      await expect(sheet.locator('[lang=de]')).toContainText(NOTICE_MESSAGES.de.placeholder);
      await leads('Was unsere AGB dazu sagen', '/de/terms#guarantee');
      await leads(COMPANY.supportEmail, `mailto:${COMPANY.supportEmail}`);
      const seen = await words(page, '#maker');
      for (const { warnings, country } of Object.values(PRODUCT_SAFETY))
        for (const part of [...warnings, COMPANY.legalName, COMPANY.street, country])
          expect(seen, path).toContain(part);
      expect(seen, path).toMatch(/[a-z\d]+_[a-z\d_]+|humbucker/);
      expect(await page.getByRole('img').count(), path).toBeGreaterThan(0);
    }
  });

  test('prices: whoever sees one reads that it holds VAT, and is led to what shipping costs', async ({
    page,
    shop,
  }) => {
    for (const path of ['/', '/shop', ...OFFERS, '/configurator', '/listen', '/cart']) {
      await opens(page, shop.url + path);
      expect(await words(page), path).toMatch(/Prices include VAT|Incl\. VAT/);
      await expect(page.locator('a[href="/shipping"]').last(), path).toBeVisible();
    }
    await opens(page, `${shop.url}/de/shipping`);
    expect(await words(page, 'footer')).toContain('Preise enthalten Mehrwertsteuer.');
  });

  test('imprint and accessibility: one click from every page, in its language, without the platform that was closed', async ({
    page,
    shop,
  }) => {
    const names = { en: ['Imprint', 'Accessibility'], de: ['Impressum', 'Barrierefreiheit'] };
    for (const path of EVERYWHERE) {
      await opens(page, shop.url + path);
      for (const name of names[languageOf(path)])
        await expect(page.getByRole('link', { name, exact: true }).last(), path).toBeVisible();
      await expect(page.locator('a[href*="ec.europa.eu"]'), path).toHaveCount(0);
    }
    for (const [path, sentence] of [
      ['/imprint', 'neither obliged nor willing to take part in dispute settlement'],
      ['/de/imprint', 'weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren'],
      ['/accessibility', '2.2, level AA'],
      ['/de/accessibility', '2.2, Stufe AA'],
    ] as const) {
      await opens(page, shop.url + path);
      expect(await words(page)).toContain(sentence);
    }
  });
});
