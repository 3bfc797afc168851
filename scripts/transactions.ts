import { globSync, readFileSync } from 'node:fs';

/** Source locations of transactions, and of changes with an audit trail, as `server/orders/change-order.ts:50`. */
function transactionsInCode(): string[] {
  // `exclude` of `globSync` sees names, not paths.
  const files = globSync('server/**/*.ts').filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      !file.startsWith('server/platform/db/') &&
      file !== 'server/orders/audit.ts',
  );
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\b(db\.transaction|changeAudited)\(/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
}

/** Transactions not in the list. Those during a start run before tests can make them fail. */
export function transactionsNotIn(list: string): string[] {
  const seen = new Set(list.split('\n'));
  return transactionsInCode().filter((place) => !seen.has(place));
}
