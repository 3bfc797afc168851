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

/** Has an address, or is data for search engines, which no browser runs. */
const NOT_INLINE = String.raw`(?![^>]*\s(?:src=|type="application/ld\+json"))`;

/** What is in a page between the tags of one kind, as a policy names it. */
function hashesOf(tag: 'script' | 'style', html: string): string[] {
  const parts = html.matchAll(new RegExp(`<${tag}${NOT_INLINE}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return Array.from(
    parts,
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Content-Security-Policy of one page: its own inline scripts and styles by hash, nothing else inline. */
export function policyFor(html: string, hosts: PaymentHosts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf('script', html), ...hosts.script].join(' '),
    ["style-src 'self'", ...hashesOf('style', html)].join(' '),
    "img-src 'self' data:",
    ["frame-src 'self'", ...hosts.frame].join(' '),
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
