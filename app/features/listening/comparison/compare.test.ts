import { describe, expect, it } from 'vitest';
import { yoursByName } from '#domain/finder/yours.ts';
import { isBuild } from '#domain/listening/listen-choice.ts';
import { readPick } from '#domain/listening/listen-query.ts';
import { OUTPUT_DOUBT_DB } from '#domain/tone/doubt.ts';
import { compare } from './compare.ts';
import { levelResponse } from './comparison.ts';

const compared = (...keys: string[]) =>
  compare(
    keys.flatMap((key) => readPick(key) ?? []),
    'en',
  );
const between = (a: string, b: string) => compared(a, b).notes[0]?.words.replaceAll('\u00a0', ' ');

describe('the difference between two pickups', () => {
  it('is given in shape and level', () => {
    expect(between('stratocaster.vintage.bridge', 'humbucker.vintage.bridge')).toMatch(
      /^\d\.\d dB in shape, and B is \d\.\d dB louder\.$/,
    );
    expect(between('humbucker.hot.bridge', 'stratocaster.vintage.bridge')).toMatch(/and B is .* quieter\.$/);
  });

  it('is given in level only if the shape differs by less than 1 dB', () => {
    expect(between('humbucker.vintage.bridge', 'humbucker.hybrid.bridge')).toMatch(
      /^Mainly in level: B is \d\.\d dB louder\.$/,
    );
    expect(between('p90-soapbar.modern.bridge', 'p90-dogear.modern.bridge')).toMatch(/^Hardly at all: /);
  });

  it('is not given for a pickup and itself, nor between guitar and bass', () => {
    expect(between('telecaster.hot.neck', 'telecaster.hot.neck')).toBe('A and B are the same pickup.');
    expect(between('telecaster.hot.neck', 'jazz-bass.hot.neck')).toMatch(/^B sits in a bass/);
    expect(between('precision-bass.hot', 'telecaster.hot.neck')).toMatch(/^A sits in a bass/);
  });

  it('uses the finder’s figures for another maker’s pickup [row D842]', () => {
    const [measured] = compared('tone-zone.bridge', 'humbucker.hot.bridge').pickups;
    const yours = yoursByName('tone-zone', 'bridge');
    expect(measured?.name).toBe('DiMarzio Tone Zone, measured: 9.2\u00a0H, bridge');
    expect(compared('cv-tele-neck', 'telecaster.hot.neck').pickups[0]?.name).toBe(
      'Squier CV Tele, neck, measured: 3.1\u00a0H',
    );
    expect(measured?.voice).toMatchObject({ circuit: yours.circuit, doubt: yours.doubt, place: yours.place });
    expect(measured?.outputDoubt_dB).toBeGreaterThan(OUTPUT_DOUBT_DB);
    expect(between('tone-zone.bridge', 'humbucker.vintage.bridge')).toMatch(
      /in shape, and B is .* quieter\.$/,
    );
  });

  it('is given for every pair', () => {
    const three = compared('telecaster.hot.neck', 'humbucker.hot.neck', 'stratocaster.hot.neck');
    expect(three.notes.map(({ pair }) => pair)).toEqual(['A to B', 'A to C', 'B to C']);
  });
});

describe('in German', () => {
  it('names, pairs and sentences are German, and figures have a comma', () => {
    const keys = ['stratocaster.vintage.middle-bridge', 'humbucker.hot.bridge.split'];
    const { pickups, notes } = compare(
      keys.flatMap((key) => readPick(key, 'de') ?? []),
      'de',
    );
    expect(pickups.map(({ name }) => name)).toEqual([
      'Stratocaster Vintage, Mitte und Steg',
      'Humbucker Hot, Steg, gesplittet',
    ]);
    expect(notes[0]?.pair).toBe('A zu B');
    expect(notes[0]?.words.replaceAll('\u00a0', ' ')).toMatch(
      /^\d,\d dB in der Form, und B ist \d,\d dB \w+\.$/,
    );
  });

  it('a build has the name and description of its configurator', () => {
    const pick = readPick('custom-hp90.plain.wine.52.noiseless.wax.5-wire.alnico-2', 'de');
    expect(pick && isBuild(pick) && [pick.name, ...pick.words].join(' / ')).toMatch(
      /Glatt.*52\u00a0mm, Steg.*Weinrot.*Gewachst/,
    );
  });
});

