import { describe, expect, it } from 'vitest';
import { productByType } from '../products/catalogue.ts';
import { STOCK_TYPES, type StockType } from '../products/products.ts';
import { SCHEMES } from '../wiring/schemes.ts';
import { stockWiring } from '../wiring/sheet-for.ts';
import { soundTable } from '../wiring/sounds.ts';
import { isPair, nearestSeat, positionsAt, SEATS, seatsOf } from './seats.ts';

/** Switch positions of its wiring diagram, as "neck middle". */
function throughSwitch(type: StockType): readonly string[] {
  const scheme = SCHEMES.find(({ id }) => stockWiring(type).endsWith(`#${id}`));
  return scheme ? soundTable(scheme).map(({ sound }) => sound.pickups.join(' ')) : [];
}

describe('the positions of a switch', () => {
  it('match the instrument’s wiring diagram [row D190]', () => {
    for (const type of STOCK_TYPES.filter((each) => each !== 'PRECISION_BASS')) {
      const seats = seatsOf(productByType(type)).map((seat) => positionsAt(seat).join(' '));
      expect(seats.toSorted(), type).toEqual(throughSwitch(type).toSorted());
    }
    expect(seatsOf(productByType('PRECISION_BASS'))).toEqual(['split']);
  });

  it('go from the neck to the bridge', () => {
    expect(seatsOf(productByType('STRATOCASTER'))).toEqual([
      'neck',
      'neck-middle',
      'middle',
      'middle-bridge',
      'bridge',
    ]);
    expect(seatsOf(productByType('HUMBUCKER'))).toEqual(['neck', 'neck-bridge', 'bridge']);
  });

  it('always include one nearest to the request', () => {
    for (const type of STOCK_TYPES)
      for (const seat of SEATS) {
        const product = productByType(type);
        const found = nearestSeat(product, seat);
        expect(seatsOf(product)).toContain(found);
        if (seatsOf(product).includes(seat)) expect(found).toBe(seat);
        if (isPair(seat) && seatsOf(product).some(isPair)) expect(isPair(found)).toBe(true);
      }
  });
});
