import { defineConfig } from 'vitest/config';

// Separate, because it needs another release’s code: `npm run test:upgrade`.
export default defineConfig({
  test: { include: ['tests/upgrade/*.upgrade.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
