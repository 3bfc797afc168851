import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { keysOf } from '../records.ts';
import { guitarLoad, SHEET_LOAD } from '../tone/circuit.ts';
import {
  anotherStyle,
  FIRST_GUITAR,
  type Guitar,
  readGuitar,
  sameGuitar,
  usualGuitar,
  withSpot,
  writeGuitar,
} from './guitar.ts';
import { loadIn, loadOf, parallelResistance } from './guitar-load.ts';
import { bodyWords, cableWords, guitarWords, loadSum } from './guitar-words.ts';
import { AMPS_KOHM, CAPS_NF, CHOICES, INSTRUMENTS, instrumentOf, POTS_KOHM } from './instruments.ts';
import { sheetWords } from './sheet-words.ts';

const anyGuitar: fc.Arbitrary<Guitar> = fc.constantFrom(...keysOf(INSTRUMENTS)).chain((style) => {
  const { kind, spots } = instrumentOf(style);
  const { range_mm, strings } = CHOICES[kind];
  return fc.record({
    style: fc.constant(style),
    scale_mm: fc.integer(range_mm),
    strings: fc.constantFrom(...strings),
    pickups: fc.subarray([...spots], { minLength: 1 }),
    pots_kOhm: fc.constantFrom(...POTS_KOHM),
    cap_nF: fc.constantFrom(...CAPS_NF),
    cable_m: fc.integer({ min: 0, max: 24 }).map((halves) => halves / 2),
    amp_kOhm: fc.constantFrom(...AMPS_KOHM),
  });
});

describe('a link', () => {
  itForAll([anyGuitar])('returns the guitar that it was made from', (guitar) => {
    expect(readGuitar(new URLSearchParams(String(writeGuitar(guitar))))).toEqual(guitar);
  });

  it('returns nothing without a known instrument', () => {
    for (const query of ['', 'pots=250', 'guitar=banjo&pots=250'])
      expect(readGuitar(new URLSearchParams(query))).toBeUndefined();
  });

  it('uses the default for missing and invalid parts', () => {
    for (const query of [
      'guitar=stratocaster',
      'guitar=stratocaster&scale=9000&strings=45-105&at=split&pots=251&cap=x&cable=0.7&amp=-1',
      'guitar=stratocaster&scale=&pots=&cable=&cap=&amp=&at=',
    ])
      expect(readGuitar(new URLSearchParams(query)), query).toEqual(usualGuitar('stratocaster'));
  });

  itForAll([fc.dictionary(fc.constantFrom('guitar', 'scale', 'at', 'cable', 'mm'), fc.string())])(
    'returns a usable guitar for any input',
    (said) => {
      const guitar = readGuitar(new URLSearchParams({ ...said, guitar: 'jazz-bass' }));
      expect(guitar?.pickups.length).toBeGreaterThan(0);
      expect(loadOf(guitar ?? FIRST_GUITAR).cable_pF).toBeLessThanOrEqual(1200);
    },
  );

  it('accepts a typed scale from the form without JavaScript', () => {
    const read = (mm: string) =>
      readGuitar(new URLSearchParams(`guitar=les-paul&scale=other&mm=${mm}`))?.scale_mm;
    expect([read('660'), read('635.5'), read('5000'), read('')]).toEqual([660, 635.5, 628, 628]);
  });
});

