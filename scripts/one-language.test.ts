import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { inOneLanguage } from './one-language.ts';

const inEach = (code: string) =>
  (['en', 'de'] as const).map((language) => inOneLanguage(code, parseAst(code) as never, language));

it('keeps one language of a message module', () => {
  expect(inEach('export const WORDS = { en: { yes: `Yes, ${n}` }, de: { yes: "Ja" } };')).toEqual([
    'export const WORDS = { en: { yes: `Yes, ${n}` } };',
    'export const WORDS = { get en(){return this.de},de: { yes: "Ja" } };',
  ]);
});

it('finds texts in any order and depth, and cuts nested ones once', () => {
  expect(inEach('f({ de: [{ en: 1, de: 2 }], en: [{ en: 3, de: 4 }] }, { a: { en: 5, de: 6 } });')).toEqual([
    'f({ en: [{ en: 3 }] }, { a: { en: 5 } });',
    'f({ get en(){return this.de},de: [{ get en(){return this.de},de: 2 }] }, { a: { get en(){return this.de},de: 6 } });',
  ]);
});

it('leaves other objects alone', () => {
  const code = 'export const A = { en: 1 }, B = { en: 1, de: 2, fr: 3 }, C = { ...A, de: 2 };';
  expect(inEach(code)).toEqual([code, code]);
});

it('keeps one of any number of languages, in any position', () => {
  const code = 'export const W = { en: "yes", fr: "oui", de: "ja" };';
  const inFrench = inOneLanguage(code, parseAst(code) as never, 'fr', ['en', 'de', 'fr']);
  expect(inFrench).toBe('export const W = { get en(){return this.fr},fr: "oui" };');
});

/**
 * Such a check would ignore a third language: texts are objects by language, everything else is in `domain/languages.ts`.
 */
it('no code compares a language with German', () => {
  const files = globSync('{app,domain,server,sandbox,scripts}/**/*.{ts,tsx,mjs}', {
    exclude: ['**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /[!=]==? ?['"]de['"]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
