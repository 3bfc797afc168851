import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

/**
 * The comparison of the tone model with measurements; its figures are tested in
 * `app/features/model/model-page.test.tsx`.
 */

test.use({ viewport: { width: 390, height: 844 } });

test('a visitor opens every curve on a phone, and downloads the data behind modelled figures', async ({
  shopper,
  page,
}) => {
  const { request } = page;
  await shopper.opens('/de/model');
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await expectNoFindings(page, '/de/model');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const sitemap = await (await request.get(`${shopper.shopUrl}/sitemap.xml`)).text();
  for (const [path, type] of [
    ['/model/pickups.csv', 'text/csv'],
    ['/model/pickups.json', 'application/json'],
    ['/model/curves.csv', 'text/csv'],
  ] as const) {
    const { headers } = { headers: (await request.get(shopper.shopUrl + path)).headers() };
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(sitemap).toContain(`<loc>${shopper.shopUrl}${path}</loc>`);
  }
  for (const [path, link] of [
    ['/shop/humbucker', 'href="/model"'],
    ['/listen', 'href="/model"'],
    ['/de/shop/humbucker', 'href="/de/model"'],
  ] as const)
    expect(await (await request.get(shopper.shopUrl + path)).text(), path).toContain(link);
});