describe('builds', () => {
  const MODERN = 'custom-humbucker.closed.52.modern.unmatched.wax.5-wire.alnico-5';

  it('are wound for their place: 52 mm at the bridge, 50 at the neck, a bare humbucker at the neck', () => {
    const places = compared(
      MODERN,
      MODERN.replace('.52', '.50'),
      'custom-humbucker.none.cream.modern.unmatched.wax.5-wire.alnico-5',
    ).pickups.map(({ voice }) => voice.place);
    expect(places).toEqual(['humbucker-bridge', 'humbucker-neck', 'humbucker-neck']);
    const [hp90, p90] = compared(
      'custom-hp90.plain.wine.52.noiseless.wax.5-wire.alnico-2',
      'custom-p90.soapbar.cream.52.hot.wax.alnico-2',
    ).pickups;
    expect([hp90?.voice.place, p90?.voice.place]).toEqual(['p90-noiseless-bridge', 'p90-bridge']);
  });

  it('are compared with one another and with stock pickups in the same words', () => {
    expect(between(MODERN, MODERN.replace('modern', 'reaper'))).toMatch(/dB louder\.$/);
    expect(between('humbucker.vintage.bridge', MODERN)).toMatch(/dB/);
    expect(between(MODERN, MODERN)).toBe('A and B are the same pickup.');
    expect(between(MODERN, 'jazz-bass.hot.neck')).toMatch(/^B sits in a bass/);
  });
});

describe('settings of a guitar', () => {
  const MODERN = 'custom-humbucker.closed.52.modern.unmatched.wax.5-wire.alnico-5';
  const heard = (key: string) => compared(key, 'stratocaster.vintage.bridge').pickups[0];

  it('are compared in the same words', () => {
    expect(between('humbucker.hot.bridge', 'humbucker.hot.bridge.split')).toMatch(
      /^\d\.\d dB in shape, and B is 6\.0 dB quieter\.$/,
    );
    expect(between(MODERN, `${MODERN}.parallel`)).toMatch(/and B is 6\.0 dB quieter\.$/);
    expect(between('stratocaster.vintage.bridge', 'stratocaster.vintage.middle-bridge')).toMatch(/in shape/);
    expect(between(`${MODERN}.neck-bridge`, `${MODERN}.neck-bridge`)).toBe('A and B are the same pickup.');
  });

  it('have their own curve, places and sources', () => {
    const pair = heard(`${MODERN}.neck-bridge.split`);
    expect(pair?.name).toBe('Custom Humbucker, Closed Cover, Modern, AlNiCo 5, neck and bridge, split');
    expect(pair?.voice.sources?.map(({ place }) => place)).toEqual([
      'stratocaster-neck',
      'stratocaster-bridge',
    ]);
    const [series, split] = [MODERN, `${MODERN}.split`].map((key) => {
      const pickup = heard(key);
      return pickup ? levelResponse(pickup.voice).resonance.frequency_Hz : 0;
    });
    expect(split).toBeGreaterThan(series ?? 0);
  });
});

describe('a comparison', () => {
  it('is plain JSON, so the page can include it', () => {
    const comparison = compared('humbucker.hot.bridge', 'custom-p90.dogear.cream.50.hot.wax.alnico-2');
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
  });

  it('starts every curve at 0 dB', () => {
    for (const { voice } of compared('humbucker.hot.neck', 'jazz-bass.vintage.bridge').pickups) {
      const { curve, resonance } = levelResponse(voice);
      expect(Math.abs(curve[0]?.level_dB ?? 9)).toBeLessThan(0.1);
      const top = Math.max(...curve.map(({ level_dB }) => level_dB));
      expect(Math.abs(top - resonance.peak_dB)).toBeLessThan(0.15);
    }
  });
});
