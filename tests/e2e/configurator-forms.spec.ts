import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, type Builder, expect, test, WHOLE } from './builder.ts';

test.use({ javaScriptEnabled: false });

/** Step by step: title, what is picked in it, and the price that the next page says. */
const WALKS = {
  humbucker: {
    fresh: 125,
    whole: 165,
    steps: [
      ['Pickup Cover', ['Open Cover'], 140],
      ['Cover model', ['Fishbone'], 140],
      ['Pickup Color', ['Cover Color: Forest', 'Base Color: Copper'], 140],
      ['Pole Spacing', ['52mm (Bridge)'], 140],
      ['Output Level', ['Spicy'], 150],
      ['Coil Matching', ['Matched'], 150],
      ['Wax Potting', ['Wax Potting'], 155],
      ['Wiring', ['5-Wire Output (Shielded)'], 160],
      ['Magnet', ['AlNiCo 4'], 165],
    ],
  },
  hp90: {
    fresh: 140,
    whole: 165,
    steps: [
      ['Pickup Cover', ['Hook'], 140],
      ['Pickup Color', ['Cover Color: Wine', 'Base Color: Gold'], 140],
      ['Pole Spacing', ['50mm (Neck)'], 140],
      ['Output Level', ['Noiseless Hot'], 165],
      ['Wax Potting', ['No Potting'], 165],
      ['Wiring', ['2-Wire Output (Shielded)'], 165],
      ['Magnet', ['Ceramic'], 165],
    ],
  },
  p90: {
    fresh: 125,
    whole: 145,
    steps: [
      ['Pickup Cover', ['P90 Soapbar'], 125],
      ['Pickup Color', ['Color: Cream'], 125],
      ['Pickup Pole Spacing', ['52mm (Bridge)'], 125],
      ['Output Level', ['Reaper'], 135],
      ['Pickup Wax Potting', ['Wax Potting'], 140],
      ['Pickup Magnet', ['AlNiCo 3'], 145],
    ],
  },
} as const;

const chooses = (builder: Builder, pick: string) => {
  const [name = '', group] = pick.split(': ').reverse();
  return builder.picks(name, group);
};

for (const kind of ['humbucker', 'hp90', 'p90'] as const)
  test(`without JavaScript ${kind} is chosen step by step as plain forms, up to an address that keeps it [row 525]`, async ({
    builder,
    page,
  }) => {
    const { fresh, whole, steps } = WALKS[kind];
    await page.goto(builder.shopper.shopUrl + BUILD_PAGES[kind]);
    await expect(builder.price).toHaveText(`Price ${fresh} €`);
    for (const [title, picks, price] of steps) {
      await builder.isAt(title);
      for (const pick of picks) await chooses(builder, pick);
      await builder.continues();
      await expect(builder.price).toHaveText(`Price ${price} €`);
    }
    await builder.isAt(WORDS.review);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(WHOLE[kind]);
    await expect(builder.total).toHaveText(`Total ${whole} €`);
    await expect(page.getByText(/^Ordering needs JavaScript\. This address keeps the build/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What we will wind' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const legal = page.getByRole('navigation', { name: 'Legal' });
    for (const name of ['Shipping', 'Return', 'Terms', WORDS.withdraw, 'Privacy', 'Imprint'])
      await expect(legal.getByRole('link', { name, exact: true })).toBeVisible();
  });

test('without JavaScript a form without a pick stays, and a changed early choice resets what follows', async ({
  builder,
  page,
}) => {
  await page.goto(`${builder.shopper.shopUrl}${BUILD_PAGES.humbucker}?build=&from=cover`);
  await builder.isAt('Pickup Cover');
  await page.goto(`${builder.shopper.shopUrl}${WHOLE.humbucker}`);
  await builder.panel.getByRole('link', { name: /^Pickup Cover/ }).click();
  await builder.isAt('Pickup Cover');
  await expect(builder.option('Open Cover')).toBeChecked();
  await builder.picks('Closed Cover');
  await builder.continues();
  await builder.isAt('Pole Spacing');
  await expect(builder.price).toHaveText('Price 140 €');
  await builder.goesBack();
  await builder.isAt('Pickup Cover');
});

test('without JavaScript the notes open and close by their links', async ({ builder, page }) => {
  await page.goto(`${builder.shopper.shopUrl}${WHOLE.humbucker}&step=magnet`);
  const note = page.getByRole('dialog');
  await expect(note).toHaveCount(0);
  await builder.panel.getByRole('link', { name: /^About/ }).click();
  await expect(note).toHaveAccessibleName('Magnets');
  await expect(note).toContainText('AlNiCo 8');
  await note.getByRole('link', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);
});
