import { DRAWING_SIZE } from '../../domain/configurator/fit.ts';
import { WORDS } from '../fixtures/words.ts';
import { type Builder, expect, test, WHOLE } from './builder.ts';
import { plain } from './page-words.ts';
import { type Address, CARDS, LEIPZIG, NEW_YORK } from './shopper.ts';

test.use({ reducedMotion: 'reduce' });

interface Order {
  /** Panel of the landing page. */
  readonly panel: string;
  readonly walks: (builder: Builder) => Promise<void>;
  /** Description as the overview lists it, with what each line costs; the base first. */
  readonly bill: readonly string[];
  readonly name: string;
  readonly quantity: number;
  /** Of all pieces. */
  readonly goods: string;
  readonly address: Address;
  /** With what shipping there costs. */
  readonly total: string;
}

const ORDERS: Record<string, Order> = {
  'two humbuckers with open covers': {
    panel: 'Custom Humbucker',
    async walks(builder) {
      await builder.isAt('Pickup Cover');
      await builder.picks('Open Cover');
      await builder.isAt('Cover model');
      await builder.picks('Fishbone');
      await builder.isAt('Pickup Color');
      await builder.picks('Forest', 'Cover Color');
      await builder.picks('Copper', 'Base Color');
      await builder.continues();
      await builder.isAt('Pole Spacing');
      await builder.picks('52mm (Bridge)');
      await builder.isAt('Output Level');
      await builder.picks('Spicy');
      await builder.isAt('Coil Matching');
      await builder.picks('Matched');
      await builder.isAt('Wax Potting');
      await builder.picks('Wax Potting');
      await builder.isAt('Wiring');
      await builder.picks('5-Wire Output (Shielded)');
      await builder.isAt('Magnet');
      await builder.picks('AlNiCo 4');
    },
    bill: [
      'Base price | Custom Humbucker | 125 €',
      'Pole Spacing | 52 mm, Bridge | incl.',
      'Pickup Cover | Open Cover, brass | +15 €',
      'Cover model | Fishbone | incl.',
      'Cover Color | Forest | incl.',
      'Base Color | Copper | incl.',
      'Wax Potting | Wax Potting | +5 €',
      'Output Level | Spicy, 12 kΩ | +10 €',
      'Coil Matching | Matched | incl.',
      'Wiring | 5-Wire Output (Shielded) | +5 €',
      'Magnet | AlNiCo 4 | +5 €',
    ],
    name: 'Custom Humbucker',
    quantity: 2,
    goods: '330,00',
    address: LEIPZIG,
    total: '330,00',
  },
  'a noiseless HP90 under a hook cover': {
    panel: 'Custom Humbucker sized P90',
    async walks(builder) {
      await builder.isAt('Pickup Cover');
      await builder.picks('Hook');
      await builder.isAt('Pickup Color');
      await builder.picks('Wine', 'Cover Color');
      await builder.picks('Gold', 'Base Color');
      await builder.continues();
      await builder.picksAll('50mm (Neck)', 'Noiseless Hot', 'No Potting');
      await builder.isAt('Wiring');
      await builder.picksAll('2-Wire Output (Shielded)', 'Ceramic');
    },
    bill: [
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
    ],
    name: 'Custom HP90',
    quantity: 1,
    goods: '165,00',
    address: NEW_YORK,
    total: '230,00',
  },
  'three cream soapbars': {
    panel: 'Custom P90 Dogear/Soapbar',
    async walks(builder) {
      await builder.isAt('Pickup Cover');
      await builder.picks('P90 Soapbar');
      await builder.isAt('Pickup Color');
      await builder.picks('Cream');
      await builder.continues();
      await builder.isAt('Pickup Pole Spacing');
      await builder.picks('52mm (Bridge)');
      await builder.isAt('Output Level');
      await builder.picks('Reaper');
      await builder.isAt('Pickup Wax Potting');
      await builder.picks('Wax Potting');
      await builder.isAt('Pickup Magnet');
      await builder.picks('AlNiCo 3');
    },
    bill: [
      'Base price | Custom P90 Soapbar | 125 €',
      'Pole Spacing | 52 mm, Bridge | incl.',
      'Color | Cream | incl.',
      'Wax Potting | Wax Potting | +5 €',
      'Output Level | Reaper, 16 kΩ | +10 €',
      'Magnet | AlNiCo 3 | +5 €',
    ],
    name: 'Custom P90 Soapbar',
    quantity: 3,
    goods: '435,00',
    address: LEIPZIG,
    total: '435,00',
  },
};

