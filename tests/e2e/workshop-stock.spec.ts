import { expect, type Page } from '@playwright/test';
import { order, pageOf, testOfStock as test } from './workplace.ts';

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
}

/** Grams on a spool, as shown in stock. */
async function gramsOf(page: Page, spool: string): Promise<number> {
  const lot = page.getByRole('article').filter({ has: page.getByRole('link', { name: spool, exact: true }) });
  const words = await lot
    .getByText(/^\d[\d ]* g$/)
    .first()
    .innerText();
  return Number(words.replace(/\D/g, ''));
}

test('starting a coil uses wire of its spool, which is weighed on the phone with its reel [row D530]', async ({
  place,
  browser,
}) => {
  const number = await order(place, { name: 'Max Muster' });
  const page = await pageOf(browser, place, place.maxi);
  await opens(page, '/workshop/stock');
  const before = await gramsOf(page, 'W-42-07');
  await place.maxi.call('hold-piece', { number, unit: 1, machine: 1 });
  await opens(page, '/workshop/stock');
  const after = await gramsOf(page, 'W-42-07');
  expect(before - after).toBeGreaterThanOrEqual(41);
  expect(before - after).toBeLessThanOrEqual(42);
  await expect(page.getByRole('region', { name: 'Latest movements' })).toContainText('W-42-07, for');

  // One part at a time on the phone: keypad, the reel's weight deducted, no reason for wire ends.
  const phone = await pageOf(browser, place, place.bea, { viewport: { width: 390, height: 844 } });
  await phone.goto('/workshop/stock/counting');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('W-42-06');
  await phone.getByRole('button', { name: 'Skip' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('W-42-07');
  for (const figure of String(after + 124 - 1))
    await phone.getByRole('button', { name: figure, exact: true }).click();
  await expect(phone.getByText('wire left')).toBeVisible();
  await expect(phone.getByText(/Ends and breaks: \d\.\d %/)).toBeVisible();
  await phone.getByRole('button', { name: /^Save, then/ }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('W-42-08');
  await expect(phone.getByRole('status').filter({ hasText: 'W-42-07' })).toBeVisible();

  await opens(page, '/workshop/stock');
  expect(await gramsOf(page, 'W-42-07')).toBeLessThan(after + 1);
  await expect(page.getByRole('region', { name: 'Latest movements' })).toContainText(
    'W-42-07 weighed by Bea',
  );
});

test('changes to the list are sent one after another, and undone if they are refused @at-length [row D532]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  // Two changes before the first response.
  const asked: string[] = [];
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/workshop/choose-line', async (route) => {
    asked.push(route.request().postData() ?? '');
    await answers.promise;
    await route.fulfill({ status: 409, json: { error: 'Not in this test.' } });
  });
  await opens(page, '/workshop/stock/to-buy');
  const line = page
    .locator('[data-row]')
    .filter({ has: page.getByRole('checkbox', { name: /^Buy /, checked: true }) });
  const [tick, shown] = [line.first().getByRole('checkbox'), line.first().getByRole('status')];
  const name = await tick.getAttribute('aria-label');
  const before = await shown.textContent();
  await tick.click();
  const same = page.getByRole('checkbox', { name: name ?? '' });
  const row = page.locator('[data-row]', { has: same });
  await row.getByRole('button', { name: /^More packs/ }).click();
  await expect(same).not.toBeChecked();
  await expect.poll(() => asked.length).toBe(1);
  answers.resolve();
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Not in this test.' })).toBeVisible();
  await expect(same).toBeChecked();
  await expect(row.getByRole('status')).toHaveText(before ?? '');
});
