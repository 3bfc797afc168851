import { inLanguage, type Language } from '../languages.ts';
import { passportPath } from '../production/passport-path.ts';

/** Longer than any valid address. */
const LONGEST = 500;

/** Complete paths of this shop in one spelling. Without escapes, `//` and leading dots, none can lead elsewhere. */
const PAGES = [
  /^(\/de)?\/account(#[\w-]+)?$/,
  /^(\/de)?\/p\/[\w-]+(#[\w-]+)?$/,
  /^(\/de)?\/order\/[\w-][\w.-]*(#[\w-]+)?$/,
  /^(\/de)?\/workshop(\/[\w-]+)*(\?[\w=&%.+~-]*)?$/,
];

/** The validated address to return to after a login; undefined if it is not allowed. */
export const returnTo = (address: string | null | undefined): string | undefined =>
  address && address.length <= LONGEST && PAGES.some((page) => page.test(address)) ? address : undefined;

/** Address of the login with a way back. Orders are left out: their address grants access and this one is visible. */
export function loginPath(from: string | undefined, language: Language): string {
  const back = publicReturnTo(from);
  return inLanguage(back ? `/login?${new URLSearchParams({ to: back })}` : '/login', language);
}

/** `returnTo` for an address, a mail or a queue: without orders, whose address grants access. */
export function publicReturnTo(address: string | null | undefined): string | undefined {
  const back = returnTo(address);
  return back && !/^(\/de)?\/order\//.test(back) ? back : undefined;
}

export const leadsToWorkshop = (to: string): boolean => /^(\/de)?\/workshop(?![\w-])/.test(to);

export const ownerPath = (serial: string, language: Language): string =>
  `${inLanguage(passportPath(serial), language)}#owner`;
