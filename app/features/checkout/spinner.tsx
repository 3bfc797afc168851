import { cx } from '#app/ui/cx.ts';
import styles from './checkout-page.module.css';

/** A ring that turns, with words for what is being waited for. */
export function Spinner({ words }: { words: string }) {
  return (
    <p className={cx(styles.spinner, 'flex gap-16 items-center py-32 line-t')} role="status">
      <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden="true">
        <circle cx="14" cy="14" r="12" />
        <path d="M14 2a12 12 0 0 1 12 12" />
      </svg>
      {words}
    </p>
  );
}
