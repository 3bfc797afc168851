import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { LANGUAGES } from '../languages.ts';
import { keysOf } from '../records.ts';
import { type Circuit, SHEET_LOAD } from '../tone/circuit.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { yourCircuit } from '../your-pickup/pickup-of-ohms.ts';
import { USUAL_BUILDS } from '../your-pickup/pickup-types.ts';
import { readYourPickup, writeYourPickup } from '../your-pickup/your-pickup.ts';
import { answerTitles } from './answer-titles.ts';
import { answersTo, type FinderAnswers } from './answers.ts';
import { candidatesIn, type Sold } from './candidates.ts';
import { doubtedIn, figuresUnder, gainOf } from './figures.ts';
import { KINDS, kindOf } from './kinds.ts';
import { NAMES, namedAt, positionsNamed } from './names.ts';
import {
  finderPath,
  type Miss,
  NOTHING_MISSED,
  positionsOfType,
  type Question,
  readFinderQuestion,
  SCALE_STEPS,
  withName,
  writeFinderQuestion,
} from './question.ts';
import { distanceTo, helps, MAX_ANSWERS, rank } from './rank.ts';
import { soldName } from './sold.ts';
import { isSameHave, isYours, saidPickup, yoursOf } from './yours.ts';

const places = keysOf(KINDS).flatMap((kind) => positionsOfType(kind).map((position) => ({ kind, position })));
const step = fc.constantFrom(...SCALE_STEPS);
const anyMiss: fc.Arbitrary<Miss> = fc.record({ bright: step, loud: step, hum: step });
/** A meter reading, to the ohm. */
const byOhms = fc.constantFrom(...places).chain(({ kind, position }) => {
  const [least, most] = USUAL_BUILDS[kindOf(kind).at[position]?.type ?? 'humbucker'].ohms_kOhm;
  return fc.record({
    way: fc.constant('ohms' as const),
    kind: fc.constant(kind),
    position: fc.constant(position),
    kOhm: fc.integer({ min: least * 1000, max: most * 1000 - 1 }).map((ohms) => ohms / 1000),
    miss: anyMiss,
  });
});
const byName = fc
  .constantFrom(...NAMES.flatMap(({ id }) => positionsNamed(id).map((position) => ({ id, position }))))
  .chain(({ id, position }) =>
    anyMiss.map((miss): Question => withName({ way: 'name', kind: 'humbucker', position, miss }, id)),
  );
const anyQuestion: fc.Arbitrary<Question> = fc.oneof(byOhms, byName);

const answersOf = (answers: FinderAnswers) => ('answers' in answers ? answers.answers : []);
const keyOf = (sold: Sold): string =>
  sold.kind === 'stock' ? `${sold.type} ${sold.flavor}` : JSON.stringify(sold.choices);

