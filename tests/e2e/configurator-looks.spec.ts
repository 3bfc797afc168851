import type { Locator } from '@playwright/test';
import { BUILD_PAGES, expect, test, WHOLE } from './builder.ts';

/** How the configurators stand in the window: what is seen of a step without scrolling, with everything a first visitor sees. */

const COVERS = `${BUILD_PAGES.humbucker}?cover=open&step=model`;

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('Nothing is drawn');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
};

for (const [height, columns] of [
  [900, 2],
  [780, 3],
] as const)
  test(`all ten covers are seen at 1440 by ${height}, in ${columns} columns`, async ({ builder, page }) => {
    await page.setViewportSize({ width: 1440, height });
    await builder.opens(COVERS);
    const tiles = builder.panel.getByRole('group', { name: 'Cover model' }).locator('label');
    await expect(tiles).toHaveCount(10);
    const foot = await box(builder.goesOn);
    const places = await Promise.all((await tiles.all()).map(box));
    for (const { height: tall, bottom } of places) {
      expect(tall).toBeGreaterThanOrEqual(95);
      expect(bottom).toBeLessThanOrEqual(foot.y);
    }
    expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(columns);
    expect(foot.bottom).toBeLessThanOrEqual(height);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('each line of the bill is 44 px high, and its name leads back', async ({ builder }) => {
    await builder.opens(WHOLE.humbucker);
    for (const line of await builder.panel.getByRole('listitem').all())
      expect((await box(line)).height).toBeGreaterThanOrEqual(44);
    await builder.panel.getByRole('link', { name: /^Wax Potting/ }).click();
    await builder.isAt('Wax Potting');
  });
});

test('the overview is a sheet: photograph, drawing with its dimensions, curve, title block', async ({
  builder,
  page,
}) => {
  await builder.opens(WHOLE.humbucker);
  const drawn = builder.stage.getByRole('img', { name: /^Three views/ });
  await expect(drawn).toHaveAttribute('src', '/generated/bench/humbucker-fishbone-52.svg');
  const parts = [
    builder.stage.getByRole('img', { name: /forest fishbone cover over a copper base/ }),
    drawn,
    builder.stage.getByText('Build sheet'),
  ];
  for (const part of parts) expect((await box(part)).bottom).toBeLessThanOrEqual(900);
  await expect(builder.stage.getByRole('img', { name: /^Tone response/ })).toBeVisible();
  for (const width of [992, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sign = await box(builder.panel.getByRole('link', { name: /^About/ }));
    const panel = await box(builder.panel);
    expect(sign.right, `${width}`).toBeLessThanOrEqual(panel.right - 20);
    expect(sign.width, `${width}`).toBeGreaterThanOrEqual(44);
    expect((await box(builder.heading)).right, `${width}`).toBeLessThanOrEqual(sign.x);
  }
});

test('on paper an overview has its total whole and nothing to press', async ({ builder, page }) => {
  await builder.opens(WHOLE.humbucker);
  // The door for wallets comes with the hand.
  await page.mouse.move(900, 500);
  await expect(page.getByText(/Express checkout|Visa, Mastercard/).first()).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Express checkout|Visa, Mastercard/).first()).toBeHidden();
  await expect(builder.panel.getByRole('button')).toHaveCount(0);
  const total = builder.panel.getByText(/^Total/);
  const sum = total.locator('span').first();
  const [around, amount] = [await box(total), await box(sum)];
  expect(amount.right).toBeLessThanOrEqual(around.right + 1);
  expect(amount.x).toBeGreaterThan(around.x + 40);
  expect(around.width).toBeGreaterThan(160);
});

test('nothing white is seen before the photograph: window and stage are ink', async ({ builder, page }) => {
  await page.route('**/generated/pictures/**', () => {});
  await page.goto(`${builder.shopper.shopUrl}${BUILD_PAGES.humbucker}`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 18, 17)');
  await expect(builder.stage).toHaveCSS('background-color', 'rgb(15, 18, 17)');
  // Before the sheet has come it is the page's own head that says so.
  const answer = await page.request.get(`${builder.shopper.shopUrl}${BUILD_PAGES.humbucker}`);
  expect(await answer.text()).toMatch(/<style>[^<]*html\{background:#0f1211\}/);
});
