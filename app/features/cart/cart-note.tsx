import { Icon } from '#app/ui/icon.tsx';
import styles from './cart-page.module.css';

/** Says in a sentence what the shopper would otherwise miss without a word. */
export function CartNote({ children }: { children: string }) {
  return (
    <p className={styles.lost}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
