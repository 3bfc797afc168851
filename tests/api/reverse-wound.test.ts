import { expect, it } from 'vitest';
import { customLineFor, lineFor, unitPrice } from '#domain/cart/cart-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { cents } from '#domain/money.ts';
import { type PriceList, SEED_PRICES } from '#domain/prices/price-list.ts';
import { orderLines } from '../../server/platform/db/schema/orders.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { AMOUNTS } from '../fixtures/configurator-tables.ts';
import { sellFrom } from '../fixtures/custom-carts.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { MAXI, need, payFor, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

const BRIDGE = lineFor({
  pickupType: 'TELECASTER',
  bundleType: 'BRIDGE',
  pickupFlavor: 'VINTAGE',
  color: 'black',
  wound: 'reverse',
});
const HP90 = customLineFor(CONFIGURATORS.hp90, {
  model: 'plain',
  color: 'wine',
  spacing: '52',
  output: 'modern',
  potting: 'none',
  wiring: '5-wire',
  magnet: 'alnico-4',
  wound: 'reverse',
});
if (!BRIDGE) throw new Error('not on offer');

const shop = await openFileShop();
// Makes the surcharge visible in a sum.
await sellFrom(shop, { reverse_wound: 700 });

it('is priced by the server, and appears on order, build sheet and passport [rows D468, D483]', async () => {
  const order = await payFor(shop, [BRIDGE, HP90]);
  const rows = await shop.database.db.select().from(orderLines);
  expect(rows.map(({ sold }) => sold?.description)).toEqual([
    expect.arrayContaining([{ label: 'Winding', value: 'Reverse wound, reverse polarity' }]),
    expect.arrayContaining([{ label: 'Winding', value: 'Reverse wound, reverse polarity' }]),
  ]);
  expect(rows.map(({ unit }) => unit)).toEqual(
    [BRIDGE, HP90].map((line) =>
      unitPrice(line, { ...SEED_PRICES, ...(AMOUNTS as PriceList), reverse_wound: cents(700) }),
    ),
  );

  await need(startProduction(shop.services, MAXI, { number: order.number }));
  const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
  for (const number of [1, 2]) {
    const paper = await maxi.file(`orders/${order.number}/build-sheet-${number}.pdf`);
    const words = pdfText(new Uint8Array(await paper.arrayBuffer()));
    expect(words).toMatch(/reverse wound,\s+reverse\s+polarity/);
    expect(words).toContain('counter-clockwise');
  }
  await windAll(shop, order);
  for (const { serial } of await unitsIn(shop, order.id)) {
    const seen = await readPassport(shop.services, serial ?? '', undefined, 'en');
    expect(JSON.stringify(seen)).toContain('Reverse wound, reverse polarity');
    expect(JSON.stringify(seen)).toContain('Counter-clockwise');
  }
});
