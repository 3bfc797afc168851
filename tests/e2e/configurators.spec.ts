import { WORDS } from '../fixtures/words.ts';
import { BUILD_PAGES, type Builder, expect, test, WHOLE } from './builder.ts';
import { tabsTo } from './keys.ts';
import { plain } from './page-words.ts';
import { CARDS, NEW_YORK } from './shopper.ts';

test.use({ reducedMotion: 'reduce' });

/** Keyboard operation of a step's options; screen reader users move through them first. */
function keysOf(builder: Builder) {
  const { page } = builder;
  const press = (key: string) => page.keyboard.press(key);
  /** Moves from the option that Tab reaches to another. */
  const walksTo = async (name: string, group: string) => {
    const options = builder.panel.getByRole('group', { name: group, exact: true }).getByRole('radio');
    const checked = options.and(page.locator(':checked'));
    await tabsTo((await checked.count()) > 0 ? checked : options.first());
    const count = await options.count();
    for (let presses = 0; presses < count && !(await builder.option(name, group).isChecked()); presses++)
      await press('ArrowDown');
    await expect(builder.option(name, group)).toBeChecked();
  };
  /** The new step has the focus at its title. */
  const arrivesAt = async (title: string) => {
    await builder.isAt(title);
    await expect(builder.heading).toBeFocused();
  };
  return { press, walksTo, arrivesAt };
}

/** Lines of the overview with their prices; the base first. */
const BILL = [
  'Base price | Custom HP90 | 125 €',
  'Pole Spacing | 50 mm, Neck | incl.',
  'Pickup Cover | Open Cover, brass | +15 €',
  'Cover model | Hook | incl.',
  'Cover Color | Wine | incl.',
  'Base Color | Gold | incl.',
  'Wax Potting | No Potting | incl.',
  'Output Level | Noiseless Hot, 9.6 kΩ | +25 €',
  'Coil Matching | Unmatched | incl.',
  'Wiring | 2-Wire Output (Shielded) | incl.',
  'Magnet | Ceramic | incl.',
];

/** From the first step to the overview, by keyboard. */
async function walks(builder: Builder): Promise<void> {
  const { press, walksTo, arrivesAt } = keysOf(builder);
  await builder.isAt('Pickup Cover');
  // An arrow key chooses without moving on; Space on the chosen option goes on.
  await walksTo('Hook', 'Cover model');
  await builder.isAt('Pickup Cover');
  await press('Space');
  await arrivesAt('Pickup Color');
  await press('Tab');
  const about = builder.panel.getByRole('link', { name: 'About Pickup Color' });
  await expect(about).toBeFocused();
  await press('Enter');
  const note = builder.page.getByRole('dialog');
  await expect(note.locator(':focus')).toHaveCount(1);
  await press('Escape');
  await expect(note).toBeHidden();
  await expect(about).toBeFocused();
  await walksTo('Wine', 'Cover Color');
  await walksTo('Gold', 'Base Color');
  await press('Enter');
  await arrivesAt('Pole Spacing');
  await tabsTo(builder.option('50mm (Neck)'));
  await press('Space');
  await arrivesAt('Output Level');
  for (const [group, name, next] of [
    ['Output Level', 'Noiseless Hot', 'Wax Potting'],
    ['Wax Potting', 'No Potting', 'Wiring'],
    ['Wiring', '2-Wire Output (Shielded)', 'Magnet'],
    ['Magnet', 'Ceramic', WORDS.review],
  ] as const) {
    await walksTo(name, group);
    await press('Enter');
    await arrivesAt(next);
  }
}

test('builds an HP90 by keyboard only and takes it to the checkout, with one price and one description from overview to mail [rows 2, 35, 309, 317, 352, 356]', async ({
  builder,
  shopper,
  page,
}) => {
  const words = BILL.slice(1).map((line) => line.split(' | ').slice(0, 2));
  const values = words.map(([, value]) => value);
  // Without a line of their own, colours and coils name their part.
  const said = words
    .map(([label = '', value]) => (/Color|Coil/.test(label) ? `${label} ${value}` : value))
    .join(' · ');

  await shopper.opens('/configurator');
  await page
    .getByRole('region', { name: 'Custom Humbucker sized P90', exact: true })
    .getByRole('link', { name: 'Go to Configurator' })
    .click();
  await shopper.pageIsHydrated();
  await walks(builder);
  await expect.poll(() => builder.bill()).toEqual(BILL);
  await expect(builder.total).toHaveText('Total 165 €');
  await shopper.buysNow();

  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Custom HP90', exact: true }) });
  await expect(line.locator('dt')).toHaveText(words.map(([label = '']) => label));
  await expect(line.locator('dd')).toHaveText(values.map((value = '') => value));
  await expect(page.getByLabel(/^Quantity of Custom/)).toHaveValue('1');
  await expect(shopper.sum(/^Goods/)).toContainText('165,00');

  await shopper.goesToCheckout();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(said);
  await shopper.fillsIn(NEW_YORK);
  await expect(shopper.orderButton).toContainText('230,00');
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();

  const number = /GW-[0-9A-Z]{8}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'none';
  const mailed = async () => (await shopper.mails()).find(({ subject }) => subject.includes(number));
  await expect.poll(mailed).toBeTruthy();
  const text = plain((await mailed())?.text ?? '').replace(/\s+/g, ' ');
  expect(text).toContain('1 × Custom HP90');
  expect(text).toContain(plain(said));
  expect(text).toContain('165,00 €');
  expect(text).toContain('230,00 €');
});

