import { createHash } from 'node:crypto';

/** Hosts beyond our own that a page may talk to. */
export interface PaymentHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

export const NO_HOSTS: PaymentHosts = { script: [], frame: [], connect: [] };

/** As Stripe's integration security guide lists them. */
export const STRIPE_HOSTS: PaymentHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** The inline styles of a page, as a policy names them. */
function stylesOf(html: string): string[] {
  const parts = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return Array.from(
    parts,
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/**
 * Content-Security-Policy of one page. `scripts` are the SHA-256 hashes of the inline scripts that were rendered on purpose
 * (`app/ui/early-script.tsx`): one that somebody has brought into the page is not among them and does not run.
 */
export function policyFor(html: string, hosts: PaymentHosts, scripts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`), ...hosts.script].join(' '),
    ["style-src 'self'", ...stylesOf(html)].join(' '),
    "img-src 'self' data:",
    ["frame-src 'self'", ...hosts.frame].join(' '),
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
