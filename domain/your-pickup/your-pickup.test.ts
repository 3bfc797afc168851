import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { SHEET_LOAD } from '../tone/circuit.ts';
import { resonance } from '../tone/resonance.ts';
import { ohmsFit, pickupOfOhms, yourCircuit, yourDoubt } from './pickup-of-ohms.ts';
import { USUAL_BUILDS } from './pickup-types.ts';
import { readYourPickup, writeYourPickup, YOUR_TYPES } from './your-pickup.ts';

const anyType = fc.constantFrom(...YOUR_TYPES);
const ohmsOf = (type: (typeof YOUR_TYPES)[number]) => {
  const [least, most] = USUAL_BUILDS[type].ohms_kOhm;
  return fc.integer({ min: least * 1000, max: most * 1000 - 1 });
};

it('your pickup can be stored and read again, and anything else is refused', () => {
  forAll([anyType.chain((type) => fc.tuple(fc.constant(type), ohmsOf(type)))], ([type, ohms]) => {
    const pickup = { ...pickupOfOhms(type, ohms), name: 'Mine', measuredOn: '2026-05-01' };
    expect(readYourPickup(writeYourPickup(pickup))).toEqual(pickup);
  });
  const good = pickupOfOhms('humbucker', 8200);
  for (const bad of [
    { ...good, type: 'banjo' },
    { ...good, name: '' },
    { ...good, inductance_H: { value: -1, doubt: 0 } },
    { ...good, lossShare: { value: 1.2, doubt: 0 } },
    { ...good, measuredOn: 'yesterday' },
    { ...good, q: undefined },
    { ...good, magnet: 'fridge' },
  ])
    expect(readYourPickup(JSON.stringify(bad)), JSON.stringify(bad)).toBeUndefined();
  for (const text of ['', 'null', '{', '[]', '7']) expect(readYourPickup(text)).toBeUndefined();
});

describe('a reading in ohms', () => {
  itForAll([anyType.chain((type) => fc.tuple(fc.constant(type), ohmsOf(type)))])(
    'changes its meaning without a step',
    ([type, ohms]) => {
      const [one, next] = [pickupOfOhms(type, ohms), pickupOfOhms(type, ohms + 1)];
      const steps = (['inductance_H', 'capacitance_F'] as const).map((key) =>
        Math.abs(next[key].value / one[key].value - 1),
      );
      expect(Math.max(...steps)).toBeLessThan(0.001);
    },
  );

  it('matches measured pickups of its type, within its uncertainty', () => {
    // Published: P.A.F. about 4 H (4.3 at low frequency); one name of 16.4 kΩ at 7.75 to 9.74 H; single coils of 6 kΩ 2.2 to 2.5 H.
    for (const [type, ohms, least, most] of [
      ['humbucker', 7800, 4, 4.7],
      ['humbucker', 16_400, 7.75, 9.74],
      ['single-coil', 6000, 2.2, 2.8],
    ] as const) {
      const { value, doubt } = pickupOfOhms(type, ohms).inductance_H;
      expect(value, `${type} of ${ohms} Ω`).toBeGreaterThan(least - doubt);
      expect(value).toBeLessThan(most + doubt);
      expect(doubt / value).toBeLessThan(0.25);
    }
  });

  it('can be plausible for its kind, or a typing error', () => {
    expect([16_400, 16_400_000, 400].map((ohms) => ohmsFit('humbucker', ohms))).toEqual([true, false, false]);
  });
});

describe('its circuit', () => {
  it('resonates in a guitar like such pickups, and is more certain the more is known', () => {
    const modelled = pickupOfOhms('humbucker', 8200);
    const { frequency_Hz } = resonance(yourCircuit(modelled), SHEET_LOAD);
    expect(frequency_Hz).toBeGreaterThan(2200);
    expect(frequency_Hz).toBeLessThan(3600);
    const measured = { ...modelled, source: 'measured', inductance_H: { value: 4.3, doubt: 0.04 } } as const;
    expect(yourDoubt(measured).inductance).toBeLessThan(yourDoubt(modelled).inductance / 5);
    expect(yourDoubt(measured).shape_dB).toBeLessThan(yourDoubt(modelled).shape_dB);
  });

  it('includes the shielding of a cover', () => {
    expect(yourCircuit(pickupOfOhms('humbucker', 8200)).shielding).toBe(0);
    expect(yourCircuit(pickupOfOhms('humbucker-covered', 8200)).shielding).toBeGreaterThan(0.3);
  });
});
