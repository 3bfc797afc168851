import { createHash } from 'node:crypto';
import entries from 'virtual:language-entries';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { ClientEntry } from './islands/client-entry.tsx';
import { DeferredRegistry } from './islands/deferred-island.tsx';
import { pageServices } from './page/page.ts';
import { DEFERRED_ON_SERVER } from './registry.server.ts';
import { InlineScripts } from './ui/early-script.tsx';

type Services = Readonly<RouterContextProvider>;

/** Reports loader errors. A 404 is not an error. */
export function handleError(error: unknown, { context }: { context: Services }): void {
  if (!isRouteErrorResponse(error)) context.get(pageServices).reportFault(error);
}

/** Renders a whole page. Pages are cached, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: Services,
): Promise<Response> {
  const { hmr } = context.manifest;
  const entry = entries[languageOf(new URL(request.url).pathname)] ?? context.manifest.entry;
  const scripts = new Set<string>();
  let failed = false;
  const body = await renderToReadableStream(
    <ClientEntry
      value={{
        entry: entry.module,
        imports: entry.imports,
        hmr: hmr?.runtime,
      }}
    >
      <DeferredRegistry value={DEFERRED_ON_SERVER}>
        <InlineScripts value={scripts}>
          <ServerRouter context={context} url={request.url} />
        </InlineScripts>
      </DeferredRegistry>
    </ClientEntry>,
    {
      onError(error) {
        failed = true;
        services.get(pageServices).reportFault(error);
      },
    },
  );
  await body.allReady;
  // For the page's policy (`server/http/content-policy.ts`); the header never reaches browsers.
  const hashes = Array.from(scripts, (code) => createHash('sha256').update(code).digest('base64'));
  headers.set('X-Inline-Scripts', hashes.join(' '));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}
