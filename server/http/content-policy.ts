import { createHash } from 'node:crypto';

export interface PaymentHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

export const NO_HOSTS: PaymentHosts = { script: [], frame: [], connect: [] };

/** According to Stripe's integration security guide. */
export const STRIPE_HOSTS: PaymentHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Inline styles of a page as policy sources. */
function stylesOf(html: string): string[] {
  const parts = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return Array.from(
    parts,
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/**
 * Content-Security-Policy of a page. `scripts` are SHA-256 hashes of intentionally rendered inline scripts
 * (`app/ui/early-script.tsx`); injected scripts are not among them and do not run.
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
