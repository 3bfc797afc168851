import type { Page } from '@playwright/test';
import { CONSENT_MESSAGES } from '../../app/features/layout/consent/consent.messages.ts';
import { FAULT_MESSAGES } from '../../app/forms/field-errors.messages.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { makesAnAccount } from './own-account.ts';
import { expect, test } from './shopper.ts';

async function scriptsOf(page: Page): Promise<string> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const texts = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  return texts.join('\n');
}

test('pages contain the texts of one language', async ({ shopper, page }) => {
  await shopper.opens('/withdraw');
  const english = await scriptsOf(page);
  await shopper.opens('/de/withdraw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = await scriptsOf(page);
  expect(english).not.toBe('');
  expect(german).not.toBe('');
  const fault = Object.values(FAULT_MESSAGES.de)[0];
  for (const words of [CONSENT_MESSAGES.de.asks, typeof fault === 'string' ? fault : undefined])
    if (words) expect(english).not.toContain(words);
  expect(german).not.toContain(CONSENT_MESSAGES.en.asks);
});

test('a German account is in German, folded parts too, and its forms lead to German pages @at-length', async ({
  shopper,
  page,
}) => {
  await makesAnAccount(shopper, 'german-account@example.org');
  await shopper.opens('/de/account');
  for (const row of await page.locator('details').all())
    await row.evaluate((details) => {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    });
  expect(foreignWords(await page.getByRole('main').innerText(), 'de')).toEqual([]);
  await page.getByRole('button', { name: 'Namen speichern' }).click();
  expect(new URL(page.url()).pathname).toBe('/de/account');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Du bist abgemeldet.');
  expect(new URL(page.url()).pathname).toBe('/de/login');
});
