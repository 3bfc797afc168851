import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './scripts/content-files.ts';
import { earlyScripts } from './scripts/early-scripts.ts';
import { LongestFirst } from './scripts/longest-first.ts';

/** Folders under tests/ that a step of their own runs (scripts/test.mjs). */
const WITH_A_STEP = [
  'addresses',
  'api',
  'at-length',
  'cluster',
  'deployment',
  'faults',
  'firefox',
  'fuzz',
  'instances',
  'simulate',
  'stripe',
  'webkit',
].map((step) => `tests/${step}/**`);
const FILES = ['**/*.test.ts', '**/*.test.tsx'];
/**
 * Run by `npm test -- long`: how sample audio is made, of which `assets/assets.test.ts` says when it is not what was committed.
 */
const BY_NAME = ['assets/audio/*/*.test.ts'];
const NONE_OF_OURS = ['**/node_modules', 'build', 'builds', 'var'];

/**
 * Files that replace modules, or load them anew, share none with other files, which would go on with what was put in their place.
 */
const OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(|\basOfTomorrow\(/;
const ALONE = globSync(FILES, { exclude: NONE_OF_OURS }).filter((file) =>
  OWN_MODULES.test(readFileSync(file, 'utf8')),
);
const OWN_SHOP = ALONE.filter((file) => file.startsWith('tests/'));
const OWN_RULES = ALONE.filter((file) => !OWN_SHOP.includes(file));

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
