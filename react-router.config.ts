import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Each build has a folder of its own (scripts/build.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
} satisfies Config;
