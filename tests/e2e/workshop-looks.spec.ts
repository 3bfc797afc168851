import { expect, type Page } from '@playwright/test';
import { lineFor } from '../../domain/cart/cart-line.ts';
import { expectNoFindings } from './axe.ts';
import { FISHBONE, order, pageOf, ship, test, type Workplace, wind } from './workplace.ts';

const STRAT = lineFor({
  pickupType: 'STRATOCASTER',
  bundleType: 'SET',
  pickupFlavor: 'VINTAGE',
  color: 'white',
});
const LONG = 'Maximiliane-Theodora von Wolkenstein-Hohenschwangau';

/** Orders at every step, goods on their way back, a withdrawal of nobody; the pages that show them. */
async function everything(
  place: Workplace,
): Promise<{ readonly held: string; readonly pages: Readonly<Record<string, string>> }> {
  const { maxi, bea } = place;
  if (!STRAT) throw new Error('no Stratocaster set');
  const held = await order(place, { name: LONG, lines: [{ ...FISHBONE, quantity: 2 }] });
  await bea.call('hold-piece', { number: held, unit: 1, machine: 2 });
  await order(place, { lines: [STRAT] });
  const packed = await order(place);
  await wind(place, packed);
  await maxi.call('pack', { number: packed, parcels: [{ box: 'S', grams: 640 }], labelPrinted: true });
  const left = await order(place);
  await wind(place, left);
  await ship(place, left);
  await maxi.call('give-return-number', { number: left, quantities: [1] });
  const nobody = {
    name: 'Nobody Known',
    orderNumber: 'GW-00000000',
    email: 'nobody@example.org',
    goods: null,
  };
  await maxi.call('enter-withdrawal', nobody);
  const pages = {
    board: '/workshop',
    'nothing on it': '/workshop?state=packed&country=JP',
    'order in the making': `/workshop/orders/${held}`,
    'order packed': `/workshop/orders/${packed}`,
    'order shipped': `/workshop/orders/${left}`,
    'bench of another': `/workshop/bench/${held}/1`,
    'bench, wound': `/workshop/bench/${packed}/1`,
    day: '/workshop/day',
    'days that are to be closed': '/workshop/day?who=&from=2099-01-01&until=2099-01-02',
    letters: '/workshop/letters',
    'letters of one': `/workshop/letters?order=${held}`,
    parcels: '/workshop/parcels',
    'customs of one': `/workshop/parcels?order=${packed}`,
    stock: '/workshop/stock',
    'to buy': '/workshop/stock/to-buy',
    'on the way': '/workshop/stock/on-the-way',
    counting: '/workshop/stock/counting',
    returns: '/workshop/returns',
    'a new return number': `/workshop/returns?new=number&order=${left}`,
    'a withdrawal by letter': '/workshop/returns?new=withdrawal',
    'returns done': '/workshop/returns?show=done',
    figures: '/workshop/figures',
    prices: '/workshop/prices',
    codes: '/workshop/codes',
    texts: '/workshop/texts',
    'text of a place': '/workshop/texts?place=mail',
    'on sale': '/workshop/on-sale',
    'about to be paused': '/workshop/on-sale?target=pickupType%3DTELECASTER',
    company: '/workshop/company',
    found: '/workshop/find?find=Jonas',
    'not found': '/workshop/find?find=9X2',
    'no such order': '/workshop/orders/GW-ZZZZZZZZ',
  };
  return { held, pages };
}

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no page of the workshop has a finding of axe, and none sticks out at the side of a phone, a tablet or a desk [row D146]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  const { held, pages } = await everything(place);
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
