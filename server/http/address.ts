/** What a request's target comes to. */
export type Address =
  /** The one address of a page; `query` is empty or begins with a question mark. */
  | { readonly kind: 'page'; readonly path: string; readonly query: string }
  /** Another spelling of a page's address. */
  | { readonly kind: 'moved'; readonly location: string }
  /** Spelled as calls and files are, and perhaps one of them. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown' };

/** Proxies send the whole address; what it says of the host is the guard's business (`this-computer.ts`). */
const ORIGIN = /^https?:\/\/[^/?#\\]*/i;

/** No escapes, no empty segments, none that begins with a dot: what is left can be read in one way only. */
const PLAIN = /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;

/** The spelling that people's spellings of a path have in common; undefined where nobody means a page. */
function commonSpelling(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/\p{Cc}/u.test(decoded)) return undefined;
  return decoded
    .replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}

const firstPart = (path: string) => /^\/+([^/?#]*)/.exec(path)?.[1]?.toLowerCase() ?? '';

/**
 * Tells targets that lead nowhere without asking every route: no page is near them, and no route, call or file begins as they
 * do. Of a target that it knows nothing of it says no: then all are asked.
 */
export function nowhereElse(
  routes: readonly { readonly path: string }[],
  isPage: (path: string) => boolean,
): (target: string) => boolean {
  const first = new Set(routes.map(({ path }) => firstPart(path)));
  // The middlewares that see everything.
  first.delete('*');
  return (target) => {
    const begins = firstPart(target);
    if (!/^[a-z0-9._~-]+$/.test(begins) || first.has(begins)) return false;
    const { kind } = decideAddress(target, isPage);
    return kind === 'plain' || kind === 'unknown';
  };
}

/** Keeps a query within what a header may hold. */
const asHeader = (query: string) =>
  query.replace(/[^\x21-\x7e]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Decides what a request target, as it came over the wire, may lead to. A page has one address; another spelling of
 * it is moved there with its query. The new place always begins with a page's own path, so no target leads off the
 * site. What is neither a page nor plain is unknown before any router could read it in its own way.
 */
export function decideAddress(target: string, isPage: (path: string) => boolean): Address {
  const origin = ORIGIN.exec(target)?.[0];
  const local = target.slice(origin?.length ?? 0);
  const cut = local.indexOf('?');
  const path = (cut === -1 ? local : local.slice(0, cut)) || (origin ? '/' : '');
  const query = cut === -1 ? '' : local.slice(cut);

  if (isPage(path)) return { kind: 'page', path, query };
  const common = commonSpelling(path);
  if (common !== undefined && isPage(common)) return { kind: 'moved', location: common + asHeader(query) };
  return { kind: PLAIN.test(path) ? 'plain' : 'unknown' };
}
