import * as z from 'zod';
import { VISIT_EVENTS } from '#domain/privacy/visit-events.ts';

const address = z.url({ protocol: /^https?$/ }).max(1000);

/** The fields of Plausible's own script that a browser may set. All others are dropped. */
export const visitEventSchema = z.object({ n: z.enum(VISIT_EVENTS), u: address, r: address.nullish() });

/** The report to the analytics service, built from scratch here. */
export interface ReportedEvent {
  readonly n: z.output<typeof visitEventSchema>['n'];
  readonly u: string;
  readonly d: string;
  /** The referring site. */
  readonly r: string | null;
}

interface CountedPage {
  readonly params: Readonly<Record<string, string>>;
  /** `params` is set if all of its addresses are known in advance. */
  readonly rule: { readonly params?: unknown };
}

export interface CountedShop {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The shop's name at the service. */
  readonly domain: string;
  readonly find: (path: string) => CountedPage | undefined;
}

/** Shared path of all 404s, because the typed path belongs to the visitor. */
const NOWHERE = '/not-found';

/** The path of a page, without personal parts such as the token of an order. */
function publicPath(path: string, page: CountedPage | undefined): string {
  if (!page) return NOWHERE;
  if (page.rule.params) return path;
  const own = Object.values(page.params);
  const parts = path.split('/').filter((part) => part !== '' && !own.includes(part));
  return `/${parts.join('/')}`;
}

/** Builds the report of an event from its parsed parts: our addresses without query, others reduced to their site. */
export function visitReportOf(
  { n, u, r }: z.output<typeof visitEventSchema>,
  { publicUrl, domain, find }: CountedShop,
): ReportedEvent {
  const path = new URL(u).pathname;
  const from = r ? new URL(r) : undefined;
  const isForeign = from !== undefined && from.host !== new URL(publicUrl).host;
  return {
    n,
    u: publicUrl + publicPath(path, find(path)),
    d: domain,
    r: isForeign ? `${from.origin}/` : null,
  };
}
