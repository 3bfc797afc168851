import { EarlyScript } from '#app/ui/early-script.tsx';
import { earlyWallet } from './early-wallet.ts';

/** What a page must know to load the payment code. */
export interface Keys {
  readonly publishableKey: string;
  /** Script of the sandbox, which is in for the provider's own; undefined with a real account. */
  readonly sandboxScript: string | undefined;
}

/**
 * Keeps the keys in a page that may pay, for the moment in which somebody wants to. Shows nothing. Stands before what asks
 * whether a wallet is likely.
 */
export function PaymentKeys({ payment }: { payment: Keys }) {
  return (
    <>
      <div hidden data-payment={JSON.stringify(payment)} />
      <EarlyScript code={earlyWallet(payment)} />
    </>
  );
}

/** The keys of this page; undefined on pages that do not pay. */
export function readPaymentKeys(): Keys | undefined {
  const kept = document.querySelector<HTMLElement>('[data-payment]')?.dataset.payment;
  return kept === undefined ? undefined : (JSON.parse(kept) as Keys);
}
