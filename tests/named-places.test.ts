import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOM = /^(app|assets|content|docs|domain|sandbox|scripts|server|tests)\//;

/** Places in backquotes that do not exist. A bare name is beside the previous place of its line. */
function lost(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    let folder = '';
    return Array.from(line.matchAll(/`([\w./*-]+)`/g), ([, name = '']) => {
      if (ROOM.test(name)) {
        folder = /\.\w+$/.test(name) ? dirname(name) : name;
        return globSync(name.replace(/\/$/, '')).length > 0 ? [] : [name];
      }
      const isBeside = line.startsWith('|') && folder !== '' && /^[\w.-]+\.(ts|tsx|css)$/.test(name);
      return isBeside && !existsSync(join(folder, name)) ? [join(folder, name)] : [];
    }).flat();
  });
}

it.each([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('app/**/README.md'),
  ...globSync('docs/*.md'),
  ...globSync('docs/decisions/*.md'),
])('%s names only places that are there', (file) => expect(lost(readFileSync(file, 'utf8'))).toEqual([]));

it('a place that is not there is found', () => {
  expect(
    lost(
      'See `domain/nothing.ts`.\n| x | `domain/cart/cart.ts`, `nothing.ts`, `no.messages.ts`, `cart-line.ts` |',
    ),
  ).toEqual(['domain/nothing.ts', 'domain/cart/nothing.ts', 'domain/cart/no.messages.ts']);
});
