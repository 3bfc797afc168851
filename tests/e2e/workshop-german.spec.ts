import { expect } from '@playwright/test';
import { kept } from './kept.ts';
import { openWorkplace, pageOf, testIn } from './workplace.ts';

/** A shop with German makers, because other tests' makers are English. */
const test = testIn(kept(() => openWorkplace()));

test('a maker chooses German in the account, is led to German pages by any address, and comes back @at-length [row D626]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.bea);
  const choose = async (row: string, language: string, save: string) => {
    await page.getByText(row, { exact: true }).click();
    await page.getByRole('radio', { name: language }).check();
    await page.getByRole('button', { name: save }).click();
  };
  await page.goto('/account');
  await choose('Language of the workshop', 'Deutsch', 'Save the language');
  await expect(page).toHaveURL(/\/de\/account#workshop-language$/);
  await page.goto('/workshop');
  await expect(page).toHaveURL(/\/de\/workshop$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // A sent address keeps its query.
  await page.goto('/workshop/find?find=Jonas');
  await expect(page).toHaveURL(/\/de\/workshop\/find\?find=Jonas$/);
  await page.getByRole('link', { name: 'Lager' }).click();
  await expect(page).toHaveURL(/\/de\/workshop\/stock$/);
  // The other maker still reads English.
  const other = await pageOf(browser, place, place.maxi);
  await other.goto('/de/workshop/returns');
  await expect(other).toHaveURL(/\d\/workshop\/returns$/);
  await expect(other.getByText('No open returns.')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/de/account');
  await choose('Sprache der Werkstatt', 'English', 'Sprache speichern');
  await expect(page).toHaveURL(/\/account#workshop-language$/);
  await page.goto('/de/workshop');
  await expect(page).toHaveURL(/^[^#]*:\d+\/workshop$/);
  await page.context().close();
  await other.context().close();
});
