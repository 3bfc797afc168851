import { expect, it } from 'vitest';
import { STOCK_TYPES } from '../products/products.ts';
import { windingTable } from '../products/winding-table.ts';
import { SHEET_LOAD } from '../tone/circuit.ts';
import { resonance } from '../tone/resonance.ts';
import { asWoundBefore } from './earlier-pickup.ts';

const catalogue = STOCK_TYPES.flatMap(windingTable);
const earlier = (type: string, flavor: string, position: string) => {
  const found = catalogue.find(
    (one) => one.type === type && one.flavor === flavor && one.position === position,
  );
  if (!found) throw new Error(`${type} ${flavor} ${position}`);
  return asWoundBefore(found.pickup);
};

/** From the spec sheets of that time: turns, H at low frequency, pF, Hz into the sheet load. */
it.each([
  ['HUMBUCKER', 'VINTAGE', 'bridge', [5050, 5050], 4.26, 95, 2963],
  ['HUMBUCKER_P90', 'HOT', 'bridge', [12_040], 8.84, 143, 1830],
  ['TELECASTER', 'VINTAGE', 'neck', [7950], 2.08, 140, 4181],
  ['TELECASTER', 'HOT', 'bridge', [11_740], 5.24, 165, 2472],
  ['STRATOCASTER', 'VINTAGE', 'neck', [7890], 2.28, 127, 4025],
  ['PRECISION_BASS', 'HOT', 'split', [11_490, 11_490], 8.45, 126, 1901],
] as const)(
  'a %s %s %s that was sold earlier keeps its figures',
  (type, flavor, position, turns, L, C, Hz) => {
    const { winding, circuit } = earlier(type, flavor, position);
    expect(winding.turns).toEqual(turns);
    expect(circuit.inductance_H).toBeCloseTo(L, 2);
    expect(Math.round(circuit.capacitance_F * 1e12)).toBe(C);
    expect(Math.abs(resonance(circuit, SHEET_LOAD).frequency_Hz - Hz)).toBeLessThan(1);
  },
);
