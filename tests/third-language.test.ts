import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The list of languages and the route table with French added, as in the first line of its chapter in docs/adding.md. */
const copy = mkdtempSync(join(tmpdir(), 'gewitter-third-language-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
beforeAll(() => {
  for (const folder of ['app/features/admin', 'domain']) mkdirSync(join(copy, folder), { recursive: true });
  cpSync('app/routes.ts', join(copy, 'app/routes.ts'));
  // Only its paths are read; the real table would import the real list of languages.
  writeFileSync(join(copy, 'app/features/admin/pages.ts'), 'export const PAGES = { workshop: {} };');
  const list = readFileSync('domain/languages.ts', 'utf8');
  const added = list
    .replace("['en', 'de']", "['en', 'de', 'fr']")
    .replace("de: 'Deutsch'", "$&, fr: 'Français'");
  expect(added.match(/fr\b/g)?.length).toBe(2);
  writeFileSync(join(copy, 'domain/languages.ts'), added);
  for (const kept of ['node_modules', 'package.json']) symlinkSync(resolve(kept), join(copy, kept));
});

it('has addresses of its own, which lead to the same page in every language', async () => {
  const { inLanguage, languageOf, translationsOf, inEach } = await import(join(copy, 'domain/languages.ts'));
  expect(languageOf('/fr/shop')).toBe('fr');
  expect(languageOf('/fresh')).toBe('en');
  expect(inLanguage('/de/shop/humbucker?flavor=hot', 'fr')).toBe('/fr/shop/humbucker?flavor=hot');
  expect(inLanguage('/fr', 'en')).toBe('/');
  expect(translationsOf('/fr/imprint').map(({ path }: { path: string }) => path)).toEqual([
    '/imprint',
    '/de/imprint',
    '/fr/imprint',
  ]);
  expect(inEach({ en: 'a', de: 'b', fr: 'c' }, (words: string) => words + words).fr).toBe('cc');
});

it('has a route for each German one', async () => {
  const { default: routes } = await import(join(copy, 'app/routes.ts'));
  const paths: string[] = routes.flatMap(({ path }: RouteConfigEntry) => path ?? []);
  const of = (language: string) =>
    paths
      .filter((path) => path.split('/')[0] === language)
      .map((path) => path.slice(language.length))
      .sort();
  expect(of('fr')).toContain('/shop/:slug');
  expect(of('fr')).toEqual(of('de'));
});
