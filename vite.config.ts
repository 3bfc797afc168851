import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { checkedModel } from './scripts/checked-model.ts';
import { contentFiles } from './scripts/content-files.ts';
import { earlyScripts } from './scripts/early-scripts.ts';
import { germanEntry, writesGermanEntry } from './scripts/german-entry.ts';
import { littleReact } from './scripts/little-react.ts';
import { oneLanguage } from './scripts/one-language.ts';
import { allUtilities, pageSheets } from './scripts/page-sheets.ts';
import { reactModules } from './scripts/react-modules.ts';

/** A browser reads what was stored with the schemas of the shop, but needs little of zod for it (decision 015). */
const littleZod: Plugin = {
  name: 'little-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^zod\/mini$/ },
    handler: () => fileURLToPath(new URL('app/state/little-zod.ts', import.meta.url)),
  },
};

/**
 * Asks for all parts of what a page loads later at once. Vite's own helper is 0.6 kB in every page, most of it for styles,
 * which here never come with a script (`scripts/page-sheets.ts`).
 */
const littlePreload: Plugin = {
  name: 'little-preload',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load, parts = []) => {
      for (const part of parts)
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + part }),
        );
      return load();
    };`,
  },
};

/** The cart and what it may hold; other pages load it when something goes in. */
const CART =
  /state.cart-store|domain.(cart.(cart|cart-line|cart.messages|counted)|checkout.(quote|describe-line)|prices.(vat|vat.messages)|products.(catalogue|products|[a-z0-9-]+.record))\.ts/;

/** The tables of the configurators and their engine: for their pages, and for carts that hold a build. */
const BUILDS =
  /domain.configurator.(options|configurator|tables|wizard|describe|bill|address|look|tone-build|custom-types)\.ts/;

/** What is small and wanted by most islands. */
const COMMON =
  /islands.island-boundary|buying.express.express-checkout(-button|.module)|state.(prices|fetch-prices|ship-to|shop-api)|ui.(button|cx|icon|money|notice|page-title|select|swatch|title-block)\.|error-notice|domain.(company|countries|money|records|cart.quantity|prices.(price-list|tax-now|small-business.messages)|products.((colours|pickup-types)(\.messages)?|custom-looks|pictures)|shipping.shipping)\.ts/;

/** What pages share on which something is chosen; plots and sliders come late. */
const CHOOSING = /app.ui.(?!range|response-|use-settling)|islands.deferred|tone-curves|listen-address/;

/** How a pickup answers: what is drawn, and what is said of it. */
const RESPONSE = /domain.tone.(response|transfer|doubt-band)\.ts|ui.(response-|use-settling)|use-live-sound/;

/** Says which guitar is shown, and reads one where one is kept. */
const CHIP = /state.guitar-store|app.guitar.(guitar-(chip|mark)|use-open)\.|domain.guitar.sheet-words/;
const GUITAR = /domain.guitar.(guitar|guitar-load|guitar-words|instruments)\.ts/;

/** What plays, without a framework: passports have none. */
const LIVE_SOUND = /app.sound.(open-live-sound|sound-trouble)/;

/** What every page has around it, with or without islands, and the few lines that let one sound be heard at a time. */
const FRAME =
  /entry.client|preload-helper|islands.(held-input|early-input-state|hydration-triggers)|one-at-a-time|hydrate-(header|messages|page|strips)\.ts|state.(cart-count|kept|messages)\.ts|answer-consent|banner-(away|key)|ui.watch-seen|domain.privacy.consent\.ts/;

/** What consent permits: asked for where it is given, and where somebody comes to something. */
const COUNTING = /count-visit/;

/** The scripts of German pages are a build of their own, made before that of the pages (scripts/build.mjs). */
const isGerman = process.env.BUILD_LANGUAGE === 'de';

// The whole server is one bundle with the pages in it: main.ts starts it (docs/decisions/002).
export default defineConfig({
  plugins: [
    contentFiles(),
    checkedModel(),
    earlyScripts(),
    isGerman ? writesGermanEntry : [reactRouter(), germanEntry],
    oneLanguage(isGerman ? 'de' : 'en'),
    pageSheets(),
    allUtilities(),
    littleZod,
    littleReact,
    reactModules,
    littlePreload,
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
    ...(isGerman && { outDir: process.env.GERMAN_FOLDER }),
    // Served where it lies: pictures and sound weigh 90 MB.
    copyPublicDir: false,
    // The live view with all of three.js (789 kB) hydrates on its own, late; pages have budgets in tests/e2e.
    chunkSizeWarningLimit: 850,
    // How long a build takes says something of the machine, nothing of the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          ...(isGerman && { input: './app/entry.client.ts' }),
          output: {
            // Few files instead of many small ones: each costs a request and begins its compression anew.
            codeSplitting: {
              groups: [
                { name: 'frame', test: FRAME },
                { name: 'counting', test: COUNTING },
                // What every island is in comes with it.
                {
                  name: 'react',
                  test: /node_modules.(react|react-dom|scheduler).|islands.(island-boundary|restored)/,
                },
                { name: 'common', test: COMMON, minShareCount: 2 },
                { name: 'builds', test: BUILDS },
                // The live view has a store of its own.
                { name: 'store', test: /node_modules.zustand/ },
                // Who has set a guitar reads it with the same few lines as a cart.
                { name: 'schemas', test: /little-zod/ },
                { name: 'cart', test: CART, minShareCount: 2 },
                { name: 'live-sound', test: LIVE_SOUND },
                { name: 'choosing', test: CHOOSING, minShareCount: 2 },
                { name: 'response', test: RESPONSE, minShareCount: 2 },
                { name: 'guitar-chip', test: CHIP },
                { name: 'guitar', test: GUITAR },
              ],
            },
          },
        },
      },
    },
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
