import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { BOBBINS, type Bobbin } from './bobbins.ts';
import { coilResistance, inductance, turnsFor, windToOhms, windToTurns } from './winding.ts';
import { GAUGES, ohmsPerMetre } from './wire.ts';

const bobbins = fc.constantFrom(...Object.values(BOBBINS));
const gauges = fc.constantFrom(...GAUGES);
const ohms = fc.integer({ min: 1000, max: 40_000 });

const sum = (bobbin: Bobbin, turns: number, awg: 42 | 43 | 44, matched: boolean) =>
  (bobbin.inductanceFactors.length === 2 && !matched
    ? [1.08, 0.92]
    : bobbin.inductanceFactors.map(() => 1)
  ).reduce((total, share) => total + coilResistance(bobbin, share * turns, awg), 0);

describe('winding', () => {
  it('knows the resistance of its wire', () => {
    expect(GAUGES.map((awg) => ohmsPerMetre(awg).toFixed(3))).toEqual(['5.635', '7.106', '8.961']);
  });

  itForAll([bobbins, gauges, ohms, fc.boolean()])(
    'finds the turns for the requested ohms, matched or not',
    (bobbin, awg, wanted, matched) => {
      const turns = turnsFor(bobbin, wanted, awg, matched);
      expect(sum(bobbin, turns, awg, matched) / wanted).toBeCloseTo(1, 9);
    },
  );

  itForAll([bobbins, gauges, ohms, fc.integer({ min: 0, max: 5000 })])(
    'needs more turns for more ohms, without less inductance, in one gauge',
    (bobbin, awg, less, more) => {
      const [low, high] = [windToOhms(bobbin, less, awg), windToOhms(bobbin, less + more, awg)];
      expect(high.turns[0]).toBeGreaterThanOrEqual(low.turns[0] ?? 0);
      expect(inductance(bobbin, high.turns, 1)).toBeGreaterThanOrEqual(inductance(bobbin, low.turns, 1));
    },
  );

  it('changes to finer wire when the bobbin is full, and reports when even that is too much', () => {
    const { humbucker } = BOBBINS;
    const gaugesUp = [7500, 12_000, 16_000].map((wanted) => windToOhms(humbucker, wanted).awg);
    expect(gaugesUp).toEqual([42, 43, 44]);
    expect(windToOhms(humbucker, 16_000).overfull).toBe(false);
    expect(windToOhms(humbucker, 60_000)).toMatchObject({ awg: 44, overfull: true });
    expect(windToOhms(humbucker, 16_000).turns[0]).toBeLessThan(windToOhms(humbucker, 14_500).turns[0] ?? 0);
  });

  it('computes ohms from turns, and winds unmatched coils 8 % apart from the middle', () => {
    const { stratocaster, humbucker } = BOBBINS;
    expect(windToTurns(stratocaster, 8012, 42).resistance_Ohm / 1000).toBeCloseTo(6.06, 2);
    expect(windToTurns(humbucker, 5000, 42, false).turns).toEqual([5400, 4600]);
    expect(windToOhms(humbucker, 8000, 42, false).resistance_Ohm).toBe(8000);
  });
});
