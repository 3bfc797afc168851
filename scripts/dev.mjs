// npm run dev: the shop behind Vite. Pages, islands and styles update on save; changes in server/, domain/ or
// sandbox/ restart the process (node --watch).

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
// A separate port for reloads, so that two shops can run side by side.
const port = Number(process.env.PORT || 3000);
const hmr = { port: port < 45_536 ? port + 20_000 : port - 20_000 };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
// Loads the pages again before each request. On an error Vite shows it with its location, and the last valid
// version is kept.
async function refresh() {
  try {
    globalThis.freshPages = await vite.ssrLoadModule('/app/render-page.ts', { fixStacktrace: true });
  } catch (error) {
    console.error(error);
  }
}
globalThis.viteMiddlewares = (request, response, next) =>
  vite.middlewares(request, response, () => void refresh().then(next));
await vite.ssrLoadModule('/main.ts');
