import type { Page } from '@playwright/test';
import { buyAt } from '../fixtures/buy-at.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { makesAnAccount } from './own-account.ts';
import { expect, type Shopper, test } from './shopper.ts';

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The confirmation from the previous page. */
const news = (page: Page) => page.getByRole('main').getByRole('status').first();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function resetLink(shopper: Shopper, to: string): Promise<string> {
  const mail = async () =>
    (await shopper.mails()).find((one) => one.to === to && /a new password/.test(one.subject));
  await expect.poll(mail).toBeDefined();
  return /http\S+\/reset\/[\w.-]+/.exec((await mail())?.text ?? '')?.[0] ?? '';
}

/** Unfolds the account page and checks axe and overflow. */
async function opensEverything(page: Page, width: number) {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 844 });
  for (const id of ['name', 'address', 'password', 'second-factor', 'browsers', 'delete'])
    await page.locator(`#${id} > summary`).click();
  await expectNoFindings(page, 'account, unfolded');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (before) await page.setViewportSize(before);
}

async function signsOut(page: Page) {
  await press(page, 'Log out');
  await expect(news(page)).toHaveText('You are logged out.');
}

async function logsIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, WORDS.logIn);
}

test('a guest creates an account, finds past orders, saves a build, resets the password and signs out everywhere [rows 17, 563, D612]', async ({
  shopper,
  page,
  browser,
}) => {
  test.slow();
  shopper.expects(/status of 401/);
  // No other test in this shop orders with this address.
  const email = 'a.guest@example.org';
  await buyAt(shopper.shopUrl, { email });

  await makesAnAccount(shopper, email);
  await opensEverything(page, 390);
  await signsOut(page);
  await logsIn(page, email, 'not this one');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('E-mail and password do not match.');
  await expect(page).toHaveTitle(/^Please check:/);
  await expectNoFindings(page, 'login with a fault');
  await logsIn(page, email);
  await expect(h1(page, 'Account')).toBeVisible();
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByRole('listitem')).toContainText(/GW-[0-9A-Z]{8}.*Humbucker set.*Paid.*€/s);
  await orders.getByRole('link', { name: /^GW-/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();

  await shopper.opens(WHOLE.humbucker);
  await press(page, 'Save this build');
  await expect(page).toHaveURL(/\/account#drawer$/);
  const build = page.getByRole('region', { name: 'Saved builds' }).getByRole('listitem');
  await expect(build).toContainText(/Custom Humbucker.*€.*Complete/s);
  await build.getByRole('link', { name: /Review/ }).click();
  await expect(page).toHaveURL(/\/configurator\/humbucker\?/);

  // Another browser is logged in too, until this one ends its session.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${shopper.shopUrl}/login`);
  await logsIn(other, email);
  await expect(h1(other, 'Account')).toBeVisible();
  await page.goto(`${shopper.shopUrl}/account`);
  await expect(page.getByText('2 browsers')).toBeVisible();
  await page.getByText('Logged in', { exact: true }).click();
  const browsers = page.locator('#browsers');
  await browsers.getByLabel('Your password').fill(PASSWORD);
  await press(page, 'Log it out');
  await expect(browsers.getByRole('status')).toHaveText('That browser is logged out.');
  await other.reload();
  await expect(h1(other, 'Login')).toBeVisible();
  await elsewhere.close();

  await page.goto(`${shopper.shopUrl}/reset`);
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Send me a link');
  await expect(h1(page, 'Check your inbox')).toBeVisible();
  const link = await resetLink(shopper, email);
  await page.goto(link);
  await page.getByLabel('New password').fill('five other words of mine');
  await press(page, 'Set the password');
  await expect(news(page)).toContainText('new password is set');
  await page.goto(link);
  await expect(h1(page, 'This link doesn’t work')).toBeVisible();

  await page.goto(`${shopper.shopUrl}/login`);
  await logsIn(page, email, 'five other words of mine');
  await page.getByText('Logged in', { exact: true }).click();
  await press(page, 'Log out everywhere');
  await expect(news(page)).toHaveText('You are logged out.');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveCount(0);
});

test('a second factor is set up and requested; everything works by keyboard', async ({ shopper, page }) => {
  const email = 'keys@example.org';
  await makesAnAccount(shopper, email);
  await signsOut(page);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Account')).toBeVisible();

  const row = page.locator('#second-factor summary');
  await row.focus();
  await page.keyboard.press('Enter');
  const secret = await page.locator('input[name="secret"]').inputValue();
  await page.getByLabel('The code it shows').fill(codeOf(secret));
  await page.locator('#second-factor').getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('region', { name: /second factor is set up/ }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  await expectNoFindings(page, 'recovery codes');

  await press(page, 'Log out');
  await logsIn(page, email);
  await expect(h1(page, 'One more step')).toBeVisible();
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await expectNoFindings(page, 'second step');
  await page.keyboard.type(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByText('On, 9 recovery codes left')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor creates an account, logs in, changes the name and logs out', async ({ shopper, page }) => {
    const email = 'plain@example.org';
    await makesAnAccount(shopper, email);
    await signsOut(page);
    await logsIn(page, email);
    await page.locator('#name summary').click();
    await page.getByLabel('Name', { exact: true }).fill('Ohne Skript');
    await press(page, 'Save the name');
    await expect(page.locator('#name summary')).toContainText('Ohne Skript');
    await press(page, 'Log out');
    await expect(news(page)).toHaveText('You are logged out.');
    await page.goto(`${shopper.shopUrl}/account`);
    await expect(h1(page, 'Login')).toBeVisible();
  });
});
