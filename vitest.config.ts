import { defineConfig } from 'vitest/config';
import { contentFiles } from './scripts/content-files.ts';

// API tests run on both databases: scripts/test.mjs sets TEST_DATABASE_URL for the second round.
export default defineConfig({
  plugins: [contentFiles()],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', 'var'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
