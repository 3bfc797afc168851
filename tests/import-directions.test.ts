import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The shop's domain areas: each may import the others, without circles. */
const SERVER_NOUNS = [
  'accounts',
  'admin',
  'books',
  'checkout',
  'customs',
  'messages',
  'order-page',
  'orders',
  'privacy',
  'production',
  'repairs',
  'returns',
  'shipping',
  'shopfront',
  'stock',
].map((noun) => `server/${noun}`);
const SERVER_BELOW = ['server/platform', 'domain'];
const SERVER_ROOMS = [...SERVER_NOUNS, ...SERVER_BELOW];

/** Building blocks of features. None of them imports a feature; the composing module does. */
const APP_PARTS = [
  'balance',
  'buying',
  'content',
  'desk',
  'forms',
  'guitar',
  'in-photo',
  'islands',
  'page',
  'scene',
  'sound',
  'state',
  'ui',
  'wiring',
].map((part) => `app/${part}`);

/** Folders and their allowed imports (architecture: "Who may import whom"). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: ['domain'],
  'server/platform': SERVER_BELOW,
  ...Object.fromEntries(SERVER_NOUNS.map((noun) => [noun, SERVER_ROOMS])),
  'server/http': ['server/http', ...SERVER_BELOW],
  'server/api': ['server/api', 'server/http', ...SERVER_ROOMS],
  'server/pages': ['server/pages', 'server/api', 'server/http', ...SERVER_ROOMS],
  'server/main': ['server/main', 'server/api', 'server/http', 'server/pages', ...SERVER_ROOMS],
  sandbox: ['sandbox', 'domain'],
  assets: ['assets', 'domain'],
  records: [],
  // The only import from the shop's code is the list of languages.
  'app/ui': ['app/ui', 'domain/languages.ts'],
  'app/content': ['app/content', 'domain'],
  'app/page': ['app/page', 'domain'],
  'app/state': ['app/state', 'domain'],
  'app/sound': ['app/sound', 'domain'],
  'app/balance': ['app/balance', 'app/ui', 'domain'],
  'app/desk': ['app/desk', 'app/sound', 'app/state', 'app/ui', 'domain'],
  'app/guitar': ['app/guitar', 'app/islands', 'app/state', 'app/ui', 'domain'],
  'app/in-photo': ['app/in-photo', 'app/guitar', 'app/scene', 'app/state', 'app/ui', 'domain'],
  'app/forms': ['app/forms', 'app/ui', 'domain'],
  'app/islands': ['app/islands', 'app/ui', 'domain'],
  'app/scene': ['app/scene', 'app/state', 'app/ui', 'domain'],
  'app/wiring': ['app/wiring', 'app/ui', 'domain'],
  'app/buying': ['app/buying', 'app/islands', 'app/state', 'app/ui', 'domain'],
  'app/features': ['app/features', ...APP_PARTS, 'domain', 'records'],
  'app/routes': ['app/features', ...APP_PARTS, 'domain'],
  app: ['app', 'app/features', ...APP_PARTS, 'domain'],
};

/** Allowed packages of a folder; unlisted folders may use any. */
const PACKAGES: Record<string, RegExp> = { domain: /^zod(\/|$)/, 'app/ui': /^react(-dom)?$/ };

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** Project file of the import; undefined for packages. */
  readonly to: string | undefined;
  readonly typeOnly: boolean;
}

const files = globSync('{domain,server,sandbox,assets,app}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const statements = source.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g,
  );
  return Array.from(statements, ([, , type, named, dynamic, bare]) => {
    const specifier = named ?? dynamic ?? bare ?? '';
    const inside = specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : specifier.startsWith('#')
        ? specifier.slice(1)
        : undefined;
    const isGenerated = inside?.includes('+types/');
    return { from: file, specifier, to: isGenerated ? undefined : inside, typeOnly: type !== undefined };
  });
}

function roomOf(file: string): string {
  const rooms = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);
  return rooms.find((room) => file.startsWith(`${room}/`)) ?? file;
}

const imports = files.flatMap(importsOf);
const named = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

