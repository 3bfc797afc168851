import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reachGoal } from '#app/state/count-visit.ts';
import { wordsOf } from '#app/state/shop-api.ts';
import { Button } from '#app/ui/button.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { featureWords } from '#domain/cart/cart-line.ts';
import { counted } from '#domain/cart/counted.ts';
import { exactEuro, times } from '#domain/money.ts';
import { EXPRESS_MESSAGES } from './express.messages.tsx';
import { ExpressCheckout, Fault } from './express-checkout.tsx';
import { loadProvider } from './load-provider.ts';
import type { ProviderKeys } from './payment-keys.tsx';
import { WalletTerms } from './wallet-terms.tsx';

interface ExpressCheckoutElementsProps {
  keys: ProviderKeys;
  lines: Cart;
  apart: boolean | undefined;
}

/** The wallet buttons, below the terms: confirming in the wallet places the order (§ 312j BGB). */
export function ExpressCheckoutElements({ keys, lines, apart }: ExpressCheckoutElementsProps) {
  const words = useMessages(EXPRESS_MESSAGES);
  const language = useLanguage();
  const [provider, setProvider] = useState<Stripe | { readonly fault: string }>();
  const [available, setAvailable] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => reachGoal('Checkout begun'), []);

  const load = useCallback(() => {
    loadProvider(keys).then(setProvider, (error: unknown) => setProvider({ fault: wordsOf(error) }));
  }, [keys]);
  useEffect(() => {
    root.current?.focus();
    load();
  }, [load]);

  if (provider && 'fault' in provider) {
    return (
      <>
        <Fault words={provider.fault} />
        <Button kind="quiet" small wide onClick={load}>
          {words.again}
        </Button>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the wallet's buttons are in an iframe, so a fieldset would have no fields
    <div ref={root} className="grid gap-12" role="group" aria-label={words.name} tabIndex={-1}>
      {apart ? (
        <ul className="mono">
          {lines.map((line) => (
            <li key={line.path} className="flex gap-16 justify-between">
              <span>
                {counted(line.quantity, line.name)}
                <span className="muted">, {featureWords(line, language).join(', ')}</span>
              </span>
              <span className="unit" translate="no">
                {exactEuro(times(line.price, line.quantity))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {available === false ? <p role="status">{words.none}</p> : <WalletTerms />}
      {provider ? (
        <ExpressCheckout stripe={provider} lines={lines} apart={apart} onReady={setAvailable} />
      ) : null}
    </div>
  );
}
