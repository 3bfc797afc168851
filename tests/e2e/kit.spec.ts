import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

for (const { path, title, errors } of [
  { path: '/sandbox/kit', title: 'Kit', errors: 'This is not an email address' },
  { path: '/de/sandbox/kit', title: 'Baukasten', errors: 'Das ist keine E-Mail-Adresse' },
])
  test(`${path} shows every part on both grounds, and is not indexed`, async ({ page, shop }) => {
    await page.goto(shop.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(errors)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectNoFindings(page, path);
    const sitemap = await fetch(`${shop.url}/sitemap.xml`);
    expect(await sitemap.text()).not.toContain('/sandbox/');
  });
