import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLanguage } from '#app/ui/language.tsx';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { keysOf } from '#domain/records.ts';
import { InfoNotes } from './info-notes.tsx';

const notes = (of: ConfiguratorId, language: Language) =>
  renderToStaticMarkup(
    <PageLanguage value={language}>
      <InfoNotes of={of} />
    </PageLanguage>,
  );

const cells = (markup: string) =>
  [...markup.matchAll(/<td[^>]*>(.*?)<\/td>/g)]
    .map(([, cell = '']) => cell.replaceAll(',', '.'))
    .filter((cell) => /^[×+−]?\s?\d/.test(cell));

it.each(keysOf(CONFIGURATORS))('the notes of %s exist in German, with the same figures', (of) => {
  const [english = '', german = ''] = LANGUAGES.map((language) => notes(of, language));
  expect(cells(german).length).toBeGreaterThan(20);
  expect(cells(german)).toEqual(cells(english));
  const words = german.replace(/<[^>]*>/g, ' ');
  expect(words).not.toMatch(/\b(the|and|with|cover|coil|turns|wound|of)\b/);
  expect(words).not.toMatch(/\d\.\d/);
  expect(german).not.toMatch(/undefined|NaN/);
});
