import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { Listener } from './listener.ts';
import { expect, test } from './shopper.ts';

/** Listening to what a guitar's switches let through: two pickups, and humbuckers with their coils joined otherwise. */

const HUMBUCKERS = '/listen?a=humbucker.hot.bridge&b=humbucker.hot.bridge';
const FISHBONE = 'custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5';

const card = (page: Page, letter: string) => page.getByRole('group', { name: `Pickup ${letter}` });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: /Figures/ }).getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (page: Page, name: string) => row(page, name).getByRole('cell');
const mark = (page: Page, letter: string) =>
  page
    .getByRole('img', { name: /Frequency responses/ })
    .locator('text', { hasText: new RegExp(`^${letter} \\d`) });

test('a humbucker is split and laid in parallel: curve, figures, address and sound follow [row D190]', async ({
  shopper,
  page,
}) => {
  const listener = new Listener(shopper);
  await listener.opens(HUMBUCKERS);
  await listener.reachesThePaper();
  const before = await mark(page, 'B').textContent();
  await card(page, 'B').getByLabel('Coils').selectOption('Split');
  await expect(page).toHaveURL(/\/listen\?a=humbucker\.hot\.bridge&b=humbucker\.hot\.bridge\.split$/);
  await expect(listener.hearing(/^B/)).toHaveAccessibleName(/Humbucker Hot, bridge, split/);
  await expect(mark(page, 'B')).not.toHaveText(before ?? '');
  await expect(cells(page, 'Listens at')).toHaveText(['36 and 54 mm', '36 mm']);
  await expect(page.getByText('B is 6.0 dB softer')).toBeVisible();
  await expect(card(page, 'B')).toContainText('Played live');
  await expect(card(page, 'A')).not.toContainText('Played live');

  await listener.plays();
  expect([...new Set(listener.loaded)].sort()).toEqual([
    'humbucker-bridge-blues-riff',
    'stratocaster-bridge-blues-riff',
  ]);
  await listener.hears(/^B/);
  await card(page, 'B').getByLabel('Coils').selectOption('Parallel');
  await expect(page).toHaveURL(/&b=humbucker\.hot\.bridge\.parallel$/);
  await expect(cells(page, 'Listens at')).toHaveText(['36 and 54 mm', '36 and 54 mm']);
  await expect(listener.playing).toBeVisible();
  await card(page, 'B').getByLabel('Coils').selectOption('Series');
  await expect(page).toHaveURL(/&b=humbucker\.hot\.bridge$/);
  await expect(page.getByText('A and B are the same pickup.')).toBeVisible();
});

test('two pickups of a set are heard together, from a take each, and cost both [row D190]', async ({
  shopper,
  page,
}) => {
  const listener = new Listener(shopper);
  await listener.opens('/listen?a=stratocaster.vintage.bridge&b=stratocaster.vintage.middle');
  await listener.reachesThePaper();
  await expect(card(page, 'A').getByLabel('Position').getByRole('option')).toHaveText([
    'Neck',
    'Neck + middle',
    'Middle',
    'Middle + bridge',
    'Bridge',
  ]);
  await listener.chooses('A', { position: 'Middle + bridge' });
  await expect(page).toHaveURL(/\?a=stratocaster\.vintage\.middle-bridge&/);
  await expect(cells(page, 'Listens at')).toHaveText(['41 and 100 mm', '100 mm']);
  await listener.plays();
  expect([...new Set(listener.loaded)].sort()).toEqual([
    'stratocaster-bridge-blues-riff',
    'stratocaster-middle-blues-riff',
  ]);
  // Another product has it under another name.
  await listener.chooses('A', { product: 'Telecaster' });
  await expect(page).toHaveURL(/\?a=telecaster\.vintage\.neck-bridge&/);
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Telecaster Vintage, neck and bridge/);
  await page.reload();
  await shopper.pageIsHydrated();
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Telecaster Vintage, neck and bridge/);
});

test('a build of one’s own is split, and heard with its twin [row D190]', async ({ shopper, page }) => {
  const listener = new Listener(shopper);
  await listener.opens(`/listen?a=${FISHBONE}`);
  await listener.reachesThePaper();
  await card(page, 'A').getByLabel('Coils').selectOption('Split');
  await expect(page).toHaveURL(new RegExp(`a=${FISHBONE}\\.split&`));
  await card(page, 'A').getByLabel('Position').selectOption('Neck + bridge');
  await expect(page).toHaveURL(new RegExp(`a=${FISHBONE}\\.neck-bridge\\.split&`));
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/neck and bridge, split/);
  await expect(cells(page, 'Price').first()).toHaveText('300 €');
  await expect(cells(page, 'Listens at').first()).toHaveText('36 and 161 mm');
  await listener.plays();
  await expect.poll(() => listener.loaded).toContain('stratocaster-neck-blues-riff');
  await card(page, 'A').getByRole('link', { name: 'Change in the configurator' }).click();
  await expect(page).toHaveURL(/\/configurator\/humbucker\?/);
});

test('no lead, no choice: two wires and single coils have their coils as they are', async ({
  shopper,
  page,
}) => {
  const listener = new Listener(shopper);
  await listener.opens('/listen?a=humbucker.vintage.bridge.split&b=p90-dogear.hot.neck.parallel');
  await listener.reachesThePaper();
  await expect(page.getByLabel('Coils')).toHaveCount(0);
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Humbucker Vintage, bridge$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a link holds the switches, and the form sets them [row D190]', async ({ page, shop }) => {
    await page.goto(`${shop.url}/listen?a=stratocaster.vintage.neck-middle&b=humbucker.hot.bridge`);
    await expect(
      page.getByRole('columnheader', { name: /Stratocaster Vintage, neck and middle/ }),
    ).toBeVisible();
    await expect(card(page, 'A')).toContainText('Played live');
    await card(page, 'B').getByLabel('Coils').selectOption('Split');
    await page.locator('noscript button', { hasText: 'Show this choice' }).click();
    await expect(page.getByRole('columnheader', { name: /Humbucker Hot, bridge, split/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /neck and middle/ })).toBeVisible();
    await page.goto(`${shop.url}/listen?a=${FISHBONE}.neck-bridge&b=humbucker.hot.bridge`);
    await expect(page.getByRole('columnheader', { name: /AlNiCo 5, neck and bridge/ })).toBeVisible();
    await card(page, 'A').getByLabel('Coils').selectOption('Parallel');
    await card(page, 'A').getByLabel('Position').selectOption('Bridge');
    await page.locator('noscript button', { hasText: 'Show this choice' }).click();
    await expect(page.getByRole('columnheader', { name: /AlNiCo 5, in parallel/ })).toBeVisible();
  });
});

for (const width of [390, 1440])
  test(`axe finds nothing at ${width} px, and nothing is wider than the window`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const listener = new Listener(shopper);
    await listener.opens(`/listen?a=${FISHBONE}.neck-bridge.split&b=humbucker.hot.neck-bridge.parallel`);
    await listener.reachesThePaper();
    await expectNoFindings(page, 'switched');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
