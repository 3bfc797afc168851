import { COMPANY } from '#domain/company.ts';
import { cx } from './cx.ts';
import styles from './home-link.module.css';
import { Logo } from './logo.tsx';

interface HomeLinkProps {
  className?: string | undefined;
  /** What waits there, in the page's language. */
  startPage?: string;
}

/** Mark and name of the shop: the way to its first page. */
export function HomeLink({ className, startPage = 'start page' }: HomeLinkProps) {
  return (
    <a className={cx(styles.home, className)} href="/" aria-label={`${COMPANY.shopName}, ${startPage}`}>
      <Logo />
      <span>{COMPANY.shopName}</span>
    </a>
  );
}
