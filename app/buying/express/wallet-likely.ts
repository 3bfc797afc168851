import type { ProviderKeys } from './payment-keys.tsx';

interface WithWallets {
  readonly ApplePaySession?: { canMakePayments(): boolean };
  readonly PaymentRequest?: unknown;
}

/**
 * Guesses from the browser alone whether to offer a wallet. Only the provider knows for sure, and its script loads on
 * demand. Chromium is not asked whether Google Pay has a card, because it would ask Google.
 */
export function walletLikely(
  { sandboxScript }: ProviderKeys,
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
