import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writeLine } from '../../domain/cart/cart-line.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { test as base } from './kept.ts';
import { FISHBONE } from './workplace.ts';

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

test('the first maker opens the link that the start has printed, fills in one page, and is at the desk [row D150]', async ({
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

/** Becomes the first maker of a shop; returns the key of their second factor. */
async function becomesMaker(page: Page, shop: BuiltShop): Promise<string> {
  await expect.poll(() => linkIn(shop)).toBeDefined();
  await page.goto(linkIn(shop) ?? '');
  const secret = await page.locator('input[name="secret"]').inputValue();
  await page.getByLabel(/^Name/).fill('Maxi');
  await page.getByLabel('E-mail').fill('maxi@example.org');
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('The code it shows').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Open the workshop' }).click();
  await expect(page.getByText('You are in.')).toBeVisible();
  return secret;
}

/** An order by a wallet without an address; returns its number. */
async function orderWithoutAddress({ url }: BuiltShop): Promise<string> {
  const browse = openBrowser();
  const address = { line1: 'Neue Straße 5', postal_code: '10115', city: 'Berlin', country: 'DE' };
  const email = 'kim@example.org';
  const asked = {
    ...{ items: [writeLine(FISHBONE)], confirm: true, email },
    shippingDetails: { name: 'Kim Beispiel', address },
  };
  const answer = await browse(`${url}/api/shop/express-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const { data } = (await answer.json()) as { data: { clientSecret: string; orderNumber: string } };
  const { clientSecret, orderNumber } = data;
  await payBySandbox({ baseUrl: url, clientSecret, email });
  await browse(`${url}/api/shop/checkout-status?session_id=${clientSecret.split('_secret_')[0]}`);
  return orderNumber;
}

test('a maker invites another, moves to another phone, and enters the address of an order that came without one @at-length [row D785]', async ({
  page,
  shop,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const opens = async (path: string) => {
    await page.goto(shop.url + path);
    await expect(page.locator('[data-workshop][data-hydrated]')).toBeAttached();
  };
  const former = await becomesMaker(page, shop);

  await opens('/workshop/makers');
  const invite = page.getByRole('region', { name: 'Invite someone' });
  await invite.getByLabel('E-mail').fill('bea@example.org');
  await invite.getByLabel('Your password').fill(PASSWORD);
  await invite.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('bea@example.org · invited')).toBeVisible();

  await page.getByRole('link', { name: 'Set up another phone or new recovery codes' }).click();
  const form = page.locator('form', { has: page.locator('input[value="second factor"]') });
  await page.locator('#second-factor > summary').click();
  await page.getByText('Move to another phone').click();
  const secret = await form.locator('input[name="secret"]').inputValue();
  await form.getByLabel('The code it shows').fill(codeOf(secret));
  // Each code works once: the one of the set-up is used, the next one works.
  await form.getByLabel('A code from your current app').fill(codeOf(former, 1));
  await form.getByLabel('Your password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('Your second factor is set up.')).toBeVisible();

  // Only the new phone opens the workshop now.
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`${shop.url}/workshop`);
  await page.getByLabel('E-mail').fill('maxi@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: WORDS.logIn }).click();
  await page.getByLabel('Code from your app').fill(codeOf(former));
  await page.getByRole('button', { name: 'Open the workshop' }).click();
  await expect(page.getByText(/This code does not match/)).toBeVisible();
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Open the workshop' }).click();
  await page.waitForURL(/\/workshop$/);

  const number = await orderWithoutAddress(shop);
  await opens(`/workshop/orders/${number}`);
  const aside = page.getByRole('complementary');
  await expect(aside.getByText('No address yet')).toBeVisible();
  await aside.getByLabel('Name').fill('Kim Beispiel');
  await aside.getByLabel('Street and number').fill('Karl-Heine-Straße 1');
  await aside.getByLabel('Postal code').fill('04229');
  await aside.getByLabel('City').fill('Leipzig');
  await aside.getByLabel('Country').selectOption('DE');
  await aside.getByRole('button', { name: 'Save and send e-mail' }).click();
  await expect(aside.getByText('Karl-Heine-Straße 1', { exact: true })).toBeVisible();
  await expect(aside.getByText('No address yet')).toBeHidden();
  // The refused code of the former phone has a status of its own.
  expect(errors.filter((error) => !/\b4(?:01|22)\b/.test(error))).toEqual([]);
});