describe('import directions', () => {
  it('find the project’s files', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(imports.filter(({ to }) => to).length).toBeGreaterThan(150);
  });

  it('apply between the top folders', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      if (!to) return false;
      const [room, target] = [roomOf(from), roomOf(to)];
      if (target.startsWith('server/') && room.startsWith('app') && typeOnly) return false;
      return !(MAY_IMPORT[room]?.includes(target) || MAY_IMPORT[room]?.includes(to));
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('use a server module through its index only', () => {
    const nounOf = (file: string) => SERVER_NOUNS.find((noun) => file.startsWith(`${noun}/`));
    const wrong = imports.filter(({ from, to }) => {
      const noun = to && nounOf(to);
      return noun && noun !== nounOf(from) && to !== `${noun}/index.ts`;
    });
    expect(wrong.map(named)).toEqual([]);
    // Within a noun files import each other directly, because the index would cause circles.
    const own = imports.filter(
      ({ from, to }) => to && nounOf(to) === nounOf(from) && to.endsWith('/index.ts'),
    );
    expect(own.map(named)).toEqual([]);
  });

  it('give a topic one name in all top folders', () => {
    const foldersIn = (room: string) =>
      new Set(
        files
          .filter((file) => file.startsWith(`${room}/`))
          .map((file) => file.slice(room.length + 1).split('/'))
          .flatMap(([folder = '', inside]) => (inside ? [folder] : [])),
      );
    const [rules, workshop] = [foldersIn('domain'), foldersIn('app/features/admin')];
    const nouns = new Set(SERVER_NOUNS.map((noun) => basename(noun)));
    expect([...nouns].filter((noun) => !rules.has(noun))).toEqual([]);
    // `kit` is the building blocks of its pages.
    workshop.delete('kit');
    expect([...workshop].filter((noun) => !nouns.has(noun) && !rules.has(noun))).toEqual([]);
    // A page of the shop and the parts that other pages take from it are one folder.
    const features = foldersIn('app/features');
    expect([...foldersIn('app')].filter((folder) => features.has(folder))).toEqual([]);
  });

  it('keep features apart from one another, and routes from routes', () => {
    const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [feature(from), to && feature(to)];
      return a !== undefined && b !== undefined && a !== b;
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('let the domain import only zod, and primitives only React', () => {
    const wrong = imports.filter(({ from, specifier, to }) => {
      const allowed = PACKAGES[roomOf(from)];
      return !to && allowed !== undefined && !specifier.includes('+types') && !allowed.test(specifier);
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('keep React Router out of browser code', () => {
    const reached = new Set(['app/entry.client.ts']);
    for (const file of reached)
      for (const { from, to, typeOnly } of imports) if (from === file && to && !typeOnly) reached.add(to);
    expect(reached.size).toBeGreaterThan(20);
    const wrong = imports.filter(
      ({ from, specifier, typeOnly }) =>
        reached.has(from) && !typeOnly && specifier.startsWith('react-router'),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  it('form no cycle of files, type imports included', () => {
    const asked = new Map<string, Set<string>>();
    for (const { from, to } of imports) if (to) ask(asked, from, to);
    expect(circlesIn(asked)).toEqual([]);
  });

  it('form no cycle of sibling folders, type imports included', () => {
    const asked = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const [a, b] = (to && sideBySide(from, to)) || [];
      if (a && b) ask(asked, a, b);
    }
    expect(asked.size).toBeGreaterThan(50);
    expect(circlesIn(asked)).toEqual([]);
  });
});

/**
 * The two sibling folders of the files within their common folder; undefined if a file is in that folder itself, or one
 * contains the other.
 */
function sideBySide(from: string, to: string): [string, string] | undefined {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = a.findIndex((name, at) => name !== b[at]);
  if (depth < 0 || depth >= b.length) return undefined;
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
}

function ask(asked: Map<string, Set<string>>, from: string, to: string): void {
  const known = asked.get(from);
  if (known) known.add(to);
  else asked.set(from, new Set([to]));
}

/** One path around each circle. */
function circlesIn(asked: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string, path: string[]) => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (done.has(node) || path.includes(node)) return;
    for (const to of asked.get(node) ?? []) visit(to, [...path, node]);
    done.add(node);
  };
  for (const node of asked.keys()) visit(node, []);
  return circles;
}

describe('a cycle', () => {
  it('is found, and an acyclic path is none', () => {
    const asked = new Map([
      ['a', new Set(['b', 'd'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
      ['d', new Set(['c'])],
    ]);
    expect(circlesIn(asked)).toEqual(['b → c → b']);
  });

  it('of folders is one of sibling folders', () => {
    expect(sideBySide('server/orders/a.ts', 'server/stock/b.ts')).toEqual(['server/orders', 'server/stock']);
    expect(sideBySide('server/orders/x/a.ts', 'server/stock/b.ts')).toEqual([
      'server/orders',
      'server/stock',
    ]);
    expect(sideBySide('server/orders/x/a.ts', 'server/orders/b.ts')).toBeUndefined();
    expect(sideBySide('server/orders/b.ts', 'server/orders/x/a.ts')).toBeUndefined();
    expect(sideBySide('server/orders/b.ts', 'server/orders/c.ts')).toBeUndefined();
  });
});
