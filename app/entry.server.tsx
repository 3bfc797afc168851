import { createHash } from 'node:crypto';
import german from 'virtual:german-entry';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { ClientEntry } from './islands/client-entry.tsx';
import { DeferredRegistry } from './islands/deferred-registry.ts';
import { pageServices } from './page/page-context.ts';
import { DEFERRED_ON_SERVER } from './registry/deferred-on-server.ts';
import { InlineScripts } from './ui/early-script.tsx';

/** Where most visitors go from a page. Its styles come once this page is there, so that the next one paints at once. */
const NEXT: Readonly<Record<string, string>> = {
  'routes/landing': 'routes/shop',
  'routes/shop': 'routes/product',
  'routes/listen': 'routes/product',
  'routes/configurator': 'routes/build',
  'routes/build': 'routes/cart',
  'routes/product': 'routes/cart',
  'routes/cart': 'routes/checkout',
};

type Services = Readonly<RouterContextProvider>;

/** Faults of loaders. An address that leads nowhere is none. */
export function handleError(error: unknown, { context }: { context: Services }): void {
  if (!isRouteErrorResponse(error)) context.get(pageServices).reportFault(error);
}

/** Renders a whole page; pages are cached, so nothing is streamed piecemeal. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: Services,
): Promise<Response> {
  const { hmr, routes } = context.manifest;
  const isGerman = languageOf(new URL(request.url).pathname) === 'de';
  const entry = (isGerman && german) || context.manifest.entry;
  const route = context.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const sheetsOf = (id = '') => routes[id]?.css ?? [];
  const [next] = sheetsOf(NEXT[route]);
  const scripts = new Set<string>();
  let failed = false;
  const body = await renderToReadableStream(
    <ClientEntry
      value={{
        entry: entry.module,
        imports: entry.imports,
        hmr: hmr?.runtime,
        sheets: sheetsOf(route),
        next,
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
  // For the page's policy (`server/http/content-policy.ts`); browsers never see it.
  const hashes = Array.from(scripts, (code) => createHash('sha256').update(code).digest('base64'));
  headers.set('X-Inline-Scripts', hashes.join(' '));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}
