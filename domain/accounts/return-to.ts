import { inLanguage, type Language } from '../languages.ts';
import { passportPath } from '../production/passport-path.ts';

/** Longer than any valid address. */
const LONGEST = 500;

/**
 * Addresses that a login may lead back to: complete paths of this shop in one spelling. They allow no escapes, double
 * slashes or leading dots, so none can be read as another site, a script or a file.
 */
const PAGES = [
  /^(\/de)?\/account(#[\w-]+)?$/,
  /^(\/de)?\/p\/[\w-]+(#[\w-]+)?$/,
  /^(\/de)?\/order\/[\w-][\w.-]*(#[\w-]+)?$/,
  /^(\/de)?\/workshop(\/[\w-]+)*(\?[\w=&%.+~-]*)?$/,
];

/** The validated address to return to after a login; undefined if it is not allowed. */
export const returnTo = (address: string | null | undefined): string | undefined =>
  address && address.length <= LONGEST && PAGES.some((page) => page.test(address)) ? address : undefined;

/**
 * Address of the login with a way back. Order addresses grant access and are passed by form instead, because this
 * address is visible to others.
 */
export function loginPath(from: string | undefined, language: Language): string {
  const back = publicReturnTo(from);
  return inLanguage(back ? `/login?${new URLSearchParams({ to: back })}` : '/login', language);
}

/**
 * An address to return to that may appear in an address, a mail or a queue. Excludes orders, whose address grants
 * access.
 */
export function publicReturnTo(address: string | null | undefined): string | undefined {
  const back = returnTo(address);
  return back && !/^(\/de)?\/order\//.test(back) ? back : undefined;
}

/** True if a login leads to the workshop. */
export const leadsToWorkshop = (to: string): boolean => /^(\/de)?\/workshop(?![\w-])/.test(to);

/** Address of a pickup's ownership section. */
export const ownerPath = (serial: string, language: Language): string =>
  `${inLanguage(passportPath(serial), language)}#owner`;
