import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { order, pageOf, ship, testOfLastMonth, type Workplace, wind } from './workplace.ts';

/** Four orders of the month before; one has left, another went abroad. */
async function sells(place: Workplace): Promise<void> {
  const first = await order(place);
  await order(place, { name: 'Kim Beispiel' });
  await order(place, { name: 'Sam Example', country: 'US' });
  await wind(place, first);
  await ship(place, first);
}

const test = testOfLastMonth(sells);

test('the previous month is closed in five steps, and its files never change [row D600]', async ({
  browser,
  place,
}) => {
  const page = await pageOf(browser, place, place.bea);
  await page.goto('/workshop/books');
  await expect(page.getByText(/payment account has not been read/)).toBeVisible();
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByText('difference 0,00 €', { exact: true })).toBeVisible();
  await expect(page.getByText(/3 of 3 matched/)).toBeVisible();
  await expectNoFindings(page, 'books with payouts');
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 1000 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `sideways at ${width}`).toBe(0);
  }

  // All six by one key; the browser saves each.
  const saved: Promise<string>[] = [];
  page.on('download', (download) => {
    saved.push(download.path().then((path) => readFile(path, 'latin1')));
  });
  await page.keyboard.press('e');
  await expect(page.getByText('6 of 6 files')).toBeVisible();
  expect((await Promise.all(saved)).some((text) => text.startsWith('"EXTF";700;21;"Buchungsstapel"'))).toBe(
    true,
  );

  await page.keyboard.press('x');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await question.getByRole('button', { name: 'Close the month' }).click();
  await expect(page.getByRole('heading', { name: 'All files downloaded.' })).toBeVisible();
  await expectNoFindings(page, 'a closed month');
  const before = await page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('a[href$="/datev"]');
    return link ? await (await fetch(link.href)).text() : '';
  });
  expect(before).toContain('EXTF');

  await page.getByRole('link', { name: 'Tax adviser' }).click();
  await page.getByLabel(/^Adviser’s number/).fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/1\s001 to 9\s999\s999/)).toBeVisible();
  await page.getByLabel(/^Adviser’s number/).fill('4711');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/set by Bea/)).toBeVisible();
  await page.context().close();
});
