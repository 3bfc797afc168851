import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { waitFor } from '#app/islands/wake-signs.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import styles from './express-checkout.module.css';
import type { WalletDoor } from './wallet-door.tsx';

type Door = typeof WalletDoor;

/**
 * The door for wallets, which is no part of a page's start: until a hand moves its button stands there alone, where a browser
 * may have a wallet at all (`early-wallet.ts`). Pressed, it opens the door as soon as that is there.
 */
export function WalletSlot({
  className,
  ...rest
}: Omit<ComponentProps<Door>, 'pressed'> & { className?: string | undefined }) {
  const [Door, setDoor] = useState<Door>();
  const [pressed, setPressed] = useState(false);
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
    <div ref={slot} className={cx(styles.slot, className)}>
      {Door ? (
        <Door {...rest} pressed={pressed} />
      ) : (
        <Button
          kind="quiet"
          small
          wide
          className={styles.early}
          disabled={!rest.lines}
          onClick={() => setPressed(true)}
        >
          {pressed ? 'Opening …' : 'Express checkout'}
        </Button>
      )}
    </div>
  );
}
