import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

it('every class that a component asks of its sheet is in it', () => {
  const missing: string[] = [];
  let asked = 0;
  for (const file of globSync('app/**/*.{ts,tsx}')) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = '', path = ''] of text.matchAll(IMPORT)) {
      const sheet = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      const known = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*/g));
      for (const [, used = ''] of text
        // The names of files are no classes.
        .replaceAll(/ from '[^']+'/g, '')
        .matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        asked += 1;
        if (!known.has(used)) missing.push(`${file}: ${name}.${used}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('no element of a page has a style of its own: the policy of pages refuses it [case M14] [row D705]', () => {
  const faults: string[] = [];
  for (const file of globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] })) {
    const text = readFileSync(file, 'utf8');
    for (const { index } of text.matchAll(/\sstyle=/g)) {
      const [tag = ''] = text.slice(0, index).match(/<[A-Za-z][\w.]*(?=[^<]*$)/) ?? [];
      // A component's property may be called so.
      if (!/^<[A-Z]/.test(tag)) faults.push(`${file}: ${tag}`);
    }
  }
  expect(faults).toEqual([]);
});

/** The class of figures with their units: their space is thin, and no translation has any business with them. */
const UNIT =
  /className=(?:"[^"]*(?<![\w-])unit(?![\w-])[^"]*"|\{[^{}>]*'[^'>{}\n]*(?<![\w-])unit(?![\w-])[^'>{}\n]*'[^{}>]*\})/g;

it('no translation changes a figure or its unit [case F1] [row D739]', () => {
  const faults: string[] = [];
  let found = 0;
  for (const file of globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] })) {
    const text = readFileSync(file, 'utf8');
    for (const { 0: match, index } of text.matchAll(UNIT)) {
      found += 1;
      const tag = text.slice(text.lastIndexOf('<', index), index + match.length + 200);
      if (!/^<\w[^<]*translate="no"/.test(tag)) faults.push(`${file}: ${match}`);
    }
  }
  expect(found).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});
