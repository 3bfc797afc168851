import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { expectNoFindings } from './axe.ts';
import { test as base } from './kept.ts';

const test = base.extend<{ shop: BuiltShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads it
  shop: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-first-'));
    const shop = await startBuiltShop({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
    await use(shop);
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  },
});

const linkIn = (shop: BuiltShop) => /https?:\/\/\S+\/workshop\/first\/\S+/.exec(shop.printed())?.[0];

test('the first maker opens the link that the server printed, fills in one page, and is in the workshop [row D150]', async ({
  page,
  shop,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await expect.poll(() => linkIn(shop)).toBeDefined();
  const link = linkIn(shop) ?? '';

  // Without the link the page only explains where to find it; no second one is printed.
  await page.goto(`${shop.url}/workshop`);
  await expect(page).toHaveURL(/\/workshop\/first$/);
  await expect(page.getByText('Nobody works here yet.')).toBeVisible();
  await expect(page.getByText(/has printed a link where it was started/)).toBeVisible();
  await expectNoFindings(page, 'nobody yet');
  expect(shop.printed().match(/workshop\/first\//g)).toHaveLength(1);
  await page.goto(`${link}x`);
  await expect(page.getByText(/not from this shop/)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('You are the first maker here.')).toBeVisible();
  await expectNoFindings(page, 'first maker');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, String(width)).toBe(0);
  }
  const secret = await page.locator('input[name="secret"]').inputValue();
  await page.getByLabel(/^Name/).fill('Maxi');
  await page.getByLabel('E-mail').fill('maxi@example.org');
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('The code it shows').fill('000000');
  await page.getByRole('button', { name: 'Open the workshop' }).click();
  await expect(page.getByText(/This code does not match/)).toBeVisible();
  await expect(page.getByLabel('The code it shows')).toBeFocused();
  // The key is still the one in the app, and the input is kept.
  await expect(page.locator('input[name="secret"]')).toHaveValue(secret);
  await expect(page.getByLabel('E-mail')).toHaveValue('maxi@example.org');
  await expect(page.getByLabel('Password', { exact: false }).first()).toHaveValue(PASSWORD);
  await page.getByLabel('The code it shows').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are in.')).toBeVisible();
  const codes = page.getByRole('listitem').filter({ hasText: /^(\w{4}-){3}\w{4}$/ });
  await expect(codes).toHaveCount(10);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await codes.evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return range.getClientRects().length;
      }),
    );
    expect(lines, String(width)).toEqual(lines.map(() => 1));
  }
  await expectNoFindings(page, 'recovery codes');
  await page.getByRole('link', { name: 'To the board' }).click();
  await expect(page).toHaveURL(/\/workshop$/);
  await expect(page.getByRole('link', { name: 'Account of Maxi' })).toBeVisible();

  // The link is used up.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(/works once|has its makers/)).toBeVisible();
  await page.goto(`${shop.url}/workshop/first`);
  await expect(page).toHaveURL(/\/login\?to=%2Fworkshop$/);
  expect(errors).toEqual([]);
});
