import type { Keys } from './payment-keys.tsx';

interface WithWallets {
  readonly ApplePaySession?: { canMakePayments(): boolean };
  readonly PaymentRequest?: unknown;
}

/**
 * Whether it is worth offering a wallet, judged by the browser alone: the provider, who knows for sure, is loaded
 * only for someone who wants one. Chromium is not asked whether Google Pay holds a card, since it asks Google for that.
 */
export function walletLikely(
  { sandboxScript }: Keys,
  browser: WithWallets = globalThis as WithWallets,
): boolean {
  if (sandboxScript !== undefined) return true;
  try {
    if (browser.ApplePaySession) return browser.ApplePaySession.canMakePayments();
  } catch {
    // Apple Pay throws on pages without TLS.
    return false;
  }
  return browser.PaymentRequest !== undefined;
}
