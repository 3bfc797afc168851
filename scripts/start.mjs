// npm start: builds what has changed, then runs the shop.
import { existsSync } from 'node:fs';
import { build } from './build.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ||= 'production';
try {
  build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
await import('../build/server/index.js');
