import type { Page } from '@playwright/test';
import { CONSENT_MESSAGES } from '../../app/features/layout/consent/consent.messages.ts';
import { FAULT_MESSAGES } from '../../app/forms/field-errors.messages.ts';
import { BILINGUAL_PAGES } from '../../domain/languages.ts';
import { PRODUCTS } from '../../domain/products/products.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { expectNoFindings } from './axe.ts';
import { makesAnAccount } from './own-account.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** The shop in German: same pages, one language each. */

// Without anything in the cart the checkout leads on, and so does the account of nobody.
const PATHS = (BILINGUAL_PAGES as readonly string[])
  .filter((page) => page !== '/checkout' && page !== '/account')
  .flatMap((page) =>
    page === '/shop/:slug' ? PRODUCTS.map(({ slug }) => `/shop/${slug}`) : page.includes(':') ? [] : [page],
  );

/** All scripts that a page has fetched. */
async function scriptsOf(page: Page): Promise<string> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  return texts.join('\n');
}

test('pages carry the words of one language', async ({ shopper, page }) => {
  await shopper.opens('/withdraw');
  const english = await scriptsOf(page);
  await shopper.opens('/de/withdraw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = await scriptsOf(page);
  expect(english).not.toBe('');
  expect(german).not.toBe('');
  const fault = Object.values(FAULT_MESSAGES.de)[0];
  for (const words of [CONSENT_MESSAGES.de.asks, typeof fault === 'string' ? fault : undefined])
    if (words) expect(english).not.toContain(words);
  expect(german).not.toContain(CONSENT_MESSAGES.en.asks);
});

/** What the scripts of a page weigh that nobody has touched, packed. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** German words are longer than English ones, and that is all that German pages may weigh more. */
const LONGER_WORDS = 1.025;

/** A page in both languages: the same structure and weight, each address told of the other, nothing wider than a screen. */
async function isSameInBoth(shopper: Shopper, path: string): Promise<void> {
  const { page } = shopper;
  const structureOf = () =>
    page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1,h2,h3,table,form,img,button,input,select')].map(
          ({ localName }) => localName,
        ),
      );
  await shopper.opens(path);
  const english = await structureOf();
  const weight = await scriptBytes(page);
  const german = page.locator('link[hreflang=de]');
  await expect(german).toHaveCount(1);
  const href = new URL((await german.getAttribute('href')) ?? '').pathname;
  expect(href).toBe(path === '/' ? '/de' : `/de${path}`);
  await shopper.opens(href);
  expect(await structureOf()).toEqual(english);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', new RegExp(`${path}$`));
  expect(await scriptBytes(page)).toBeLessThan(weight * LONGER_WORDS);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `px too wide at ${width}`).toBe(0);
    if (width > 320) await expectNoFindings(page, `${href} at ${width}`);
  }
}

for (const path of PATHS)
  test(`${path} in both languages: the same structure and weight, each address told of the other`, ({
    shopper,
  }) => isSameInBoth(shopper, path));

test('/account in both languages: the same structure and weight, each address told of the other', async ({
  shopper,
  page,
}) => {
  await makesAnAccount(shopper, 'both-languages@example.org');
  await isSameInBoth(shopper, '/account');
  for (const row of await page.locator('details').all())
    await row.evaluate((details) => {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    });
  expect(foreignWords(await page.getByRole('main').innerText(), 'de')).toEqual([]);
  await page.getByRole('button', { name: 'Namen speichern' }).click();
  expect(new URL(page.url()).pathname).toBe('/de/account');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Du bist abgemeldet.');
  expect(new URL(page.url()).pathname).toBe('/de/login');
});
