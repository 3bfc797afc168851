// npm run dev: the shop with Vite in front of it. Pages and styles follow every save; a change in server/,
// domain/ or sandbox/ restarts the process (node --watch).

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';
execFileSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'sandbox/vite.config.ts', '--logLevel', 'error'],
  { stdio: 'inherit' },
);

const { createServer } = await import('vite');
// Reloads travel on a port of their own, so that two shops can be developed side by side.
const hmr = { port: Number(process.env.PORT || 3000) + 20_000 };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
globalThis.viteMiddlewares = vite.middlewares;
await vite.ssrLoadModule('/main.ts');
