import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild } from '../../tests/fixtures/configurator-builds.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { FISHBONE, reportOf, STOCK_UNITS } from '../../tests/fixtures/pickups.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { customTypeOf } from '../configurator/custom-types.ts';
import type { Choices } from '../configurator/record.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { type BuildSheet, buildSheet, buildSheetIn, ownWords } from './build-sheet.ts';
import { COIL_WORDS } from './coil-plan.messages.ts';
import { type CoilPlan, coilPlan } from './coil-plan.ts';
import { type Diagnosis, findingsOf, type Measurement, outcomeWords } from './diagnosis.ts';
import { turnsDoubt } from './doubts.ts';
import { finishStepsFor, finishStepsOf } from './finish.ts';
import { ownCircuit, ownResponse, resonanceWords, toleranceBand } from './own-curve.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { freezePickup } from './sold-pickup.ts';
import { pickupOf, type UnitBuild } from './unit.ts';
import { at20Degrees, verdictOf } from './verdict.ts';

const anyCustom = anyBuild.map(
  ({ kind, choices }): UnitBuild => ({
    pickupType: customTypeOf(CONFIGURATORS[kind], choices as Choices),
    choices: choices as Choices,
  }),
);
/** Checks every stock pickup, then custom builds. */
const checkBuilds = (check: (build: UnitBuild) => void) =>
  forAll([anyCustom], check, {
    numRuns: runs(150),
    examples: STOCK_UNITS.map((build) => [build]),
  });

const STRAT: UnitBuild = {
  pickupType: 'STRATOCASTER',
  pickupFlavor: 'VINTAGE',
  position: 'middle',
  color: 'white',
};

const sheetOf = (build: UnitBuild): BuildSheet => buildSheet(freezePickup(build, reportOf));

/** Signs of hum and string: a coil's direction, that of the current through it, and for the string its pole. */
function sums({ coils, join }: CoilPlan) {
  const ways = [1, join?.[1] === 'finish' ? -1 : 1];
  const each = coils.map(({ direction, pole }, index) => {
    const turn = (direction === 'clockwise' ? 1 : -1) * (ways[index] ?? 1);
    return { hum: turn, string: turn * (pole === 'N' ? 1 : -1) };
  });
  const sum = (of: 'hum' | 'string') => each.reduce((total, coil) => total + coil[of], 0);
  return { hum: sum('hum'), string: Math.abs(sum('string')), signed: sum('string') };
}

it('knows the steps after measuring without a sheet', () => {
  checkBuilds((build) => {
    expect(finishStepsFor(pickupOf(build).recipe)).toEqual(finishStepsOf(sheetOf(build).steps));
  });
});

