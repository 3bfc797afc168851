import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openSession } from '../../server/accounts/sessions.ts';
import { accounts } from '../../server/platform/db/accounts-schema.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { type BuiltShop, layDatabase } from '../fixtures/built-shop.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { test as base } from './kept.ts';
import { CARDS, LEIPZIG, openOwnShop, Shopper, START } from './shopper.ts';
import { withoutWebgl } from './webgl.ts';

/** Signs one of the makers in with both factors, before the shop opens. Answers the session's token. */
async function signIn(dataDir: string): Promise<string> {
  layDatabase({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase({ dataDir });
  const [id, now] = [randomUUID(), new Date()];
  const email = 'maxi@example.org';
  await db.insert(accounts).values({ id, email, name: 'Maxi', role: 'staff', createdAt: now });
  const who = { id, role: 'staff' } as const;
  const { token } = await openSession(db, who, { isProved: true, former: undefined, now });
  await close();
  return token;
}

const test = base.extend<{ shop: BuiltShop & { readonly token: string } }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      let token = '';
      const shop = await openOwnShop(async (dataDir) => {
        token = await signIn(dataDir);
        return {};
      });
      await use({ ...shop, token });
      await shop.close();
    },
    START,
  ],
});

/** Someone with a browser of their own, who has chosen a humbucker set and is at the checkout. */
async function atTheCheckout(opens: () => Promise<Page>, shop: BuiltShop): Promise<Shopper> {
  const page = await opens();
  page.setDefaultTimeout(20_000);
  await page.context().addInitScript(withoutWebgl);
  const shopper = new Shopper(page, shop.url);
  await shopper.opens('/shop/humbucker');
  await shopper.picks({ flavor: 'Hot', bundle: 'Set', colour: 'Cream' });
  await shopper.addsToCart();
  await shopper.opens('/cart');
  await shopper.goesToCheckout();
  return shopper;
}

const fold = (page: Page) => page.locator('summary', { hasText: 'Discount code' });

