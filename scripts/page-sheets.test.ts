import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, roomsOf } from './page-sheets.ts';

describe('the style sheet of a page', () => {
  it('holds the rooms its route draws from, also through one another', () => {
    expect(roomsOf('app/routes/product.tsx')).toEqual([
      'balance',
      'buying',
      'features/maker',
      'features/products',
      'guitar',
      'scene',
    ]);
    expect(roomsOf('app/routes/shop.tsx')).toEqual(['features/shop']);
    expect(roomsOf('app/routes/not-found.tsx')).toEqual(['features/lost']);
  });

  it('leaves no styles under app/ to nobody', () => {
    const drawn = [...EVERYWHERE, ...globSync('app/routes/*.tsx').flatMap(roomsOf)];
    const left = globSync('app/**/*.module.css').filter(
      (file) => !drawn.some((room) => file.startsWith(`app/${room}/`)),
    );
    expect(left).toEqual([]);
  });
});

/** What is between braces that belong together, from the first of them; and what follows. */
function upToItsEnd(text: string, open: string, close: string): [inside: string, after: string] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return [text.slice(0, at + 1), text.slice(at + 1)];
  }
  return [text, ''];
}

/** Rules of a style sheet for the screen that reach, from an element that holds something, elements of any kind. */
function rulesForAll(css: string): string[] {
  let plain = css.replace(/\/\*.*?\*\//gs, '').replace(/:global\(([^()]*)\)/g, '$1');
  for (let at = plain.indexOf('@media print'); at >= 0; at = plain.indexOf('@media print')) {
    const [, after] = upToItsEnd(plain.slice(plain.indexOf('{', at)), '{', '}');
    plain = plain.slice(0, at) + after;
  }
  return (plain.match(/[^{};]*:has\([^{};]*(?=\{)/g) ?? []).filter((selectors) =>
    [...selectors.matchAll(/:has\(/g)].some(({ index }) => {
      const [, after] = upToItsEnd(selectors.slice(index + 4), '(', ')');
      const [bare = ''] = after
        .replace(/\([^()]*\)/g, '')
        .replace(/^\)+/, '')
        .split(',');
      const parts = bare.trimEnd().split(/[\s>+~]+/);
      // What its last part asks for, not what it leaves out; alone it is the element itself.
      return parts.length > 1 && !/^([a-z.#[]|:is)/i.test(parts.at(-1) ?? '');
    }),
  );
}

describe('a rule behind a :has()', () => {
  it('is found where it is one for elements of any kind', () => {
    expect(rulesForAll('body:has(> .a:popover-open) > :not(.a, [b]) { color: red }')).toHaveLength(1);
    expect(rulesForAll('.a:has(:checked) * { color: red }')).toHaveLength(1);
    expect(rulesForAll('@media print { @page { margin: 0 } .a:has(b) > * { color: red } }')).toEqual([]);
    for (const fine of [
      '.a:has(:checked) .b',
      '.a:has(> label:nth-of-type(9))',
      'x:has(y) > main',
      '.a:has(b) + [c]',
    ])
      expect(rulesForAll(`${fine} { color: red }`), fine).toEqual([]);
  });

  // Chromium keeps one list of what all of them reach: with "anything" in it each new node of a page is a reason to look
  // at the styles of every element, some 25 ms a time on a fast machine.
  it('is for elements of some kind, in all that a screen shows', () => {
    for (const file of globSync('app/**/*.css'))
      expect(rulesForAll(readFileSync(file, 'utf8')), file).toEqual([]);
  });
});
