import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useState } from 'react';
import { wordsOf } from '#app/state/shop-api.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Cart } from '#domain/cart.ts';
import { Fault } from '../fault.tsx';
import styles from './express-checkout.module.css';
import { readPaymentKeys } from './payment-keys.tsx';
import { walletLikely } from './wallet-likely.ts';

interface WalletDoorProps {
  /** Gets what is to be bought; undefined while there is nothing to buy. */
  lines: (() => Cart | Promise<Cart>) | undefined;
  /** Says what is to be bought: the door shuts when that changes. */
  of: string;
  /** The lines are not the cart, which is to be kept. */
  apart?: boolean;
  /** Stands here where no wallet is likely. */
  otherwise?: ReactNode;
  className?: string | undefined;
}

type Opened = {
  readonly stripe: Stripe;
  readonly lines: Cart;
  readonly WalletStage: typeof import('./wallet-stage.tsx').WalletStage;
};

type State = Opened | 'shut' | 'opening' | { readonly fault: string };

/**
 * Our button for wallets, where one is likely. No payment code is in the page before it is pressed; then the wallets'
 * own buttons take its place.
 */
export function WalletDoor({ lines, of, apart = false, otherwise, className }: WalletDoorProps) {
  const [likely, setLikely] = useState<boolean>();
  const [state, setState] = useState<State>('shut');

  useEffect(() => {
    const keys = readPaymentKeys();
    setLikely(keys !== undefined && walletLikely(keys));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened for another choice is shut
  useEffect(() => setState('shut'), [of]);

  async function open() {
    const keys = readPaymentKeys();
    if (!lines || !keys || state === 'opening') return;
    setState('opening');
    try {
      const [{ prepareWallet, WalletStage }, bought] = await Promise.all([
        import('./wallet-stage.tsx'),
        lines(),
      ]);
      setState({ stripe: await prepareWallet(keys), lines: bought, WalletStage });
    } catch (error) {
      const fault = error instanceof TypeError ? undefined : wordsOf(error);
      setState({ fault: fault ?? 'The wallet could not be reached. Check your connection and try again.' });
    }
  }

  const opened = typeof state === 'object' && 'WalletStage' in state ? state : undefined;
  return (
    <div className={cx(styles.slot, className)} data-wallet>
      {likely === false ? (
        otherwise
      ) : opened ? (
        <opened.WalletStage stripe={opened.stripe} lines={opened.lines} apart={apart} />
      ) : likely ? (
        <Button kind="quiet" small wide disabled={!lines} aria-disabled={state === 'opening'} onClick={open}>
          {state === 'opening' ? 'Opening …' : 'Express checkout'}
        </Button>
      ) : null}
      {typeof state === 'object' && 'fault' in state ? <Fault words={state.fault} /> : null}
    </div>
  );
}
