import type { Page } from '@playwright/test';
import { buyAt } from '../fixtures/buy-at.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { MIDDLE } from './filled-cart.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** Number and link of an order, from its mail. */
async function ordered(shopper: Shopper, email: string): Promise<{ number: string; link: string }> {
  const mailOf = async () => (await shopper.mails()).find(({ to }) => to === email);
  await expect.poll(mailOf, { timeout: 20_000 }).toBeDefined();
  const { subject = '', text = '' } = (await mailOf()) ?? {};
  return {
    number: /GW-\w+/.exec(subject)?.[0] ?? '',
    link: /https?:\/\/\S+\/order\/[\w.-]+/.exec(text)?.[0] ?? '',
  };
}

const lettersOf = async (page: Page, address: string) => {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return pdfText(await answer.body()).replace(/\s+/g, '');
};

const main = (page: Page) => page.getByRole('main');

test('a mail leads to the order: its progress, a new address, its documents and its withdrawal [case B17] [row D50]', async ({
  shopper,
  page,
  browser,
}) => {
  shopper.expects(/422|404/);
  const email = 'order-page@example.org';
  await buyAt(shopper.shopUrl, { email, line: MIDDLE });
  const { number, link } = await ordered(shopper, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Order progress' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(0)).toContainText('Paid');
  await expect(steps.nth(3)).toContainText('promised');
  await expect(main(page)).toContainText('Your pickup is in the queue for the bench. It leaves Leipzig by');
  await expectNoFindings(page, 'the order’s page');
  // A buyer who has just paid comes from the shop, not from a mail, and there are no letters yet.
  await expect(main(page)).toContainText('Opened with your link');
  await expect(main(page).getByText('Write to us', { exact: true })).toBeVisible();

  // By keyboard, as by mouse.
  const change = page.locator('summary', { hasText: 'Change address' });
  await change.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('City').fill('');
  await page.getByLabel('Postal code').fill('0610');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Postal code')).toBeFocused();
  await expect(main(page)).toContainText('A German postal code has five digits, such as 04229.');
  await expect(main(page)).toContainText('Enter the city.');
  await expectNoFindings(page, 'an address with a fault');
  await page.getByLabel('City').fill('Halle');
  await page.getByLabel('Postal code').fill('D-06108');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status')).toContainText('Your new address is saved');
  await expect(main(page)).toContainText('06108 Halle');

  await test.step('without JavaScript, on a phone', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const phone = await context.newPage();
    await phone.goto(link);
    await phone.locator('summary', { hasText: 'Change address' }).click();
    await phone.getByLabel('Name', { exact: true }).fill('Petra Muster');
    await phone.getByRole('button', { name: 'Save address' }).click();
    await expect(main(phone).getByRole('status')).toContainText('Your new address is saved');
    await expect(main(phone)).toContainText('Petra Muster');
    // Orders are on no list of pages, so their width on a phone is tested here.
    await phone.setViewportSize({ width: 320, height: 700 });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });

  await test.step('an altered link grants no access', async () => {
    const answer = await page.goto(link.replace(/\w{8}-\w{4}/, '5f0c2f5e-0000'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await page.goto(link);
  });

  const letters = await lettersOf(page, `${link}/confirmation.pdf`);
  for (const part of ['Orderconfirmation', number, '06108Halle', 'Stratocaster'])
    expect(letters).toContain(part);
  expect((await page.request.get(`${link}/invoice.pdf`)).status()).toBe(404);

  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(main(page)).toContainText('Dein Tonabnehmer steht auf der Werkbankliste.');
  await expectNoFindings(page, 'the German page');
  expect(await lettersOf(page, `${page.url()}/confirmation.pdf`)).toContain('Bestellbestätigung');

  await page.goto(link);
  await main(page).getByRole('button', { name: WORDS.withdraw }).click();
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal received' })).toBeVisible();
  await expect
    .poll(async () => {
      await page.goto(link);
      return main(page).textContent();
    })
    .toContain('We received your withdrawal on');
  await expect(main(page).getByRole('button', { name: WORDS.withdraw })).toHaveCount(0);
});
