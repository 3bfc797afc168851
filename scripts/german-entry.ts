import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:german-entry';
const file = () => join(process.env.GERMAN_FOLDER ?? '', 'entry.json');

/** Notes which file German pages begin with, and what it imports. */
export const writesGermanEntry: Plugin = {
  name: 'writes-german-entry',
  apply: 'build',
  writeBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && part.isEntry) {
        const [module, ...imports] = [part.fileName, ...part.imports].map((name) => `/${name}`);
        writeFileSync(file(), JSON.stringify({ module, imports }));
      }
  },
};

/** `import german from 'virtual:german-entry'`: the same, where it was built; while developing one entry has both languages. */
export const germanEntry: Plugin = {
  name: 'german-entry',
  resolveId: { filter: { id: /^virtual:german-entry$/ }, handler: () => `\0${ID}` },
  load: {
    filter: { id: /virtual:german-entry$/ },
    handler() {
      return `export default ${existsSync(file()) ? readFileSync(file(), 'utf8') : 'undefined'};`;
    },
  },
};
