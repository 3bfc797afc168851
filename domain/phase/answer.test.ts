import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuitFaults } from '../../tests/fixtures/circuit-faults.ts';
import { drawingFaults } from '../../tests/fixtures/drawing-faults.ts';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { soundOf } from '../wiring/sounds.ts';
import { ALL_SIGNS, answerTo, caseOf, type PhaseQuestion, signsOfOurs } from './answer.ts';
import { isHumbucking, KEPT_IDS, KEPT_PICKUPS } from './kept-pickups.ts';
import { MAKER_IDS, PHASE_MAKERS, type PhaseMaker } from './makers.ts';
import { ourPickups } from './our-pickups.ts';
import { pairScheme } from './pair-scheme.ts';
import { readBuildQuestion, readPhaseQuestion } from './read-question.ts';
import { jumpOf, SIGNS } from './signs.ts';
import { writePhaseQuestion } from './write-question.ts';

const OURS = ourPickups();
const HP90 =
  '/configurator/p90?model=plain&color=wine&spacing=52&output=modern&potting=none&wiring=2-wire&magnet=alnico-4';
const BUILD = readBuildQuestion(HP90);
if (!BUILD) throw new Error('no build');
const ALL_OURS = [BUILD, ...OURS];
const ours = (id: string) => {
  const found = OURS.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const asked = (more: Partial<PhaseQuestion> = {}): PhaseQuestion => ({
  keep: 'telecaster-neck',
  ours: ours('telecaster.bridge'),
  isReversed: false,
  ...more,
});

/** Every pickup that may stay, beside each of ours, with every polarity and winding of both. */
const EVERY = KEPT_IDS.flatMap((keep) =>
  ALL_OURS.flatMap((one) =>
    (one.reversedHref ? [false, true] : [false]).map((isReversed) => asked({ keep, ours: one, isReversed })),
  ),
);

describe('the answer', () => {
  it('matches the drawn circuit, for every pair and every way to wind it [row D480]', () => {
    for (const question of EVERY)
      for (const signs of ALL_SIGNS) {
        const { swap, hum } = caseOf(question, signs);
        const scheme = pairScheme(question, signs, swap);
        const name = `${question.keep} ${question.ours.id} ${question.isReversed} ${JSON.stringify(signs)}`;
        const sound = soundOf(scheme, { position: 'Middle' });
        expect(sound.pickups.length, name).toBe(2);
        expect(sound.inPhase, name).toBe(swap !== 'impossible');
        const quiet = [KEPT_PICKUPS[question.keep].kind, question.ours.kind].every(isHumbucking);
        if (swap === 'impossible') continue;
        if (quiet) expect([hum, sound.hum === 'yes'], name).toEqual(['no', false]);
        else expect(sound.hum, name).toBe(hum);
      }
  });

  it('has a circuit and a drawing without faults', () => {
    const seen = new Set<string>();
    for (const question of EVERY)
      for (const signs of ALL_SIGNS) {
        const { swap } = caseOf(question, signs);
        const shape = `${question.keep} ${question.ours.kind} ${question.ours.place} ${swap}`;
        if (seen.has(shape)) continue;
        seen.add(shape);
        const scheme = pairScheme(question, signs, swap);
        expect(drawingFaults(scheme), shape).toEqual([]);
        const faults = circuitFaults(scheme).filter(
          (fault) => swap !== 'impossible' || !fault.startsWith('Coils work against each other'),
        );
        expect(faults, shape).toEqual([]);
      }
  });

  it('matches the table of the card: the jump names the lead, the pole says whether it hums', () => {
    const cell = (pole: 1 | -1, jump: 'plus' | 'minus') => {
      const { swap, hum } = answerTo(asked({ pole, jump }));
      return `${swap} ${hum}`;
    };
    // Ours is north up and jumps to minus.
    expect(jumpOf(ours('telecaster.bridge').signs)).toBe('minus');
    expect([cell(1, 'minus'), cell(1, 'plus')]).toEqual(['none yes', 'ours yes']);
    expect([cell(-1, 'minus'), cell(-1, 'plus')]).toEqual(['none little', 'ours little']);
  });

  it('leaves open what no test has shown, and gives the rest', () => {
    expect(answerTo(asked())).toMatchObject({ swap: undefined, hum: undefined, pole: undefined });
    expect(answerTo(asked()).open).toHaveLength(4);
    expect(answerTo(asked({ pole: 1 }))).toMatchObject({ swap: undefined, hum: 'yes' });
    expect(answerTo(asked({ jump: 'minus' }))).toMatchObject({ swap: 'none', hum: undefined });
    expect(answerTo(asked({ pole: -1, jump: 'none' })).open).toHaveLength(2);
  });

  it('uses the maker’s source, unless the tests contradict it [row D482]', () => {
    const rio = asked({ keep: 'telecaster-bridge', maker: 'rio-grande', ours: ours('telecaster.neck') });
    expect(answerTo(rio)).toMatchObject({ swap: 'none', hum: 'little', isContradicted: false });
    expect(answerTo({ ...rio, pole: -1, jump: 'minus' })).toMatchObject({ isContradicted: true, pole: -1 });
    const fender = asked({ keep: 'stratocaster-neck', maker: 'fender', ours: ours('stratocaster.bridge') });
    expect(answerTo(fender).open).toHaveLength(2);
    // Wound clockwise, so the pole alone determines the jump.
    expect(answerTo({ ...fender, pole: 1 })).toMatchObject({ swap: 'none', hum: 'yes', jumpsToPlus: false });
    expect(answerTo({ ...fender, pole: -1 })).toMatchObject({ swap: 'ours', hum: 'no', jumpsToPlus: true });
  });

  it('depends only on the phase for a humbucker', () => {
    const question = asked({ keep: 'humbucker-neck' });
    for (const pole of [undefined, ...SIGNS])
      expect(answerTo({ ...question, pole, jump: 'plus' })).toMatchObject({
        swap: 'ours',
        hum: 'yes',
        pole: undefined,
        offersReverse: false,
      });
    expect(answerTo({ ...question, ours: ours('humbucker.bridge'), jump: 'minus' })).toMatchObject({
      swap: 'none',
      hum: 'no',
    });
  });

  it('offers our pickup reverse wound only if that makes the pair quiet [row D483]', () => {
    for (const question of EVERY)
      for (const signs of ALL_SIGNS) {
        if (question.isReversed) continue;
        const tested = { ...question, pole: signs.pole, jump: jumpOf(signs) };
        const { offersReverse, hum } = answerTo(tested);
        const other = answerTo({ ...tested, isReversed: true });
        if (offersReverse) expect([hum, other.hum]).toEqual(['yes', expect.stringMatching(/no|little/)]);
        else if (question.ours.reversedHref) expect(other.hum).toBe('yes');
        if (question.ours.reversedHref) expect(other.offersReverse).toBe(true);
      }
  });

  it('never swaps a braid: if both pickups have one, soldering does not help', () => {
    const question = asked({ keep: 'p90-neck', ours: ours('p90-soapbar.bridge'), jump: 'plus' });
    expect(answerTo(question).swap).toBe('impossible');
    expect(answerTo({ ...question, keep: 'stratocaster-neck' }).swap).toBe('theirs');
  });
});

describe('our pickups', () => {
  it('are in phase within a set', () => {
    for (const slug of new Set(OURS.map(({ id }) => id.split('.')[0]))) {
      const jumps = OURS.filter(({ id }) => id.startsWith(`${slug}.`)).map(({ signs }) => jumpOf(signs));
      expect(new Set(jumps).size, slug).toBe(1);
    }
  });

  it('stay in phase when they are reverse wound', () => {
    for (const one of OURS)
      expect(jumpOf(signsOfOurs(asked({ ours: one, isReversed: true })))).toBe(jumpOf(one.signs));
  });
});

it('the makers have dated sources, and colours of known leads [row D482]', () => {
  for (const id of MAKER_IDS) {
    const { sources }: PhaseMaker = PHASE_MAKERS[id];
    for (const { url, read } of sources) {
      expect(url).toMatch(/^https?:\/\//);
      expect(read).toMatch(/^2026-\d\d-\d\d$/);
    }
  }
});

describe('the address of a question', () => {
  const anyQuestion = fc.record({
    keep: fc.constantFrom(...KEPT_IDS),
    maker: fc.constantFrom(undefined, ...MAKER_IDS),
    pole: fc.constantFrom(undefined, ...SIGNS),
    jump: fc.constantFrom(undefined, 'plus' as const, 'minus' as const, 'none' as const),
    ours: fc.constantFrom(...ALL_OURS),
    isReversed: fc.boolean(),
  });

  itForAll([anyQuestion])('is read back as it was written', (drawn) => {
    const question = { ...drawn, isReversed: drawn.isReversed && drawn.ours.reversedHref !== undefined };
    expect(readPhaseQuestion(writePhaseQuestion(question), OURS).question).toEqual(question);
  });

  it('gives a valid question, even if it contains nonsense', () => {
    const names = fc.constantFrom('keep', 'maker', 'pole', 'jump', 'ours', 'build', 'wound', 'odd');
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'north', 'build', HP90, '/configurator/p90?x', '__proto__'),
    );
    forAll([fc.array(fc.tuple(names, values))], (pairs) => {
      const { question } = readPhaseQuestion(new URLSearchParams(pairs), OURS);
      const once = writePhaseQuestion(question);
      expect(String(writePhaseQuestion(readPhaseQuestion(once, OURS).question))).toBe(String(once));
    });
  });

  it('ticks the box for a reverse-wound build, and selects the pickup beside a product', () => {
    const build = readPhaseQuestion(new URLSearchParams({ build: `${HP90}&wound=reverse` }), OURS).question;
    expect(build).toMatchObject({ isReversed: true, ours: { id: 'build', name: 'Custom HP90, bridge' } });
    const { question } = readPhaseQuestion(new URLSearchParams('ours=telecaster.neck'), OURS);
    expect(question.keep).toBe('telecaster-bridge');
  });
});
