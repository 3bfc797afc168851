import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, expect, test, WHOLE } from './builder.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('what is chosen', () => {
  test('goes with another cover type, down to the magnet; the defaults come back', async ({ builder }) => {
    await builder.opens(`${WHOLE.humbucker}&step=cover`);
    await expect(builder.price).toHaveText('Price 165 €');
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
    await expect(builder.price).toHaveText('Price 145 €');
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

  test('decides of which pole spacing the tiles are, 50 mm where none is chosen [rows 362–363, 518]', async ({
    builder,
  }) => {
    const tiles = builder.panel.locator('label img');
    await builder.opens('/configurator/humbucker?cover=open&step=model');
    await expect(tiles).toHaveCount(10);
    for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('src', /-50-/);
    await builder.opens(`${WHOLE.humbucker}&step=model`);
    for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('src', /-52-/);
  });

  test('is added up at each pick, and each option says what it adds [row 343]', async ({ builder }) => {
    await builder.opens(BUILD_PAGES.humbucker);
    await expect(builder.price).toHaveText('Price 125 €');
    await expect(builder.option('Closed Cover')).toHaveAccessibleName(/\+15\s€$/);
    await builder.picks('Closed Cover');
    await expect(builder.price).toHaveText('Price 140 €');
    await builder.picks('50mm (Neck)');
    await expect(builder.option('Reaper')).toHaveAccessibleName(/\+10\s€$/);
    await builder.picks('Reaper');
    await expect(builder.price).toHaveText('Price 150 €');
    await builder.picksAll('Matched', 'Wax Potting');
    await expect(builder.price).toHaveText('Price 155 €');
    await builder.picks('2-Wire Output (Shielded)');
    await expect(builder.price).toHaveText('Price 155 €');
    await builder.picks('Triple Ceramic');
    await expect(builder.price).toHaveText('Price 170 €');
    await expect(builder.total).toHaveText('Total 170 €');
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
  test(`${kind}: each step has its overlay, under the header of the specification [rows 335–336, 361, 371, 400]`, async ({
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
      if (title === WORDS.review) break;
      await builder.continues();
      await expect(builder.heading).not.toContainText(title);
    }
    expect(found).toEqual(Object.keys(headers));
  });
