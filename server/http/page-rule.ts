type Params = Readonly<Record<string, string>>;

/** Rules for the pages of a route, as `handle` of its module. By default a page is rendered per request and not cached. */
export interface PageRule {
  /** Parameter values of the path, one entry per page. Required if the path has parameters. */
  readonly params?: readonly Params[];
  /** Present if the page is the same for everybody and may be cached. */
  readonly kept?: {
    /** Most cached pages of the route. Routes do not evict each other's pages. */
    readonly room: number;
    /** Normalizes the query; the page is rendered from the result only. Undefined if the page ignores its query. */
    readonly query?: (query: URLSearchParams, params: Params) => URLSearchParams;
    /** True for a query sent by a form without JavaScript: the browser is redirected to the normalized one. */
    readonly isForm?: (query: URLSearchParams) => boolean;
  };
  /** True if the path's parameters are unlisted, such as the token of a link. */
  readonly open?: boolean;
  /**
   * True if the page depends on the session: only such pages are rendered with the session's cookie, and are never
   * cached.
   */
  readonly personal?: boolean;
  /** True if search engines should not index the page. */
  readonly unlisted?: boolean;
  /**
   * True if the address itself grants access to personal data: signed, unlisted, sent to no other site, and not counted
   * (`server/order-page`).
   */
  readonly secret?: boolean;
  /** True if the browser talks to the payment provider. */
  readonly pays?: boolean;
  /** True if the page begins dark; the window is dark before the first paint. */
  readonly isOnInk?: boolean;
}

export interface FoundPage {
  readonly route: string;
  readonly params: Params;
  readonly rule: PageRule;
  /** The route's pattern, for logging, if the path itself is secret. */
  readonly pattern?: string;
}
