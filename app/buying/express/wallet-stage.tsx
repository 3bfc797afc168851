import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#domain/cart.ts';
import { featureWords } from '#domain/cart-line.ts';
import { formatEuro, times } from '#domain/money.ts';
import styles from './express-checkout.module.css';
import { ExpressCheckout } from './express-checkout.tsx';
import { loadProvider } from './load-provider.ts';
import type { Keys } from './payment-keys.tsx';

/** All that a wallet needs before it can be shown; throws, in words for the shopper, where it does not come. */
export const prepareWallet = (keys: Keys): Promise<Stripe> => loadProvider(keys);

interface WalletStageProps {
  stripe: Stripe;
  lines: Cart;
  apart: boolean;
}

/** The wallet's own buttons, below what they order: the press in the wallet ends the order (§ 312j BGB). */
export function WalletStage({ stripe, lines, apart }: WalletStageProps) {
  const [available, setAvailable] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => root.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div ref={root} className={styles.stage} role="group" aria-label="Express checkout" tabIndex={-1}>
      {apart ? (
        <ul className="mono">
          {lines.map((line) => (
            <li key={line.path} className={styles.row}>
              <span>
                {line.quantity} × {line.name}
                <span className="muted">, {featureWords(line).join(', ')}</span>
              </span>
              <span className="unit">{formatEuro(times(line.price, line.quantity), { exact: true })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {available === false ? (
        <p role="status">No wallet is set up in this browser. The checkout takes cards and PayPal.</p>
      ) : (
        <p className="mono muted">
          The wallet shows shipping and total before you confirm. Confirming there orders with obligation to
          pay. Our{' '}
          <a href="/terms" className="link">
            terms
          </a>{' '}
          apply, you may{' '}
          <a href="/return" className="link">
            withdraw and return
          </a>
          .
        </p>
      )}
      <ExpressCheckout stripe={stripe} lines={lines} apart={apart} onReady={setAvailable} />
    </div>
  );
}
