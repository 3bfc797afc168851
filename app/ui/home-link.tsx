import { COMPANY } from '#domain/company.ts';
import { cx } from './cx.ts';
import styles from './home-link.module.css';
import { Logo } from './logo.tsx';

/** Mark and name of the shop: the way to its first page. */
export function HomeLink({ className }: { className?: string }) {
  return (
    <a className={cx(styles.home, className)} href="/" aria-label={`${COMPANY.shopName}, start page`}>
      <Logo />
      <span>{COMPANY.shopName}</span>
    </a>
  );
}
