import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COMPANY } from '#domain/company.ts';
import { currentMark, MAIN_LINKS } from './links.ts';
import { NavDrawer } from './nav-drawer.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  /** Address of this page; marks its link. */
  path: string;
  /** `over` lies on the first section of an ink page, without a ground of its own. */
  ground: 'paper' | 'ink' | 'over';
}

/**
 * Logo, navigation and cart count. Below 992 px the links move into a drawer. `wakeHeader` brings the count and
 * opens the drawer; without scripts the way to the links leads to the foot of the page.
 */
export function SiteHeader({ path, ground }: SiteHeaderProps) {
  return (
    <>
      <header className={cx(styles.header, ground !== 'paper' && 'on-ink', ground === 'over' && styles.over)}>
        <HomeLink shopName={COMPANY.shopName} className={styles.logo} />
        <nav className={styles.nav} aria-label="Main">
          {MAIN_LINKS.map(({ href, label }) => (
            <a key={href} href={href} aria-current={currentMark(path, href)}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <a
            className={cx('mono mono-13', styles.cart)}
            href="/cart"
            aria-current={currentMark(path, '/cart')}
          >
            Cart <CartMark />
          </a>
          <span className="visually-hidden" role="status" data-cart-news="" />
          <button type="button" className={styles.menu} aria-haspopup="dialog" data-drawer="opens" hidden>
            <MenuMark />
          </button>
          <a className={styles.menu} href="#site-links" data-drawer="without">
            <MenuMark />
          </a>
        </div>
      </header>
      <NavDrawer path={path} />
    </>
  );
}

function MenuMark() {
  return (
    <>
      <Icon name="menu" />
      <span className="visually-hidden">Menu</span>
    </>
  );
}
