import { expect, type Locator } from '@playwright/test';
import { wholeDay } from '../../domain/calendar/day.ts';
import { FAR_DAYS } from '../fixtures/far-days.ts';
import { order, pageOf, test } from './workplace.ts';

const [EARLY, LATE] = FAR_DAYS;

test('two makers have distinct marks; if both save one order at once, the later compares field by field, and decides [rows D136, D151]', async ({
  place,
  browser,
}) => {
  const number = await order(place);
  const [maxi, bea] = [await pageOf(browser, place, place.maxi), await pageOf(browser, place, place.bea)];

  // Each maker has a letter and a colour, in the bar and beside the pickups on their machine.
  await place.bea.call('hold-piece', { number, unit: 1, machine: 2 });
  for (const page of [maxi, bea]) await page.goto('/workshop');
  const markOf = (mark: Locator) =>
    mark.evaluate((shown) => `${shown.textContent} ${getComputedStyle(shown).backgroundColor}`);
  const mine = await markOf(maxi.getByRole('link', { name: 'Account of Maxi' }).locator('b'));
  const hers = await markOf(bea.getByRole('link', { name: 'Account of Bea' }).locator('b'));
  expect([mine, hers]).toEqual([expect.stringMatching(/^M /), expect.stringMatching(/^B /)]);
  expect(mine.slice(2)).not.toBe(hers.slice(2));
  const row = maxi.locator('[data-row]', { hasText: number.slice(3) });
  expect(await markOf(row.locator('b', { hasText: /^B$/ }).first())).toBe(hers);
  await place.bea.call('release-piece', { number, unit: 1 });
  for (const page of [maxi, bea]) await page.goto(`/workshop/orders/${number}`);

  // Both change the promise from the same page version; Bea is first.
  await bea.getByLabel('Promised').fill(EARLY);
  await bea.getByRole('button', { name: 'Move' }).click();
  await expect(bea.getByLabel('Promised')).toHaveValue(EARLY);
  await expect(bea.getByText(/Moved 1 time/)).toBeVisible();
  await maxi.getByLabel('Promised').fill(LATE);
  await maxi.getByRole('button', { name: 'Move' }).click();

  const told = maxi.getByRole('alert').filter({ hasText: 'Bea was faster' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    'Promised',
    /\d/,
    wholeDay(EARLY),
    wholeDay(LATE),
  ]);
  // The typed value is kept.
  await expect(maxi.getByLabel('Promised')).toHaveValue(LATE);

  await told.getByRole('button', { name: 'Use mine' }).click();
  await expect(maxi.getByText(/Moved 2 times/)).toBeVisible();
  const trail = maxi.getByRole('complementary', { name: /trail/ });
  await expect(trail).toContainText(`${wholeDay(EARLY)} → ${wholeDay(LATE)}`);

  // The other way: Bea, with an outdated page, keeps Maxi's change.
  await bea.getByLabel('Promised').fill(FAR_DAYS[2]);
  await bea.getByRole('button', { name: 'Move' }).click();
  await bea.getByRole('button', { name: 'Keep Maxi’s' }).click();
  await expect(bea.getByLabel('Promised')).toHaveValue(LATE);

  // Changes of different fields do not conflict.
  await maxi.getByLabel('Weight, g').fill('640');
  await bea.getByLabel('Add a note').fill('Leads 45 cm.');
  await bea.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(bea.getByText('Leads 45 cm.').first()).toBeVisible();
  await maxi
    .locator('form', { has: maxi.getByLabel('Weight, g') })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(trail).toContainText('Weight: 640 g');
  await expect(maxi.getByText('Leads 45 cm.').first()).toBeVisible();
  for (const page of [maxi, bea]) await page.context().close();
});
