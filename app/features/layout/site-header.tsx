import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COMPANY } from '#domain/company.ts';
import { languageOf } from '#domain/languages.ts';
import { CART_LINK, currentMark, MAIN_LINKS, shownLink } from './links.ts';
import { NavDrawer } from './nav-drawer.tsx';
import { SHELL_WORDS } from './shell-words.ts';
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
  const language = languageOf(path);
  const words = SHELL_WORDS[language];
  return (
    <>
      <header className={cx(styles.header, ground !== 'paper' && 'on-ink', ground === 'over' && styles.over)}>
        <HomeLink className={styles.logo} shopName={COMPANY.shopName} startPage={words.startPage} />
        <nav className={styles.nav} aria-label={words.main}>
          {MAIN_LINKS.map((link) => shownLink(link, language)).map(({ href, label, hrefLang }) => (
            <a key={href} href={href} hrefLang={hrefLang} aria-current={currentMark(path, href)}>
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
            {shownLink(CART_LINK, language).label} <CartMark />
          </a>
          {/* `wakeHeader` says in English what has come in. */}
          <span
            className="visually-hidden"
            role="status"
            lang={language === 'en' ? undefined : 'en'}
            data-cart-news=""
          />
          <button type="button" className={styles.menu} aria-haspopup="dialog" data-drawer="opens" hidden>
            <MenuMark words={words.menu} />
          </button>
          <a className={styles.menu} href="#site-links" data-drawer="without">
            <MenuMark words={words.menu} />
          </a>
        </div>
      </header>
      <NavDrawer path={path} />
    </>
  );
}

function MenuMark({ words }: { words: string }) {
  return (
    <>
      <Icon name="menu" />
      <span className="visually-hidden">{words}</span>
    </>
  );
}
