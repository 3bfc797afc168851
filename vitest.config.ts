import { defineConfig } from 'vitest/config';
import { contentFiles } from './scripts/content-files.ts';

/** They put other modules in the place of the shop's, so they share none with other files. */
const MODULES_OF_THEIR_OWN = [
  'app/features/blog/articles.test.ts',
  'app/features/legal/legal-texts.test.tsx',
  'app/state/cart-store.test.ts',
  'app/state/little-zod.test.ts',
  'tests/api/ninth-product.test.tsx',
];
const FILES = ['**/*.test.ts', '**/*.test.tsx'];
const NONE_OF_OURS = ['node_modules', 'build', 'var'];

// API tests run on both databases: scripts/test.mjs sets TEST_DATABASE_URL for the second round.
export default defineConfig({
  plugins: [contentFiles()],
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: FILES,
          exclude: [...NONE_OF_OURS, ...MODULES_OF_THEIR_OWN],
          // Loading the shop takes longer than most files take to test their part of it: a process loads it once.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: MODULES_OF_THEIR_OWN, exclude: NONE_OF_OURS } },
    ],
  },
});
