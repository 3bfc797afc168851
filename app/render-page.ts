import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, generatePath, RouterContextProvider } from 'react-router';
import type { FoundPage, PageRule } from '#server/http/page-rule.ts';
import type { PageServices } from '#server/pages/open-page-services.ts';
import { pageServices } from './page/page.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** A route's path joined with those of its parents. */
type ServerRoute = NonNullable<(typeof build.routes)[string]>;

function patternOf(id: string): string {
  const route = build.routes[id];
  if (!route) return '';
  const around = route.parentId === undefined ? '' : patternOf(route.parentId);
  return route.path === undefined ? around : `${around}/${route.path}`;
}

const ruleOf = ({ module }: ServerRoute): PageRule => (module.handle ?? {}) as PageRule;

/** True if a parameter of the path accepts any value. */
const isOpen = (rule: PageRule, pattern: string) => rule.open === true && pattern.includes(':');

/** Every address of every route except the last, the catch-all. A feed has a loader and no component. */
function* addresses(): Generator<[string, FoundPage]> {
  for (const route of Object.values(build.routes)) {
    if (!route || route.id === 'root') continue;
    const pattern = patternOf(route.id);
    const answers = route.module.default ?? route.module.loader;
    if (!answers || pattern.endsWith('*')) continue;
    const rule = ruleOf(route);
    if (isOpen(rule, pattern)) continue;
    // Its addresses are signed; the page that signs them answers them.
    if (rule.secret) continue;
    for (const params of rule.params ?? [{}])
      yield [generatePath(pattern || '/', params), { route: route.id, params, rule }];
  }
}

const PAGES = new Map(addresses());

/** Routes that accept any value of a parameter, if the pattern is unambiguous. */
const OPEN = Object.values(build.routes).flatMap((route) => {
  if (!route) return [];
  const rule = ruleOf(route);
  const pattern = patternOf(route.id).replace(/\/+/g, '/');
  if (!isOpen(rule, pattern)) return [];
  const spelling = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[\\w~-][\\w.~-]*)')}$`);
  return [{ route: route.id, rule, pattern, spelling }];
});

/** Suffix of the framework's data requests. No page here uses them. */
const DATA = /\.data$/;

function openPage(path: string): FoundPage | undefined {
  if (DATA.test(path)) return undefined;
  for (const { spelling, ...found } of OPEN) {
    const read = spelling.exec(path);
    if (read) return { ...found, params: { ...read.groups } };
  }
  return undefined;
}

/** The page at a path; undefined if there is none. */
export const findPage = (path: string): FoundPage | undefined => PAGES.get(path) ?? openPage(path);

export const listPages = (): readonly string[] => [...PAGES.keys()];

/** Renders the requested page and gives its loader the server's use cases. */
export function renderPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return handle(request, context);
}
