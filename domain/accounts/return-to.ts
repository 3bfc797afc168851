import { inLanguage, type Language } from '../languages.ts';
import { passportPath } from '../production/passport-path.ts';

/** Longer than any of these addresses is. */
const LONGEST = 500;

/**
 * Addresses that one may come back to after logging in: whole ones of this shop, spelled in one way. No escape, no second
 * slash and no dot at the front can stand in their paths, so none can be read as another site, a script or a file.
 */
const PAGES = [
  /^(\/de)?\/account(#[\w-]+)?$/,
  /^(\/de)?\/p\/[\w-]+(#[\w-]+)?$/,
  /^(\/de)?\/order\/[\w-][\w.-]*(#[\w-]+)?$/,
  /^(\/de)?\/workshop(\/[\w-]+)*(\?[\w=&%.+~-]*)?$/,
];

/** Where somebody came from who was asked to log in; undefined of whatever else is there. */
export const returnTo = (address: string | null | undefined): string | undefined =>
  address && address.length <= LONGEST && PAGES.some((page) => page.test(address)) ? address : undefined;

/** Where one logs in and comes back from. An address that opens an order goes by a form: this one is seen by others. */
export function loginPath(from: string | undefined, language: Language): string {
  const back = publicReturnTo(from);
  return inLanguage(back ? `/login?${new URLSearchParams({ to: back })}` : '/login', language);
}

/** The same way, as long as it may stand in an address, a mail, a queue: an order's would open it. */
export function publicReturnTo(address: string | null | undefined): string | undefined {
  const back = returnTo(address);
  return back && !/^(\/de)?\/order\//.test(back) ? back : undefined;
}

/** Whether who logs in is on the way to the makers' workshop. */
export const leadsToWorkshop = (to: string): boolean => /^(\/de)?\/workshop(?![\w-])/.test(to);

/** Where a pickup says whose it is. */
export const ownerPath = (serial: string, language: Language): string =>
  `${inLanguage(passportPath(serial), language)}#owner`;
