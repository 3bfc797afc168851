import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuild, anyWord, ODD_WORDS } from '../../tests/fixtures/configurator-builds.ts';
import * as oracle from '../../tests/fixtures/configurator-oracle.ts';
import { TITLES } from '../../tests/fixtures/configurator-tables.ts';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { readBuildAddress } from './address.ts';
import type { Configurator } from './configurator.ts';
import { CONFIGURATORS } from './tables.ts';

const FIELDS = 'pickup cover model color base spacing output coils potting wiring magnet step'.split(' ');

type Entries = readonly (readonly [name: string, value: string])[];
const at = <T>(list: readonly T[], index: number) => (list.length > 0 ? index % list.length : 0);
const cased = (word: string, how: number) =>
  how % 2 ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** An arbitrary edit of an address. */
const anyChange = fc
  .record({
    does: fc.constantFrom('drop', 'repeat', 'swap', 'case', 'say', 'add', 'space', 'step'),
    a: fc.nat(),
    b: fc.nat(),
    word: anyWord,
    name: fc.oneof(fc.constantFrom(...FIELDS), fc.constantFrom(...ODD_WORDS)),
  })
  .map(({ does, a, b, word, name }) => (entries: Entries): Entries => {
    const [one, other] = [at(entries, a), at(entries, b)];
    const change = (value: (before: string) => string): Entries =>
      entries.map((entry, index) => (index === one ? [entry[0], value(entry[1])] : entry));
    switch (does) {
      case 'drop':
        return entries.filter((_, index) => index !== one);
      case 'repeat':
        return [...entries.slice(0, other), [entries[one]?.[0] ?? name, word], ...entries.slice(other)];
      case 'swap':
        return change(() => entries[other]?.[1] ?? word);
      case 'case':
        return change((before) => cased(before, b));
      case 'space':
        return change((before) => ` ${before}\u200b`);
      case 'say':
        return change(() => word);
      case 'step':
        return [...entries, ['step', word]];
      default:
        return [...entries, [name, word]];
    }
  });

describe('changed addresses', () => {
  it('are read as a specified build or refused with the name of the wrong part, and never become another build [row 520]', () => {
    let [read, refused] = [0, 0];
    forAll(
      [anyBuild, fc.array(anyChange, { minLength: 1, maxLength: 3 })],
      ({ kind, choices }, changes) => {
        const entries = changes.reduce<Entries>((before, change) => change(before), Object.entries(choices));
        const query = new URLSearchParams(entries.map(([name, value]) => [name, value]));
        const reading = readBuildAddress(CONFIGURATORS[kind], query);
        const expected = oracle.choicesSaid(kind, (field) => query.get(field));
        const step = query.get('step');
        const isStep = step === null || Object.hasOwn(TITLES[kind], step);
        expect(reading.ok, String(query)).toBe(expected !== undefined && isStep);
        if (!reading.ok) {
          refused += 1;
          expect(query.has(reading.part)).toBe(true);
          return;
        }
        read += 1;
        const { wizard } = reading;
        expect(wizard.choices).toEqual(expected);
        expect(oracle.isPossible(kind, wizard.choices as oracle.Chosen)).toBe(true);
        expect(oracle.canReach(kind, wizard.choices as oracle.Chosen, wizard.step)).toBe(true);
      },
      { numRuns: runs(2000) },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(200);
  });

  it('open at the step that they name, or at the first step with a choice', () => {
    const [hp90, p90] = [CONFIGURATORS.hp90, CONFIGURATORS.p90];
    const stepOf = (configurator: Configurator, query: string) => {
      const reading = readBuildAddress(configurator, new URLSearchParams(query));
      return reading.ok ? reading.wizard.step : `not understood: ${reading.part}`;
    };
    expect(stepOf(hp90, '')).toBe('model');
    expect(stepOf(hp90, 'utm_source=friend')).toBe('model');
    expect(stepOf(hp90, 'model=stars')).toBe('spacing');
    expect(stepOf(hp90, 'model=stars&step=color')).toBe('color');
    expect(stepOf(hp90, 'model=stars&step=magnet')).toBe('spacing');
    expect(stepOf(hp90, 'step=coils')).toBe('not understood: step');
    expect(stepOf(p90, 'step=pickup')).toBe('pickup');
    expect(stepOf(p90, 'base=navy')).toBe('not understood: base');
    expect(stepOf(p90, 'base=cream&base=navy')).toBe('spacing');
  });
});
