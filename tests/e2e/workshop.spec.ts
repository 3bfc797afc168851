import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { customLineFor, writeLine } from '../../domain/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { codeOf, PASSWORD } from '../fixtures/account-life.ts';
import { type BuiltShop, freePort, startBuiltShop } from '../fixtures/built-shop.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { expectNoFindings } from './axe.ts';

type Workplace = BuiltShop & { readonly invitation: string };

/** A shop of its own with one of the makers invited, as `npm run staff -- add` does it. */
const test = base.extend<object, { shop: Workplace }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads it
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-workshop-'));
      const port = String(await freePort());
      const env = { ...process.env, DATA_DIR: dataDir, PORT: port };
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['scripts/staff.ts', 'add', 'maxi@example.org'],
        { env },
      );
      const shop = await startBuiltShop({ DATA_DIR: dataDir, PORT: port });
      await use(Object.assign(shop, { invitation: /\/reset\/\S+/.exec(stdout)?.[0] ?? '' }));
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const BUILD = customLineFor(CONFIGURATORS.humbucker, {
  ...{ cover: 'open', model: 'fishbone', color: 'forest', base: 'copper', spacing: '52', output: 'modern' },
  ...{ coils: 'unmatched', potting: 'wax', wiring: '5-wire', magnet: 'alnico-5' },
});

/** Orders a custom humbucker, as the shop's pages do. */
async function order(shop: BuiltShop): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data: string };
  };
  const { data: clientSecret } = await post('/api/shop/checkout', [writeLine(BUILD)]);
  const [checkoutSessionId = ''] = clientSecret.split('_secret_');
  const address = { line1: 'Karl-Heine-Straße 1', postal_code: '04229', city: 'Leipzig', country: 'DE' };
  const shippingDetails = { name: 'Jonas Beispiel', address };
  await post('/api/shop/calculate-shipping', { checkoutSessionId, shippingDetails });
  await payBySandbox({ baseUrl: shop.url, clientSecret, email: 'jonas@example.org' });
  await fetch(`${shop.url}/api/shop/checkout-status?session_id=${checkoutSessionId}`);
}

/** Sets a password, logs in and sets up the second factor, as one of the makers does on the first day. */
async function begins(page: Page, shop: Workplace): Promise<void> {
  await page.goto(shop.url + shop.invitation);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/login/);
  await page.getByLabel(/E-mail/).fill('maxi@example.org');
  await page
    .getByLabel(/Password/)
    .first()
    .fill(PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/account/);
  const form = page.locator('form', { has: page.locator('input[value="second factor"]') });
  const secret = await form.locator('input[name="secret"]').inputValue();
  await form.getByLabel(/The code it shows/).fill(codeOf(secret));
  await form.getByLabel(/Your password/).fill(PASSWORD);
  await form.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText(/recovery codes/i).first()).toBeVisible();
}

test('a custom humbucker is wound, sent, taken back and refunded, and the trail knows all of it', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${shop.url}/workshop`);
  await expect(page).toHaveURL(/\/login\?to=%2Fworkshop$/);
  await order(shop);
  await begins(page, shop);

  await page.goto(`${shop.url}/workshop`);
  await expect(page.getByRole('heading', { level: 2, name: 'Custom Humbucker' })).toBeVisible();
  await expectNoFindings(page, 'board');
  const row = page.locator('[data-row]').first();
  const number = (await row.locator('[data-open]').innerText()).trim();

  // Taken up from the board, put on a machine, wound and measured.
  await row.getByRole('button', { name: /Start/ }).click();
  await page.waitForURL(/\/workshop\/bench\/GW-.+\/1$/);
  await page.getByRole('button', { name: 'Machine 1' }).click();
  for (const coil of [1, 2]) {
    await page.getByLabel(/^Turns/).fill(coil === 1 ? '5550' : '4730');
    await page.getByRole('button', { name: `Coil ${coil} is wound` }).click();
  }
  await page.getByRole('button', { name: 'Joined' }).click();
  await page.getByLabel(/^R,/).fill('8.06');
  await page.getByLabel(/^L,/).fill('9');
  await expect(page.getByText(/over the limit/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep, with note' })).toBeVisible();
  await page.getByLabel(/^L,/).fill('4.22');
  await expect(page.getByText('In tolerance', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'bench');
  // Without a network the values stay, and are sent once it is back.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/No network/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Wound' })).toBeVisible({ timeout: 30_000 });

  // Packed and shipped.
  await page.goto(`${shop.url}/workshop/orders/${number}`);
  await expectNoFindings(page, 'order');
  await page.getByLabel('Weight, g').fill('640');
  await page.getByLabel('The label is printed').check();
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ship and mail' })).toBeEnabled();
  await page.getByLabel(/Tracking number/).fill('0034 0434 1618 2839 1234');
  await page.getByRole('button', { name: 'Ship and mail' }).click();
  await page.getByRole('button', { name: 'It is delivered' }).click();

  // Sent back, and here again.
  await page.getByRole('button', { name: 'Give a return number' }).click();
  await page.getByRole('link', { name: 'Returns', exact: true }).last().click();
  await page.goto(`${shop.url}/workshop/returns`);
  await page.getByRole('button', { name: 'It is here' }).click();
  const refund = page.getByRole('button', { name: /^Refund \d/ });
  await expect(refund).toBeVisible();
  await expectNoFindings(page, 'returns');
  // Money never leaves on the first press.
  await refund.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
  await expect(refund).toBeVisible();
  await refund.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Done this month/ })).toBeVisible();

  await page.goto(`${shop.url}/workshop/orders/${number}`);
  const trail = page.locator('section', { has: page.getByRole('heading', { name: 'Audit trail' }) });
  for (const words of [
    'Serials',
    'in the making',
    'Piece 1',
    'Box',
    'Tracking',
    'shipped',
    'delivered',
    'returned',
    'sent back',
  ])
    await expect(trail).toContainText(words);

  for (const path of ['figures', 'prices', 'find?find=Jonas']) {
    await page.goto(`${shop.url}/workshop/${path}`);
    await expectNoFindings(page, path);
  }
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  // By keys, and on every width without a sideways scroll.
  await order(shop);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['', '/returns', '/figures', '/prices', `/orders/${number}`]) {
      await page.goto(`${shop.url}/workshop${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width);
    }
  }
  await page.goto(`${shop.url}/workshop`);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press('j');
  await expect(page.locator('[data-open]').first()).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  await expect(page.getByRole('searchbox')).toHaveValue('jk');
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await page.getByLabel('Single keys work on this computer').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/workshop$/);
});
