import * as z from 'zod';
import { VISIT_EVENTS } from '#domain/privacy/visit-events.ts';

const address = z.url({ protocol: /^https?$/ }).max(1000);

/** What a browser may say of a visit, in the letters of Plausible's own script. Everything else in it is left out. */
export const visitEventSchema = z.object({ n: z.enum(VISIT_EVENTS), u: address, r: address.nullish() });

/** What the analytics service gets: nothing that was not made here. */
export interface ReportedEvent {
  /** Name of the event. */
  readonly n: z.output<typeof visitEventSchema>['n'];
  /** Address of the page. */
  readonly u: string;
  /** This shop, by the name that it has in the service. */
  readonly d: string;
  /** The other site that led here. */
  readonly r: string | null;
}

/** A page of the shop, as far as its address tells of a shopper. */
interface CountedPage {
  readonly params: Readonly<Record<string, string>>;
  /** `params` is there where all of its addresses are known beforehand. */
  readonly rule: { readonly params?: unknown };
}

/** The shop that events are made for. */
export interface CountedShop {
  /** Its address without a trailing slash. */
  readonly publicUrl: string;
  /** Its name in the analytics service. */
  readonly domain: string;
  readonly find: (path: string) => CountedPage | undefined;
}

/** Here all are counted who have lost their way: what they typed is theirs. */
const NOWHERE = '/not-found';

/** A page's path, without the parts that are one shopper's own, such as the token of an order. */
function publicPath(path: string, page: CountedPage | undefined): string {
  if (!page) return NOWHERE;
  if (page.rule.params) return path;
  const own = Object.values(page.params);
  const parts = path.split('/').filter((part) => part !== '' && !own.includes(part));
  return `/${parts.join('/')}`;
}

/** Makes the report of an event anew from its parsed parts: own addresses without query, others by their site alone. */
export function reportOf(
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
