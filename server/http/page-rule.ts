type Params = Readonly<Record<string, string>>;

/**
 * What a route says of its addresses, as `handle` of its module. A page is made anew for every visitor and kept
 * nowhere, unless its route says otherwise here.
 */
export interface PageRule {
  /** The values its path's parameters may have, one entry a page. Needed where the path has parameters. */
  readonly params?: readonly Params[];
  /** Present where everybody may see the same page. */
  readonly kept?: {
    /** How many pages of the route are kept at once; none of another route is pushed out for them. */
    readonly room: number;
    /**
     * What the page reads in its query, in one spelling for each choice: the page is made from nothing else. Left
     * out where it reads nothing.
     */
    readonly query?: (query: URLSearchParams, params: Params) => URLSearchParams;
    /** True of a query that a form without JavaScript sends: browsers are moved on to what it comes to. */
    readonly isForm?: (query: URLSearchParams) => boolean;
  };
  /** True where the path's parameters may be anything, such as the token of a link: no list knows these pages. */
  readonly open?: boolean;
  /** True where the page is made for someone who is signed in: it alone is rendered with the session's cookie, and never kept. */
  readonly personal?: boolean;
  /** True where search engines are asked to leave the page out: it is one shopper's, or there is nothing to find yet. */
  readonly unlisted?: boolean;
  /**
   * True where the address itself opens what is one shopper's: signed, in no list, told to no other site and counted by
   * nobody (`server/order-page`).
   */
  readonly secret?: boolean;
  /** True where the browser talks to the payment provider. */
  readonly pays?: boolean;
  /** True where the page begins dark: so is the window before anything has arrived. */
  readonly isOnInk?: boolean;
}

/** A page of the route table. */
export interface FoundPage {
  /** Id of its route. */
  readonly route: string;
  readonly params: Params;
  readonly rule: PageRule;
  /** Its route's pattern, where the path itself says what no log may hold. */
  readonly pattern?: string;
}
