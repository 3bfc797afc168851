import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Units that stand behind figures on pages. */
const UNIT = '(?:[kM]Ω|k?Hz|dB|[pn]F|mT|mm|AWG|°C|g|H)';
/** A figure, computed or typed, with a plain space before its unit. */
const APART = new RegExp(`(?:\\}|\\d) ${UNIT}(?![\\w-])`);

const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '');

/** What nobody sees as a line that could break: data files, drawings of one line each, and words that are only heard. */
const ONE_LINE = /aria-label|label=|full:|^\s*(?:field\(|'Sheet load|eye: )|RangeError/;

/** Tests; drawings; words of the makers' trail, by which what earlier releases wrote is read. */
const NOT_OF_PAGES =
  /\.test\.tsx?$|^app\/wiring\/|^domain\/tone\/measured|^domain\/production\/figures\.ts|^domain\/order-log\//;

/** Lines of a source in which a line may break between a figure and its unit. */
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
