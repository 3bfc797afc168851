import { EarlyScript } from '#app/ui/early-script.tsx';
import { earlyWallet } from './early-wallet.ts';

export interface ProviderKeys {
  readonly publishableKey: string;
  /** Script of the sandbox that replaces the provider's; undefined with a real account. */
  readonly sandboxScript: string | undefined;
}

/**
 * Stores the keys in a page that may pay. Shows nothing. Must come before anything that checks whether a wallet is
 * likely.
 */
export function PaymentKeys({ payment }: { payment: ProviderKeys }) {
  return (
    <>
      <div hidden data-payment={JSON.stringify(payment)} />
      <EarlyScript code={earlyWallet(payment)} />
    </>
  );
}

/** The keys of this page; undefined on pages without payment. */
export function readPaymentKeys(): ProviderKeys | undefined {
  const json = document.querySelector<HTMLElement>('[data-payment]')?.dataset.payment;
  return json === undefined ? undefined : (JSON.parse(json) as ProviderKeys);
}
