import { describe, expect, it } from 'vitest';
import { readOrder } from '../../server/admin/read-order.ts';
import { openParcelDesk } from '../fixtures/parcel-desk.ts';
import { orderOf, payFor, trailOf } from '../fixtures/workshop.ts';

const { shop, maker, packed, mailOf } = await openParcelDesk();
const { call, done } = maker;

describe('an address that a maker enters', () => {
  const BERLIN = {
    ...{ name: 'Petra Muster', line1: 'Neue Straße 5', line2: '', postal_code: '10115' },
    ...{ city: 'Berlin', state: '', country: 'DE' },
  };

  it('is recorded in the trail, sent to the buyer, and invalidates the label with the old one [case M10] [row D682]', async () => {
    const { id, number } = await packed();
    await done('enter-address', { number, ...BERLIN });
    expect(await orderOf(shop, number)).toMatchObject({
      shippingName: 'Petra Muster',
      shippingAddress: { line1: 'Neue Straße 5', line2: null, postal_code: '10115', city: 'Berlin' },
    });
    const mail = await mailOf(number, 'your delivery address');
    expect(mail?.text).toContain('Neue Straße 5');
    expect(await trailOf(shop, id)).toEqual(
      expect.arrayContaining([
        'Maxi: Address Jonas Beispiel, Karl-Heine-Straße 1, 04229 Leipzig, Germany → Petra Muster, Neue Straße 5, 10115 Berlin, Germany',
        'Maxi: Packing packed → none',
      ]),
    );
    const read = await readOrder(shop.services, number);
    expect(read?.trail.filter(({ kind }) => kind === 'address-changed').map(({ by }) => by)).toEqual([
      'Maxi',
      'Maxi',
    ]);
    expect(read?.parcels).toMatchObject([{ labelPrinted: false, tracking: null }]);
    expect((await call('ship', { number, carrier: 'dhl', tracking: ['CX 000 000 998 DE'] })).status).toBe(
      200,
    );
    expect((await call('enter-address', { number, ...BERLIN, city: 'Potsdam' })).status).toBe(409);
  });

  it('passes the same checks as the buyer’s own, and must keep fee and tax [case M10] [row D682]', async () => {
    const { number, version } = await payFor(shop);
    for (const [wrong, sentence] of [
      [{ postal_code: '1234' }, 'A German postal code has five digits, such as 04229.'],
      [{ country: 'US', postal_code: '97201', state: 'OR' }, 'Country: another shipping fee, tax or customs'],
    ] as const) {
      const { status, body } = await call('enter-address', { number, ...BERLIN, ...wrong });
      expect([status, body.error]).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect((await orderOf(shop, number)).version).toBe(version);
  });
});
