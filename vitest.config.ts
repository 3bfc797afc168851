import { defineConfig } from 'vitest/config';
import { contentFiles } from './scripts/content-files.ts';
import { earlyScripts } from './scripts/early-scripts.ts';
import { LongestFirst } from './scripts/longest-first.ts';

/** Folders under tests/ that a step of their own runs (scripts/test.mjs). */
const WITH_A_STEP = [
  'addresses',
  'api',
  'crash',
  'deployment',
  'faults',
  'firefox',
  'fuzz',
  'instances',
  'stripe',
  'webkit',
].map((step) => `tests/${step}/**`);
const FILES = ['**/*.test.ts', '**/*.test.tsx'];
/**
 * Run by `npm test -- long`: how sample audio is made, of which `assets/assets.test.ts` says when it is not what was committed,
 * and the server of `npm run dev`.
 */
const BY_NAME = ['assets/audio/*/*.test.ts', 'tests/dev/*.test.ts'];
const NONE_OF_OURS = ['**/node_modules', 'build', 'builds', 'var'];

/** They put other modules in the place of the shop's, so they share none with other files. */
const OWN_RULES = [
  'app/features/blog/articles.test.ts',
  'app/features/legal/legal-texts.test.tsx',
  'app/state/cart-store.test.ts',
  'domain/configurator/fourth-configurator.test.ts',
];
const OWN_SHOP = [
  'tests/api/frozen-lines.test.ts',
  'tests/api/ninth-product.test.tsx',
  'tests/api/orders-of-last-release.test.ts',
];

const project = (name: string, include: readonly string[], exclude: readonly string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: [...NONE_OF_OURS, ...exclude], isolate },
});

// API tests run on both databases: scripts/test.mjs sets TEST_DATABASE_URL for the second round.
export default defineConfig({
  plugins: [contentFiles(), earlyScripts()],
  test: {
    // Patience with a machine that has other things to do; nothing that is tested depends on it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: process.env.PROPERTY_RUNS ? ['tests/fixtures/runs.ts'] : [],
    // Loading the shop takes longer than most files need to test their part of it: a process loads it once for many.
    projects: [
      project('unit', FILES, [...WITH_A_STEP, ...BY_NAME, ...OWN_RULES], false),
      project('unit, alone', OWN_RULES, [], true),
      project('by name', BY_NAME, [], false),
      project(
        'shop',
        WITH_A_STEP.flatMap((folder) => FILES.map((file) => folder.replace('**', file))),
        OWN_SHOP,
        false,
      ),
      project('shop, alone', OWN_SHOP, [], true),
    ],
  },
});
