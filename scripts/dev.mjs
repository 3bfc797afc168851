// npm run dev: the shop with Vite in front of it. Pages, islands and styles follow every save; a change in server/,
// domain/ or sandbox/, on which the API stands too, restarts the process (node --watch).

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
const port = Number(process.env.PORT || 3000);
const hmr = { port: port < 45_536 ? port + 20_000 : port - 20_000 };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
// Before each request the pages are asked for anew: Vite hands out what it has, or what was saved since. One that
// cannot be read is Vite's to explain, with the place, and the last one that could be read goes on.
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
