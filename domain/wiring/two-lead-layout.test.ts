import { describe, expect, it } from 'vitest';
import { type InLanguages, LANGUAGES } from '../languages.ts';
import { keysOf } from '../records.ts';
import { LEAD_COLOURS } from './lead-colours.ts';
import { LEAD_WORDS } from './lead-words.messages.ts';
import { originWords, type PlacedMessages, type TwoLeads, twoLeadLayout } from './two-lead-layout.ts';

/** Largest width of the mono face; heights above and below the baseline, relative to the size. */
const WIDTH = 0.6;
const [ABOVE, BELOW] = [0.74, 0.22];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

const boxOf = ({ words, x, y, size, anchor }: PlacedMessages): Box => {
  const wide = words.length * size * WIDTH;
  return {
    left: anchor === 'end' ? x - wide : x,
    right: anchor === 'end' ? x : x + wide,
    top: y - size * ABOVE,
    foot: y + size * BELOW,
  };
};

const touch = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;

type Pickups = readonly Omit<TwoLeads, 'colours'>[];
const ENGLISH: Pickups = [
  { coils: ['Coil, north up'], from: [0, 0], origins: ['finish', 'start'] },
  { coils: ['Coil, south up'], from: [0, 0], origins: ['finish', 'start, plate'] },
  {
    coils: ['Coil 1, screws, south up', 'Coil 2, slugs, north up'],
    from: [0, 1],
    origins: ['start 1', 'start 2, plate'],
  },
  {
    coils: ['Coil 2, high strings, south up', 'Coil 1, low strings, north up'],
    from: [0, 1],
    origins: ['finish 2', 'start 1'],
  },
];
const GERMAN: Pickups = [
  { coils: ['Spule, Nord oben'], from: [0, 0], origins: ['Ende', 'Anfang'] },
  { coils: ['Spule, Süd oben'], from: [0, 0], origins: ['Ende', 'Anfang, Platte'] },
  {
    coils: ['Spule 1, Schrauben, Süd oben', 'Spule 2, Stifte, Nord oben'],
    from: [0, 1],
    origins: ['Anfang 1', 'Anfang 2, Platte'],
  },
  {
    coils: ['Spule 2, hohe Saiten, Süd oben', 'Spule 1, tiefe Saiten, Nord oben'],
    from: [0, 1],
    origins: ['Ende 2', 'Anfang 1'],
  },
];
const PICKUPS: InLanguages<Pickups> = { en: ENGLISH, de: GERMAN };
const CASES = LANGUAGES.flatMap((language) => {
  const colours = keysOf(LEAD_COLOURS).map(LEAD_WORDS[language].ofTwo);
  const pairs = colours.flatMap((one) =>
    colours.filter((two) => two !== one).map((two) => [one, two] as const),
  );
  return PICKUPS[language].flatMap((pickup) =>
    (['wide', 'narrow'] as const).flatMap((size) =>
      [undefined, ...pairs].map((pair) => ({ size, language, leads: { ...pickup, colours: pair } })),
    ),
  );
});

describe('a pickup with two leads', () => {
  it('has no label on another, on a lead, or beyond its sheet, for any colours [row D82]', () => {
    expect(CASES.length).toBeGreaterThan(500);
    for (const { size, language, leads } of CASES) {
      // Phones name only the coil.
      const coils = leads.coils.map((name) => (size === 'narrow' ? (name.split(',')[0] ?? name) : name));
      const drawn = twoLeadLayout(size, { ...leads, coils }, language);
      const boxes = drawn.words.map((words) => ({ ...words, box: boxOf(words) }));
      for (const [index, a] of boxes.entries()) {
        const label = `${size}: ${a.words}`;
        expect(a.box.left, label).toBeGreaterThanOrEqual(0);
        expect(a.box.right, label).toBeLessThanOrEqual(drawn.width);
        expect(a.box.foot, label).toBeLessThanOrEqual(drawn.height);
        for (const b of boxes.slice(index + 1))
          expect(touch(a.box, b.box), `${label} and ${b.words}`).toBe(false);
        for (const { y } of drawn.leads)
          expect(
            touch(a.box, {
              left: drawn.coils[0]?.width ?? 0,
              right: drawn.joint,
              top: y - 3.1,
              foot: y + 3.1,
            }),
            `${label} on a lead`,
          ).toBe(false);
        for (const coil of drawn.coils)
          expect(
            touch(a.box, {
              left: coil.x,
              right: coil.x + coil.width,
              top: coil.y,
              foot: coil.y + coil.height,
            }),
            `${label} on a coil`,
          ).toBe(false);
      }
    }
  });

  it('has rows 72 apart, or 108 with two coils, and each lead leaves its own coil', () => {
    for (const { size, language, leads } of CASES) {
      const drawn = twoLeadLayout(size, leads, language);
      const [hot, ground] = drawn.leads;
      expect(ground.y - hot.y).toBe(leads.coils.length > 1 ? 108 : 72);
      for (const [place, { path }] of drawn.leads.entries()) {
        const start = Number(/^M[\d.]+ ([\d.]+)C/.exec(path)?.[1]);
        const coil = drawn.coils[leads.from[place] ?? 0];
        expect(start).toBeGreaterThan(coil?.y ?? Infinity);
        expect(start).toBeLessThan((coil?.y ?? 0) + (coil?.height ?? 0));
      }
    }
  });

  it('shortens the origin of a lead to the available room', () => {
    expect(
      ['coil finish', 'coil start, baseplate', 'coil 2 start, baseplate', 'half 2 finish', 'unused'].map(
        originWords,
      ),
    ).toEqual(['finish', 'start, plate', 'start 2, plate', 'finish 2', 'unused']);
    const { end, short, shortest } = LEAD_WORDS.de;
    const from = ['coil finish', 'coil 2 start, baseplate', 'half 1 start', 'start and shield', 'unused'];
    expect(from.map(end)).toEqual([
      'Ende der Spule',
      'Anfang Spule 2, Grundplatte',
      'Anfang Hälfte 1',
      'Anfang und Schirm',
      'frei',
    ]);
    expect(from.map(short)).toEqual(['Ende', 'Anfang 2, Platte', 'Anfang 1', 'Anfang und Schirm', 'frei']);
    expect(from.map(shortest)).toEqual(['Ende', 'Anfang', 'Anfang', 'Schirm', 'frei']);
  });
});
