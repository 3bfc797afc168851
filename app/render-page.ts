import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, generatePath, RouterContextProvider } from 'react-router';
import type { FoundPage, PageRule } from '#server/page-rule.ts';
import type { PageServices } from '#server/page-services.ts';
import { pageServices } from './page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Path of a route with those of the routes around it. */
function patternOf(id: string): string {
  const route = build.routes[id];
  if (!route) return '';
  const around = route.parentId === undefined ? '' : patternOf(route.parentId);
  return route.path === undefined ? around : `${around}/${route.path}`;
}

/** Every address of every route but the last, which takes what is left. A feed has a loader and nothing to draw. */
function* addresses(): Generator<[string, FoundPage]> {
  for (const route of Object.values(build.routes)) {
    if (!route || route.id === 'root') continue;
    const pattern = patternOf(route.id);
    const answers = route.module.default ?? route.module.loader;
    if (!answers || pattern.endsWith('*')) continue;
    const rule = (route.module.handle ?? {}) as PageRule;
    // Its addresses are signed, and whoever signs them answers them.
    if (rule.secret) continue;
    for (const params of rule.params ?? [{}])
      yield [generatePath(pattern || '/', params), { route: route.id, params, rule }];
  }
}

const PAGES = new Map(addresses());

/** The page at a path; undefined where there is none. */
export const findPage = (path: string): FoundPage | undefined => PAGES.get(path);

/** Paths of all pages, in the order of the route table. */
export const listPages = (): readonly string[] => [...PAGES.keys()];

/** Renders the page a request asks for, with the server's use-cases within reach of its loader. */
export function renderPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return handle(request, context);
}
