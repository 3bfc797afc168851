/** The meaning of a request's target. */
export type Address =
  /** The canonical address of a page; `query` is empty or begins with a question mark. */
  | { readonly kind: 'page'; readonly path: string; readonly query: string }
  /** A non-canonical address of a page: redirect. */
  | { readonly kind: 'moved'; readonly location: string }
  /** Not a page, but spelled like a call or a file. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown' };

/** Proxies send absolute addresses; `this-computer.ts` checks their host. */
const ORIGIN = /^https?:\/\/[^/?#\\]*/i;

/** No escapes, no empty segments, none that begins with a dot, so that every router reads it alike. */
const PLAIN = /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;

/** Normalizes a path as people type it; undefined if it cannot be a page. */
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
 * Rejects unknown targets without asking every route: no page is similar, and no route, call or file begins like them.
 * False if in doubt; then all routes are asked.
 */
export function nowhereElse(
  routes: readonly { readonly path: string }[],
  isPage: (path: string) => boolean,
): (target: string) => boolean {
  const first = new Set(routes.map(({ path }) => firstPart(path)));
  // Middlewares that see every request.
  first.delete('*');
  return (target) => {
    const begins = firstPart(target);
    if (!/^[a-z0-9._~-]+$/.test(begins) || first.has(begins)) return false;
    const { kind } = decideAddress(target, isPage);
    return kind === 'plain' || kind === 'unknown';
  };
}

const asHeader = (query: string) =>
  query.replace(/[^\x21-\x7e]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Interprets a raw request target. A page has one canonical address; other spellings are redirected with their query. The
 * redirect always begins with a page's own path, so no target leads off the site. Anything else that is not plain is
 * unknown before any router could interpret it.
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
