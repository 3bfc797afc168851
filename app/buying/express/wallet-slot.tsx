import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { waitFor } from '#app/islands/wake-signs.ts';
import { cx } from '#app/ui/cx.ts';
import styles from './express-checkout.module.css';
import type { WalletDoor } from './wallet-door.tsx';

type Door = typeof WalletDoor;

/** The place of the door for wallets, kept free until a hand moves: the door is no part of a page's start. */
export function WalletSlot({
  className,
  ...rest
}: ComponentProps<Door> & { className?: string | undefined }) {
  const [Door, setDoor] = useState<Door>();
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!slot.current || Door) return;
    return waitFor('hand', slot.current, async () => {
      // What did not arrive is asked for at the next sign.
      const loaded = await import('./wallet-door.tsx').catch(() => undefined);
      if (loaded) setDoor(() => loaded.WalletDoor);
    });
  }, [Door]);
  return (
    <div ref={slot} className={cx(styles.slot, className, 'min-h-44')}>
      {Door ? <Door {...rest} /> : null}
    </div>
  );
}
