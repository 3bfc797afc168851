import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Declared {
  readonly path: string;
  readonly name: string;
  readonly isExported: boolean;
  readonly text: string;
}

/** All top-level functions and constants of the server; ours start at the beginning of a line. */
const DECLARED: readonly Declared[] = globSync('server/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
      .flatMap((text) => {
        const [, exported, name] = /^(export )?(?:async )?(?:function|const) (\w+)/.exec(text) ?? [];
        return name ? { path, name, isExported: exported !== undefined, text } : [];
      }),
  );
const named = Map.groupBy(DECLARED, ({ name }) => name);

/** Calls in a text whose first argument matches `argument`. */
function calledIn({ path, text }: Declared, argument: string): readonly Declared[] {
  const calls = text.matchAll(new RegExp(`(?<![.\\w])(\\w+)\\(\\s*(?:${argument})\\b`, 'g'));
  return [...calls].flatMap(([, name = '']) => {
    const all = named.get(name) ?? [];
    const own = all.filter((one) => one.path === path);
    return own.length > 0 ? own : all.filter(({ isExported }) => isExported);
  });
}

/** Everything called within a transaction: with `tx`, and from there with the passed database or work. */
function withinTransactions(): ReadonlySet<Declared> {
  const within = new Set(
    DECLARED.filter(({ text }) => /\btx\b/.test(text)).flatMap((one) => [
      one,
      ...calledIn(one, 'tx|work|\\{[^()]*\\btx|services, tx'),
    ]),
  );
  for (const one of within)
    for (const called of calledIn(one, 'tx|db|work|services|\\{[^()]*\\b(?:tx|db)')) within.add(called);
  return within;
}

// A transaction has one connection with sequential queries: concurrent ones wait, and pg warns.
it('nothing within a transaction sends several queries at once', () => {
  const within = withinTransactions();
  expect(within.size).toBeGreaterThan(300);
  const found = [...within].filter(({ text }) => /Promise\.all\b/.test(text));
  expect(found.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
