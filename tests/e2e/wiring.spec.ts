import type { Page } from '@playwright/test';
import { SCHEMES } from '../../domain/wiring/schemes.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

/** Number of printed pages. */
async function sheetsOf(page: Page, margin = '0'): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The title, a sheet per diagram, the quick connector, and the table of colours. */
const ALL_SHEETS = SCHEMES.length + 3;

test('a diagram scrolls by arrow keys on a phone; each prints on one A4 sheet, one alone from its own button', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/wiring#jazz-bass');
  const region = page.getByRole('region', { name: 'Jazz Bass, two single coils: diagram' });
  expect((await region.getByRole('img').boundingBox())?.width).toBe(1000);
  await region.focus();
  await expect(region).toBeFocused();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  await page.locator('#jazz-bass details summary').click();
  await expectNoFindings(page, 'open joints', '#jazz-bass');

  expect(await sheetsOf(page, '12mm')).toBe(ALL_SHEETS);
  await page.locator('#jazz-bass').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
  expect(await sheetsOf(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-printing]')).toHaveCount(0);
});

test.describe('without JavaScript, in German', () => {
  test.use({ javaScriptEnabled: false });
  // German is longer and may exceed a sheet that the English text fits on.
  test('a product links to its diagram; drawings, tables and joints are in German and print on a sheet each [row D890]', async ({
    shopper,
    page,
  }) => {
    await page.goto(`${shopper.shopUrl}/de/shop/telecaster`);
    await page.locator('#fit > summary').click();
    await page.getByRole('link', { name: 'Schaltplan' }).click();
    await expect(page).toHaveURL(/\/de\/wiring#telecaster$/);
    await expect(page.getByRole('heading', { name: 'Telecaster, 3-fach' })).toBeInViewport();
    const section = page.locator('#telecaster');
    await expect(
      section.getByRole('img', {
        name: /^Schaltplan WD-02, Telecaster, 3-fach: Hals, Steg, 3-fach-Schalter/,
      }),
    ).toBeVisible();
    await expect(section.getByRole('row', { name: /^2 klingt klingt wenig$/ })).toBeVisible();
    await section.locator('details summary').click();
    await expect(section.getByText('Hals, weiß (Ende)')).toBeVisible();
    // The English words for the same parts.
    for (const word of [/\b(neck|bridge|switch|capacitor|jack|tape|hot|ground|lug|finish)\b/i])
      await expect(page.getByRole('main').locator('details').filter({ hasText: word })).toHaveCount(0);
    await page.locator('#colours > summary').click();
    await expect(
      page.locator('#colours').getByRole('row', { name: /^Humbucker, Anfang Spule 1 braun schwarz rot/ }),
    ).toBeVisible();
    expect(await sheetsOf(page, '12mm')).toBe(ALL_SHEETS);
  });
});