describe('build sheets', () => {
  it('match the screen of the custom humbucker', () => {
    const sheet = sheetOf(FISHBONE);
    expect(sheet).toMatchObject({
      name: 'Custom Humbucker',
      summary: 'Fishbone, Forest/Copper, 52\u00a0mm, 8\u00a0kΩ',
      wire: { awg: 42, diameter_mm: 0.072 },
      magnet: { name: 'AlNiCo 5', size: '63.5 × 12.7 × 3.2\u00a0mm' },
      polarity: { pole: 'N', isUp: false, of: 'slugs' },
      wound: 'by hand, scatter',
      join: 'grey to yellow',
      cover: 'Fishbone, brass',
      colourNames: ['Forest', 'Copper'],
      spacing_mm: 52,
      potted: true,
    });
    expect(sheet.coils.map(({ turns }) => turns.target)).toEqual([5410, 4610]);
    const shown = ({ low, high, target }: BuildSheet['resistance'], scale: number) =>
      [low, target, high].map((value) => (value / scale).toFixed(2));
    expect(shown(sheet.resistance, 1000)).toEqual(['7.76', '8.00', '8.24']);
    expect(shown(sheet.inductance, 1)).toEqual(['4.15', '4.37', '4.59']);
  });

  it('are complete for every stock pickup and for custom builds', () => {
    expect(STOCK_UNITS.length).toBeGreaterThan(50);
    checkBuilds((build) => {
      const sheet = sheetOf(build);
      const pickup = pickupOf(build);
      expect(sheet.coils.map(({ turns }) => turns.target)).toEqual(pickup.winding.turns);
      const coils = sheet.coils.reduce((sum, { resistance }) => sum + resistance.target, 0);
      expect(coils).toBeCloseTo(pickup.winding.resistance_Ohm, 6);
      expect(sheet.inductance.target / pickup.circuit.inductance_H).toBeGreaterThan(0.99);
      expect(sheet.inductance.target).toBeLessThanOrEqual(pickup.circuit.inductance_H);
      expect(sheet.leads.length).toBe(sheet.wires);
      expect(sheet.steps.some(({ id }) => id === 'wax')).toBe(sheet.potted);
      expect(sheet.join === undefined).toBe(sheet.coils.length === 1);
      expect(sheet.isZebra).toBe(sheet.colourNames[0]?.startsWith('Zebra') ?? false);
      expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN/);
      for (const { path } of [sheet.picture, sheet.drawing])
        expect(path).toMatch(/^\/generated\/[a-z0-9/-]+\.\w+$/);
    });
  });

  it('cancel the hum and add the string in every pickup with two coils', () => {
    checkBuilds((build) => {
      const plan = coilPlan(pickupOf(build));
      const { hum, string } = sums(plan);
      expect(hum === 0).toBe(plan.coils.length === 2);
      expect(string).toBe(plan.coils.length);
    });
  });

  it.each([
    ['STRATOCASTER', ['neck', 'middle']],
    ['STRATOCASTER', ['middle', 'bridge']],
    ['TELECASTER', ['neck', 'bridge']],
    ['JAZZ_BASS', ['neck', 'bridge']],
  ] as const)(
    'turn one of two pickups over in a %s, so that both together are quiet',
    (pickupType, positions) => {
      const [a, b] = positions.map((position) =>
        sums(coilPlan(pickupOf({ pickupType, pickupFlavor: 'VINTAGE', position, color: 'black' }))),
      );
      expect((a?.hum ?? 0) + (b?.hum ?? 0)).toBe(0);
      expect((a?.signed ?? 0) + (b?.signed ?? 0)).toBe(2);
    },
  );

  it('describe rods by their lengths, bars by their size, and steel poles on a ceramic magnet', () => {
    expect(sheetOf(STRAT).magnet).toEqual({
      name: 'AlNiCo 5',
      shape: '6 rods',
      bars: 0,
      size: '⌀ 5\u00a0mm, 17 17 18 18 16 17\u00a0mm long',
    });
    const of = (pickupType: 'PRECISION_BASS' | 'P90_DOGEAR', position: 'split' | 'neck') =>
      sheetOf({ pickupType, pickupFlavor: 'HOT', position, color: 'black' }).magnet;
    expect(of('PRECISION_BASS', 'split')).toEqual({
      name: 'Ceramic',
      shape: 'bar under steel rods',
      bars: 1,
    });
    expect(of('P90_DOGEAR', 'neck')).toMatchObject({
      shape: '2 bars',
      bars: 2,
      size: '63.5 × 12.7 × 3.2\u00a0mm',
    });
  });
});

describe('verdicts', () => {
  const target = { target: 8000, low: 7760, high: 8240, percent: 3 };
  it.each([
    [8060, 'in', 'in, +0.8 %'],
    [8000, 'in', 'in, 0.0 %'],
    [7800, 'edge', 'in, at the edge, −2.5 %'],
    [8240, 'edge', 'in, at the edge, +3.0 %'],
    [8241, 'out', 'out, +3.1 %'],
    [8648, 'out', 'out, +8.1 %'],
  ])('classify %i Ω: %s, in words and with a sign', (value, state, words) => {
    expect(verdictOf(value, target)).toMatchObject({ state, words: words.replace(' %', '\u00a0%') });
  });

  it('convert copper to 20 °C: 0.393 % per kelvin [row D139]', () => {
    expect(at20Degrees(8000, 20)).toBe(8000);
    expect(at20Degrees(8157.2, 25)).toBeCloseTo(8000, 6);
    expect(at20Degrees(7842.8, 15)).toBeCloseTo(8000, 6);
  });
});