for (const [what, { panel, walks, bill, name, quantity, goods, address, total }] of Object.entries(ORDERS))
  test(`builds and buys ${what}, at one price and in the same words from overview to mail [rows 2, 34–36, 309, 316–318, 352, 356]`, async ({
    builder,
    shopper,
    page,
  }) => {
    const words = bill.slice(1).map((line) => line.split(' | ').slice(0, 2));
    const values = words.map(([, value]) => value);
    // Where labels have no line of their own, colours and coils say what they are of.
    const said = words
      .map(([label = '', value]) => (/Color|Coil/.test(label) ? `${label} ${value}` : value))
      .join(' · ');

    await shopper.opens('/configurator');
    await page
      .getByRole('region', { name: panel, exact: true })
      .getByRole('link', { name: 'Go to Configurator' })
      .click();
    await shopper.pageIsHydrated();
    await walks(builder);
    await builder.isAt(WORDS.review);
    await expect.poll(() => builder.bill()).toEqual(bill);
    await shopper.picks({ quantity });
    await expect(builder.total).toHaveText(`Total ${goods.replace(',00', '')} €`);
    await shopper.buysNow();

    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(line.locator('dt')).toHaveText(words.map(([label = '']) => label));
    await expect(line.locator('dd')).toHaveText(values.map((value = '') => value));
    await expect(page.getByLabel(/^Quantity of Custom/)).toHaveValue(String(quantity));
    await expect(shopper.sum(/^Goods/)).toContainText(goods);

    await shopper.goesToCheckout();
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(said);
    await shopper.fillsIn(address);
    await expect(shopper.orderButton).toContainText(total);
    await shopper.entersCard(CARDS.pays);
    await shopper.orders();
    await shopper.seesThanks();

    const number = /GW-[0-9A-Z]{8}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'none';
    const mailed = async () => (await shopper.mails()).find(({ subject }) => subject.includes(number));
    await expect.poll(mailed).toBeTruthy();
    const text = plain((await mailed())?.text ?? '').replace(/\s+/g, ' ');
    expect(text).toContain(`${quantity} × ${name}`);
    expect(text).toContain(plain(said));
    expect(text).toContain(`${goods} €`);
    expect(text).toContain(`${total} €`);
    await page.goto(`${shopper.shopUrl}/sandbox/mailbox`);
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page.frameLocator('iframe').getByText(plain(said))).toBeVisible();
  });

for (const [what, drawing] of [
  ['humbucker', 'humbucker-fishbone-52'],
  ['hp90', 'hp90-hook-50'],
  ['p90', 'p90-soapbar-52'],
] as const)
  test(`draws the very ${what} under the overview, with its dimensions`, async ({ builder, page }) => {
    await builder.opens(WHOLE[what]);
    const sheet = page.getByRole('region', { name: /^Drawing of the Custom/ });
    await sheet.scrollIntoViewIfNeeded();
    const drawn = sheet.getByRole('img', { name: /its dimensions in millimetres$/ });
    await expect(drawn).toHaveAttribute('src', `/generated/bench/${drawing}.svg`);
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Where it is not read yet it has its room, so nothing moves when it comes.
    const box = await drawn.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(DRAWING_SIZE[0] / DRAWING_SIZE[1], 1);
  });

test('leads from a line of the cart back to the very build, and from there into the same line', async ({
  builder,
  shopper,
  page,
}) => {
  await builder.opens(WHOLE.hp90);
  await shopper.buysNow();
  await page.getByRole('heading', { name: 'Custom HP90' }).getByRole('link').click();
  await shopper.pageIsHydrated();
  await builder.isAt(WORDS.review);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(WHOLE.hp90);
  await expect(builder.total).toHaveText('Total 165 €');
  await shopper.picks({ quantity: 2 });
  await shopper.buysNow();
  await expect(page.getByLabel(/^Quantity of Custom HP90/)).toHaveCount(1);
  await expect(page.getByLabel(/^Quantity of Custom HP90/)).toHaveValue('3');
});

test('adds to the cart and stays; what is built otherwise becomes a line of its own [rows 254, 353–355, 519, 532, 538]', async ({
  builder,
  shopper,
  page,
}) => {
  await builder.opens(WHOLE.p90);
  const cart = page.getByRole('link', { name: /^Cart/ });
  for (const [quantity, total] of [145, 290, 435, 580, 725].entries()) {
    await shopper.picks({ quantity: quantity + 1 });
    await expect(builder.total).toHaveText(`Total ${total} €`);
  }
  await expect(page.getByLabel('Qty').getByRole('option')).toHaveText(['1', '2', '3', '4', '5']);
  await shopper.picks({ quantity: 2 });
  await shopper.addsToCart();
  await expect(page.getByRole('status').filter({ hasText: WORDS.added })).toBeVisible();
  await expect(cart).toContainText('2');
  await builder.isAt(WORDS.review);
  await expect(page).toHaveURL(new RegExp(WHOLE.p90.replaceAll('?', '\\?')));

  await builder.panel.getByRole('link', { name: /^Magnet/ }).click();
  await builder.isAt('Pickup Magnet');
  await expect(page.locator('[data-direction] > [inert]')).toHaveCount(0);
  await builder.picks('Ceramic');
  await builder.continues();
  // Two pieces were asked for, and still are.
  await expect(page.locator('[data-direction] > [inert]')).toHaveCount(0);
  await expect(builder.total).toHaveText('Total 280 €');
  await shopper.buysNow();
  await expect(page.getByLabel(/^Quantity of Custom P90 Soapbar/)).toHaveCount(2);
  await expect(shopper.sum(/^Goods/)).toContainText('570,00');
});
