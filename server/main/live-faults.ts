import { isExample } from '#domain/example-company.ts';
import { type Language, languageNameIn } from '#domain/languages.ts';

interface LiveSettings {
  readonly publicUrl: string | undefined;
  /** Other machines can reach the port directly. */
  readonly listensOutside: boolean;
  readonly hasProxy: boolean;
  readonly mailFrom: string;
  readonly linkSecret: string | undefined;
}

/**
 * Settings that a shop with real payments must not start with, each with its remedy. Does not apply to a test key at a
 * local address.
 */
export function liveFaults({
  publicUrl,
  listensOutside,
  hasProxy,
  mailFrom,
  linkSecret,
}: LiveSettings): string[] {
  const faults: string[] = [];
  if (!publicUrl?.startsWith('https:')) {
    faults.push(
      'PUBLIC_URL: a shop that takes money needs an address that begins with https://; put a proxy with TLS in front and write its address',
    );
  }
  if (isExample(mailFrom)) {
    faults.push(
      'MAIL_FROM: the sender is still an example; write one of your own domain, such as Name <orders@your-domain>',
    );
  }
  if (!linkSecret) {
    faults.push(
      'LINK_SECRET: a shop that takes money needs one that you keep, the same for all instances; openssl rand -hex 32 prints one',
    );
  }
  if (listensOutside && !hasProxy) {
    faults.push(
      'TRUST_PROXY: other machines reach this port, and no proxy is stated; listen at HOST=127.0.0.1, or say with TRUST_PROXY that a proxy stands in front',
    );
  }
  return faults;
}

/**
 * Reason for not opening a shop with real payments: missing or example company data; undefined if there are none. Known
 * once the database is open, because the workshop's values override the file.
 */
export const companyFault = (examples: readonly string[]): string | undefined =>
  examples.length > 0
    ? `Company data: ${examples.join(', ')} ${examples.length === 1 ? 'is' : 'are'} missing or still an example. Write who runs the shop into domain/company.ts and build it again, or set it in the workshop of a shop that runs with a test key on this database.`
    : undefined;

/** Reason for not opening a shop with real payments: a missing EU notice; undefined if none is missing. */
export const noticeFault = (missing: readonly Language[]): string | undefined =>
  missing.length > 0
    ? `EU notice on the legal guarantee: the ${missing.map((language) => languageNameIn(language, 'en')).join(' and the ')} SVG ${missing.length === 1 ? 'is' : 'are'} missing. Download the official files from the European Commission, and put them in at /workshop/company of a shop that runs with a test key on this database.`
    : undefined;
