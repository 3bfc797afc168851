import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { LANGUAGES } from './domain/languages.ts';
import { checkedModel } from './scripts/checked-model.ts';
import { contentFiles } from './scripts/content-files.ts';
import { earlyScripts } from './scripts/early-scripts.ts';
import { languageEntries, scriptsFolder, writesEntry } from './scripts/language-entries.ts';
import { oneLanguage } from './scripts/one-language.ts';
import { serverRoutes } from './scripts/server-routes.ts';

/** Each language's scripts are a build of their own, made before that of the pages (scripts/build.mjs). */
const language = LANGUAGES.find((known) => known === process.env.BUILD_LANGUAGE);

// The whole server is one bundle with the pages in it: main.ts starts it (docs/decisions/002).
export default defineConfig({
  plugins: [
    contentFiles(),
    checkedModel(),
    earlyScripts(),
    ...(language ? [writesEntry(language), oneLanguage(language)] : [reactRouter(), languageEntries]),
    tailwind(),
    serverRoutes(),
  ],
  // Of hundreds of small files each: found and read one by one they are a third of what it takes to start a shop.
  ssr: { noExternal: [/^@react-email\//, /^drizzle-orm/, /^zod/] },
  // Found late, these would reload the first page while developing.
  optimizeDeps: {
    include: [
      'zustand',
      'zod/mini',
      'react-dom/client',
      'three',
      '@react-three/fiber',
      'three/addons/loaders/GLTFLoader.js',
    ],
  },
  css: {
    modules: {
      // Short: names are a fifth of the sheet that a page waits for.
      generateScopedName: (name, file) =>
        `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    ...(language && { outDir: scriptsFolder(language) }),
    // Served where it lies: pictures and sound weigh 90 MB.
    copyPublicDir: false,
    // The live view with all of three.js (789 kB) hydrates on its own, late; pages have budgets in tests/e2e.
    chunkSizeWarningLimit: 850,
    // How long a build takes says something of the machine, nothing of the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    ...(language && {
      client: {
        build: {
          rolldownOptions: {
            input: './app/entry.client.ts',
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules.(react|react-dom|scheduler)./ }],
                // Otherwise the first press on a page makes fifty requests of less than a kilobyte (docs/decisions/056).
                experimentalInlineCommonChunks: { maxSize: 22_000, exclude: /\.css$/ },
              },
            },
          },
        },
      },
    }),
    ssr: {
      build: {
        rolldownOptions: {
          input: './main.ts',
          // Parts that are late in the browser are drawn at once on the server: there they need no chunk.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
