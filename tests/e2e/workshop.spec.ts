import { expect, type Page } from '@playwright/test';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { order, test, type Workplace } from './workplace.ts';

/** Sets a password, logs in and sets up the second factor, as a maker does on the first day. */
async function begins(page: Page, place: Workplace): Promise<string> {
  await page.goto(place.invitation);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(PASSWORD);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/login/);
  await page.getByLabel(/E-mail/).fill('toni@example.org');
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
  return secret;
}

/** Logs in from the workshop's address, with password and code. */
async function comesIn(page: Page, place: Workplace, secret: string): Promise<void> {
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`${place.url}/workshop`);
  await page.getByLabel('E-mail').fill('toni@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await looksWell(page, 'password');
  await page.getByRole('button', { name: WORDS.logIn }).click();
  // Each code works once: the one of the set-up is used, the next one works.
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await looksWell(page, 'code');
  await page.getByRole('button', { name: 'Open the workshop' }).click();
  await page.waitForURL(/\/workshop$/);
}

/** Both steps of the log-in with the workshop's heading; no other spec shows them. */
async function looksWell(page: Page, step: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible();
  await expectNoFindings(page, step);
}

test('a custom humbucker is wound, packed, shipped, delivered, returned and refunded, and the audit trail lists all of it [row D414]', async ({
  page,
  place,
}) => {
  await page.goto(`${place.url}/workshop`);
  await expect(page).toHaveURL(/\/login\?to=%2Fworkshop$/);
  const number = await order(place);
  await comesIn(page, place, await begins(page, place));
  // Another test's order may be next, so the test uses its own row on the board.
  const row = page.locator('[data-row]', { hasText: number.slice(3) });
  await expect(row.getByText('Custom Humbucker')).toBeVisible();

  // Started from the board, which assigns a machine; then wound and measured.
  await row.getByRole('button', { name: /Start/ }).click();
  await page.waitForURL(/\/workshop\/bench\/GW-.+\/1$/);
  for (const coil of [1, 2]) {
    // The page names the next coil before its count.
    await expect(page.getByRole('heading', { level: 1, name: `Wind coil ${coil}` })).toBeVisible();
    await page.getByLabel(/^Turns/).fill(coil === 1 ? '5410' : '4610');
    await page.getByRole('button', { name: `Coil ${coil} is wound` }).click();
  }
  await page.getByRole('button', { name: 'Joined' }).click();
  await page.getByLabel(/^R,/).fill('8.06');
  await page.getByLabel(/^L,/).fill('9');
  await expect(page.getByText(/over the limit/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep with note' })).toBeVisible();
  await page.getByLabel(/^L,/).fill('4.22');
  await expect(page.getByText('In tolerance', { exact: true })).toBeVisible();
  // Offline the values are kept, and sent when the network is back.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/No network/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Wound' })).toBeVisible({ timeout: 30_000 });

  // With an open step the order cannot be packed: board and order say so and link to the bench.
  await page.goto(`${place.url}/workshop`);
  await expect(row).toContainText('wax, cover, test play open');
  await expect(row.getByRole('link', { name: 'Pack' })).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Bench' })).toHaveAttribute(
    'href',
    /\/workshop\/bench\/GW-.+\/1$/,
  );
  await page.goto(`${place.url}/workshop/orders/${number}`);
  await expect(page.getByRole('link', { name: 'Pack it' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the bench' }).click();

  // Waxed, covered, played: each confirmed, the bath with its figures.
  await page.getByLabel('In the bath').fill('20');
  await page.getByLabel('Bath at').fill('65');
  await page.getByRole('button', { name: 'Waxed and cooled' }).click();
  await page.getByRole('button', { name: 'Soldered, cover on' }).click();
  await page.getByRole('button', { name: 'Played, everything works' }).click();

  // Packed and shipped. A number scanned before "Pack" is still there after it.
  await page.waitForURL(/\/workshop\/orders\/GW-.+#shipping$/);
  await page.getByLabel('Weight, g').fill('640');
  await page.getByLabel('Packed, ready for the post').check();
  await page.getByLabel(/Tracking number/).fill('0034 0434 1618 2839 1234');
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ship and send e-mail' })).toBeEnabled();
  await expect(page.getByLabel(/Tracking number/)).toHaveValue('0034 0434 1618 2839 1234');
  await page.getByRole('button', { name: 'Ship and send e-mail' }).click();

  // The number belonged to another parcel, and the parcel is still here: both are corrected.
  await page.getByText('Correct carrier and tracking number').click();
  await page.getByLabel(/Tracking number/).fill('0034 0434 1618 2839 5678');
  await page.getByRole('button', { name: 'Save and send e-mail' }).click();
  await expect(page.getByRole('link', { name: /5678$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo shipping' }).click();
  const notLeft = page.getByRole('dialog', { name: `Is ${number} still here?` });
  await notLeft.getByRole('button', { name: 'Undo shipping' }).click();
  await page.getByRole('button', { name: 'Ship and send e-mail' }).click();

  // Delivery starts a legal period: the page asks first, and it can be undone.
  const delivered = page.getByRole('button', { name: 'Mark as delivered', exact: true }).first();
  const question = page.getByRole('dialog', { name: `Mark ${number} as delivered?` });
  await delivered.click();
  await expect(question).toContainText('14 days to withdraw');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await delivered.click();
  await question.getByRole('button', { name: 'Mark as delivered' }).click();
  await page.getByRole('button', { name: 'Undo delivery' }).click();
  await delivered.click();
  await question.getByRole('button', { name: 'Mark as delivered' }).click();

  // Returned and received.
  await page.getByRole('button', { name: 'Issue a return number' }).click();
  // The page reloads with the number; a link pressed before that has no effect.
  await expect(page.getByText(': number sent').first()).toBeVisible();
  await page.getByRole('link', { name: 'Returns', exact: true }).last().click();
  const goods = page.locator('[data-row]', { hasText: number.slice(3) });
  await goods.getByRole('button', { name: 'Mark as received' }).click();
  const refund = goods.getByRole('button', { name: /^Refund \d/ });
  await expect(refund).toBeVisible();
  // Money is never paid out at the first press.
  await refund.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
  await expect(refund).toBeVisible();
  await refund.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \d/ })
    .click();
  await expect(goods).toHaveCount(0);

  await page.goto(`${place.url}/workshop/orders/${number}`);
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
    'refunded',
  ])
    await expect(trail).toContainText(words);
});
