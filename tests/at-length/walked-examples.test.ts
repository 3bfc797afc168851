import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Folders that an example may add files to. */
const COPIED = ['domain', 'app', 'server'];
const copy = mkdtempSync(join(tmpdir(), 'gewitter-walked-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has changed: nothing to replace`);
  writeFileSync(join(copy, file), after);
}

const PAGE = readFileSync('docs/adding.md', 'utf8');

const chapterOf = (title: string): string => PAGE.split(/^## /m).find((text) => text.startsWith(title)) ?? '';

/** The code of the page of the workshop: whole files, and changes of others as a diff has them. */
const EXAMPLE = Array.from(
  chapterOf('A page of the workshop').matchAll(/^```(\w+) (\S+)\n([\s\S]*?)\n```$/gm),
  ([, kind, file = '', code = '']) => ({ isDiff: kind === 'diff', file, lines: code.split('\n') }),
);

function writeExample(): void {
  const asText = (lines: readonly string[]) => lines.map((line) => `${line.slice(1)}\n`).join('');
  for (const { isDiff, file, lines } of EXAMPLE)
    if (isDiff)
      change(
        file,
        asText(lines.filter((line) => !line.startsWith('+'))),
        asText(lines.filter((line) => !line.startsWith('-'))).replaceAll('$', '$$$$'),
      );
    else writeFileSync(join(copy, file), `${lines.join('\n')}\n`);
}

/** Files in which the compiler asks for a line of something, tests left out. */
let asked: readonly { readonly file: string; readonly words: string }[];
beforeAll(async () => {
  const whole = resolve('.');
  for (const folder of COPIED) cpSync(folder, join(copy, folder), { recursive: true });
  for (const kept of ['node_modules', 'assets', 'package.json', 'tsconfig.json'])
    symlinkSync(join(whole, kept), join(copy, kept));
  change(
    'domain/orders/states.ts',
    /^ {2}shipped: \{/m,
    `  'on hold': {
    phase: 'open',
    buyers: 'held',
    board: {},
    contact: 'needed',
    moves: [{ to: 'in the making', by: ['makers'] }],
  },
  shipped: {`,
  );
  const record = readFileSync('domain/configurator/p90.ts', 'utf8')
    .replace('export const P90:', 'export const GHOST:')
    .replaceAll("'p90'", "'ghost'")
    .replaceAll('CUSTOM_P90', 'CUSTOM_GHOST');
  writeFileSync(join(copy, 'domain/configurator/ghost.ts'), record);
  change('domain/configurator/tables.ts', 'p90: P90 }', 'p90: P90, ghost: GHOST }');
  change('domain/configurator/tables.ts', /^import /m, "import { GHOST } from './ghost.ts';\nimport ");
  change('domain/countries.ts', "'CH', 'CA'] as const", "'CH', 'CA', 'NO'] as const");
  change('domain/orders/order-mail-kinds.ts', "  'refund',\n", "  'refund',\n  'greeting',\n");
  change(
    'server/api/calls.ts',
    '  prices: {',
    "  'ask-shop': { method: 'get', summary: '', data: z.string() },\n  prices: {",
  );
  change('server/api/workshop-calls.ts', "  'take-up':", "  'ask-makers': z.object({}),\n  'take-up':");
  writeExample();
  writeFileSync(
    join(copy, 'walked.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['domain', 'app/features', 'server'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    }),
  );
  const tsc = join(whole, 'node_modules/.bin/tsc');
  const said = await promisify(execFile)(tsc, ['-p', 'walked.json', '--pretty', 'false'], { cwd: copy }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  asked = said.split('\n').flatMap((line) => {
    const [, file, words] = /^(\S+?)\(\d+,\d+\): error (.*)$/.exec(line) ?? [];
    return file && words ? [{ file, words }] : [];
  });
});

/** Runs a script in the copy and returns its output. */
async function inCopy(script: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: copy,
  });
  return JSON.parse(stdout);
}

/** Files that a chapter names in its list, or whose folder it names before them. */
function listed(chapter: string): readonly string[] {
  return [...chapterOf(chapter).matchAll(/`([\w./-]+)`/g)].flatMap(([, name]) => name ?? []);
}

const filesAskedFor = (of: RegExp) => [
  ...new Set(asked.filter(({ words }) => of.test(words)).map(({ file }) => file)),
];

it('a new state of an order causes errors exactly in the files that its chapter lists', () => {
  const files = filesAskedFor(/on hold|'?held'?/);
  expect([...new Set(['domain/orders/states.ts', ...files])].sort()).toEqual(
    listed('A state of an order')
      .filter((name) => name.includes('/'))
      .sort(),
  );
});

it('a new configurator causes errors only in the files of its chapter', () => {
  const names = listed('A configurator');
  const files = filesAskedFor(/is missing in type/).filter((file) => /configurator|products/.test(file));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect(
      names.some((name) => file.endsWith(name)),
      file,
    ).toBe(true);
});

it.each([
  ['A country', /'?NO'?/, ['domain/countries.ts']],
  ['A letter to a buyer', /OrderLetterWords|greeting/, ['domain/orders/order-mail-kinds.ts']],
  ['A call of the API', /ask-shop|ask-makers/, ['server/api/calls.ts', 'server/api/workshop-calls.ts']],
])('%s causes errors only in the files of its chapter', (chapter, of, begun) => {
  const files = filesAskedFor(of);
  expect(files.length).toBeGreaterThan(0);
  expect(listed(chapter)).toEqual(expect.arrayContaining([...begun, ...files]));
});

it('the chapter’s workshop page compiles, with the stated number of files and lines', () => {
  const files = [...new Set(EXAMPLE.map(({ file }) => file))];
  expect(asked.filter(({ file }) => files.includes(file))).toEqual([]);
  expect(files).toHaveLength(7);
  const written = EXAMPLE.flatMap(({ isDiff, lines }) =>
    lines.filter((line) => !isDiff || line.startsWith('+')),
  );
  expect(chapterOf('A page of the workshop')).toContain(`seven files, ${written.length} lines`);
  expect(written.length).toBeLessThanOrEqual(120);
});

it('an added country is quoted, declared and labelled', async () => {
  change('domain/countries.ts', "CA: 'Canada',", "CA: 'Canada',\n  NO: 'Norway',");
  change(
    'domain/shipping/postal-codes.ts',
    '  CH: digits(',
    "  NO: digits(4, 'A Norwegian', '0150'),\n  CH: digits(",
  );
  change('domain/shipping/carrier-files/country-codes.ts', "CA: 'CAN',", "CA: 'CAN', NO: 'NOR',");
  change('domain/customs/consignment.ts', "case 'CA':", "case 'CA':\n    case 'NO':");
  change(
    'domain/customs/consignment.messages.ts',
    /CA: \{ collector: 'Canada Post', tax: '[^']+' \},/g,
    "$&\n    NO: { collector: 'Posten', tax: 'MVA' },",
  );
  expect(
    await inCopy(`
      import { quoteOrder } from '#domain/checkout/quote-order.ts';
      import { customsWords } from '#domain/customs/consignment.messages.ts';
      import { EXAMPLE_ROWS } from '#domain/customs/example-rows.ts';
      import { cents } from '#domain/money.ts';
      import { postFields } from '#domain/shipping/carrier-files/fit.ts';
      import { destinationOf } from '#domain/shipping/destinations.ts';
      const address = { line1: 'Storgata 1', postal_code: '0150', city: 'Oslo', country: 'NO' };
      const { country } = destinationOf(address);
      const customs = { rows: EXAMPLE_ROWS, gbVatNumber: '', day: '2026-11-24' };
      const sold = { pickups: [{ pickup: { recipe: { bobbin: 'humbucker' } } }] };
      const lines = [{ unit: cents(10000), quantity: 1, sold }];
      const { terms, quote, record } = quoteOrder({ goods: cents(10000), lines, country, customs, percent: 10 });
      const to = { name: 'Kari Nordmann', company: null, address };
      console.log(JSON.stringify({
        country, terms,
        sum: quote.goods + quote.shipping.price - quote.discount - quote.total,
        vat: quote.vat.country,
        says: customsWords(record, quote.shipping.price, 'en').join(' '),
        declared: record.value,
        label: postFields(to).lines,
      }));`),
  ).toEqual({
    country: 'NO',
    terms: 'paid at the door',
    sum: 0,
    vat: null,
    says: expect.stringContaining('Posten collects MVA'),
    declared: 9000,
    label: ['Kari Nordmann', 'Storgata 1'],
  });
});
