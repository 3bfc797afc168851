import { useState } from 'react';
import { addToCart } from '#app/state/cart-store.ts';
import { handOver, showMessage } from '#app/state/messages.ts';
import { Button } from '#app/ui/button.tsx';
import { Money } from '#app/ui/money.tsx';
import { Select } from '#app/ui/select.tsx';
import { type LineConfig, lineFor, QUANTITIES } from '#domain/cart-line.ts';
import { addingWords } from '#domain/cart-words.ts';
import { type Cents, formatEuro, toEuro } from '#domain/money.ts';
import styles from './buy-actions.module.css';

interface BuyActionsProps {
  /** Undefined until a flavor is chosen: then there is nothing to buy yet. */
  config: LineConfig | undefined;
  /** Unit price in cents. */
  price: number | undefined;
  /** The choice in two words, for the bar on phones. */
  words: string | undefined;
}

const VIEW_CART = { label: 'View cart', href: '/cart' };

/** Quantity and the two buttons, which stay at the bottom edge on phones. */
export function BuyActions({ config, price, words }: BuyActionsProps) {
  const [quantity, setQuantity] = useState(1);
  const line = config && price !== undefined ? lineFor(config, quantity, toEuro(price as Cents)) : undefined;

  function add() {
    if (!line) return;
    const { type, text } = addingWords(addToCart(line));
    showMessage(type, text, VIEW_CART);
  }

  function buy() {
    if (!line) return;
    const adding = addToCart(line);
    const { type, text } = addingWords(adding);
    // A full cart has nothing of this choice yet, which would be lost by leaving it.
    if (adding.type === 'full') return showMessage(type, text, VIEW_CART);
    if (adding.type === 'capped') handOver(type, text);
    location.assign('/cart');
  }

  return (
    <div className={styles.actions}>
      <Select
        id="quantity"
        label="Qty"
        labelPlace="inside"
        size="tall"
        className={styles.quantity}
        options={QUANTITIES.map((count) => ({ value: count, label: String(count) }))}
        value={quantity}
        onChange={(event) => setQuantity(Number(event.target.value))}
      />
      <div className={styles.bar} data-buy-bar>
        <p className={styles.summary} aria-hidden="true">
          {price === undefined ? null : (
            <Money amount={formatEuro(price as Cents)} className={styles.price} />
          )}
          <span className="mono muted">{words ?? 'No flavor yet'}</span>
        </p>
        <Button className={styles.button} disabled={!line} onClick={add}>
          Add to Cart
        </Button>
        <Button kind="second" className={styles.button} disabled={!line} onClick={buy}>
          Buy Now
        </Button>
      </div>
    </div>
  );
}