describe('the default guitar', () => {
  it('has the load of the spec sheets, for every instrument', () => {
    for (const style of keysOf(INSTRUMENTS)) {
      const { kind, strings, scale_mm, pots_kOhm } = instrumentOf(style);
      expect(loadOf(usualGuitar(style))).toEqual(guitarLoad(pots_kOhm * 1000));
      expect(CHOICES[kind].strings).toContain(strings);
      expect(CHOICES[kind].scales_mm).toContain(scale_mm);
    }
    expect(loadOf(FIRST_GUITAR)).toEqual(SHEET_LOAD);
  });

  it('changes with the instrument, except cable and amp', () => {
    const own = { ...FIRST_GUITAR, cable_m: 9, amp_kOhm: 470, pots_kOhm: 300 };
    expect(anotherStyle(own, 'telecaster')).toEqual({
      ...usualGuitar('telecaster'),
      cable_m: 9,
      amp_kOhm: 470,
    });
  });

  it('has at least one pickup', () => {
    const one = withSpot(FIRST_GUITAR, 'neck', false);
    expect(one.pickups).toEqual(['bridge']);
    expect(withSpot(one, 'bridge', false)).toBe(one);
    expect(withSpot(one, 'middle', true).pickups).toEqual(['middle', 'bridge']);
  });
});

describe('the load of a guitar', () => {
  it('combines pots and amp in parallel with its cable', () => {
    const guitar = { ...FIRST_GUITAR, cable_m: 6 };
    expect(parallelResistance(loadOf(guitar))).toBeCloseTo(200e3, 3);
    expect(loadSum(loadOf(guitar))).toBe('200\u00a0kΩ ∥ 600\u00a0pF');
    expect(loadSum(loadOf({ ...guitar, cap_nF: 0 }))).toBe('333\u00a0kΩ ∥ 600\u00a0pF');
    expect(loadSum(loadOf({ ...guitar, amp_kOhm: 470 }))).toBe('163\u00a0kΩ ∥ 600\u00a0pF');
  });

  it('applies to its own kind: a bass pickup keeps its load, and without a set guitar every pickup does', () => {
    const own = guitarLoad(250e3);
    expect(loadIn(own, 'bass', FIRST_GUITAR)).toBe(own);
    expect(loadIn(own, 'guitar', undefined)).toBe(own);
    expect(loadIn(own, 'guitar', FIRST_GUITAR)).toEqual(SHEET_LOAD);
  });
});

describe('the texts of a guitar', () => {
  it('describe a guitar in one line', () => {
    expect(guitarWords({ ...FIRST_GUITAR, cable_m: 6 }, 'en').join(', ')).toBe(
      'Les\u00a0Paul\u00a0style, 500\u00a0kΩ, 22\u00a0nF, 6\u00a0m',
    );
    expect(
      guitarWords({ ...FIRST_GUITAR, pots_kOhm: 1000, cap_nF: 0 }, 'en')
        .slice(1)
        .join(', '),
    ).toBe('1\u00a0MΩ, no tone, 5\u00a0m');
    expect(cableWords(4.5, 'en')).toBe('4.5\u00a0m · 450\u00a0pF');
    expect(cableWords(4.5, 'de')).toBe('4,5\u00a0m · 450\u00a0pF');
  });

  it('describe the sheet load, for several guitars too', () => {
    expect(sheetWords([SHEET_LOAD], 'en')).toBe('500\u00a0kΩ, 500\u00a0pF');
    expect(sheetWords([guitarLoad(250e3), SHEET_LOAD, guitarLoad(250e3)], 'en')).toBe(
      '250\u00a0kΩ or 500\u00a0kΩ, 500\u00a0pF',
    );
  });

  it('describe the body', () => {
    expect(bodyWords(FIRST_GUITAR, 'en')).toBe('Single-cut, two humbuckers');
    expect(bodyWords(FIRST_GUITAR, 'de')).toBe('Single-Cut, zwei Humbucker');
    expect(bodyWords(usualGuitar('stratocaster'), 'en')).toBe('Double-cut, three single coils');
    expect(bodyWords(withSpot(usualGuitar('precision-bass'), 'bridge', true), 'en')).toBe(
      'Double-cut bass, split and single coil',
    );
  });

  it('treat only equal guitars as equal', () => {
    expect(sameGuitar(FIRST_GUITAR, { ...FIRST_GUITAR })).toBe(true);
    expect(sameGuitar(FIRST_GUITAR, { ...FIRST_GUITAR, cable_m: 5.5 })).toBe(false);
  });
});
