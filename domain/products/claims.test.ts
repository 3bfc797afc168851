import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BORROWED_VOICES, CLAIMS, GENERIC_CLAIMS } from './claims.ts';

/** Everything public: pages, articles, legal texts, mails, the domain's texts for them, and the project's own. */
const READ = [
  ...globSync('{app,content,domain,server}/**/*.{ts,tsx,mdx}'),
  ...['package.json', 'README.md'],
].filter((file) => !/\.test\.tsx?$|domain\/products\/claims\.ts$/.test(file));

const listed = Object.values(CLAIMS).flatMap(({ words }) => Object.values(words));

describe('claims about a pickup’s impact', () => {
  it('are listed with evidence and date, in both languages', () => {
    for (const { words, evidence, seen } of Object.values(CLAIMS)) {
      expect(words.en).toMatch(/\.$/);
      expect(words.de).toMatch(/\.$/);
      expect(evidence.length).toBeGreaterThan(20);
      expect(seen).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it.each(GENERIC_CLAIMS.map((claim) => [String(claim), claim] as const))(
    'contain no general claim: %s appears nowhere [row 567]',
    (_, claim) => {
      const found = READ.filter((file) => {
        const text = listed.reduce((rest, words) => rest.replaceAll(words, ''), readFileSync(file, 'utf8'));
        return claim.test(text);
      });
      expect(found).toEqual([]);
    },
  );

  it('are detected in English and in German', () => {
    for (const words of [
      'An eco-friendly pickup',
      'environmentally friendly',
      'climate neutral',
      'carbon-neutral shipping',
      'sustainable pickups',
      'Umweltfreundlich verpackt',
      'klimaneutral',
      'CO2-neutral',
      'nachhaltige Tonabnehmer',
      'recycled cardboard',
      'biologisch abbaubar',
    ])
      expect(
        GENERIC_CLAIMS.some((claim) => claim.test(words)),
        words,
      ).toBe(true);
  });
});

describe('testimonials', () => {
  it.each(BORROWED_VOICES.map((voice) => [String(voice), voice] as const))(
    'are not invented: %s appears nowhere [row 567]',
    (_, voice) => {
      // "stripe.reviews" is the payment account's list of reviewed payments.
      const wordsOf = (file: string) => readFileSync(file, 'utf8').replaceAll('stripe.reviews', '');
      expect(READ.filter((file) => voice.test(wordsOf(file)))).toEqual([]);
    },
  );

  it.each([
    'Certified by hand',
    'zertifiziert',
    'award-winning tone',
    'Testsieger',
    'What reviews say',
    'five-star reviews',
    'Kundenstimmen',
    '★★★★★',
    'rated 4.9',
    '"aggregateRating": {',
    'Trusted by players',
    'our customers',
    'unsere Kunden',
  ])('are detected: %s', (words) => {
    expect(BORROWED_VOICES.some((voice) => voice.test(words))).toBe(true);
  });
});
