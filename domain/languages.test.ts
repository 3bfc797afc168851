import { describe, expect, it } from 'vitest';
import { BILINGUAL_PAGES, inLanguage, languageOf, translationsOf } from './languages.ts';

describe('the language of a page', () => {
  it('is read from its address', () => {
    expect(languageOf('/imprint')).toBe('en');
    expect(languageOf('/de/imprint')).toBe('de');
    expect(languageOf('/')).toBe('en');
    expect(languageOf('/destination')).toBe('en');
    expect(languageOf('/de')).toBe('de');
    expect(languageOf('/de?a=b')).toBe('de');
  });

  it('keeps the page when it changes, in both directions', () => {
    for (const page of BILINGUAL_PAGES) {
      const german = inLanguage(page, 'de');
      expect(languageOf(german)).toBe('de');
      expect(inLanguage(german, 'de')).toBe(german);
      expect(inLanguage(german, 'en')).toBe(page);
      expect(translationsOf(german)).toEqual(translationsOf(page));
      expect(translationsOf(page).map(({ path }) => path)).toEqual([page, german]);
    }
  });

  it('is English for pages that exist in English only', () => {
    expect(inLanguage('/sitemap.xml', 'de')).toBe('/sitemap.xml');
    expect(translationsOf('/sitemap.xml')).toEqual([]);
  });

  it('can be either for workshop pages, which have no translations to offer', () => {
    expect(inLanguage('/workshop', 'de')).toBe('/de/workshop');
    expect(inLanguage('/de/workshop/orders/GW-1?find=a', 'en')).toBe('/workshop/orders/GW-1?find=a');
    expect(inLanguage('/workshops', 'de')).toBe('/workshops');
    expect(translationsOf('/de/workshop')).toEqual([]);
  });

  it('keeps query and fragment', () => {
    expect(inLanguage('/shipping?to=US#duty', 'de')).toBe('/de/shipping?to=US#duty');
    expect(inLanguage('/de/shipping?to=US#duty', 'en')).toBe('/shipping?to=US#duty');
  });
});
