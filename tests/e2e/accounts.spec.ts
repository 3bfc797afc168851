import type { Page } from '@playwright/test';
import { codeOf } from '../fixtures/account-life.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { CARDS, expect, LEIPZIG, type Shopper, test } from './shopper.ts';

const PASSWORD = 'copper rain under bridges';
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** What one comes with, from the page before. */
const news = (page: Page) => page.getByRole('main').getByRole('status').first();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The link in the latest mail to an address. */
async function linkTo(shopper: Shopper, to: string, subject: RegExp, known = 0): Promise<string> {
  const mails = async () =>
    (await shopper.mails()).filter((one) => one.to === to && subject.test(one.subject));
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(known);
  return /http\S+\/(?:verify|reset)\/[\w.-]+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
}

async function registers({ shopper, page }: { shopper: Shopper; page: Page }, email: string) {
  await page.goto(`${shopper.shopUrl}/register`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Make an account');
  await expect(page.getByText(WORDS.registered)).toBeVisible();
  await page.goto(await linkTo(shopper, email, /confirm your address/));
  await expect(h1(page, 'Is this your address?')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Yes, make my account');
  await expect(h1(page, 'Account')).toBeVisible();
}

async function signsOut(page: Page) {
  await press(page, 'Sign out');
  await expect(news(page)).toHaveText('You are logged out.');
}

async function logsIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, WORDS.logIn);
}

test('a guest makes an account, finds what was ordered, keeps a build, forgets the password and leaves [rows 17, 563, D612]', async ({
  shopper,
  page,
  browser,
}) => {
  test.slow();
  shopper.expects(/status of 401/);
  // Nobody else in this shop orders under it: other tests buy as jonas.
  const email = 'a.guest@example.org';
  await shopper.opens('/shop/stratocaster?flavor=hot&color=cream');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG, email);
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();

  await registers({ shopper, page }, email);
  await signsOut(page);
  await logsIn(page, email, 'not this one');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('E-mail and password do not match.');
  await expect(page).toHaveTitle(/^Please check:/);
  await logsIn(page, email);
  await expect(h1(page, 'Account')).toBeVisible();
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByRole('listitem')).toContainText(/GW-[0-9A-Z]{8}.*Stratocaster set.*Paid.*€/s);
  await orders.getByRole('link', { name: /^GW-/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();

  await shopper.opens(WHOLE.humbucker);
  await press(page, 'Save to account');
  await expect(page).toHaveURL(/\/account#drawer$/);
  const build = page.getByRole('region', { name: 'Saved configurations' }).getByRole('listitem');
  await expect(build).toContainText(/Custom Humbucker.*€.*Complete/s);
  await build.getByRole('link', { name: /Review/ }).click();
  await expect(page).toHaveURL(/\/configurator\/humbucker\?/);

  // Somebody else's browser is logged in, too, until the password is set anew.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${shopper.shopUrl}/login`);
  await logsIn(other, email);
  await expect(h1(other, 'Account')).toBeVisible();
  await page.goto(`${shopper.shopUrl}/account`);
  await expect(page.getByText('2 browsers')).toBeVisible();
  await page.getByText('Logged in', { exact: true }).click();
  const browsers = page.locator('#browsers');
  await browsers.getByLabel('Your password').fill('not mine at all');
  await press(page, 'Log it out');
  await expect(browsers).toContainText('This is not your password.');
  await expect(browsers.getByRole('radio', { name: /One that logged in on/ })).toBeChecked();
  await browsers.getByLabel('Your password').fill(PASSWORD);
  await press(page, 'Log it out');
  await expect(browsers.getByRole('status')).toHaveText('That browser is logged out.');
  await other.reload();
  await expect(h1(other, 'Login')).toBeVisible();
  await logsIn(other, email);
  await expect(h1(other, 'Account')).toBeVisible();

  await page.goto(`${shopper.shopUrl}/reset`);
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Send me a link');
  await expect(h1(page, 'Look into your mailbox')).toBeVisible();
  const link = await linkTo(shopper, email, /a new password/);
  await page.goto(link);
  await page.getByLabel('New password').fill('five other words of mine');
  await press(page, 'Set the password');
  await expect(news(page)).toContainText('new password is set');
  await other.reload();
  await expect(h1(other, 'Login')).toBeVisible();
  await page.goto(link);
  await expect(h1(page, 'This link opens nothing')).toBeVisible();

  await page.goto(`${shopper.shopUrl}/login`);
  await logsIn(page, email, 'five other words of mine');
  await page.getByText('Logged in', { exact: true }).click();
  await press(page, 'Sign out everywhere');
  await expect(news(page)).toHaveText('You are logged out.');
  // Nor does the browser's memory show it again.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveCount(0);
  await elsewhere.close();
});

test('a second factor is set up and asked for; everything is reached by keyboard', async ({
  shopper,
  page,
}) => {
  const email = 'keys@example.org';
  await registers({ shopper, page }, email);
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

  await press(page, 'Sign out');
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

  test('one registers, logs in, changes the name and signs out', async ({ shopper, page }) => {
    const email = 'plain@example.org';
    await registers({ shopper, page }, email);
    await signsOut(page);
    await logsIn(page, email);
    await page.locator('#name summary').click();
    await page.getByLabel('Name', { exact: true }).fill('Ohne Skript');
    await press(page, 'Save the name');
    await expect(page.locator('#name summary')).toContainText('Ohne Skript');
    await press(page, 'Sign out');
    await expect(news(page)).toHaveText('You are logged out.');
    await page.goto(`${shopper.shopUrl}/account`);
    await expect(h1(page, 'Login')).toBeVisible();
  });
});

for (const width of [390, 1440])
  test(`pages about accounts have no findings and fit a window of ${width}`, async ({ shopper, page }) => {
    test.slow();
    shopper.expects(/status of 4/);
    await page.setViewportSize({ width, height: 900 });
    const email = `fits${width}@example.org`;
    await registers({ shopper, page }, email);
    await signsOut(page);
    await expectNoFindings(page, 'login');
    await press(page, WORDS.logIn);
    await expectNoFindings(page, 'login with faults');
    for (const path of [
      '/register',
      '/register?sent',
      '/reset',
      '/reset?sent',
      '/verify/nonsense',
      '/reset/nonsense',
    ]) {
      await page.goto(shopper.shopUrl + path);
      await expectNoFindings(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
    await page.goto(`${shopper.shopUrl}/login`);
    await logsIn(page, email);
    await expect(h1(page, 'Account')).toBeVisible();
    for (const id of ['name', 'address', 'password', 'second-factor', 'browsers', 'delete']) {
      await page.locator(`#${id} > summary`).click();
      await expectNoFindings(page, `account, ${id} open`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(width);
    }
  });

test('a page for one person is kept nowhere and made for nobody else', async ({ shopper, page, request }) => {
  const email = 'private@example.org';
  await registers({ shopper, page }, email);
  const own = await page.request.get(`${shopper.shopUrl}/account`);
  expect(own.headers()['cache-control']).toBe('no-store');
  expect(await own.text()).toContain(email);
  for (const path of ['/account', '/Account', '/account?x', '//account', '/ACCOUNT/']) {
    const foreign = await request.get(shopper.shopUrl + path);
    expect(await foreign.text(), path).not.toContain(email);
  }
});
