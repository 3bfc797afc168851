import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { PRACTICES, UNIT_CLAIMS, type UnitFacts } from './unit-claims.ts';

/** Expressions that only `unit-claims.ts` may use in texts for shoppers, in both languages. */
const SAID_OF_UNITS: readonly RegExp[] = [
  /\b(in|out of|within) tolerance|(in|außerhalb) der toleranz/i,
  /wound(, | and )measured|gewickelt(,| und) gemessen/i,
  /\b(pickups?|all|are) measured\b|(pickup|piece) is measured|\b(alle|tonabnehmer ist|tonabnehmer sind) (\S+ )?gemessen\b|\} (of|von) \$\{\w+\} (measured|gemessen)/i,
  /before and after (potting|wax)|vor und nach dem (wachs|vergießen)/i,
  /\bmin at \d|\bmin\} at|minuten bei \d|wax\.minutes/i,
  /test[- ]?played|played by hand|every string (is )?heard|probegespielt/i,
  /(lead )?colours (are|stand) on the slip|farben der leitungen stehen/i,
  /\beach (one )?is (wound|measured|tested|played)|jeder wird (von hand )?(gewickelt|gemessen|getestet)/i,
];

/** Everything that shoppers read about pickups: pages, articles, legal texts, mails, papers and passports. */
const READ = globSync('{app,content,domain,server}/**/*.{ts,tsx,mdx,typ}').filter(
  (file) =>
    !/\.test\.tsx?$|production\/piece-claims\.ts$/.test(file) &&
    // For makers only.
    !/^(app\/features|server|domain)\/admin\/|^app\/routes\/workshop|^(server|domain)\/.*\/build-sheet|^(server|domain)\/production\/(?!passport|claim|read-passport)/.test(
      file,
    ),
);

/** Removes comments, which no shopper reads. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const anyFacts: fc.Arbitrary<UnitFacts> = fc.record({
  serial: fc.nat(9999).map((count) => `26-${String(count).padStart(4, '0')}`),
  measured: fc.option(fc.record({ inTolerance: fc.boolean() }), { nil: undefined }),
  waxed: fc.option(
    fc.record({ minutes: fc.integer({ min: 1, max: 90 }), temperature_C: fc.integer({ min: 40, max: 90 }) }),
    { nil: undefined },
  ),
  played: fc.boolean(),
  coloursAreSet: fc.boolean(),
});
const LANGUAGES = ['en', 'de'] as const;

describe('a claim about pickups', () => {
  it.each(SAID_OF_UNITS.map((words) => [String(words), words] as const))(
    'is made through its record only: %s appears nowhere else',
    (_, words) => {
      expect(READ.length).toBeGreaterThan(400);
      expect(READ.filter((file) => words.test(textOf(file)))).toEqual([]);
    },
  );

  it('is detected in English and in German', () => {
    for (const words of [
      'Everything is wound, measured and in tolerance.',
      'Alles ist gewickelt, gemessen und in der Toleranz.',
      'Kept out of tolerance',
      'before and after potting',
      'vor und nach dem Wachs',
      'Yes, 20 min at 65 °C',
      'Test-played before it leaves',
      'The lead colours are on the slip in the box.',
      'Each is measured',
      'Both pickups measured',
      'All three pickups measured',
    ])
      expect(
        SAID_OF_UNITS.some((pattern) => pattern.test(words)),
        words,
      ).toBe(true);
  });

  it('names its evidence, and a general practice names its rule', () => {
    for (const { needs } of Object.values(UNIT_CLAIMS)) expect(needs).toMatch(/\.$/);
    for (const { rule } of Object.values(PRACTICES))
      for (const [file] of rule.matchAll(/[a-z-]+\.ts/g))
        expect(globSync(`server/**/${file}`), file).toHaveLength(1);
  });

  itForAll([fc.array(anyFacts, { maxLength: 6 })])(
    'is "in tolerance" only if every pickup is, and names those that are not [row D78]',
    (units) => {
      for (const language of LANGUAGES) {
        const words = UNIT_CLAIMS.wound.says(units, language);
        const all = units.length > 0 && units.every(({ measured }) => measured);
        expect(words !== undefined).toBe(all);
        const beyond = units.filter(({ measured }) => measured?.inTolerance === false);
        expect(/in tolerance|in der Toleranz/.test(words ?? '')).toBe(all && beyond.length === 0);
        if (all) for (const { serial } of beyond) expect(words).toContain(serial);
        expect(UNIT_CLAIMS.kept.says(units, language) !== undefined).toBe(beyond.length > 0);
      }
    },
  );

  it('never mentions a bath, a test play or a colour that is not on record', () => {
    forAll([anyFacts], (unit) => {
      const { waxed } = unit;
      const bath = (yes: string, at: string) =>
        waxed && `${yes}, ${waxed.minutes}\u00a0min ${at} ${waxed.temperature_C}\u00a0°C`;
      expect(UNIT_CLAIMS.waxed.says([unit], 'en')).toBe(bath('Yes', 'at'));
      expect(UNIT_CLAIMS.waxed.says([unit], 'de')).toBe(bath('Ja', 'bei'));
      for (const language of LANGUAGES) {
        expect(UNIT_CLAIMS.waxComesOut.says([unit], language) !== undefined).toBe(waxed !== undefined);
        expect(UNIT_CLAIMS.played.says([unit], language) !== undefined).toBe(unit.played);
        expect(UNIT_CLAIMS.coloursOnSlip.says([unit], language) !== undefined).toBe(unit.coloursAreSet);
      }
    });
    for (const language of LANGUAGES) expect(UNIT_CLAIMS.coloursOnSlip.says([], language)).toBeUndefined();
  });
});
