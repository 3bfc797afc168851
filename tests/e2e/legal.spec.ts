import type { Page } from '@playwright/test';
import { expect, test } from './shopper.ts';

const PAGES = {
  privacy: ['Privacy policy', 'Datenschutzerklärung'],
  terms: ['Terms of service', 'Allgemeine Geschäftsbedingungen'],
  return: ['Return policy', 'Rückgabe'],
  shipping: ['Shipping policy', 'Versand'],
  imprint: ['Imprint', 'Impressum'],
  accessibility: ['Accessibility', 'Barrierefreiheit'],
} as const;

const title = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00ad', '');

test('the switch of language keeps the page, there and back, by keyboard [rows 8, 312, 323–327]', async ({
  shopper,
  page,
}) => {
  for (const [name, [english, german]] of Object.entries(PAGES)) {
    await page.goto(`${shopper.shopUrl}/${name}`);
    expect(await title(page)).toBe(english);
    const there = page.getByRole('navigation', { name: 'Language' });
    await expect(there.getByRole('link', { name: 'EN English' })).toHaveAttribute('aria-current', 'page');
    await there.getByRole('link', { name: 'DE Deutsch' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/de/${name}`);
    expect(await title(page)).toBe(german);
    // The switch back is tested once, because all pages share its code.
    if (name !== 'terms') continue;
    const back = page.getByRole('navigation', { name: 'Sprache' });
    await expect(back.getByRole('link', { name: 'DE Deutsch' })).toHaveAttribute('aria-current', 'page');
    await expect(back.getByRole('link', { name: 'EN English' })).toHaveAttribute('hreflang', 'en');
    await back.getByRole('link', { name: 'EN English' }).click();
    // Exact, because the German address has the same ending.
    await page.waitForURL(`${shopper.shopUrl}/${name}`);
    expect(await title(page)).toBe(english);
  }
});

test('a German page has a German frame, and marks the link to English', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/de/terms');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Preise in der EU inkl. MwSt. Versand kommt an der Kasse dazu.');
  await expect(footer.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/de/privacy');
  await expect(footer.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en');
  await page.getByRole('button', { name: 'Menü' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/de/imprint');
  await drawer.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(drawer).toBeHidden();
});

test('the table of contents leads to its section by keyboard and marks the current one', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveCount(25);
  const current = contents.locator('[aria-current=location]');
  await expect(current).toHaveText(/Who we are/);
  await contents.getByRole('link', { name: /Liability/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#liability$/);
  await expect(page.getByRole('heading', { name: /Liability/ })).toBeInViewport();
  await expect(current).toHaveText(/Liability/);
  await page.keyboard.press('End');
  await expect(current).toHaveText(/Law and last words/);
});

test('a button prints the page with the text only', async ({ shopper, page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: 0, print: () => Object.assign(globalThis, { printed: 1 }) });
  });
  for (const [path, words] of [
    ['/return', 'Print this page'],
    ['/de/return', 'Diese Seite drucken'],
  ] as const) {
    await shopper.opens(path);
    await page.getByRole('button', { name: words }).click();
    expect(await page.evaluate(() => (globalThis as unknown as { printed: number }).printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: /Contents|Inhalt/ })).toBeHidden();
    await expect(page.getByRole('navigation', { name: /Language|Sprache/ })).toBeHidden();
    await expect(page.locator('#model-form')).toBeVisible();
    const wide = await page.pdf({ format: 'A4' });
    expect(wide.length).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: 'screen' });
  }
});
