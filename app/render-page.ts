import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type PageServices, pageServices } from './page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page a request asks for, with the server's use-cases within reach of its loader. */
export function renderPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return handle(request, context);
}
