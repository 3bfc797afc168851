import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { PRODUCTS } from '../products/products.ts';
import { windingTable } from '../products/winding-table.ts';
import { keysOf } from '../records.ts';
import { pullAgainst } from '../tone/rod-field.ts';
import { PICKUP_PLACES, type PlaceId } from '../tone/strings.ts';
import { voiceOf } from '../tone/voice.ts';
import {
  type Balanced,
  balanceOf,
  differenceOf,
  equalHeight,
  HEIGHT_MM,
  hasRods,
  heightGain,
  heightWithin,
  leastHeight,
  leftAt,
  levelling,
} from './balance.ts';

/** Our sets, each with its neck and its bridge. */
const sets = PRODUCTS.flatMap(({ type }) => {
  const table = windingTable(type);
  return table
    .filter(({ position }) => position === 'bridge')
    .flatMap(({ flavor, pickup }) => {
      const neck = table.find((other) => other.flavor === flavor && other.position === 'neck');
      return neck ? [{ type, flavor, bridge: voiceOf(pickup), neck: voiceOf(neck.pickup) }] : [];
    });
});
const places = fc.constantFrom(...keysOf(PICKUP_PLACES));
const difference = fc.double({ min: -20, max: 20, noNaN: true });

describe('two pickups at equal height', () => {
  it('are louder at the neck in all our sets, because the string swings more there', () => {
    expect(sets.length).toBeGreaterThan(20);
    for (const { type, flavor, ...pair } of sets) {
      const { difference_dB } = balanceOf(pair);
      expect(difference_dB, `${type} ${flavor}`).toBeLessThan(-2);
      expect(difference_dB, `${type} ${flavor}`).toBeGreaterThan(-9);
    }
  });

  itForAll([fc.constantFrom(...sets), fc.double({ min: -12, max: 12, noNaN: true })])(
    'differ by their output levels, decibel for decibel',
    (pair, more) => {
      const louder: Balanced = { ...pair.bridge, output_dB: pair.bridge.output_dB + more };
      expect(differenceOf({ ...pair, bridge: louder }) - differenceOf(pair)).toBeCloseTo(more, 9);
    },
  );
});

describe('a height', () => {
  it('raises the level by about 4 dB for each millimetre closer to the strings', () => {
    for (let mm = HEIGHT_MM.least; mm < HEIGHT_MM.most; mm += 0.1)
      expect(heightGain(mm)).toBeGreaterThan(heightGain(mm + 0.1));
    expect(heightGain(2)).toBe(0);
    expect(heightGain(1.5) - heightGain(2.5)).toBeGreaterThan(3.5);
    expect(heightGain(1.5) - heightGain(2.5)).toBeLessThan(5.5);
    // The pull at the string is the square of it.
    expect(20 * Math.log10(Math.sqrt(pullAgainst(3, 2)))).toBeCloseTo(heightGain(3), 9);
  });

  it('stays within the range of the screws, farther from rods, in steps of a tenth', () => {
    forAll([places, fc.double({ min: -5, max: 20, noNaN: true })], (place, mm) => {
      const height = heightWithin(mm, place);
      expect(height).toBeGreaterThanOrEqual(leastHeight(place));
      expect(height).toBeLessThanOrEqual(HEIGHT_MM.most);
      expect(Math.abs(height * 10 - Math.round(height * 10))).toBeLessThan(1e-9);
    });
    const rods: readonly PlaceId[] = keysOf(PICKUP_PLACES).filter(hasRods);
    expect(rods).toContain('stratocaster-neck');
    expect(rods).not.toContain('humbucker-bridge');
    expect(leastHeight('jazz-bass-neck')).toBe(2.4);
  });
});

describe('screws', () => {
  itForAll([difference, places, places])(
    'level the pair as far as possible, and never make it worse [row D465]',
    (difference_dB, bridge, neck) => {
      const heights = levelling(difference_dB, { bridge, neck });
      const equal = { bridge: equalHeight(bridge), neck: equalHeight(neck) };
      const [left, before] = [leftAt(difference_dB, heights), leftAt(difference_dB, equal)];
      expect(Math.abs(left)).toBeLessThanOrEqual(Math.max(0.35, Math.abs(before)));
      for (const [height, place] of [
        [heights.bridge, bridge],
        [heights.neck, neck],
      ] as const)
        expect(heightWithin(height, place)).toBe(height);
    },
  );

  it('stay in place if the pair is level, and otherwise turn in the correct direction', () => {
    const at = { bridge: 'humbucker-bridge', neck: 'humbucker-neck' } as const;
    expect(levelling(0, at)).toEqual({ bridge: 2, neck: 2 });
    const quiet = levelling(-5.6, at);
    expect(quiet.bridge).toBeLessThan(2);
    expect(quiet.neck).toBeGreaterThan(2);
    const loud = levelling(5.6, at);
    expect(loud.bridge).toBeGreaterThan(2);
    expect(loud.neck).toBeLessThan(2);
  });

  it('level our humbuckers and P90s, and a pair that they cannot level is marked', () => {
    for (const { type, flavor, ...pair } of sets)
      if (!hasRods(pair.bridge.place)) expect(balanceOf(pair).isLevel, `${type} ${flavor}`).toBe(true);
    const [pair] = sets;
    if (!pair) throw new Error('No set');
    const quiet = { ...pair.bridge, output_dB: pair.bridge.output_dB - 12 };
    expect(balanceOf({ neck: pair.neck, bridge: quiet }).isLevel).toBe(false);
  });
});
