import type { Page } from '@playwright/test';
import { noticeSvg } from '../fixtures/notice-files.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { expect } from './shopper.ts';
import { pageOf, testOfShopfront as test } from './workplace.ts';

/** Each answer reloads the page, so typing waits for it. */
const isHydrated = (page: Page) => expect(page.locator('html[data-keys="on"]')).toBeAttached();

test('a maker changes a price and undoes it by keyboard, drafts others, cannot publish a set that is too expensive, fixes it, and the shop sells at the new price [case M13] [rows D625, D693]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  await page.goto('/workshop/prices');
  await test.step('by keys', async () => {
    await isHydrated(page);
    const rows = page.locator('[data-row]');
    // From row to row: a focused field would take the second letter.
    for (const place of [0, 1, 2]) {
      await page.keyboard.press('j');
      await expect(rows.nth(place)).toBeFocused();
    }
    await page.keyboard.press('k');
    const row = rows.nth(1);
    const name = (await row.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`${name}, euro`)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('255');
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name: `Draft: ${name}` });
    await expect(card).toContainText('cost more than');

    await isHydrated(page);
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/#draft-\w+_set$/);
    await page.keyboard.press('h');
    await expect(page).toHaveURL(/#price-history$/);
    // Only in its own row: elsewhere the target would be invisible.
    await page.keyboard.press('z');
    await row.focus();
    await expect(card).toBeVisible();
    // A key held down since another page does not repeat the undo.
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'z', repeat: true, bubbles: true }),
      ),
    );
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/#draft-\w+_set$/);
    expect(calls).toEqual([]);
    await row.focus();
    await page.keyboard.press('z');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('No draft.')).toBeVisible();
  });
  await test.step('no figure is guessed, and every control works after an error', async () => {
    await isHydrated(page);
    const price = page.getByLabel('Telecaster set, euro', { exact: true });
    for (const text of ['abc', '1.000', '219,999']) {
      await price.fill(text);
      await price.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'e.g. 219,99' })).toContainText(
        'Price: Enter euros',
      );
      await expect(price).toBeFocused();
    }
    // Far from the former price: a second Enter confirms it.
    await price.fill('22,90');
    await price.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Is that right?' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(price).toBeFocused();
  });
  await test.step('by hand', async () => {
    const draft = async (name: string, euro: string) => {
      await isHydrated(page);
      await page.getByLabel(`${name}, euro`, { exact: true }).fill(euro);
      await page.getByRole('button', { name: `Draft ${name}`, exact: true }).press('Enter');
      await expect(page.getByRole('region', { name: `Draft: ${name}` })).toBeVisible();
    };
    await draft('Telecaster set', '255');
    const card = page.getByRole('region', { name: 'Draft: Telecaster set' });
    await expect(card).toContainText('would cost more than its two pickups');
    await expect(page.getByRole('button', { name: /^Publish 1/ })).toBeDisabled();
    await card.getByRole('button', { name: 'Set to 249 €' }).click();
    await expect(card).not.toContainText('would cost more');
    await draft('Stratocaster set', '225');
    await expect(page.getByRole('region', { name: 'Draft: Stratocaster set' })).toContainText(
      'lowest price of 30 days',
    );
    await expectNoFindings(page, 'prices with a draft');

    await page.getByRole('button', { name: /^Publish 2/ }).click();
    const asked = page.getByRole('dialog', { name: 'Publish 2 prices?' });
    await expect(asked).toContainText('Stratocaster set: 240\u00a0€ → 225\u00a0€, drafted by Maxi.');
    await asked.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('No draft.')).toBeVisible();
    const history = page.getByRole('region', { name: /^History/ });
    await expect(history).toContainText('published, checked');
    const shop = await (await browser.newContext()).newPage();
    await shop.goto(`${place.url}/shop/stratocaster`);
    await expect(shop.getByText(/Lowest price of the last 30 days: 240/)).toBeVisible();
    await expect(shop.getByRole('main').getByText('225').filter({ visible: true }).first()).toBeVisible();
  });
});

test('a maker sets the company data and uploads the EU notice: the imprint shows the data; product page, overview and checkout show the whole notice before an order [row D650]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  await page.goto('/workshop/company');
  await isHydrated(page);
  await page.getByLabel('Name of the firm').fill('Donner & Söhne GbR');
  await page.getByLabel('Telephone').fill('+49 341 9876543');
  await page.getByLabel('EORI (empty: none)').fill('not one');
  await page.getByRole('button', { name: 'Save company data' }).click();
  await expect(page.locator('[data-answer]').first()).toContainText('An EORI number is two letters');
  // [case M25] The wrong field is marked and focused.
  await expect(page.getByLabel('EORI (empty: none)')).toBeFocused();
  await expect(page.getByLabel('EORI (empty: none)')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('EORI (empty: none)').fill('DE123456789');
  await page.getByRole('button', { name: 'Save company data' }).click();
  await expect(page.getByText(/set here, version 1/)).toBeVisible();
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${place.url}/imprint`);
  await expect(shopper.getByRole('main').getByText('Donner & Söhne GbR').first()).toBeVisible();
  await expect(shopper.locator('main a[href="tel:+493419876543"]').first()).toBeVisible();

  const file = page.getByLabel('English notice: choose an SVG or a PDF');
  const send = (svg: string) =>
    file.setInputFiles({ name: 'notice.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await send(noticeSvg('<script>alert(1)</script>'));
  await expect(page.getByRole('alert').filter({ hasText: 'contains scripts' })).toBeVisible();
  await send(noticeSvg());
  await expect(page.getByText('Notice saved.')).toBeVisible();
  await expectNoFindings(page, 'company with a notice');

  const beside = shopper.getByRole('region', { name: 'EU notice on the legal guarantee' });
  const picture = beside.getByRole('img', { name: /legal guarantee of conformity of at least 2 years/ });
  const isWhole = async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(595 / 842, 1);
    await expect(beside.getByRole('link', { name: 'See it in full size' })).toHaveAttribute(
      'href',
      /^\/notices\/guarantee-[\da-f]{32}\.svg$/,
    );
  };
  await shopper.goto(`${place.url}${WHOLE.humbucker}`);
  await isWhole();
  await shopper.goto(`${place.url}/shop/humbucker?flavor=hot&color=cream`);
  await isWhole();
  await shopper.getByRole('button', { name: 'Buy now' }).first().click();
  await shopper.waitForURL('**/cart');
  await shopper.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click();
  await shopper.waitForURL('**/checkout');
  await isWhole();
  const order = shopper.getByRole('button', { name: /^Order with obligation to pay/ });
  const [above, below] = [await picture.boundingBox(), await order.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
