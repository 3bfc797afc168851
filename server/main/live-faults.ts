import { isExample } from '#domain/example-company.ts';

interface LiveSettings {
  readonly publicUrl: string | undefined;
  /** Other machines reach the port itself. */
  readonly listensOutside: boolean;
  readonly hasProxy: boolean;
  readonly mailFrom: string;
  readonly linkSecret: string | undefined;
  /** Fields of `domain/company.ts` that are still examples. */
  readonly examples: readonly string[];
}

/**
 * What a shop that takes money must not be started with, each with its remedy. A test key at an address of this computer
 * takes none, and asks for nothing of this.
 */
export function liveFaults({
  publicUrl,
  listensOutside,
  hasProxy,
  mailFrom,
  linkSecret,
  examples,
}: LiveSettings): string[] {
  const faults: string[] = [];
  if (!publicUrl?.startsWith('https:')) {
    faults.push(
      'PUBLIC_URL: a shop that takes money needs an address that begins with https://; put a proxy with TLS in front and write its address',
    );
  }
  if (examples.length > 0) {
    faults.push(
      `domain/company.ts: ${examples.join(', ')} ${examples.length === 1 ? 'is' : 'are'} still an example; write who runs the shop, and build it again`,
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
