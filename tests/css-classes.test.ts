import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

it('every class that a component uses exists in its sheet', () => {
  const missing: string[] = [];
  let asked = 0;
  for (const file of globSync('app/**/*.{ts,tsx}')) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = '', path = ''] of text.matchAll(IMPORT)) {
      const sheet = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      const known = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*/g));
      for (const [, used = ''] of text
        // File names are not classes.
        .replaceAll(/ from '[^']+'/g, '')
        .matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        asked += 1;
        if (!known.has(used)) missing.push(`${file}: ${name}.${used}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Sheets of self-contained primitives: utilities beside them only position them. */
const isOfPrimitive = (sheet: string): boolean => /^app\/ui\/|\/look\.module\.css$/.test(sheet);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The operands of `cx('a', is === 'b' && styles.c)` that are classes, without conditions. */
const answersOf = (node: Node): Node[] => {
  const { type, test, left, operator, body } = node;
  if (type === 'BinaryExpression') return [];
  if (type === 'ConditionalExpression') return childrenOf(node).filter((child) => child !== test);
  if (type === 'LogicalExpression' && operator === '&&')
    return childrenOf(node).filter((child) => child !== left);
  return type === 'ArrowFunctionExpression' ? [body as Node] : childrenOf(node);
};

/** The styling systems of an expression's classes. `on-ink` belongs to none: it swaps the tokens. */
function systemsIn(node: Node, sheets: ReadonlySet<string>): Set<'module' | 'utilities'> {
  const object = node.object as (Node & { name?: string }) | undefined;
  if (node.type === 'MemberExpression')
    return new Set(object?.name !== undefined && sheets.has(object.name) ? ['module'] : []);
  const text =
    node.type === 'Literal'
      ? node.value
      : node.type === 'TemplateElement' && (node.value as { raw: string }).raw;
  if (typeof text === 'string') return new Set(/[^\s]/.test(text) && text !== 'on-ink' ? ['utilities'] : []);
  return new Set(answersOf(node).flatMap((child) => [...systemsIn(child, sheets)]));
}

/** Places that contain classes: element attributes, calls of `cx`, texts. */
function* classesIn(node: Node): Generator<Node> {
  const { type, name, callee } = node as Node & { name?: { name?: string }; callee?: { name?: string } };
  if (type === 'JSXAttribute' && /class(Name)?$/i.test(name?.name ?? '')) yield node.value as Node;
  else if (type === 'TemplateLiteral' || (type === 'CallExpression' && callee?.name === 'cx')) yield node;
  else for (const child of childrenOf(node)) yield* classesIn(child);
}

it('no element has classes of a module beside utilities', () => {
  const faults: string[] = [];
  let asked = 0;
  for (const file of globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })) {
    const text = readFileSync(file, 'utf8');
    const sheets = new Set(
      [...text.matchAll(IMPORT)].flatMap(([, name = '', path = '']) =>
        isOfPrimitive(path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)))
          ? []
          : name,
      ),
    );
    if (sheets.size === 0) continue;
    for (const node of classesIn(parseSync(file, text).program as unknown as Node)) {
      const systems = systemsIn(node, sheets);
      if (systems.has('module')) asked += 1;
      if (systems.size > 1) faults.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
    }
  }
  expect(asked).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

it('each module of a feature begins with the reason for not using utilities', () => {
  const sheets = globSync('app/**/*.module.css').filter((sheet) => !isOfPrimitive(sheet));
  expect(sheets.filter((sheet) => !readFileSync(sheet, 'utf8').startsWith('/*'))).toEqual([]);
});

it('no element of a page has a style of its own: the policy of pages refuses it [case M14] [row D705]', () => {
  const faults: string[] = [];
  for (const file of globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] })) {
    const text = readFileSync(file, 'utf8');
    for (const { index } of text.matchAll(/\sstyle=/g)) {
      const [tag = ''] = text.slice(0, index).match(/<[A-Za-z][\w.]*(?=[^<]*$)/) ?? [];
      // A component's property may have the same name.
      if (!/^<[A-Z]/.test(tag)) faults.push(`${file}: ${tag}`);
    }
  }
  expect(faults).toEqual([]);
});

/** The class of figures with units: a thin space, and no translation. */
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

/** `:has(…) > *` in a sheet, or as a utility: the styled element has neither class, attribute nor tag. */
const ANYTHING_BEHIND_HAS = [
  /:has\([^{};]*?\)+\s*[>+~\s]\s*[*:][^{};]*\{/g,
  /[^\s"'`]*:has\([^\s"'`]*\)[_>+~][*:][^\s"'`]*/g,
  /[^\s"'`]*has-[^\s"'`]*:(?:\*+:|\[&[_>+~][*:])[^\s"'`]*/g,
];

/** Browsers then restyle the whole page on every change that a `:has()` might match, such as a press. */
it('no selector styles any element after :has()', () => {
  const texts = globSync('app/**/*.{css,ts,tsx}').map((file) =>
    // On paper nothing changes.
    readFileSync(file, 'utf8').replaceAll(/@media print \{[\s\S]*?\n\}/g, ''),
  );
  expect(texts.filter((text) => /:has\(|\bhas-/.test(text)).length).toBeGreaterThan(20);
  expect(
    texts.flatMap((text) => ANYTHING_BEHIND_HAS.flatMap((pattern) => text.match(pattern) ?? [])),
  ).toEqual([]);
});
