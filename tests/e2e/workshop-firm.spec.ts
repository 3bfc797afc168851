import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '../../domain/calendar/day.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { expectNoFindings } from './axe.ts';
// The shop announces closing days.
import { order, orderLink, pageOf, testOfShopfront as test } from './workplace.ts';

const STRAT = stockLine('STRATOCASTER', 'VINTAGE', 'SET', 'white');

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
}
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a maker places a piece by keyboard, closes days after a look at what moves, and opens them again @at-length [row D541]', async ({
  place,
  browser,
}) => {
  await order(place, { name: 'Jonas Beispiel', lines: [STRAT] });
  const last = await order(place, { name: 'Clara Exemple' });
  const page = await pageOf(browser, place, place.maxi);
  await opens(page, '/workshop/day');
  await expect(page.getByRole('navigation', { name: 'Workshop' }).getByRole('link').first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: 'The week by wire' })).toBeVisible();

  // By keyboard only: down to the piece, and its slot of today.
  const piece = page.locator(`[data-row] a[href="/workshop/orders/${last}"]`);
  await page.keyboard.press('j');
  for (
    let pressed = 0;
    pressed < 12 && !(await piece.evaluate((link) => link === document.activeElement));
    pressed += 1
  )
    await page.keyboard.press('j');
  await expect(piece).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByText('is in place 1 today.')).toBeVisible();
  await expect(piece).toContainText('placed by Maxi');

  // Closing shows the consequences first; viewing closes nothing.
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  const first = addDays(dayOf(new Date()), 30);
  const card = page.getByRole('region', { name: 'Days away' });
  await card.getByLabel('First day').fill(first);
  await card.getByLabel('Last day').fill(addDays(first, 3));
  await card.getByRole('button', { name: 'Check promised days' }).click();
  await expect(card.getByText('Promised days that move')).toBeVisible();
  await expect(card.getByText('all within 30 days')).toBeVisible();
  await expect(card.getByText(/^The shop shows: “Away /)).toBeVisible();
  const shopper = await browser.newPage({ baseURL: place.url });
  await shopper.goto('/shop');
  await expect(shopper.getByText(/^Away /)).toHaveCount(0);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await card.getByRole('button', { name: 'Close these days' }).click();
  await expect(card.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await shopper.goto('/shop');
  await expect(shopper.getByText(/^Away .+ Ordered now, it leaves on /)).toBeVisible();
  await shopper.close();
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await card.getByRole('button', { name: 'Reopen' }).click();
  await expect(card.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  for (const width of [1440, 820, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOf(page), `${width}`).toBe(0);
  }
  await page.context().close();
});

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
  // The effect is shown before sending.
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
