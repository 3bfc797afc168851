import { cx } from './cx.ts';
import styles from './home-link.module.css';
import { Logo } from './logo.tsx';

/** Mark and name of the shop: the way to its first page. */
export function HomeLink({ shopName, className }: { shopName: string; className?: string }) {
  return (
    <a className={cx(styles.home, className)} href="/" aria-label={`${shopName}, start page`}>
      <Logo />
      <span>{shopName}</span>
    </a>
  );
}
