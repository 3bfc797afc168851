import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { littleReact } from './little-react.ts';

const source = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('react-dom')), 'cjs/react-dom-client.production.js'),
  'utf8',
);

function little(code: string): string {
  const { transform } = littleReact;
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing');
  const handler = transform.handler as unknown as (code: string) => { code: string };
  return handler(code).code;
}

/**
 * That nothing of what is left out can be reached was seen with this very code: by reading what calls it, and by all tests
 * in browsers, where a call would be an error on the console. With another React it is to be seen anew: read what has
 * changed, run all tests in browsers, then write its figure here. Or take the plugin out, for 13 kB a page.
 */
const SEEN = 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251';

it('knows the React that is installed', () => {
  expect(createHash('sha256').update(source).digest('hex'), 'a React that nobody has looked through').toBe(
    SEEN,
  );
});

it('leaves out what it names, keeps the rest to the letter, and is a sixth less', () => {
  const code = little(source);
  const names = [...code.matchAll(/ leftOut\((\d+)\);/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(80);
  expect(code.length / source.length).toBeLessThan(0.85);
  // What is left is code: a cut in the wrong place would leave braces without partners.
  expect(() => new Function(code)).not.toThrow();
});

it('ends the build where React has no function of that name any more', () => {
  expect(() =>
    little(source.replace('function startViewTransition(', 'function startsViewTransition(')),
  ).toThrow('React has no startViewTransition any more');
});
