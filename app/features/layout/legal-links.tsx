import { cx } from '#app/ui/cx.ts';
import { ConsentOpener } from './consent/consent-opener.tsx';
import styles from './legal-links.module.css';
import { LEGAL_LINKS } from './links.ts';

/** On pages without a footer: what the law wants within one click of every page. */
export function LegalLinks() {
  return (
    <nav className={cx('wrap mono', styles.links)} aria-label="Legal">
      {LEGAL_LINKS.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      <ConsentOpener language="en" />
    </nav>
  );
}