describe('findings', () => {
  const findings = (build: UnitBuild, measured: Partial<Measurement>) => {
    const sheet = sheetOf(build);
    return findingsOf(sheet, pickupOf(build), {
      resistance_Ohm: sheet.resistance.target,
      inductance_H: sheet.inductance.target,
      temperature_C: 20,
      ...measured,
    });
  };
  const scaled = (build: UnitBuild, r: number, l: number) => {
    const { resistance, inductance } = sheetOf(build);
    return findings(build, { resistance_Ohm: resistance.target * r, inductance_H: inductance.target * l });
  };

  it('are in tolerance like on the bench screen', () => {
    const { headline, advice, inTolerance, resistance, inductance } = findings(FISHBONE, {
      resistance_Ohm: 8060,
      inductance_H: 4.22,
    });
    expect([headline, advice, inTolerance]).toEqual(['In tolerance', '', true]);
    expect([resistance.words, inductance.words]).toEqual(['in, +0.8\u00a0%', 'in, −3.4\u00a0%']);
  });

  it('suggest the magnet if R fits and L is high', () => {
    expect(findings(FISHBONE, { resistance_Ohm: 8140, inductance_H: 4.66 })).toMatchObject({
      inTolerance: false,
      headline: 'L is 0.07\u00a0H over the limit',
      advice: 'R fits, so the turns are right. Check the magnet first.',
    });
  });

  it.each([
    ['turns', 0.95, 0.9, /about 5\d0 turns too few/],
    ['turns', 1.05, 1.1025, /turns too many/],
    ['the spool', 1.261, 1, /R matches 43AWG, not 42/],
    ['the join', 0.25, 0.25, /joined in parallel/],
    ['one coil', 4350 / 8000, 0.5, /coil 1 alone/],
    ['the phase', 1, 0.74, /Check the phase first/],
    ['shorted turns', 1, 0.6, /turns are shorted/],
    ['a broken wire', 1000, 0.01, /The circuit is open/],
    ['touching leads', 0.001, 0.01, /The leads touch/],
    ['a joint', 1.08, 1, /Check the joints first/],
    ['warmth', 0.95, 1, /temperature of the coil/],
  ])('suggest %s', (_, r, l, advice) => {
    expect(scaled(FISHBONE, r, l).advice.replaceAll('\u00a0', '')).toMatch(advice);
  });

  itForAll([fc.double({ min: 0.001, max: 10, noNaN: true }), fc.double({ min: 0.001, max: 3, noNaN: true })])(
    'mention no joins or phases for a pickup of one coil',
    (r, l) => {
      expect(scaled(STRAT, r, l).advice).not.toMatch(/parallel|phase|alone\. Check the join/);
    },
  );

  it('have a text for any measurement', () => {
    forAll(
      [fc.double({ min: 0.001, max: 10, noNaN: true }), fc.double({ min: 0.001, max: 3, noNaN: true })],
      (r, l) => {
        const found = scaled(FISHBONE, r, l);
        expect(found.inTolerance).toBe(found.advice === '');
        expect(found.inTolerance).toBe(found.headline === 'In tolerance');
      },
    );
    expect(findings(FISHBONE, { resistance_Ohm: 8320, temperature_C: 30 }).inTolerance).toBe(true);
    expect(findings(FISHBONE, { resistance_Ohm: 8320, temperature_C: 20 }).inTolerance).toBe(false);
  });

  it('are stored as kind and figure, with texts in both languages', () => {
    const measured: readonly Partial<Measurement>[] = [
      {},
      { inductance_H: 4.9 },
      { inductance_H: 3.9 },
      { resistance_Ohm: 9000 },
      { coils_Ohm: [4000, 4000] },
      { turns: [5410, 4660] },
    ];
    const diagnoses = measured.map((each) => {
      const sheet = sheetOf(FISHBONE);
      const whole = {
        resistance_Ohm: 8000,
        inductance_H: sheet.inductance.target,
        temperature_C: 20,
        ...each,
      };
      const [en, de] = (['en', 'de'] as const).map((language) =>
        findingsOf(sheet, pickupOf(FISHBONE), whole, language),
      );
      // It does not depend on the language.
      const outcome: Diagnosis = JSON.parse(JSON.stringify(en?.outcome));
      expect(outcome).toEqual(de?.outcome);
      expect(outcomeWords(outcome, 'en')).toBe(en?.headline);
      expect(outcomeWords(outcome, 'de')).toBe(de?.headline);
      expect(de?.advice === '').toBe(en?.advice === '');
      return de?.headline.replaceAll('\u00a0', ' ');
    });
    expect(diagnoses).toEqual([
      'In der Toleranz',
      'L liegt 0,31 H über der Grenze',
      'L liegt 0,25 H unter der Grenze',
      'R liegt 0,76 kΩ über der Grenze',
      'R von Spule 1 liegt außerhalb der Toleranz',
      'Spule 2 hat eine andere Windungszahl',
    ]);
  });

  it('detect a wrong coil even if the whole pickup fits', () => {
    const found = findings(FISHBONE, { coils_Ohm: [4000, 4000] });
    expect(found).toMatchObject({ inTolerance: false, headline: 'R of coil 1 is out of tolerance' });
    expect(findings(FISHBONE, { turns: [5410, 4660] }).headline).toBe(
      'Coil 2 has a different number of turns',
    );
  });
});

