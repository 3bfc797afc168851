import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '../domain/languages.ts';
import { oneLanguage } from './one-language.ts';

/** Message modules for browsers: a module that reads both languages while loading would break its page. */
const MODULES = globSync('{app,domain}/**/*.messages.{ts,tsx}');

const folder = mkdtempSync(join(tmpdir(), 'gewitter-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(LANGUAGES)('every message module loads in a browser that has %s only', async (language) => {
  expect(MODULES.length).toBeGreaterThan(200);
  const entry = join(folder, `${language}.js`);
  writeFileSync(entry, MODULES.map((path) => `import ${JSON.stringify(resolve(path))};`).join('\n'));
  const { transform } = oneLanguage(language);
  await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    plugins: [{ name: 'one-language', enforce: 'post', transform } as never],
    build: {
      write: true,
      outDir: join(folder, language),
      minify: false,
      rolldownOptions: {
        input: entry,
        treeshake: false,
        output: { format: 'esm', entryFileNames: 'all.mjs', codeSplitting: false },
      },
    },
  } as never);
  await expect(import(pathToFileURL(join(folder, language, 'all.mjs')).href)).resolves.toBeDefined();
});