test('adds to the cart without leaving, puts another build on its own line, and returns from a line to its build [rows 254, 353–355, 519, 532, 538]', async ({
  builder,
  shopper,
  page,
  context,
}) => {
  const lines = page.getByLabel(/^Quantity of Custom P90 Soapbar/);
  await builder.opens(WHOLE.p90);
  await test.step('one to five, and the total is price × quantity', async () => {
    await expect(page.getByLabel('Qty').getByRole('option')).toHaveText(['1', '2', '3', '4', '5']);
    for (const [quantity, total] of [
      [5, 725],
      [2, 290],
    ] as const) {
      await shopper.picks({ quantity });
      await expect(builder.total).toHaveText(`Total ${total} €`);
    }
  });
  await test.step('added to the cart, it stays at the overview; another tab counts it too', async () => {
    const other = await context.newPage();
    await other.goto(shopper.shopUrl + BUILD_PAGES.humbucker);
    await page.bringToFront();
    await shopper.addsToCart();
    await expect(page.getByRole('status').filter({ hasText: WORDS.added })).toBeVisible();
    for (const tab of [page, other])
      await expect(tab.getByRole('link', { name: /^Cart/ })).toContainText('2');
    await other.close();
    await builder.isAt(WORDS.review);
    await expect(page).toHaveURL(shopper.shopUrl + WHOLE.p90);
  });
  await test.step('another magnet makes another line, with its own quantity', async () => {
    await builder.panel.getByRole('link', { name: /^Magnet/ }).click();
    await builder.isAt('Pickup Magnet');
    await expect(page.locator('[data-direction] > [inert]')).toHaveCount(0);
    await builder.picks('Ceramic');
    await builder.continues();
    await expect(page.locator('[data-direction] > [inert]')).toHaveCount(0);
    await expect(builder.total).toHaveText('Total 280 €');
    await shopper.buysNow();
    await expect(lines).toHaveCount(2);
    await expect(shopper.sum(/^Goods/)).toContainText('570,00');
  });
  await test.step('from its line back to the build, and from there into the same line', async () => {
    await page.getByRole('heading').locator('a[href*="magnet=alnico-3"]').click();
    await shopper.pageIsHydrated();
    await builder.isAt(WORDS.review);
    await expect(page).toHaveURL(shopper.shopUrl + WHOLE.p90);
    await expect(builder.total).toHaveText('Total 145 €');
    await shopper.buysNow();
    await expect(lines).toHaveCount(2);
    await expect(shopper.sum(/^Goods/)).toContainText('715,00');
  });
});

