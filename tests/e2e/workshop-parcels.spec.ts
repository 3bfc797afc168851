import { expect, type Page } from '@playwright/test';
import { order, pageOf, test, type Workplace, wind } from './workplace.ts';

async function packed(place: Workplace, what: Parameters<typeof order>[1] = {}): Promise<string> {
  const number = await order(place, what);
  await wind(place, number);
  await place.maxi.call('pack', { number, parcels: [{ box: 'S', grams: 640 }], labelPrinted: true });
  return number;
}

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
}

test('a maker scans labels, checks customs, hands parcels over, undoes it and enters a customs rate [row D411]', async ({
  place,
  browser,
}) => {
  const home = await packed(place, { name: 'Max Muster' });
  const abroad = await packed(place, { name: 'Vreni Beispiel', country: 'CH' });
  const page = await pageOf(browser, place, place.maxi);
  await opens(page, '/workshop/parcels');
  await expect(
    page.getByRole('navigation', { name: 'Workshop' }).getByRole('link', { name: /^Parcels/ }),
  ).toHaveAttribute('aria-current', 'page');

  // Dispatch needs a number: a scanner types it and Enter.
  await expect(page.getByLabel(`${abroad} leaves`)).toBeDisabled();
  for (const [number, tracking] of [
    [abroad, 'CX 000 000 417 DE'],
    [home, '0034 0434 1618 2839 1234'],
  ] as const) {
    await page.getByLabel(`Tracking number of ${number}`).fill(tracking);
    await page.getByLabel(`Tracking number of ${number}`).press('Enter');
    await expect(page.getByLabel(`${number} leaves`)).toBeChecked();
    await expect(page.locator('html[data-keys="on"]')).toBeAttached();
    if (number === abroad) await expect(page.getByLabel(`Tracking number of ${home}`)).toBeFocused();
  }

  // The customs data, and all eight checks pass.
  await page.getByRole('link', { name: `Customs of ${abroad}: CH Vreni` }).click();
  await expect(page).toHaveURL(new RegExp(`order=${abroad}`));
  const customs = page.getByRole('complementary', { name: 'Customs, Vreni' });
  await expect(customs).toContainText('8518.10');
  await expect(customs).toContainText('Electric guitar pickup (humbucker)');
  await expect(customs.getByRole('listitem')).toHaveText([
    'English, 50 characters at most',
    'HS code, 6 digits',
    'Origin of every item',
    'Net weight below gross',
    'Value matches the invoice',
    'EORI is set',
    'Duty rate is in force',
    'Terms match the order',
  ]);

  // One stays; the other is handed over, and the hand-over is undone.
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.getByLabel(`${home} leaves`).uncheck();
  await page.getByRole('button', { name: /^Hand over 1/ }).click();
  await expect(page.getByText('1 parcel handed over by Maxi.')).toBeVisible();
  await expect(page.getByLabel(`${abroad} leaves`)).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByLabel(`${abroad} leaves`)).toBeChecked();
  await expect(page.getByText('handed over by Maxi')).toHaveCount(0);

  await page.locator('summary', { hasText: 'New rate' }).click();
  await page.getByLabel('Country').selectOption('CA');
  await page.getByLabel('Kind', { exact: true }).selectOption('tax');
  await page.getByLabel('Per cent').fill('5,5');
  await page.getByRole('button', { name: 'Save the rate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter where' })).toBeVisible();
  await page.locator('#row-source').fill('adviser, letter of 4 May');
  await page.getByRole('button', { name: 'Save the rate' }).click();
  const table = page.getByRole('region', { name: 'Tax and duty abroad' });
  await expect(table.getByRole('listitem').filter({ hasText: 'adviser, letter of 4 May' })).toContainText(
    '5.5',
  );

  // A number scanned here is not entered there again.
  await opens(page, `/workshop/orders/${abroad}`);
  await expect(page.getByLabel('Tracking number')).toHaveValue('CX000000417DE');
  await expect(page.getByLabel('Carrier')).toHaveValue('dhl-international');
  await page.context().close();
});
