import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { unreadable } from './page-checks.ts';
import { expect, test } from './shopper.ts';

/** Layout of a product page: first screen, rows that open, and drawings under forced colours. */

const row = (page: Page, id: string) => page.locator(`details#${id}`);
const isOpen = (of: Locator) => of.evaluate((details: HTMLDetailsElement) => details.open);

async function box(of: Locator) {
  const found = await of.boundingBox();
  if (!found) throw new Error('nothing is drawn');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

test('a row of the bench opens by link and by press, is kept in the address, and is printed', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/humbucker?flavor=hot#fit');
  await test.step('the address opens it', async () => {
    expect(await isOpen(row(page, 'fit'))).toBe(true);
    await expect(row(page, 'fit').getByRole('link', { name: /full-size/i })).toBeVisible();
  });
  await test.step('a press or a key opens another, and the address follows', async () => {
    await row(page, 'specification').locator('summary').press('Enter');
    await expect(page.getByRole('table', { name: 'Specification of Hot set' })).toBeVisible();
    await expect(page).toHaveURL(/flavor=hot.*#specification$/);
    await shopper.picks({ flavor: 'Vintage' });
    await expect(page).toHaveURL(/flavor=vintage.*#specification$/);
    await expect(page.getByRole('table', { name: 'Specification of Vintage set' })).toBeVisible();
    await row(page, 'specification').locator('summary').click();
    await expect(page).toHaveURL(/color=black$/);
  });
  await test.step('another link on the same page opens its row', async () => {
    await page.evaluate(() => location.assign('#drawing'));
    await expect.poll(() => isOpen(row(page, 'drawing'))).toBe(true);
  });
  await test.step('the printed page contains every row', async () => {
    const inside = page.locator('#bench details > div, #how > div');
    const seen = () => inside.evaluateAll((all) => all.map((one) => one.checkVisibility()));
    expect(await seen()).toEqual([false, false, false, false]);
    await page.emulateMedia({ media: 'print' });
    expect(await seen()).toEqual([true, true, true, true]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the content of a bench row is on the page, and opens', async ({ page, shop }) => {
    await page.goto(`${shop.url}/shop/humbucker?flavor=hot`);
    await page.getByRole('heading', { name: 'Specification' }).click();
    await expect(page.getByRole('table', { name: 'Specification of Hot set' })).toContainText('15.1');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the buy bar hides while the buttons are in the window, and nothing moves', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop/humbucker?flavor=hot');
    const bar = page.locator('[data-buy-bar]');
    const add = page.getByRole('button', { name: WORDS.addToCart });
    const end = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await end();
    expect((await box(bar)).bottom).toBe(844);
    await expect(bar).toContainText('Hot, set');
    await page.getByLabel('Qty').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    await expect(bar).not.toHaveCSS('position', 'fixed');
    await expect(add).toHaveCount(1);
    expect((await box(add)).y).toBeCloseTo((await box(page.getByLabel('Qty'))).y, 0);
    expect(await end()).toBe(before);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toHaveCSS('position', 'fixed');
    expect(await end()).toBe(before);
  });

  test('what scrolls sideways shows it: a drawing, a pair in the phase card, a guitar [case B15]', async ({
    shopper,
    page,
  }) => {
    for (const [path, slides] of [
      ['/shop/humbucker#drawing', '#drawing section'],
      ['/phase#pair', 'section[tabindex="0"]:has(svg)'],
      ['/your-guitar', 'section[tabindex="0"]:has(svg)'],
    ] as const) {
      await shopper.opens(path);
      const slide = page.locator(slides).first();
      const { scrollWidth, clientWidth } = await slide.evaluate((one) => ({
        scrollWidth: one.scrollWidth,
        clientWidth: one.clientWidth,
      }));
      expect(scrollWidth, path).toBeGreaterThan(clientWidth);
      await expect(slide.locator('xpath=following-sibling::p[1]')).toHaveText('Swipe to see the rest');
    }
  });
});

test.describe('in German on a narrow phone', () => {
  test('no word touches another or is cut [case B13]', async ({ shopper, page }) => {
    await shopper.opens('/de/shop/humbucker?flavor=hot');
    const bar = page.locator('[data-buy-bar]');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const price = await box(bar.getByText(/€/));
      expect((await box(bar.getByRole('button').first())).x - price.right).toBeGreaterThanOrEqual(6);
      const room = await page.locator('#quantity').evaluate((select) => {
        const label = document.querySelector<HTMLElement>('label[for=quantity]');
        const start =
          select.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(select).paddingLeft);
        return start - (label?.getBoundingClientRect().right ?? 0);
      });
      expect(room, `${width} px`).toBeGreaterThanOrEqual(4);
    }
    await page.getByRole('heading', { name: 'Alle Teile' }).click();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .getByRole('group', { name: /^Teile: Humbucker/ })
        .locator('b')
        .evaluateAll((names) =>
          names
            .filter((name) => name.scrollWidth > name.clientWidth + 1)
            .map((name) => `${name.textContent} ${name.scrollWidth}`),
        );
      expect(cut, `${width} px`).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBe(0);
    }
  });
});

test("every drawing is visible in a reader's own colours and on paper, also in rows that open [case B5]", async ({
  shopper,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shopper.opens('/shop/humbucker?flavor=hot#tone');
  for (const id of ['specification', 'balance', 'fit']) await row(page, id).locator('summary').click();
  // Thumbnails of drawings keep the paper that they are drawn on.
  const drawing = page.getByRole('button', { name: /^Show .*drawing/ }).locator('img');
  expect(await drawing.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(252, 250, 245)');
  expect(await unreadable(page)).toEqual([]);
});