/** Records every id that is duplicated, however briefly. */
const noteDoubleIds = () => {
  const twice: string[] = [];
  Object.assign(globalThis, { twice });
  new MutationObserver(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    twice.push(...ids.filter((id, index) => ids.indexOf(id) !== index));
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
};

test('a choice continues to the next step, and choosing again stays, after Back and Forward and a reload @at-length [rows 337–340, 343]', async ({
  builder,
  page,
}) => {
  await page.addInitScript(noteDoubleIds);
  await test.step('an invalid address causes a message until a choice is made', async () => {
    await builder.opens(`${BUILD_PAGES.humbucker}?cover=open&model=banjo`);
    const unread = page.getByText('We could not read this link.');
    await expect(unread).toBeVisible();
    await builder.isAt('Pickup Cover');
    await expect(builder.price).toHaveText('Price 125 €');
    await expect(builder.goesOn).toBeDisabled();
    await builder.picks('Closed Cover');
    await builder.isAt('Pole Spacing');
    await expect(unread).toHaveCount(0);
    await expect(builder.price).toHaveText('Price 140 €');
    await expect(builder.goesOn).toBeDisabled();
  });
  await test.step('Back and Forward skip steps that an earlier choice has closed', async () => {
    await builder.picksAll('52mm (Bridge)', 'Hot');
    await builder.isAt('Coil Matching');
    for (const title of ['Output Level', 'Pole Spacing', 'Pickup Cover']) {
      await page.goBack();
      await builder.isAt(title);
    }
    await builder.picks('Open Cover');
    await expect(builder.option('Open Cover')).toBeChecked();
    await builder.continues();
    await builder.isAt('Cover model');
    await expect(builder.goesOn).toBeDisabled();
    await page.goBack();
    await builder.isAt('Pickup Cover');
    await expect(builder.option('Open Cover')).toBeChecked();
  });
  await test.step('after Back a new choice stays on the step, and the chosen one continues', async () => {
    await builder.picks('Closed Cover');
    await expect(builder.option('Closed Cover')).toBeChecked();
    await builder.continues();
    await builder.picksAll('52mm (Bridge)', 'Hot');
    await builder.isAt('Coil Matching');
    await builder.goesBack();
    await builder.isAt('Output Level');
    await builder.picks('Clean');
    await expect(builder.price).toHaveText('Price 140 €');
    await builder.isAt('Output Level');
    await builder.picks('Clean');
    await builder.isAt('Coil Matching');
    // Continue is not a return, so the next new pick goes on.
    await builder.picks('Matched');
    await builder.isAt('Wax Potting');
  });
  await test.step('Back and Forward keep every choice', async () => {
    for (const title of ['Coil Matching', 'Output Level']) {
      await page.goBack();
      await builder.isAt(title);
    }
    await builder.picks('Reaper');
    await expect(builder.price).toHaveText('Price 150 €');
    await builder.isAt('Output Level');
    await page.goForward();
    await builder.isAt('Coil Matching');
    await expect(builder.option('Matched')).toBeChecked();
  });
  await test.step('a reload keeps step, choices, and that the visitor came back', async () => {
    await builder.goesBack();
    await builder.isAt('Output Level');
    await page.reload();
    await builder.shopper.pageIsHydrated();
    await builder.isAt('Output Level');
    await expect(builder.option('Reaper')).toBeChecked();
    await builder.picks('Vintage');
    await expect(builder.price).toHaveText('Price 140 €');
    await builder.isAt('Output Level');
    await builder.goesBack();
    await expect(builder.option('52mm (Bridge)')).toBeChecked();
  });
  expect(await page.evaluate(() => (globalThis as unknown as { twice: string[] }).twice)).toEqual([]);
});

test('the button of a step names the missing choice and leads to its first option, before and after hydration [case B1]', async ({
  builder,
  page,
}) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/configurator-island*', async (route) => {
    await arrives.promise;
    return route.fallback();
  });
  const isShut = async (words: string) => {
    await expect(builder.goesOn).toHaveText(words);
    await expect(builder.goesOn).toHaveAttribute('aria-disabled', 'true');
    await expect(builder.goesOn).toHaveCSS('border-style', 'dashed');
  };
  await page.goto(builder.shopper.shopUrl + BUILD_PAGES.humbucker);
  await isShut('Choose a cover');
  await builder.goesOn.click({ force: true });
  arrives.resolve();
  // The press waited for the scripts.
  await expect(builder.option('Closed Cover')).toBeFocused();
  await isShut('Choose a cover');
  for (const [query, words, option] of [
    ['cover=open&step=model', 'Choose a pattern', 'Plain'],
    ['cover=closed&step=spacing', 'Choose a spacing', '50mm (Neck)'],
    ['cover=closed&spacing=50&step=output', 'Choose an output', 'Super Clean'],
  ] as const) {
    await builder.opens(`${BUILD_PAGES.humbucker}?${query}`);
    await isShut(words);
    await builder.goesOn.press('Enter');
    await expect(builder.option(option)).toBeFocused();
  }
  await builder.picks('Spicy');
  await builder.goesBack();
  await expect(builder.goesOn).toHaveText('Continue');
  await expect(builder.goesOn).not.toHaveAttribute('aria-disabled');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an HP90 is chosen with plain forms, has notes that open, and ends at an address that keeps it [row 525]', async ({
    builder,
    page,
  }) => {
    await page.goto(builder.shopper.shopUrl + BUILD_PAGES.hp90);
    await builder.picks('Hook');
    await builder.continues();
    await builder.isAt('Pickup Color');
    await builder.picks('Wine', 'Cover Color');
    await builder.picks('Gold', 'Base Color');
    await builder.continues();
    await builder.isAt('Pole Spacing');
    await expect(builder.price).toHaveText('Price 140 €');
    await page.goto(`${builder.shopper.shopUrl}${WHOLE.hp90}&step=magnet`);
    const note = page.getByRole('dialog');
    await expect(note).toHaveCount(0);
    await builder.panel.getByRole('link', { name: /^About/ }).click();
    await expect(note).toHaveAccessibleName('Magnets');
    await note.getByRole('link', { name: 'Close' }).click();
    await expect(note).toHaveCount(0);
    await builder.continues();
    await builder.isAt(WORDS.review);
    await expect(page).toHaveURL(builder.shopper.shopUrl + WHOLE.hp90);
    await expect(page.getByText(/^You can add to cart without JavaScript. Paying needs it\./)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const legal = page.getByRole('navigation', { name: 'Legal' });
    for (const name of ['Shipping', 'Return', 'Terms', WORDS.withdraw, 'Privacy', 'Imprint'])
      await expect(legal.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