describe('a sheet in German', () => {
  it('is completely translated, with the figures of the English one', () => {
    const sold = freezePickup(FISHBONE, reportOf);
    const english = buildSheet(sold);
    const german = buildSheetIn(sold, {}, 'de');
    expect(buildSheetIn(sold, {}, 'en')).toEqual(english);
    expect(german).toMatchObject({
      resistance: english.resistance,
      join: 'grau an gelb',
      joinedEnds: 'Ende an Ende',
      wound: 'von Hand, kreuz und quer',
      colourNames: ['Waldgrün', 'Kupfer'],
    });
    expect(german.coils.map(({ name }) => name)).toEqual(['Schrauben', 'Stifte']);
    expect(german.steps.map(({ name }) => name).join(', ')).toBe(
      'Spule 1, Spule 2, Verbinden, Messen, Wachsbad, Kappe, Anspielen',
    );
    expect(german.steps.map(({ id }) => id)).toEqual(english.steps.map(({ id }) => id));
    expect(COIL_WORDS.de.polarity(german.polarity)).toBe('N an den Stiften');
  });

  it('has doubts and verdicts in German', () => {
    const { coils, resistance } = sheetOf(FISHBONE);
    expect(turnsDoubt({ coils }, 0, 541, 'de')).toBe('Spule 1 hat 541 Windungen statt 5\u00a0410.');
    expect(turnsDoubt(sheetOf(STRAT), 0, 1, 'de')).toMatch(/^Die Spule hat 1 /);
    expect(verdictOf(8064, resistance, 'de').words).toBe('passt, +0,8\u00a0%');
    expect(verdictOf(9000, resistance, 'de').words).toBe('außerhalb, +12,5\u00a0%');
  });
});

describe('a pickup’s own curve', () => {
  it('equals the model’s if the model was correct, and is lower if L is higher', () => {
    const { circuit, resistance, inductance } = sheetOf(FISHBONE);
    const measured = { resistance_Ohm: resistance.target, inductance_H: inductance.target };
    const same = ownResponse(circuit, ownCircuit(circuit, measured));
    expect(same.own.resonance.frequency_Hz).toBeCloseTo(same.modelled.resonance.frequency_Hz, 3);
    const more = ownResponse(
      circuit,
      ownCircuit(circuit, { ...measured, inductance_H: measured.inductance_H * 1.04 }),
    );
    const ratio = more.own.resonance.frequency_Hz / more.modelled.resonance.frequency_Hz;
    expect(ratio).toBeGreaterThan(1 / 1.04);
    expect(ratio).toBeLessThan(0.985);
    expect(resonanceWords(more)).toMatch(/^Resonance 3\.\d\d\u00a0kHz, modelled 3\.11\.$/);
  });

  it('stays within the band while R and L are in tolerance', () => {
    const sheet = sheetOf(FISHBONE);
    const band = toleranceBand(sheet);
    const share = fc.double({ min: -1, max: 1, noNaN: true });
    // Each computes the whole curve.
    forAll(
      [share, share],
      (r, l) => {
        const circuit = ownCircuit(sheet.circuit, {
          resistance_Ohm: sheet.resistance.target * (1 + r * 0.03),
          inductance_H: sheet.inductance.target * (1 + l * 0.05),
        });
        const { own } = ownResponse(sheet.circuit, circuit);
        own.curve.forEach(({ level_dB }, index) => {
          expect(level_dB).toBeGreaterThan((band.low[index]?.level_dB ?? 0) - 0.06);
          expect(level_dB).toBeLessThan((band.high[index]?.level_dB ?? 0) + 0.06);
        });
      },
      { numRuns: runs(12, { slow: 10 }) },
    );
  });
});

/** The fields of a sold pickup that are read. */
const sold = (of: object, reversed = false) =>
  ({
    summary: 'as the makers call it',
    spacing_mm: 52,
    pickup: { winding: { resistance_Ohm: 8200 }, recipe: { reversed } },
    ...of,
  }) as unknown as SoldPickup;

describe('the name of a pickup for its owner', () => {
  it('is the stored one in English', () => {
    expect(ownWords(sold({ name: 'Telecaster neck' }), 'en')).toEqual({
      name: 'Telecaster neck',
      words: 'as the makers call it',
    });
  });

  it('is translated to German', () => {
    const stock = { build: { pickupType: 'TELECASTER' }, name: 'Telecaster neck', flavor: 'Hot' };
    expect(ownWords(sold({ ...stock, colourNames: ['Black'] }, true), 'de')).toEqual({
      name: 'Telecaster, Hals',
      words: 'Hot, Schwarz, Gegenläufig gewickelt, umgekehrt gepolt',
    });
    const build = {
      build: { choices: {} },
      name: 'Custom Humbucker',
      shape: 'Closed cover',
      colourNames: [],
    };
    expect(ownWords(sold(build), 'de').words).toBe('Geschlossene Kappe, 52\u00a0mm, 8,2\u00a0kΩ');
  });
});
