import { expect } from '@playwright/test';
import { order, pageOf, ship, test, wind } from './workplace.ts';

test('a return number is issued on the page; a withdrawal by letter is entered, found, checked, answered and refunded [rows D145, D848]', async ({
  place,
  browser,
}) => {
  const { maxi } = place;
  const [left, number] = [await order(place), await order(place, { name: 'Noor Peeters' })];
  await wind(place, left);
  await ship(place, left);
  const page = await pageOf(browser, place, maxi);
  const rowOf = (order: string) => page.locator('[data-row]', { hasText: order.slice(3) });
  await page.goto('/workshop/returns');
  await page.getByRole('link', { name: /New return number/ }).click();
  const field = page.getByLabel('Order', { exact: true });
  for (const [typed, said] of [
    ['GW-ZZZZZZZZ', 'No order GW-ZZZZZZZZ found.'],
    [number, 'None of its 1 item has been shipped yet.'],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await field.fill(left.toLowerCase());
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Issue a return number' }).click();
  await expect(rowOf(left)).toContainText(/R-\d\d-\d{4}/);
  await page.getByRole('link', { name: /^Withdrawals/ }).click();
  await expect(rowOf(left)).toHaveCount(0);

  // The other order leaves too, and its buyer withdraws by letter.
  await wind(place, number);
  await ship(place, number);
  await maxi.call('deliver', { number });
  await page.getByRole('link', { name: 'Enter a withdrawal' }).click();
  await page.getByLabel('Order, as stated').fill('the blue one');
  await page.getByLabel('Name', { exact: true }).fill('Noor Peeters');
  await page.getByLabel('E-mail', { exact: true }).fill('noor@example.org');
  await page.getByRole('button', { name: 'Enter the withdrawal' }).click();
  // Leaving the page before it is processed cancels it.
  await expect(page).toHaveURL(/\/workshop\/returns$/);

  const row = page.locator('[data-row]', { hasText: 'Noor Peeters' });
  await expect(async () => {
    await page.goto('/workshop/returns?show=withdrawals');
    await expect(row).toContainText('No matching order.', { timeout: 500 });
  }).toPass();
  await row.getByLabel('Order number').fill(number);
  await row.getByRole('button', { name: 'Assign to this order' }).click();
  await row.getByRole('button', { name: 'Answer' }).click();

  // The goods have a return number of their own, and the fourteen days run from the declaration.
  const goods = rowOf(number);
  await expect(goods).toContainText(/W-\d\d-\d{4}/);
  await expect(goods).toContainText('14 days');
  await goods.getByRole('button', { name: 'Mark as received' }).click();
  // The condition is stored with the goods.
  await goods.getByRole('checkbox', { name: 'Lead uncut' }).check();
  await goods.getByRole('button', { name: 'Save condition' }).click();
  await expect(goods).toContainText('not in order: Cover unscratched, Screws there, Winding untouched');
  await goods.getByRole('button', { name: /^Refund \d/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \d/ })
    .click();
  await expect(goods).toHaveCount(0);
  await page.getByRole('link', { name: /^Done/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number.slice(3) })).toContainText('refunded');
  await page.context().close();
});
