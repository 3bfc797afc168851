import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { PLAIN_BUILD as PLAIN } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { type Build, type BuildKind, buildFigures, buildPickup, woundBuild } from './build.ts';
import { SHEET_LOAD } from './circuit.ts';
import { impulseResponse } from './impulse.ts';
import { MAGNETS } from './magnets.ts';
import { outputLevels } from './output-levels.ts';
import { humLevel } from './pickup.ts';
import { resonance } from './resonance.ts';
import { specBullets } from './spec-bullets.ts';
import { responseCurve } from './transfer.ts';
import { voiceOf } from './voice.ts';

const LEVELS: Record<BuildKind, readonly number[]> = {
  humbucker: [6000, 7000, 7500, 8000, 12_000, 14_500, 16_000],
  hp90: [7000, 8000, 9000, 10_000, 9000, 9600],
  'p90-dogear': [6000, 7500, 8000, 14_500, 16_000],
  'p90-soapbar': [6000, 7500, 8000, 14_500, 16_000],
};

const builds: fc.Arbitrary<Build> = fc.record({
  kind: fc.constantFrom<BuildKind>('humbucker', 'hp90', 'p90-dogear', 'p90-soapbar'),
  outputOhms: fc.integer({ min: 2000, max: 30_000 }),
  magnet: fc.constantFrom(...MAGNETS),
  matched: fc.boolean(),
  cover: fc.constantFrom('closed', 'open', 'none'),
  potted: fc.boolean(),
  wires: fc.constantFrom(2, 5),
  noiseless: fc.boolean(),
  position: fc.constantFrom('neck', 'bridge'),
});

describe('configurator builds', () => {
  itForAll([builds], { numRuns: runs(60) })(
    'have plausible figures, curve and impulse response for any choice',
    (build) => {
      const pickup = buildPickup(build);
      const figures = buildFigures(build);
      // The sheet rounds to 10 Ω.
      expect(Math.abs(figures.dcr_kOhm * 1000 - build.outputOhms)).toBeLessThan(5.01);
      for (const value of Object.values(figures.tone)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      const { inductance_H, capacitance_pF, q_1kHz, resonance_kHz } = figures;
      for (const value of [inductance_H, capacitance_pF, q_1kHz, resonance_kHz])
        expect(value).toBeGreaterThan(0);
      expect(
        responseCurve(pickup.circuit, SHEET_LOAD).every(({ level_dB }) => Number.isFinite(level_dB)),
      ).toBe(true);
      expect(impulseResponse(pickup.circuit, SHEET_LOAD, 48_000).every(Number.isFinite)).toBe(true);
      expect(specBullets(figures).some(({ value }) => value.includes('NaN'))).toBe(false);
    },
  );

  it('fit their bobbins at every available output level', () => {
    for (const kind of Object.keys(LEVELS) as BuildKind[])
      for (const outputOhms of LEVELS[kind])
        expect([kind, outputOhms, buildPickup({ ...PLAIN, kind, outputOhms }).winding.overfull]).toEqual([
          kind,
          outputOhms,
          false,
        ]);
  });

  it('have a different capacitance with a different lead, by the difference of the leads [row D420]', () => {
    for (const kind of ['humbucker', 'hp90'] as const) {
      const [two, five] = ([2, 5] as const).map((wires) => buildFigures({ ...PLAIN, kind, wires }));
      expect([two?.lead_pF, five?.lead_pF]).toEqual([61, 55]);
      expect((two?.capacitance_pF ?? 0) - (five?.capacitance_pF ?? 0)).toBe(6);
      expect(two?.resonance_kHz).toBeLessThan(five?.resonance_kHz ?? 0);
      const leadBullets = (figures = two) =>
        figures
          ? specBullets(figures).flatMap(({ label, value }) => (/lead$/i.test(label) ? [value] : []))
          : [];
      expect(leadBullets(two)).not.toEqual(leadBullets(five));
    }
  });

  it('report more ohms with fewer turns', () => {
    const levels = outputLevels(PLAIN, LEVELS.humbucker);
    expect(levels.map(({ awg }) => awg)).toEqual([42, 42, 42, 42, 43, 43, 44]);
    expect(levels.at(-1)?.hasFewerTurns).toBe(true);
    const [hot, reaper] = levels.slice(-2);
    expect(reaper?.inductance_H).toBeLessThan(hot?.inductance_H ?? 0);
  });

  it('change as a player expects: covers dull, unmatched coils hum, wax does not colour', () => {
    const peak = (build: Partial<Build>) =>
      resonance(buildPickup({ ...PLAIN, ...build }).circuit, SHEET_LOAD).peak_dB;
    expect(peak({ cover: 'open' })).toBeLessThan(peak({}));
    expect(peak({ cover: 'closed' })).toBeLessThan(peak({ cover: 'open' }));
    expect(Math.abs(peak({ matched: false }) - peak({}))).toBeLessThan(0.1);
    expect(Math.abs(peak({ potted: false }) - peak({}))).toBeLessThan(0.2);
    expect(humLevel(buildPickup({ ...PLAIN, matched: false }))).toBeGreaterThan(
      humLevel(buildPickup(PLAIN)) + 6,
    );
    expect(buildFigures({ ...PLAIN, potted: false }).tone.noise).toBeGreaterThan(
      buildFigures(PLAIN).tone.noise,
    );
  });

  it('distinguish a hum-free HP90 from a plain one with the same ohms', () => {
    const plain = buildPickup({ ...PLAIN, kind: 'hp90', outputOhms: 9000 });
    const noiseless = buildPickup({ ...PLAIN, kind: 'hp90', outputOhms: 9000, noiseless: true });
    expect(noiseless.winding.turns).toHaveLength(2);
    expect(humLevel(noiseless)).toBeLessThan(humLevel(plain) - 20);
    expect(noiseless.circuit.inductance_H).toBeLessThan(plain.circuit.inductance_H);
  });
});

describe('a wound build', () => {
  it('sounds like the pickup that is wound from it, with the same resonance', () => {
    const voice = voiceOf(buildPickup(PLAIN));
    expect(woundBuild(PLAIN)).toEqual({ voice, resonance: resonance(voice.circuit, voice.load) });
  });

  it('is computed once while it is in use, among many others', () => {
    const first = woundBuild(PLAIN);
    for (let ohms = 5000; ohms < 5300; ohms++) {
      woundBuild({ ...PLAIN, outputOhms: ohms });
      expect(woundBuild({ ...PLAIN })).toBe(first);
    }
  });

  it('is computed again if it has not been used for long', () => {
    const first = woundBuild(PLAIN);
    for (let ohms = 5000; ohms < 5300; ohms++) woundBuild({ ...PLAIN, outputOhms: ohms });
    expect(woundBuild(PLAIN)).not.toBe(first);
    expect(woundBuild(PLAIN)).toEqual(first);
  });
});
