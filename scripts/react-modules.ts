import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Which file each name of React and its kin stands for in a browser. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim': 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/with-selector.js':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};

const NODE_MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** What somebody looks for that only React for developers has. */
const NEVER_HANDED: Readonly<Record<string, readonly string[]>> = {
  react: ['act'],
  scheduler: ['log', 'unstable_setDisableYieldValue'],
};

/** What a file hands out. */
const namesOf = (source: string) =>
  new Set([...source.matchAll(/\bexports\.(\w+) =/g)].map(([, one = '']) => one));

/** The same file as a module: what it asks for it imports, and each thing that it hands out is a name. */
export function asModule(source: string, name: string): string {
  const handed = namesOf(source);
  const first = new Set<string>();
  const body = source
    .replace(/^var ((\w+ = require\("[\w/-]+"\),?\s*)+);/gm, (_, all: string) =>
      all.replace(/(\w+) = require\(("[\w/-]+")\),?\s*/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\.(\w+) =/gm, (again, one: string) => {
      if (first.has(one)) return again;
      first.add(one);
      return `var handed_${one} =`;
    })
    .replace(/\bexports\.(\w+)/g, 'handed_$1');
  if (handed.size === 0 || first.size < handed.size || /\b(exports|require\()/.test(body))
    throw new Error(`${name} hands out what it can in another way: see react-modules.ts`);
  const never = (NEVER_HANDED[name] ?? []).map((one) => `export var ${one};\n`);
  const names = [...handed].map((one) => `handed_${one} as ${one}`);
  return `${body}\n${never.join('')}export { ${names.join(', ')} };\n`;
}

/** How a package asks for all of one of them as one object, and perhaps for some of it besides. */
const WHOLE = /^import (\w+)(?:, (\{[^}]+\}))? from (["'])([\w/.-]+)\3;?$/gm;

/** Such a package with an object of what it names of it; as it was where it asks for none. */
export function withNames(source: string, handedBy: (name: string) => Iterable<string>): string {
  return source.replace(WHOLE, (asks, whole: string, some: string | undefined, __, name: string) => {
    if (!(name in FILES)) return asks;
    const asked = [...handedBy(name)].filter((one) => new RegExp(`\\b${one}\\b`).test(source));
    return [
      `import { ${asked.map((one) => `${one} as ${whole}_${one}`).join(', ')} } from '${name}';`,
      some ? `import ${some} from '${name}';` : '',
      `const ${whole} = { ${asked.map((one) => `${one}: ${whole}_${one}`).join(', ')} };`,
    ].join(' ');
  });
}

const handedBy = (name: string) => namesOf(readFileSync(NODE_MODULES + FILES[name], 'utf8'));

/**
 * React hands out objects with all that it can, and whoever asks for one looks into it with helpers. As modules its files hand
 * out names: what nobody asks for is left out, which is three kilobytes of every page with a part that answers.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: new RegExp(`^(${Object.keys(FILES).join('|')})$`) },
    handler: (id) => ({ id: NODE_MODULES + FILES[id], moduleSideEffects: id === 'react-dom/client' }),
  },
  transform: {
    filter: { id: /\/node_modules\// },
    handler(source, id) {
      const [name] = Object.entries(FILES).find(([, file]) => id === NODE_MODULES + file) ?? [];
      if (name) return { code: asModule(source, name), map: null };
      const code = withNames(source, handedBy);
      return code === source ? null : { code, map: null };
    },
  },
};