describe('an answer', () => {
  itForAll([anyQuestion])(
    'to brighter is never darker, to louder never quieter, to less hum never more, and vice versa [row D461]',
    (question) => {
      const { bright, loud, hum } = question.miss;
      for (const { gain } of answersOf(answersTo(question))) {
        const { treble_dB, output_dB, hum_dB } = gain.figures;
        if (bright !== 0) expect(treble_dB * bright).toBeGreaterThan(0);
        if (loud !== 0) expect(output_dB * loud).toBeGreaterThan(0);
        if (hum > 0) expect(hum_dB).toBeLessThan(0);
        if (hum === 0) expect(hum_dB).toBeLessThanOrEqual(3);
      }
    },
  );

  itForAll([anyQuestion])(
    'changes the main wish by at least a decibel, and by more than its uncertainty [row D461]',
    (question) => {
      const { bright, loud, hum } = question.miss;
      const most = Math.max(Math.abs(bright), Math.abs(loud), hum);
      for (const { gain } of answersOf(answersTo(question))) {
        const { figures, doubt } = gain;
        if (Math.abs(bright) === most) {
          expect(Math.abs(figures.treble_dB)).toBeGreaterThanOrEqual(Math.max(1, doubt.treble_dB));
        }
        if (Math.abs(loud) === most) {
          expect(Math.abs(figures.output_dB)).toBeGreaterThanOrEqual(Math.max(1, doubt.output_dB));
        }
        if (hum === most) expect(-figures.hum_dB).toBeGreaterThanOrEqual(3);
      }
    },
  );

  itForAll([anyQuestion])('is one of at most three that fit, sorted by distance [row D460]', (question) => {
    const answers = answersOf(answersTo(question));
    expect(answers.length).toBeLessThanOrEqual(MAX_ANSWERS);
    const far = answers.map(({ gain }) => distanceTo(question.miss, gain));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    const fitting = candidatesIn(kindOf(question.kind).rout, question.position).map(({ sold }) =>
      keyOf(sold),
    );
    for (const { sold } of answers) expect(fitting).toContain(keyOf(sold));
  });

  it('stays the same for one ohm more, except at the edge of a limit [row D461]', () => {
    // Change of a figure by one ohm. Answers appear or disappear only within this distance of the others.
    const LITTLE = 0.02;
    // Each compares every pickup that fits, twice.
    forAll(
      [byOhms],
      (question) => {
        const next = { ...question, kOhm: question.kOhm + 0.001 };
        const [one, other] = [answersTo(question), answersTo(next)];
        if (!('yours' in one && 'yours' in other)) throw new Error('Not wound');
        const gains = (of: typeof one) => {
          const mine = doubtedIn(of.yours, of.load);
          return candidatesIn(kindOf(question.kind).rout, question.position).map((candidate) => ({
            key: keyOf(candidate.sold),
            gain: gainOf(doubtedIn(candidate, of.load), mine),
          }));
        };
        const [before, after] = [gains(one), gains(other)];
        for (const [index, { gain }] of before.entries()) {
          const moved = after[index]?.gain;
          for (const key of ['treble_dB', 'bass_dB', 'output_dB', 'hum_dB'] as const) {
            expect(Math.abs((moved?.figures[key] ?? 0) - gain.figures[key])).toBeLessThan(LITTLE);
            expect(Math.abs((moved?.doubt[key] ?? 0) - gain.doubt[key])).toBeLessThan(LITTLE);
          }
        }
        // Answers that help before and after keep their order, unless they are equally near.
        const both = before.filter(
          ({ gain }, index) => helps(gain, question.miss) && helps(after[index]?.gain ?? gain, question.miss),
        );
        const order = (of: typeof before) =>
          rank(
            of.filter(({ key }) => both.some((kept) => kept.key === key)),
            question.miss,
          );
        const [first, then] = [order(before), order(after)];
        expect(then.length).toBe(first.length);
        for (const [place, offer] of first.entries())
          expect(
            Math.abs(
              distanceTo(question.miss, offer.gain) -
                distanceTo(question.miss, then[place]?.gain ?? offer.gain),
            ),
          ).toBeLessThan(LITTLE);
      },
      { numRuns: runs(100, { slow: 10 }) },
    );
  });

  itForAll([anyQuestion], { numRuns: runs(100, { slow: 5 }) })(
    'is the only one of its winding, and has a unique title [case B4]',
    (question) => {
      const answers = answersOf(answersTo(question));
      expect(new Set(answers.map(({ sold }) => soldName(sold))).size).toBe(answers.length);
      for (const language of LANGUAGES)
        expect(new Set(answerTitles(answers, language)).size).toBe(answers.length);
    },
  );

  itForAll([byName])('is empty without a wish, and never the pickup itself', (question) => {
    expect(answersOf(answersTo({ ...question, miss: NOTHING_MISSED }))).toEqual([]);
    const [slug] = question.name?.split('.') ?? [];
    for (const { sold } of answersOf(answersTo(question)))
      if (sold.kind === 'stock' && slug === sold.type.toLowerCase().replace('_', '-'))
        expect(`${slug}.${sold.flavor.toLowerCase()}`).not.toBe(question.name);
  });

  it('never includes an item that is not sold', () => {
    const question = readFinderQuestion(new URLSearchParams('type=humbucker&kohm=16.4&at=bridge&bright=2'));
    const all = answersOf(answersTo(question));
    expect(all.length).toBe(MAX_ANSWERS);
    const builds = answersOf(answersTo(question, { isSold: ({ kind }) => kind === 'build' }));
    expect(builds.every(({ sold }) => sold.kind === 'build')).toBe(true);
    expect(answersOf(answersTo(question, { isSold: () => false }))).toEqual([]);
  });
});

it('tight and loose are not a scale: ours differ by less than a decibel in bass against mids at each position', () => {
  for (const { kind, position } of places) {
    const bass = candidatesIn(kindOf(kind).rout, position).map(
      (one) => figuresUnder(one, SHEET_LOAD).bass_dB,
    );
    expect(Math.max(...bass) - Math.min(...bass)).toBeLessThan(1);
  }
});

