import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { PAGE_STYLE } from './frame.ts';

const FILES = {
  'stripe.js': 'text/javascript; charset=utf-8',
  'card.js': 'text/javascript; charset=utf-8',
} as const;

/** The card form may load only its own script, style and fonts, and be embedded only in the shop's pages. */
const CARD_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const CARD_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Secure card payment</title>
<script src="/sandbox/card.js" defer></script>
</head>
<body></body>
</html>
`;

/** Serves `/sandbox/stripe.js`, `/sandbox/card` with its script, and the pages' style sheet. */
export function sandboxFiles(assetsDirectory: string): Hono {
  const files = new Hono();
  files.get('/sandbox/card', (c) => {
    c.header('Content-Security-Policy', CARD_CSP);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-cache');
    return c.html(CARD_PAGE);
  });
  files.get('/sandbox/pages.css', (c) =>
    c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' }),
  );
  for (const [name, type] of Object.entries(FILES)) {
    files.get(`/sandbox/${name}`, async (c) => {
      let content: Buffer;
      try {
        content = await readFile(join(assetsDirectory, name));
      } catch {
        return c.text('Not built: run vite build --config sandbox/vite.config.ts', 404);
      }
      const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      const headers = {
        'Content-Type': type,
        // File names have no hash, so browsers revalidate each time.
        'Cache-Control': 'no-cache',
        ETag: tag,
        'X-Content-Type-Options': 'nosniff',
      };
      if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
      return c.body(new Uint8Array(content), 200, headers);
    });
  }
  return files;
}
