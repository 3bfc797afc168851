import { cx } from './cx.ts';
import styles from './home-link.module.css';
import { Logo } from './logo.tsx';

interface HomeLinkProps {
  shopName: string;
  className?: string | undefined;
  /** Accessible name of the target, in the page's language. */
  startPage?: string;
  href?: string;
}

export function HomeLink({ shopName, className, startPage = 'start page', href = '/' }: HomeLinkProps) {
  return (
    <a className={cx(styles.home, className)} href={href} aria-label={`${shopName}, ${startPage}`}>
      <Logo />
      <span translate="no">{shopName}</span>
    </a>
  );
}
