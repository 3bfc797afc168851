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

it.each(SCHEMAS)('the faults of %s are worded in both languages, in the message files', async (path) => {
  const code = (await readFile(path, 'utf8')).replace(/^import .*$/gm, '');
  expect(code).toContain("fault('");
  const sentences = [...code.matchAll(/(?<!description: )'([A-Z][^'\n]*[.?])'/g)].map(([, said]) => said);
  expect(sentences.filter((said) => !said?.startsWith('Cart lines.'))).toEqual([]);
});
