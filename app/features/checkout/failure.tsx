import { Button, ButtonLink } from '#app/ui/button.tsx';
import styles from './checkout-page.module.css';

/** The checkout could not begin: why, and the ways on. The cart is as it was. */
export function Failure({ words }: { words: string }) {
  return (
    <div className={styles.failure}>
      <h2 className="h3">The checkout could not begin</h2>
      <p>{words} Your cart is kept.</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>Try again</Button>
        <ButtonLink href="/cart" kind="quiet">
          Back to cart
        </ButtonLink>
      </div>
    </div>
  );
}
