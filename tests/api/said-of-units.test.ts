import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { slipPaper } from '../../server/admin/papers.ts';
import { leadColours } from '../../server/platform/db/schema/production.ts';
import { enterValues } from '../../server/production/enter-values.ts';
import { holdUnit } from '../../server/production/hold-unit.ts';
import { setLeadColours } from '../../server/production/lead-colours.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { BEA, finishUnit, MAXI, need, payFor, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

const shop = await openFileShop();

const FIVE = { start1: 'red', finish1: 'white', finish2: 'green', start2: 'black', shield: 'bare' } as const;

async function sent({ isKept }: { isKept: boolean }) {
  const order = await payFor(shop);
  const { number } = order;
  if (isKept) {
    const of = { number, unit: 1 };
    await need(holdUnit(shop.services, MAXI, { ...of, machine: 1 }));
    const measured = { resistance_Ohm: 8064, temperature_C: 20, inductance_H: 4.66, turns: [5410, 4610] };
    await need(enterValues(shop.services, MAXI, { ...of, id: randomUUID(), measured, note: 'Asked for.' }));
    const [row] = await unitsIn(shop, order.id);
    if (row) await finishUnit(shop, { ...of, row });
  } else await windAll(shop, order);
  const packing = { number, parcels: [{ box: 'S', grams: 480 }], labelPrinted: true } as const;
  await need(packOrder(shop.services, MAXI, packing));
  const slip = pdfText((await need(slipPaper(shop.services, number, 1, 'Maxi'))).pdf);
  const tracking = ['0034 0434 1618 2839 1234'];
  await need(shipOrder(shop.services, MAXI, { number, carrier: 'dhl', tracking }));
  const { shopper } = await mailsAbout(shop, number, { makers: 0, shopper: 3 });
  const mail = shopper.find(({ subject }) => subject.endsWith('on its way'))?.text ?? '';
  const serial = (await unitsIn(shop, order.id))[0]?.serial ?? '';
  const found = await readPassport(shop.services, serial, undefined, 'en');
  if (found.kind !== 'passport') throw new Error(found.kind);
  return {
    mail: mail.replace(/\s+/g, ' '),
    slip: slip.replace(/\s+/g, ''),
    serial,
    passport: found.view.passport,
  };
}

it('a pickup approved out of tolerance is called out of tolerance in mail and passport; one in tolerance in neither [row D78]', async () => {
  const kept = await sent({ isKept: true });
  expect(kept.passport.kept).toBe('Out of tolerance, kept by choice');
  expect(kept.mail).not.toContain('in tolerance.');
  expect(kept.mail).toContain(`${kept.serial} is out of tolerance and was kept by choice`);
  const good = await sent({ isKept: false });
  expect(good.passport.kept).toBeUndefined();
  expect(good.mail).toContain('Everything is wound, measured and in tolerance.');
});

describe('lead colours', () => {
  it('are required before the first parcel is packed; then mail, slip and passport name them [case M16] [rows D79, D697]', async () => {
    await shop.database.db.delete(leadColours);
    const order = await payFor(shop);
    await windAll(shop, order);
    const packing = { number: order.number, parcels: [{ box: 'S' }], labelPrinted: true } as const;
    expect(await packOrder(shop.services, MAXI, packing)).toMatchObject({
      status: 409,
      error: expect.stringContaining('Set the lead colours first (Four wires and a shield)'),
    });
    const [unit] = await unitsIn(shop, order.id);
    const found = await readPassport(shop.services, unit?.serial ?? '', undefined, 'en');
    expect(found).toMatchObject({ kind: 'passport', view: { passport: { wiring: { colours: undefined } } } });
    await need(setLeadColours(shop.services, MAXI, { cable: 'five', colours: FIVE }));
    const after = await sent({ isKept: false });
    expect(after.mail).toContain('The lead colours are on the slip in the box.');
    expect(after.slip).toContain('togreen');
    expect(after.passport.wiring.colours).toEqual(FIVE);
    await need(packOrder(shop.services, MAXI, packing));
  });

  it('are set by staff only, complete and distinct, and earlier settings keep their authors', async () => {
    const colours = { hot: 'white', ground: 'black' };
    const buyer = await signedIn(shop, { role: 'buyer', name: 'Ann' });
    expect((await buyer.call('set-lead-colours', { cable: 'pushback', colours })).status).toBe(403);
    const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });
    for (const wrong of [
      { hot: 'white' },
      { hot: 'white', ground: 'white' },
      { hot: 'pink', ground: 'black' },
    ])
      expect((await bea.call('set-lead-colours', { cable: 'pushback', colours: wrong })).status).toBe(422);
    expect((await bea.call('set-lead-colours', { cable: 'rope', colours })).status).toBe(400);
    const others = [colours, { hot: 'black', ground: 'white' }];
    await Promise.all(
      others.map((each, index) =>
        need(setLeadColours(shop.services, index ? BEA : MAXI, { cable: 'pushback', colours: each })),
      ),
    );
    const rows = () => shop.database.db.select().from(leadColours).where(eq(leadColours.cable, 'pushback'));
    expect((await rows()).map(({ byName }) => byName).sort()).toEqual(['Bea', 'Maxi']);
    const [last] = (await rows()).sort((a, b) => b.at.getTime() - a.at.getTime());
    // Setting the same value writes nothing.
    await need(setLeadColours(shop.services, BEA, { cable: 'pushback', colours: last?.colours as never }));
    expect(await rows()).toHaveLength(2);
  });
});
