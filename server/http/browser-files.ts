import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { presentFile } from '#domain/products/picture-files.ts';

/**
 * Folders of the browser's files: the build, the previous release's build (its pages may still be open), generated assets
 * (pictures, sound, models), and their compressed copies.
 */
export interface BrowserFolders {
  readonly built: string;
  readonly before: string;
  readonly made: string;
  readonly packed: string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** Serves files; only those with a hash in their name are cached forever. */
export function browserFiles({ built, before, made, packed }: BrowserFolders): Hono {
  const app = new Hono();
  const onFound = (path: string, context: { header(name: string, value: string): void }) => {
    context.header('cache-control', path.includes('/assets/') ? IMMUTABLE : FOR_AN_HOUR);
  };
  for (const path of ['/assets/*', '/generated/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
    app.use(path, async (context, next) => {
      await next();
      const { req, res } = context;
      const isPart = res.status === 206 || res.status === 416;
      // A range of a file that has changed since does not fit the client's other parts: send all of it (RFC
      // 9110, 13.1.5).
      if (!isPart || [undefined, res.headers.get('last-modified')].includes(req.header('if-range'))) return;
      await res.body?.cancel();
      const headers = new Headers(req.raw.headers);
      headers.delete('range');
      context.res = undefined;
      context.res = await app.fetch(new Request(req.url, { headers }));
    });
  // The first release has no such folder.
  for (const root of [built, before].filter((folder) => existsSync(folder)))
    app.use('/assets/*', serveStatic({ root, precompressed: true, onFound }));
  app.use('/generated/*', serveStatic({ root: packed, precompressed: true, onFound }));
  app.use('/generated/*', serveStatic({ root: made, onFound }));
  app.get('/favicon.svg', serveStatic({ root: made, onFound }));
  // Requested by default by clients that do not read the page's head.
  for (const name of ['/favicon.ico', '/apple-touch-icon.png'])
    app.get(name, serveStatic({ path: `${made}/generated/icons${name}`, onFound }));
  app.get('/assets/*', (context) => context.notFound());
  app.get('/generated/*', (context) => {
    const present = presentFile(context.req.path);
    if (present === context.req.path) return context.notFound();
    context.header('cache-control', FOR_AN_HOUR);
    return context.redirect(present, 301);
  });
  return app;
}
