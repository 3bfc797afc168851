import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const UNIT = '(?:[kM]Ω|k?Hz|dB|[pn]F|mT|mm|AWG|°C|g|H)';
/** A figure, computed or typed, with a plain space before its unit. */
const APART = new RegExp(`(?:\\}|\\d) ${UNIT}(?![\\w-])`);

const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '');

/** Lines that cannot wrap on a page: data files, one-line drawings, and text only for screen readers. */
const ONE_LINE = /aria-label|label=|full:|^\s*(?:field\(|'Sheet load|eye: )|RangeError/;

/** Tests, drawings, and texts for reading the trail of earlier releases. */
const NOT_OF_PAGES =
  /\.test\.tsx?$|^app\/wiring\/|^domain\/tone\/measured|^domain\/production\/figures\.ts|^domain\/order-log\//;

/** Source lines that allow a line break between figure and unit. */
const apartIn = (file: string): readonly string[] =>
  withoutComments(readFileSync(join(ROOT, file), 'utf8'))
    .split('\n')
    .flatMap((line, index) =>
      APART.test(line) && !ONE_LINE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );

describe('a figure and its unit', () => {
  it('stay on one line: no-break spaces join them, in words of the domain and on pages [row D191]', () => {
    const files = globSync('{app,domain}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !NOT_OF_PAGES.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(apartIn)).toEqual([]);
  });
});
