import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { schemaWordsInGerman } from './maker-fields.messages.ts';

const SCHEMAS = [
  'server/api/workshop-calls.ts',
  'server/api/stock-calls.ts',
  'domain/company-data.ts',
  'domain/books/chart.ts',
];

it.each(SCHEMAS)('whatever %s says of a field is there in German', async (path) => {
  const code = (await readFile(path, 'utf8')).replace(/^import .*$/gm, '');
  const sentences = [...code.matchAll(/'([A-Z][^'\n]*[.?])'/g)].map(([, sentence = '']) => sentence);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.filter((sentence) => !schemaWordsInGerman(sentence))).toEqual([]);
});

it('says how many characters there may be', () => {
  expect(schemaWordsInGerman('At most 200 characters.')).toBe('Höchstens 200 Zeichen.');
  expect(schemaWordsInGerman('Nobody has written this.')).toBeUndefined();
});
