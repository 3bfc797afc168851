import { cx } from '#app/ui/cx.ts';
import { COMPANY } from '#domain/company.ts';
import { currentMark, LEGAL_LINKS, LISTEN_LINK, MAIN_LINKS, type NavLink, WIRING_LINK } from './links.ts';
import styles from './site-footer.module.css';

const PAYMENT_MEANS = ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', 'Google Pay'];

const GROUPS: readonly { label: string; links: readonly NavLink[] }[] = [
  { label: 'Pages', links: [{ href: '/', label: 'Start page' }, ...MAIN_LINKS, LISTEN_LINK, WIRING_LINK] },
  { label: 'Orders', links: LEGAL_LINKS.slice(0, 3) },
  { label: 'Legal', links: LEGAL_LINKS.slice(3) },
];

/** All links of the shop. `large` ends in the shop's name across the page, `small` is for order and legal pages. */
export function SiteFooter({ path, size }: { path: string; size: 'large' | 'small' }) {
  return (
    <footer className={cx('on-ink', styles.footer, size === 'small' && styles.small)}>
      <div className={cx('grid mono', styles.columns)}>
        <p className={cx('muted', styles.company)}>
          GW-00 · last sheet
          <br />
          {COMPANY.shopName}, {COMPANY.tagline}
          <br />
          {COMPANY.city}, {COMPANY.country}
        </p>
        <nav id="site-links" className={styles.groups} aria-label="Footer">
          {GROUPS.map(({ label, links }) => (
            <ul key={label} aria-label={label}>
              {links.map(({ href, label: words }) => (
                <li key={href}>
                  <a href={href} aria-current={currentMark(path, href)}>
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className={cx('muted', styles.means)}>
          <p>
            {PAYMENT_MEANS.map((name, index) => (
              <span key={name}>
                <span className={styles.name}>
                  {index < PAYMENT_MEANS.length - 1 ? `${name} ·` : name}
                </span>{' '}
              </span>
            ))}
          </p>
          <p>Prices include VAT. Shipping is added at checkout.</p>
        </div>
      </div>
      {size === 'large' ? (
        <p className={styles.word} aria-hidden="true">
          {COMPANY.shopName}
        </p>
      ) : null}
    </footer>
  );
}
