import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COMPANY } from '#domain/company.ts';
import { currentMark, LEGAL_LINKS, MAIN_LINKS } from './links.ts';
import styles from './nav-drawer.module.css';

/** The links of small screens, as a modal dialog: the browser keeps focus inside and gives it back. */
export function NavDrawer({ path }: { path: string }) {
  return (
    <dialog className={cx('on-ink', styles.drawer)} aria-label="Menu" data-drawer="sheet">
      <div className={styles.sheet}>
        <div className={styles.top}>
          <HomeLink shopName={COMPANY.shopName} />
          <button type="button" className={styles.close} data-drawer="closes">
            <Icon name="close" size={18} />
            <span className="visually-hidden">Close menu</span>
          </button>
        </div>
        <nav aria-label="Main, in the menu">
          <ul>
            {MAIN_LINKS.map(({ href, label, note }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={currentMark(path, href)}>
                  <span className={cx('heading', styles.label)}>{label}</span>
                  <span className="mono muted">{note}</span>
                </a>
              </li>
            ))}
            <li>
              <a className={styles.link} href="/cart" aria-current={currentMark(path, '/cart')}>
                <span className={cx('heading', styles.label)}>Cart</span>
                <CartMark className="mono" />
              </a>
            </li>
          </ul>
        </nav>
        <ul className={cx('mono muted', styles.legal)}>
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(path, href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
