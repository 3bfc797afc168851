import { Notice } from '#app/ui/notice.tsx';
import styles from './cart-page.module.css';

/** Says that storage held lines which could not be believed. */
export function LostLines({ lost }: { lost: number }) {
  return (
    <Notice className={styles.lost}>
      {lost === 1 ? 'One line of your saved cart' : `${lost} lines of your saved cart`} could not be read and
      had to be left out.
    </Notice>
  );
}
