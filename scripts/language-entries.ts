import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../domain/languages.ts';

const ID = 'virtual:language-entries';

export const scriptsFolder = (language: Language): string =>
  join(process.env.LANGUAGES_FOLDER ?? '', language);

const noteOf = (language: Language) => join(scriptsFolder(language), 'entry.json');

/** Records the entry file of a language's pages, and its imports. */
export const writesEntry = (language: Language): Plugin => ({
  name: 'writes-entry',
  apply: 'build',
  writeBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && part.isEntry) {
        const [module, ...imports] = [part.fileName, ...part.imports].map((name) => `/${name}`);
        writeFileSync(noteOf(language), JSON.stringify({ module, imports }));
      }
  },
});

/**
 * `import entries from 'virtual:language-entries'`: the recorded entries by language. Empty in development, where
 * one entry has all languages.
 */
export const languageEntries: Plugin = {
  name: 'language-entries',
  resolveId: { filter: { id: /^virtual:language-entries$/ }, handler: () => `\0${ID}` },
  load: {
    filter: { id: /virtual:language-entries$/ },
    handler() {
      const built = LANGUAGES.filter((language) => existsSync(noteOf(language)));
      const notes = built.map((language) => `${language}: ${readFileSync(noteOf(language), 'utf8')}`);
      return `export default { ${notes.join(', ')} };`;
    },
  },
};