describe('the visitor’s pickup', () => {
  it('is a hot humbucker at 16.4 kΩ, within the published range', () => {
    const yours = yoursOf(readFinderQuestion(new URLSearchParams('kohm=16.4')));
    if (!isYours(yours)) throw new Error('Not wound');
    expect(yours.inductance_H).toBeGreaterThan(7.5);
    expect(yours.inductance_H).toBeLessThan(9);
    // Published for one name: 7.75 to 9.74 H.
    expect(yours.inductance_H * (1 - yours.doubt.inductance)).toBeLessThan(7.75);
    expect(yours.inductance_H * (1 + yours.doubt.inductance)).toBeGreaterThan(9.74);
    expect(yours.awgs).toEqual([43, 44]);
  });

  it('is refused at 16.4 MΩ with a hint at the unit, and at values that no unit explains', () => {
    const at = (kohm: string) => yoursOf(readFinderQuestion(new URLSearchParams({ kohm })));
    expect(at('16400')).toEqual({ missing: 'possible', kOhm: 16_400, meant: 16.4 });
    expect(at('0.008')).toEqual({ missing: 'possible', kOhm: 0.008, meant: 8 });
    expect(at('120')).toEqual({ missing: 'possible', kOhm: 120 });
    expect(at('')).toEqual({ missing: 'said' });
    expect(yoursOf(readFinderQuestion(new URLSearchParams('have=measured')))).toEqual({
      missing: 'measurement',
    });
  });

  it('has less uncertainty by name than by resistance', () => {
    const doubt = (query: string) => {
      const yours = yoursOf(readFinderQuestion(new URLSearchParams(query)));
      return isYours(yours) ? yours.doubt.inductance : Number.NaN;
    };
    expect(doubt('have=name&name=humbucker.hot')).toBeLessThan(doubt('kohm=15.05'));
  });
});

describe('the address of a question', () => {
  itForAll([anyQuestion])('is read back as it was written', (question) => {
    const query = writeFinderQuestion(question);
    expect(readFinderQuestion(query)).toEqual(question);
    expect(finderPath(question)).toBe(`/finder?${query}`);
  });

  it('survives invalid parameters', () => {
    forAll(
      [
        fc.array(
          fc.tuple(
            fc.constantFrom('have', 'type', 'at', 'kohm', 'name', 'bright', 'loud', 'hum', 'x'),
            fc.oneof(
              fc.string(),
              fc.constantFrom('ohms', 'name', 'bridge', '-3', '1.5', '16,4', 'paf', '1e9'),
            ),
          ),
        ),
      ],
      (pairs) => {
        const once = writeFinderQuestion(readFinderQuestion(new URLSearchParams(pairs)));
        expect(String(writeFinderQuestion(readFinderQuestion(once)))).toBe(String(once));
      },
    );
    expect(finderPath(readFinderQuestion(new URLSearchParams('kohm=1e3&bright=9&type=banjo')))).toBe(
      '/finder',
    );
    expect(finderPath(readFinderQuestion(new URLSearchParams('kohm=16,4')))).toContain('kohm=16.4');
  });

  it('uses a position that the kind of pickup has', () => {
    expect(readFinderQuestion(new URLSearchParams('type=humbucker&at=middle')).position).toBe('bridge');
    expect(readFinderQuestion(new URLSearchParams('type=precision-bass&at=neck')).position).toBe('split');
    expect(namedAt('tele-1952', 'neck')).toEqual({ kind: 'telecaster', position: 'bridge' });
  });
});

describe('the pickup of a question', () => {
  itForAll([anyQuestion])(
    'is stored with the finder’s sound, and can be read again [row D467]',
    (question) => {
      const [kept, yours] = [saidPickup(question), yoursOf(question)];
      if (!kept || !isYours(yours)) throw new Error('Not said');
      expect(readYourPickup(writeYourPickup(kept))).toEqual(kept);
      const level = (circuit: Circuit, f: number) => decibels(magnitudeAt(circuit, SHEET_LOAD, f));
      // Inaudible difference between its own cover and that of its kind.
      for (const f of [100, 500, 1000, 2000, 3000, 4000, 6000])
        expect(Math.abs(level(yourCircuit(kept), f) - level(yours.circuit, f)), `${f} Hz`).toBeLessThan(0.5);
    },
  );

  it('is undefined without a figure, or with an impossible one', () => {
    const question = readFinderQuestion(new URLSearchParams());
    expect(saidPickup(question)).toBeUndefined();
    expect(saidPickup({ ...question, kOhm: 16_400 })).toBeUndefined();
    expect(saidPickup({ ...question, way: 'name' })).toBeUndefined();
    expect(saidPickup({ ...question, way: 'measured' })).toBeUndefined();
  });

  it('is the same for all wishes', () => {
    forAll([anyQuestion, anyMiss], (question, miss) => {
      expect(isSameHave(question, { ...question, miss })).toBe(true);
    });
    const question = readFinderQuestion(new URLSearchParams('type=humbucker&kohm=8.2'));
    expect(isSameHave(question, { ...question, kOhm: 8.3 })).toBe(false);
  });
});
