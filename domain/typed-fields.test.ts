import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const SCHEMAS = [
  'server/api/workshop-calls.ts',
  'server/api/stock-calls.ts',
  'server/api/calls.ts',
  'server/api/user-calls.ts',
  'domain/company-data.ts',
  'domain/books/adviser.ts',
];

it.each(SCHEMAS)('what %s finds wrong is worded in both languages, not where it is asked', async (path) => {
  const code = (await readFile(path, 'utf8')).replace(/^import .*$/gm, '');
  expect(code).toContain("fault('");
  const sentences = [...code.matchAll(/(?<!description: )'([A-Z][^'\n]*[.?])'/g)].map(([, said]) => said);
  expect(sentences.filter((said) => !said?.startsWith('Cart lines.'))).toEqual([]);
});
