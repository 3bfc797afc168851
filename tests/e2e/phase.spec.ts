import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

const answer = 'section[aria-labelledby=answer]';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form asks about the two pickups, answers in one sentence, and keeps the question in the address [row D481]', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/phase`);
    await expect(page.locator(answer).getByRole('heading')).toHaveText('One more test.');
    await page.getByLabel('You keep').selectOption('Telecaster type, bridge');
    await page.getByLabel('Its maker').selectOption('Rio Grande');
    await page.getByLabel('You fit').selectOption('Telecaster, neck');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    expect(new URL(page.url()).searchParams.get('keep')).toBe('telecaster-bridge');
    await expect(page.locator(answer).getByRole('heading')).toHaveText('White is hot.');
    await expect(page.locator(answer)).toContainText('Hum-cancelling togethernearly');
    await expect(page.getByText(/of 28 May/)).toBeVisible();
    await page.getByRole('radio', { name: 'Plus' }).check({ force: true });
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByText('Your tests disagree with our source')).toBeVisible();
    await expect(page.locator(answer).getByRole('heading')).toHaveText('Black is hot.');
    // A humbucker needs only its phase.
    await page.goto(`${shop.url}/phase?keep=humbucker-neck&maker=seymour-duncan&ours=humbucker.bridge`);
    await expect(page.getByText('It is quiet on its own.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Plus' })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'North up' })).toHaveCount(0);
  });
});

test('two tests find the hot lead, by keyboard too; the answer prints on one sheet of A5, and leads to the cart [rows D468, D481]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/phase');
  const heading = page.locator(answer).getByRole('heading');
  await page.getByLabel('You keep').selectOption('Telecaster type, neck');
  await page.getByRole('radio', { name: 'It hardly moves' }).check({ force: true });
  await expect(page.getByText('Lift, don’t slide.')).toBeVisible();
  await page.getByRole('radio', { name: 'Plus' }).check({ force: true });
  await expect(heading).toHaveText('Black is hot.');
  await expect(page.locator(answer)).toContainText('plate off black first');
  await page.getByRole('radio', { name: 'Plus' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText('White is hot.');
  await expect(page.locator('[role=status]', { hasText: 'White is hot.' })).toHaveCount(1);
  await expect(page.locator(answer)).toContainText('after test 1');
  await page.locator('#cases > summary').click();
  await page.locator('#pair > summary').click();
  await expect(page.getByRole('cell', { name: /may be yours/ })).toHaveCount(2);
  await page.getByRole('radio', { name: 'North up' }).check({ force: true });
  await expect(page.getByRole('cell', { name: /\(yours\)/ })).toHaveText(/White hot.*hums in the middle/);
  // The open row stays in the address.
  await expect(page).toHaveURL(/[?&]pole=north.*#pair$/);
  const tick = page.getByRole('checkbox', { name: /Wind it this way/ });
  await tick.check();
  await expect(page.locator(answer)).toContainText('Hum-cancelling togethernearly');
  await expect(page.getByRole('img', { name: /String: they add.*Hum: a little is left/ })).toBeVisible();
  await expectNoFindings(page, '/phase, answered');
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)[.\d]*\]/g)].map(([, ...size]) => size);
  expect(sheets).toEqual([['420', '594']]);
  // The address contains the question, so a reload shows the same answer.
  await page.reload();
  await shopper.pageIsHydrated();
  await expect(tick).toBeChecked();
  await page.getByRole('link', { name: 'Choose it in the shop' }).click();
  await page.waitForURL('**/shop/telecaster?**wound=reverse');
  await shopper.pageIsHydrated();
  await page.getByRole('radio', { name: /Vintage/ }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: /Reverse wound/ })).toBeChecked();
  await shopper.addsToCart();
  await expect(page.getByText(WORDS.added)).toBeVisible();
  await shopper.opens('/cart');
  await expect(page.getByRole('main')).toContainText('Reverse wound, reverse polarity');
});
