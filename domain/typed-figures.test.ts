import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../tests/fixtures/for-all.ts';
import {
  figureDoubt,
  figureFault,
  readFigure,
  stockFigure,
  TYPED_FIGURES,
  type TypedFigure,
  writeFigure,
} from './typed-figures.ts';

const { price, parcel, resistance, inductance, turns, bathTemperature, perEuro, temperature } = TYPED_FIGURES;
const cable = stockFigure('counted', 'm');
const wire = stockFigure('counted', 'g');

it.each<[TypedFigure, string, number | undefined]>([
  [price, '219,99', 21_999],
  [price, '219.99', 21_999],
  [price, ' 219,9 € ', 21_990],
  [price, '219', 21_900],
  [price, '1.000,50', 100_050],
  [price, '1,000.50', 100_050],
  [price, '1 000', 100_000],
  [price, '1\u00a0000', 100_000],
  [price, "1'000", 100_000],
  [price, 'abc', undefined],
  [price, '', undefined],
  [price, '  ', undefined],
  [price, '1.000', undefined],
  [price, '1,000', undefined],
  [price, '219,999', undefined],
  [price, '0,999', undefined],
  [price, '1e3', undefined],
  [price, '0x10', undefined],
  [price, '-5', undefined],
  [price, '−5', undefined],
  [price, '5-', undefined],
  [price, '1.00.000', undefined],
  [price, '1.000.000', undefined],
  [price, 'Infinity', undefined],
  [parcel, '480', 480],
  [parcel, '1.240', 1240],
  [parcel, '1 240 g', 1240],
  [parcel, '480,5', undefined],
  [parcel, '0', undefined],
  [parcel, '48000', undefined],
  [turns, '5.550', 5550],
  [turns, '5,550', 5550],
  [resistance, '5.780', 5.78],
  [resistance, '8,06', 8.06],
  [resistance, '.5', 0.5],
  [resistance, '0', undefined],
  [inductance, '4.22', 4.22],
  [temperature, '21,5 °C', 21.5],
  [temperature, '0', 0],
  [bathTemperature, '650', undefined],
  [bathTemperature, '65', 65],
  [perEuro, '0.8634', 0.8634],
  [cable, '5,3', 5300],
  [cable, '1.250', undefined],
  [wire, '480', 480_000],
])('reads typed text or refuses it: %o "%s" is %s [case M13] [row D690]', (figure, text, value) => {
  expect(readFigure(text, figure)).toBe(value);
});

const ALL: readonly TypedFigure[] = [
  ...Object.values(TYPED_FIGURES),
  ...(['counted', 'came', 'reorder', 'pack'] as const).flatMap((name) =>
    (['piece', 'g', 'm'] as const).map((unit) => stockFigure(name, unit)),
  ),
];
const anyCents = fc.integer({ min: 0, max: 10_000_000 });

describe('for every figure', () => {
  it('reads each spelling of a sum to the cent, and writes it back', () => {
    const spellings: readonly ((euro: string, cent: string) => string)[] = [
      (euro, cent) => `${euro},${cent}`,
      (euro, cent) => `${euro}.${cent}`,
      (euro, cent) => `${euro.replace(/\B(?=(\d{3})+$)/g, '.')},${cent}`,
      (euro, cent) => `${euro.replace(/\B(?=(\d{3})+$)/g, ',')}.${cent}`,
      (euro, cent) => `${euro.replace(/\B(?=(\d{3})+$)/g, ' ')},${cent} €`,
    ];
    forAll([anyCents, fc.constantFrom(...spellings)], (cents, spell) => {
      const text = spell(String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0'));
      expect(readFigure(text, price)).toBe(cents);
    });
  });

  itForAll([
    fc.constantFrom(...ALL),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom('en' as const, 'de' as const),
  ])('reads back its own field values, in both languages', (figure, share, decimals, language) => {
    const value = readFigure((share * figure.to).toFixed(decimals), figure);
    fc.pre(value !== undefined);
    expect(readFigure(writeFigure(value, figure, language), figure)).toBe(value);
  });

  it('never reads digits that were not typed', () => {
    const anyText = fc.string({ unit: fc.constantFrom(..."0123456789.,' -e€g"), maxLength: 9 });
    const significant = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
    forAll([fc.constantFrom(...ALL), anyText], (figure, text) => {
      const value = readFigure(text, figure);
      if (value === undefined) return;
      expect(significant((value / (figure.scale ?? 1)).toFixed(6))).toBe(significant(text));
      expect(value / (figure.scale ?? 1)).toBeGreaterThanOrEqual(figure.from);
      expect(value / (figure.scale ?? 1)).toBeLessThanOrEqual(figure.to);
    });
  });
});

it('names the field, the range, the unit and the format [case M18] [row D691]', () => {
  expect(figureFault(price, 'en')).toBe(
    'Price: Enter euros and cents, e.g. 219,99 (0 to 100\u00a0000\u00a0€).',
  );
  expect(figureFault(price, 'de')).toBe(
    'Preis: Gib Euro und Cent ein, z.\u00a0B. 219,99 (0 bis 100\u00a0000\u00a0€).',
  );
  expect(figureFault(bathTemperature, 'en')).toBe(
    'Temperature of the bath: Enter degrees Celsius, e.g. 65 (20 to 150\u00a0°C).',
  );
  expect(figureFault(parcel, 'de')).toBe(
    'Gewicht des Pakets: Gib ganze Gramm ein, z.\u00a0B. 480 (1 bis 40\u00a0000\u00a0g).',
  );
  expect(figureFault(TYPED_FIGURES.days, 'en')).toContain('(0 to 120\u00a0work days)');
  // Every example is valid.
  for (const figure of ALL)
    for (const language of ['en', 'de'] as const) {
      const example = /(?:e\.g\.|z\.\u00a0B\.) (.+?) \(/.exec(figureFault(figure, language))?.[1] ?? '';
      expect(readFigure(example, figure), figureFault(figure, language)).toBeDefined();
    }
});

it('asks about unusual values [case M19] [row D692]', () => {
  expect(figureDoubt(999_999_000, wire, 'en')).toBe(
    'Counted: 999\u00a0999\u00a0g. Usual is 0 to 6\u00a0000\u00a0g.',
  );
  expect(figureDoubt(7_500_000, wire, 'de')).toBe(
    'Gezählt: 7\u00a0500\u00a0g. Üblich sind 0 bis 6\u00a0000\u00a0g.',
  );
  expect(figureDoubt(480_000, wire, 'en')).toBeUndefined();
  expect(figureDoubt(100, price, 'en')).toBeUndefined();
  expect(figureDoubt(100, { ...price, usual: [100, 400] }, 'en')).toContain(
    '1\u00a0€. Usual is 100 to 400\u00a0€.',
  );
});
