import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltShop, freePort, startBuiltShop } from '../fixtures/built-shop.ts';
import { keepMadePickups, MADE, OWNER } from '../fixtures/made-pickups.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test as shopping } from './shopper.ts';

/** The page that stays with a pickup: read by whoever has the box, and noted by its owner. */

const test = shopping.extend<object, { shop: BuiltShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-passports-'));
      await keepMadePickups(dataDir);
      const shop = await startBuiltShop({ DATA_DIR: dataDir, PORT: String(await freePort()) });
      await use(shop);
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const [CUSTOM = '', ...STOCK] = Object.keys(MADE);

for (const [device, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const)
  test(`on a ${device} axe finds nothing, and nothing sticks out`, async ({ shopper, page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const serial of [CUSTOM, ...STOCK]) {
      await shopper.opens(`/p/${serial}`);
      await expectNoFindings(page, serial);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test('says what it is, what it measures and how to wire it', async ({ shopper, page }) => {
  await shopper.opens(`/p/${CUSTOM}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Custom Humbucker, Modern, serial number/);
  await expect(page.getByRole('definition').filter({ hasText: '8.05' }).first()).toContainText(
    'modelled 8.00, ±3',
  );
  await expect(page.getByRole('columnheader', { name: 'Coil 1, screws' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Frequency response from measured R and L/ })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^brown to the switch, grey and yellow joined/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`QR code: .*/p/${CUSTOM}$`) })).toBeVisible();
  await page.getByRole('link', { name: 'Hear it beside others' }).click();
  await expect(page).toHaveURL(/\/listen\?a=custom-humbucker\./);
});

test('a number that is none has one sentence, and odd spellings lead to the one address', async ({
  shopper,
  page,
}) => {
  shopper.expectedErrors.push(/404/);
  const missing = await page.goto(`${shopper.shopUrl}/p/26-9999`);
  expect(missing?.status()).toBe(404);
  expect(missing?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByText('No pickup was measured under this number')).toBeVisible();
  await expectNoFindings(page, 'no passport');
  await page.goto(`${shopper.shopUrl}/P/26-412/`);
  await expect(page).toHaveURL(`${shopper.shopUrl}/p/${CUSTOM}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an owner notes it by keyboard, finds it in the account and lets go of it', async ({ page, shop }) => {
    await page.goto(`${shop.url}/p/${CUSTOM}`);
    await expect(page.getByText('Nobody has claimed it yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Log in to claim it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account$/);
    await page.goto(`${shop.url}/p/${CUSTOM}`);
    await page.getByRole('button', { name: 'This is mine' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('This pickup is noted as yours.')).toBeVisible();
    expect(await page.content()).not.toContain(OWNER.email);

    await page.goto(`${shop.url}/account#pickups`);
    await expect(page.getByRole('link', { name: 'Custom Humbucker' })).toHaveAttribute(
      'href',
      `/p/${CUSTOM}`,
    );
    await page.getByLabel('Serial number').fill('26-9999');
    await page.getByRole('button', { name: 'Note it as mine' }).click();
    await expect(page.getByText('We know no pickup with this serial number.')).toBeVisible();
    await page.getByLabel('Serial number').fill('26-413');
    await page.getByRole('button', { name: 'Note it as mine' }).click();
    await expect(page.getByRole('link', { name: 'Stratocaster middle' })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Let go of it.*${CUSTOM}`) }).click();
    await expect(page.getByRole('link', { name: 'Custom Humbucker' })).toHaveCount(0);
  });
});

test('who looks sees that it is claimed, and not by whom', async ({ shopper, page }) => {
  await shopper.opens('/p/26-0413');
  await expect(page.getByText('Its owner has claimed it.')).toBeVisible();
  expect(await page.content()).not.toContain('owner@');
});
