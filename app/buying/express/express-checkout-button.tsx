import { type ReactNode, useState } from 'react';
import { showToast } from '#app/state/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { EXPRESS_BUTTON } from './express-button.messages.ts';
import { type ProviderKeys, readPaymentKeys } from './payment-keys.tsx';

interface ExpressCheckoutButtonProps {
  /** Returns the lines to buy. Undefined while there is nothing to buy. */
  lines: (() => Cart | Promise<Cart>) | undefined;
  /** Key of the lines. The wallet elements close when it changes. */
  cartKey: string;
  /** The lines are not the cart, which must be kept. */
  apart?: boolean;
  otherwise?: ReactNode;
}

interface Opened {
  readonly cartKey: string;
  readonly keys: ProviderKeys;
  readonly lines: Cart;
  readonly ExpressCheckoutElements: typeof import('./express-checkout-elements.tsx').ExpressCheckoutElements;
}

/**
 * Our wallet button, shown if a wallet is likely (`early-wallet.ts`). It is part of the page, so nothing waits or
 * moves. A press loads the payment code and replaces it with the wallets' own buttons.
 */
export function ExpressCheckoutButton({ lines, cartKey, apart, otherwise }: ExpressCheckoutButtonProps) {
  const words = useMessages(EXPRESS_BUTTON);
  const [opening, setOpening] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  async function open() {
    const keys = readPaymentKeys();
    if (!lines || !keys || opening) return;
    setOpening(true);
    try {
      const { ExpressCheckoutElements } = await import('./express-checkout-elements.tsx');
      setOpened({ cartKey, keys, lines: await lines(), ExpressCheckoutElements });
    } catch {
      showToast('error', words.lost, { label: words.again, href: location.href });
    }
    setOpening(false);
  }

  if (opened?.cartKey === cartKey) return <opened.ExpressCheckoutElements {...opened} apart={apart} />;
  return (
    <>
      <div className="[:root:not([data-wallet])_&]:hidden paper:hidden">
        <Button kind="quiet" small wide disabled={!lines} onClick={open}>
          {opening ? words.opening : words.button}
        </Button>
      </div>
      {otherwise ? <div className="in-data-wallet:hidden paper:hidden">{otherwise}</div> : null}
    </>
  );
}
