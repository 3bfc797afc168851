import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, expect, test } from './builder.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('a pick', () => {
  test('goes on by itself; stays for who came back; and goes on again where it is chosen already [rows 337–339]', async ({
    builder,
  }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await builder.picks('No Cover');
    await builder.isAt('Pickup Color');
    await builder.continues();
    await builder.picks('Vintage');
    await builder.isAt('Coil Matching');

    await builder.goesBack();
    await builder.isAt('Output Level');
    await expect(builder.option('Vintage')).toBeChecked();
    await builder.picks('Hot');
    await expect(builder.option('Hot')).toBeChecked();
    await expect(builder.price).toHaveText('Price 135 €');
    await builder.isAt('Output Level');
    await builder.picks('Hot');
    await builder.isAt('Coil Matching');

    // Forward by Continue is not coming back: the next new pick goes on by itself.
    await builder.goesBack();
    await builder.continues();
    await builder.picks('Unmatched');
    await builder.isAt('Wax Potting');
  });

  test('of a colour waits for Continue, and one of the chosen cover model moves on to colour', async ({
    builder,
  }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await builder.picksAll('Open Cover', 'Waves');
    await builder.isAt('Pickup Color');
    await builder.picks('Wine', 'Cover Color');
    await builder.picks('Gold', 'Base Color');
    await expect(builder.option('Gold', 'Base Color')).toBeChecked();
    await builder.isAt('Pickup Color');
    await builder.goesBack();
    await builder.isAt('Cover model');
    await builder.picks('Waves');
    await builder.isAt('Pickup Color');
  });
});

test.describe('Continue', () => {
  test('is closed until the step has its choice, and open after', async ({ builder }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await expect(builder.goesOn).toBeDisabled();
    await builder.picks('Open Cover');
    await builder.isAt('Cover model');
    await expect(builder.goesOn).toBeDisabled();
    await builder.picks('Stars');
    await builder.isAt('Pickup Color');
    // Navy over Black are chosen from the start.
    await expect(builder.option('Navy', 'Cover Color')).toBeChecked();
    await expect(builder.option('Black', 'Base Color')).toBeChecked();
    await builder.continues();
    await builder.isAt('Pole Spacing');
    await expect(builder.goesOn).toBeDisabled();
    await builder.goesBack();
    await builder.goesBack();
    await expect(builder.goesOn).toBeEnabled();
  });

  test('at the pole spacing needs no base colour where a build has none (decision 29)', async ({
    builder,
  }) => {
    await builder.opens('/configurator/humbucker?cover=closed&spacing=50&step=spacing');
    await builder.isAt('Pole Spacing');
    await expect(builder.goesOn).toBeEnabled();
    await builder.opens('/configurator/humbucker?cover=open&model=plain&color=gold&spacing=52&step=spacing');
    await expect(builder.goesOn).toBeEnabled();
  });
});

test.describe('the way', () => {
  test('leads Closed past model and colour, No Cover past model and spacing, and Back the same [rows 340, 342]', async ({
    builder,
    page,
  }) => {
    const dots = builder.panel.locator('ol > li');
    await builder.opens(BUILD_PAGES.humbucker);
    await expect(dots).toHaveCount(10);
    await builder.picks('Closed Cover');
    await builder.isAt('Pole Spacing');
    await expect(dots.nth(3)).toHaveAttribute('data-state', 'now');
    await expect(dots.nth(1)).toHaveAttribute('data-state', 'skipped');
    await builder.goesBack();
    await builder.isAt('Pickup Cover');
    await builder.picks('No Cover');
    await builder.continues();
    await builder.isAt('Pickup Color');
    expect(await builder.offers('Base Color')).toEqual([
      'Black',
      'White',
      'Cream',
      'Zebra Black/White',
      'Zebra Black/Cream',
    ]);
    await expect(page.getByRole('group', { name: 'Cover Color' })).toHaveCount(0);
    await builder.picks('Zebra Black/Cream');
    await builder.continues();
    await builder.isAt('Output Level');
    await expect(dots.nth(3)).toHaveAttribute('data-state', 'skipped');
    await builder.goesBack();
    await builder.isAt('Pickup Color');
    await builder.goesBack();
    await builder.isAt('Pickup Cover');
    await builder.goesBack();
    await page.waitForURL('**/configurator');
  });

  test('leads back to the shop [row 344]', async ({ builder, page }) => {
    const shop = builder.stage.getByRole('link', { name: 'Shop', exact: true });
    for (const path of [BUILD_PAGES.humbucker, BUILD_PAGES.hp90, BUILD_PAGES.p90]) {
      await builder.opens(path);
      await expect(shop).toHaveAttribute('href', '/shop');
    }
    await shop.click();
    await page.waitForURL('**/shop');
  });

  test('of an HP90 begins at its cover and has neither cover type nor coil matching', async ({ builder }) => {
    await builder.opens(BUILD_PAGES.hp90);
    await expect(builder.price).toHaveText('Price 140 €');
    expect(await builder.offers('Cover model')).toEqual([
      'Fishbone',
      'Hook',
      'Hornet',
      'Linear',
      'Ripple',
      'Plain',
      'Stars',
    ]);
    await builder.picks('Ripple');
    await expect(builder.option('Black', 'Cover Color')).toBeChecked();
    await expect(builder.option('Cream', 'Base Color')).toBeChecked();
    await builder.continues();
    await builder.picksAll('52mm (Bridge)', 'Noiseless', 'Wax Potting', '5-Wire Output (Shielded)');
    await builder.isAt('Magnet');
    await expect(builder.panel).toContainText('Step 7 of 8');
    expect(await builder.offers('Magnet')).toEqual([
      'Ceramic',
      'AlNiCo 2',
      'AlNiCo 3',
      'AlNiCo 4',
      'AlNiCo 5',
    ]);
    await builder.picks('AlNiCo 5');
    await builder.isAt(WORDS.review);
    await expect(builder.price).toHaveText('Price 170 €');
  });

  test('of a classic P90 has heading, tagline, and neither wiring nor coil matching [rows 388–390, 398–399]', async ({
    builder,
    page,
  }) => {
    await builder.opens(BUILD_PAGES.p90);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom P90');
    await expect(builder.panel.getByText(/^Let.s create YOUR dream pickup\.$/)).toBeVisible();
    const [left, right] = [await builder.stage.boundingBox(), await builder.panel.boundingBox()];
    expect(left && right && left.x + left.width <= right.x + 1).toBe(true);
    await builder.picks('P90 Dogear');
    await builder.isAt('Pickup Color');
    expect(await builder.offers('Color')).toEqual(['Black', 'Cream']);
    await expect(builder.option('Black')).toBeChecked();
    await builder.continues();
    const titles = ['Pickup Pole Spacing', 'Output Level', 'Pickup Wax Potting', 'Pickup Magnet'];
    const picks = ['50mm (Neck)', 'Super Clean', 'No Potting', 'AlNiCo 2'];
    for (const [index, title] of titles.entries()) {
      await builder.isAt(title);
      await expect(builder.goesOn).toBeDisabled();
      await builder.picks(picks[index] ?? '');
    }
    await builder.isAt(WORDS.review);
  });
});
