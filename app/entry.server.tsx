import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ClientEntry } from './islands/client-entry.tsx';
import { pageServices } from './page-context.ts';

/** Renders a whole page; pages are cached, so nothing is streamed piecemeal. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const body = await renderToReadableStream(
    <ClientEntry value={{ entry: context.manifest.entry.module, hmr: context.manifest.hmr?.runtime }}>
      <ServerRouter context={context} url={request.url} />
    </ClientEntry>,
    {
      onError(error) {
        failed = true;
        services.get(pageServices).pageFailed(error);
      },
    },
  );
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** Errors of loaders go to the shop's log, which leaves out what is personal; the default writes them to the console. */
export const handleError: HandleErrorFunction = (error, { context }) =>
  context.get(pageServices).pageFailed(error);
