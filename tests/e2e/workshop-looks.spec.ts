import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { furnish } from './furnished.ts';
import { order, pageOf, test } from './workplace.ts';

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no page of the workshop has a finding of axe, and none sticks out at the side of a phone, a tablet or a desk [row D146]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  const { held, pages } = await furnish(place);
  for (const [name, path] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expectNoFindings(page, name);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOf(page), `${name} at ${width}`).toBe(0);
    }
    // What a phone shows has other parts: the tabs at its foot, buttons as wide as the page.
    if (/^(board|returns)$/.test(name)) await expectNoFindings(page, `${name}, on a phone`);
  }
  await place.bea.call('release-piece', { number: held, unit: 1 });
  await page.context().close();
});

test('the keys of the workshop go through rows and orders, and can be switched off [row D146]', async ({
  place,
  browser,
}) => {
  const numbers = [await order(place), await order(place)];
  const page = await pageOf(browser, place, place.maxi);
  await page.goto('/workshop');
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press('j');
  await expect(page.locator('[data-open]').first()).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  await expect(page.getByRole('searchbox')).toHaveValue('jk');

  // From order to order, in the order in which they are wound.
  await page.goto(`/workshop/orders/${numbers[0]}`);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/orders/${numbers[1]}$`));
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`/orders/${numbers[0]}$`));

  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press('?');
  await page.getByLabel('Single keys work on this computer').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/orders/${numbers[0]}$`));
  await page.context().close();
});
