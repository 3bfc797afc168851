import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { languageOf } from '#domain/languages.ts';
import { CART_LINK, currentMark, LEGAL_LINKS, MAIN_LINKS, shownLink } from './links.ts';
import styles from './nav-drawer.module.css';
import { SHELL_WORDS } from './shell-words.ts';

/** The links of small screens, as a modal dialog: the browser keeps focus inside and gives it back. */
export function NavDrawer({ path }: { path: string }) {
  const language = languageOf(path);
  const words = SHELL_WORDS[language];
  return (
    <dialog className={cx('on-ink', styles.drawer)} aria-label={words.menu} data-drawer="sheet">
      <div className={styles.sheet}>
        <div className={styles.top}>
          <HomeLink startPage={words.startPage} />
          <button type="button" className={styles.close} data-drawer="closes">
            <Icon name="close" size={18} />
            <span className="visually-hidden">{words.closeMenu}</span>
          </button>
        </div>
        <nav aria-label={words.mainInMenu}>
          <ul>
            {MAIN_LINKS.map((link) => shownLink(link, language)).map(({ href, label, note, hrefLang }) => (
              <li key={href}>
                <a
                  className={styles.link}
                  href={href}
                  hrefLang={hrefLang}
                  aria-current={currentMark(path, href)}
                >
                  <span className={cx('heading', styles.label)}>{label}</span>
                  <span className="mono muted">{note}</span>
                </a>
              </li>
            ))}
            <li>
              <a className={styles.link} href="/cart" aria-current={currentMark(path, '/cart')}>
                <span className={cx('heading', styles.label)}>{shownLink(CART_LINK, language).label}</span>
                <CartMark className="mono" />
              </a>
            </li>
          </ul>
        </nav>
        <ul className={cx('mono muted', styles.legal)}>
          {LEGAL_LINKS.map((link) => shownLink(link, language)).map(({ href, label }) => (
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
