import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
// The shop announces closing days.
import { order, orderLink, pageOf, testOfShopfront as test } from './workplace.ts';

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
}
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a maker asks, and the buyer answers with one press on a phone: date, build sheet and trail follow [row D542]', async ({
  place,
  browser,
}) => {
  const number = await order(place, { name: 'Clara Exemple' });
  const link = await orderLink(place, number);
  const desk = await pageOf(browser, place, place.maxi);
  await opens(desk, `/workshop/letters?order=${number}`);
  const letter = desk.getByRole('form', { name: 'Letter to Clara' });
  await letter.getByRole('button', { name: 'Another colour' }).click();
  const second = letter.getByRole('group', { name: 'Answer 2' });
  await second.getByLabel('Text of answer 2').fill('Take Black');
  await second.getByLabel('Black').check();
  await expect(second.getByText('As promised, same price.')).toBeVisible();
  await letter.getByRole('textbox', { name: 'Letter', exact: true }).press('Control+Enter');
  await expect(desk.getByRole('link', { name: /^Waiting 1/ })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(link);
  const question = page.getByRole('region', { name: 'Wait, or take another colour?' });
  await expect(question.getByText('Maxi asks from the bench')).toBeVisible();
  const presses = question.getByRole('button');
  await expect(presses).toHaveText(['Wait for it', 'Take Black']);
  // Equal weight, and beside them one can write back or cancel the order.
  const [one, other] = await Promise.all([presses.nth(0).boundingBox(), presses.nth(1).boundingBox()]);
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  await expect(question.getByRole('link', { name: 'Write back' })).toBeVisible();
  await expect(question.getByRole('link', { name: 'Withdraw or return' })).toBeVisible();
  await expectNoFindings(page, 'a question on a phone');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOf(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await presses.nth(1).click();
  await expect(page.getByText('Take Black.').first()).toBeVisible();
  await expect(page.getByText('It is on the build sheet now.')).toBeVisible();
  await expect(page.getByText('Change my answer')).toBeVisible();
  await phone.close();

  await opens(desk, `/workshop/orders/${number}`);
  await expect(desk.getByText('cover colour')).toBeVisible();
  await expect(
    desk
      .getByRole('definition')
      .filter({ hasText: /^Black$/ })
      .first(),
  ).toBeVisible();
  await opens(desk, '/workshop/letters?tab=wait');
  await expect(desk.getByText('answered: Take Black').first()).toBeVisible();
  await desk.context().close();
});
