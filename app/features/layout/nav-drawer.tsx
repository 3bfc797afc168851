import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COMPANY } from '#domain/company.ts';
import { type Language, languageOf } from '#domain/languages.ts';
import type { Visitor } from '#server/accounts/index.ts';
import { AccountBox } from './account-menu.tsx';
import { CART_LINK, currentMark, LEGAL_LINKS, MAIN_LINKS, shownLink, WITHDRAW_LINK } from './links.ts';
import styles from './nav-drawer.module.css';
import { SHELL_WORDS } from './shell-words.ts';

const DRAWER = 'menu';

/** Opens the drawer, with or without scripts; `wakeHeader` leads older browsers to the links at the page's foot. */
export function DrawerOpener({ language }: { language: Language }) {
  return (
    <button
      type="button"
      className={styles.opener}
      popoverTarget={DRAWER}
      aria-haspopup="dialog"
      data-drawer-opener=""
    >
      <Icon name="menu" />
      <span className="visually-hidden">{SHELL_WORDS[language].menu}</span>
    </button>
  );
}

/**
 * All ways of small screens. The browser opens and closes it by itself and gives the focus back; while it is open nothing of
 * the page but the line above it can be seen or reached.
 */
export function NavDrawer({ path, visitor }: { path: string; visitor: Visitor | undefined }) {
  const language = languageOf(path);
  const words = SHELL_WORDS[language];
  const shown = (link: (typeof MAIN_LINKS)[number]) => shownLink(link, language);
  const cart = shown(CART_LINK);
  return (
    <div
      id={DRAWER}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={words.menu}
      className={cx('on-ink', styles.drawer)}
      data-drawer=""
    >
      <div className={styles.top}>
        <HomeLink shopName={COMPANY.shopName} startPage={words.startPage} />
        <div className={styles.end}>
          <a className={cx('mono mono-13', styles.cart)} href={cart.href}>
            {cart.label} <CartMark />
          </a>
          <button
            type="button"
            className={styles.close}
            popoverTarget={DRAWER}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: takes the focus when the drawer opens, not when the page does
            autoFocus
          >
            <Icon name="close" size={18} />
            <span className="visually-hidden">{words.closeMenu}</span>
          </button>
        </div>
      </div>
      <nav aria-label={words.mainInMenu}>
        <ul>
          {MAIN_LINKS.map(shown).map(({ href, label, note, hrefLang }) => (
            <li key={href}>
              <a
                className={styles.link}
                href={href}
                hrefLang={hrefLang}
                aria-current={currentMark(path, href)}
              >
                <span className={cx('heading', styles.label)}>{label}</span>
                <span className={cx('mono muted', styles.note)}>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <AccountBox visitor={visitor} language={language} />
      <ul className={cx('mono muted', styles.legal)} aria-label={words.legal}>
        {LEGAL_LINKS.filter((link) => link !== WITHDRAW_LINK)
          .concat(WITHDRAW_LINK)
          .map(shown)
          .map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(path, href)}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