test('staff issue a code, a shopper pays with it, and a second one is refused [rows 171, 306]', async ({
  page,
  shop,
  browser,
}) => {
  const session = { name: 'session', value: shop.token, url: shop.url, httpOnly: true };
  await page.context().addCookies([{ ...session, sameSite: 'Lax' }]);
  await page.goto(`${shop.url}/workshop/codes`);
  await expect(page.getByText('No code is out.')).toBeVisible();
  await page.getByLabel('Per cent off').fill('25');
  await page.getByLabel('What for').fill('Bug report: the cart forgot a pickup');
  await page.getByRole('button', { name: 'Issue the code' }).click();
  await expect(page.locator('[data-answer]').first()).toContainText('between 1 and 20 %');
  await page.getByLabel('Per cent off').fill('20');
  await page.getByRole('button', { name: 'Issue the code' }).click();
  const row = page.locator('[data-row]').first();
  await expect(row).toContainText('the cart forgot a pickup');
  await expect(row).not.toContainText('payment account');
  const code = (await row.locator('b').first().innerText()).trim();
  expect(code).toMatch(/^THX-.{4}-.{4}$/);
  // A second one, for one address alone.
  await page.getByLabel('Per cent off').fill('10');
  await page.getByLabel('For the address').fill('bea@example.org');
  await page.getByLabel('What for').fill('Thanks for the photographs');
  await page.getByRole('button', { name: 'Issue the code' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(2);
  const bound = (await page.locator('[data-row] b').first().innerText()).trim();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: /Copy/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(bound);
  await expectNoFindings(page, 'codes');

  const opens = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const jonas = await atTheCheckout(opens, shop);
  const rival = await atTheCheckout(opens, shop);

  // By keyboard, folded until it is wanted.
  await expect(jonas.page.getByLabel('Your code')).toBeHidden();
  await fold(jonas.page).focus();
  await jonas.page.keyboard.press('Enter');
  await jonas.page.keyboard.press('Tab');
  await expect(jonas.page.getByLabel('Your code')).toBeFocused();
  await jonas.page.keyboard.type('thx 2222 2222');
  await jonas.page.keyboard.press('Enter');
  jonas.expects(/422/);
  await expect(jonas.page.locator('#discount-code-error')).toContainText('do not know this code');
  await expectNoFindings(jonas.page, 'checkout with the field open');
  await jonas.page.getByLabel('Your code').fill(bound);
  await jonas.page.keyboard.press('Enter');
  await expect(jonas.page.locator('#discount-code-error')).toContainText('Enter yours first');
  await jonas.fillsIn(LEIPZIG);
  await jonas.page.getByRole('button', { name: 'Use code' }).click();
  await expect(jonas.page.locator('#discount-code-error')).toContainText('another e-mail address');
  await jonas.page.getByLabel('Your code').fill(code.toLowerCase());
  await jonas.page.keyboard.press('Enter');
  await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();
  await expect(jonas.page.getByRole('button', { name: 'Remove the discount code' })).toBeFocused();
  const aside = jonas.page.getByRole('complementary', { name: 'Your order' });
  await expect(jonas.sum(/^Discount code, 20 %/, aside)).toHaveText(/[−-]48,00\s€/);
  await expect(jonas.sum(/^Total/, aside)).toHaveText(/192,00\s€/);
  await expectNoFindings(jonas.page, 'checkout with a code');

  // Removed it costs what it did; loaded anew the code is there again.
  await jonas.page.keyboard.press('Enter');
  await expect(jonas.sum(/^Total/, aside)).toHaveText(/240,00\s€/);
  await expect(jonas.page.getByLabel('Your code')).toBeFocused();
  await jonas.page.getByLabel('Your code').fill(code);
  await jonas.page.getByRole('button', { name: 'Use code' }).click();
  await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();
  await jonas.page.reload();
  await expect(jonas.page.getByText('20 % off the goods')).toBeVisible();

  await fold(rival.page).click();
  await rival.page.getByLabel('Your code').fill(code);
  await rival.page.getByRole('button', { name: 'Use code' }).click();
  await expect(rival.page.locator('#discount-code-error')).toContainText('in another checkout just now');

  await jonas.fillsIn(LEIPZIG);
  await jonas.entersCard(CARDS.pays);
  await expect(jonas.orderButton).toContainText('192,00');
  await jonas.orders();
  await jonas.seesThanks();
  await expect(jonas.sum(/^Discount code, 20 %/)).toHaveText(/[−-]48,00\s€/);
  await jonas.page.getByRole('link', { name: WORDS.followOrder }).click();
  await expect(jonas.sum(/^Discount code, 20 %/)).toHaveText(/[−-]48,00\s€/);
  await expect(jonas.page.locator('main')).toContainText(/192,00\s€/);
  await expect
    .poll(async () => (await jonas.mails()).find(({ to }) => to === 'jonas@example.org')?.text ?? '')
    .toMatch(/Discount code, 20\s%[\s\S]*[−-]48,00/);

  await rival.page.getByRole('button', { name: 'Use code' }).click();
  await expect(rival.page.locator('#discount-code-error')).toContainText('has been used');
  await rival.fillsIn({ ...LEIPZIG, name: 'Bea Beispiel' }, 'bea@example.org');
  await rival.page.getByLabel('Your code').fill(bound);
  await rival.page.getByRole('button', { name: 'Use code' }).click();
  await expect(rival.page.getByText('10 % off the goods')).toBeVisible();
  // Whoever pays with another address than the code's is told before paying.
  await rival.page.getByLabel('E-mail').fill('eve@example.org');
  await rival.entersCard(CARDS.pays);
  await rival.orders();
  await expect(rival.page.getByRole('alert').filter({ hasText: 'another e-mail address' })).toBeVisible();
  await expect(rival.orderButton).toContainText('240,00');

  // The workshop knows where it went.
  await page.goto(`${shop.url}/workshop/codes`);
  const used = page.locator('section', { has: page.getByRole('heading', { name: /^Used/ }) });
  await expect(used).toContainText(/48,00\s€ off/);
  await used.locator('a[data-open]').click();
  await expect(page.getByText(/Discount code, 20\s%/)).toBeVisible();
  await expectNoFindings(page, 'order with a code');

  await page.goto(`${shop.url}/workshop/codes`);
  await page.getByText(/^Take back/).click();
  await page.getByLabel(/^Why/).fill('Sent twice');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: /^Taken back/ })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
});
