import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import earlyLanguage from './early-language.ts?early';

interface Pressed {
  readonly type: string;
  readonly target: { closest: () => object | null };
}

function pageIn(lang: string, languages: readonly string[], { refuses = false } = {}) {
  const stored = new Map<string, string>();
  const marks = new Set<string>();
  const listeners = new Map<string, (event: Pressed) => void>();
  const refuse = () => {
    throw new Error('denied');
  };
  runInNewContext(earlyLanguage, {
    document: {
      documentElement: {
        lang,
        toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
      },
      getElementById: () => null,
    },
    localStorage: {
      getItem: refuses ? refuse : (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    navigator: { languages },
    location: { search: '?cover=hornet', hash: '#tone' },
    addEventListener: (name: string, listener: (event: Pressed) => void) => listeners.set(name, listener),
  });
  const press = (type: string, element: object | null) =>
    listeners.get(type)?.({ type, target: { closest: () => element } });
  return { offers: () => marks.has('data-offers'), stored, press };
}

describe('the offer of German', () => {
  it.each([
    ['en', ['de-DE', 'en'], true],
    ['en', ['fr', 'de'], true],
    ['en', ['en-GB', 'de'], false],
    ['en', ['fr'], false],
    ['en', ['den'], false],
    ['en', [], false],
    ['de', ['de'], false],
  ])('on a page in %s to a browser that prefers %j: %s', (lang, languages, offered) => {
    expect(pageIn(lang, languages).offers()).toBe(offered);
  });

  it('is not made if the answer cannot be stored', () => {
    expect(pageIn('en', ['de'], { refuses: true }).offers()).toBe(false);
  });

  it('is answered by staying in English [row D621]', () => {
    const page = pageIn('en', ['de']);
    page.press('click', { dataset: { language: 'en' } });
    expect(page.offers()).toBe(false);
    expect([...page.stored.values()]).toEqual(['en']);
  });

  it('is answered by switching to German, which keeps the visitor’s choices', () => {
    const page = pageIn('en', ['de']);
    const link = { href: '/de/cart', search: '', hash: '', dataset: { language: 'de' } };
    page.press('pointerdown', link);
    // A link may be opened in another tab, so it is complete before the press, and nothing is stored yet.
    expect(link).toMatchObject({ search: '?cover=hornet', hash: '#tone' });
    expect(page.stored.size).toBe(0);
    page.press('click', link);
    expect([...page.stored.values()]).toEqual(['de']);
  });

  it('ignores other clicks', () => {
    const page = pageIn('en', ['de']);
    page.press('click', null);
    expect(page.offers()).toBe(true);
  });
});
