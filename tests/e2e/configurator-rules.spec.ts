import { BUILD_PAGES, expect, test, WHOLE } from './builder.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('a pick', () => {
  test('goes on by itself; stays for who came back; and goes on again where it is chosen already', async ({
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
  test('leads Closed past model and colour, No Cover past model and spacing, and Back the same', async ({
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

  test('leads back to the shop', async ({ builder, page }) => {
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
      'Plain',
      'Fishbone',
      'Hook',
      'Hornet',
      'Linear',
      'Ripple',
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
    await builder.isAt('Review Your Configuration');
    await expect(builder.price).toHaveText('Price 170 €');
  });

  test('of a classic P90 has heading, tagline, and neither wiring nor coil matching', async ({
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
    await builder.isAt('Review Your Configuration');
  });
});

test.describe('what is chosen', () => {
  test('goes with another cover type, down to the magnet; the defaults come back', async ({ builder }) => {
    await builder.opens(`${WHOLE.humbucker}&step=cover`);
    await expect(builder.price).toHaveText('Price 160 €');
    await builder.picks('No Cover');
    await expect(builder.price).toHaveText('Price 125 €');
    await builder.isAt('Pickup Color');
    await expect(builder.option('Black', 'Base Color')).toBeChecked();
    await builder.continues();
    await builder.isAt('Output Level');
    await expect(builder.panel.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(builder.goesOn).toBeDisabled();
    await builder.goesBack();
    await builder.goesBack();
    await builder.picks('Open Cover');
    await builder.continues();
    await expect(builder.goesOn).toBeDisabled();
    await expect(builder.panel.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('goes with the other classic pickup, and the model is the other one', async ({ builder }) => {
    await builder.opens(`${WHOLE.p90}&step=pickup`);
    await expect(builder.price).toHaveText('Price 150 €');
    await expect(builder.stage.getByRole('img', { name: /soapbar/i }).first()).toBeVisible();
    await builder.picks('P90 Dogear');
    await expect(builder.price).toHaveText('Price 125 €');
    await expect(builder.stage.getByRole('img', { name: /dogear/i }).first()).toBeVisible();
    await builder.isAt('Pickup Color');
    await expect(builder.option('Black')).toBeChecked();
    await builder.continues();
    await expect(builder.panel.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('decides which colours there are: five over eight, seven under a plain cover without a base', async ({
    builder,
    page,
  }) => {
    const base = page.getByRole('group', { name: 'Base Color' });
    await builder.opens('/configurator/humbucker?cover=open&model=waves&step=color');
    expect(await builder.offers('Cover Color')).toEqual(['Navy', 'Wine', 'Black', 'Lavender', 'Forest']);
    expect(await builder.offers('Base Color')).toEqual([
      'Navy',
      'Wine',
      'Mauve',
      'Gold',
      'Copper',
      'Black',
      'Lavender',
      'Forest',
    ]);
    await builder.goesBack();
    await builder.picks('Plain');
    await builder.continues();
    expect(await builder.offers('Cover Color')).toEqual([
      'Navy',
      'Cream',
      'Wine',
      'Gold',
      'Black',
      'Lavender',
      'Forest',
    ]);
    await expect(base).toHaveCount(0);
    await builder.opens('/configurator/p90?model=plain&step=color');
    await builder.isAt('Pickup Color');
    await expect(page.getByRole('group', { name: 'Cover Color' })).toBeVisible();
    await expect(base).toHaveCount(0);
  });

  test('decides of which pole spacing the tiles are, 50 mm where none is chosen', async ({ builder }) => {
    const tiles = builder.panel.locator('label img');
    await builder.opens('/configurator/humbucker?cover=open&step=model');
    await expect(tiles).toHaveCount(10);
    for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('src', /-50-/);
    await builder.opens(`${WHOLE.humbucker}&step=model`);
    for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('src', /-52-/);
  });

  test('is added up at each pick, and each option says what it adds', async ({ builder }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await expect(builder.price).toHaveText('Price 125 €');
    await expect(builder.option('Closed Cover')).toHaveAccessibleName(/\+15\s€$/);
    await builder.picks('Closed Cover');
    await expect(builder.price).toHaveText('Price 140 €');
    await builder.picks('50mm (Neck)');
    await expect(builder.option('Reaper')).toHaveAccessibleName(/\+15\s€$/);
    await builder.picks('Reaper');
    await expect(builder.price).toHaveText('Price 155 €');
    await builder.picksAll('Matched', 'Wax Potting');
    await expect(builder.price).toHaveText('Price 160 €');
    await builder.picks('2-Wire Output (Shielded)');
    await expect(builder.price).toHaveText('Price 160 €');
    await builder.picks('Triple Ceramic');
    await expect(builder.price).toHaveText('Price 175 €');
    await expect(builder.total).toHaveText('Total 175 €');
  });
});

/** Headers of the specification, step by step; and words that it wants said under some. */
const HEADERS = {
  humbucker: {
    'Pickup Cover': ['Why we prefer open Covers', /nickel.silver/i],
    'Pole Spacing': ['Neck Spacing Or Bridge Spacing', /pole screw/i],
    'Output Level': ['Hand Wound To Fit Your Needs'],
    'Coil Matching': ['Matched Coils Or Unmatched Coils'],
    'Wax Potting': ['To Pot Or Not To Pot'],
    Wiring: ['3 Wires Or 5 Wires?'],
    Magnet: ['Magnets', /AlNiCo 8/],
  },
  hp90: {
    'Pickup Cover': ['Why we prefer open Covers'],
    'Pole Spacing': ['Neck Spacing Or Bridge Spacing'],
    'Output Level': ['Hand Wound To Fit Your Needs'],
    'Wax Potting': ['To Pot Or Not To Pot'],
    Wiring: ['3 Wires Or 5 Wires?'],
    Magnet: ['Magnets'],
  },
  p90: {
    'Pickup Pole Spacing': ['Neck Spacing Or Bridge Spacing'],
    'Output Level': ['Hand Wound To Fit Your Needs'],
    'Pickup Wax Potting': ['To Pot Or Not To Pot'],
    'Pickup Magnet': ['Magnets'],
  },
} as const;

for (const kind of ['humbucker', 'hp90', 'p90'] as const)
  test(`${kind}: each step has its overlay, under the header of the specification`, async ({
    builder,
    page,
  }) => {
    const headers: Record<string, readonly [string, RegExp?]> = HEADERS[kind];
    const note = page.getByRole('dialog');
    const found: string[] = [];
    await builder.opens(
      `${WHOLE[kind]}&step=${kind === 'humbucker' ? 'cover' : kind === 'p90' ? 'pickup' : 'model'}`,
    );
    for (;;) {
      const about = builder.panel.getByRole('link', { name: /^About/ });
      const title = ((await builder.heading.textContent()) ?? '').replace(/, step.*/, '');
      await about.click();
      await expect(note).toBeVisible();
      const [header, words] = headers[title] ?? [];
      if (header) {
        await expect(note).toHaveAccessibleName(header);
        found.push(title);
      }
      if (words) await expect(note).toContainText(words);
      await note.getByRole('link', { name: 'Close' }).click();
      await expect(note).toBeHidden();
      await expect(about).toBeFocused();
      if (title === 'Review Your Configuration') break;
      await builder.continues();
      await expect(builder.heading).not.toContainText(title);
    }
    expect(found).toEqual(Object.keys(headers));
  });
