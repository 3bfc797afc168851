import { type RefObject, useEffect } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { COMPANY } from '#domain/company.ts';
import { currentMark, LEGAL_LINKS, MAIN_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import styles from './nav-drawer.module.css';

/** From this width on the drawer closes by itself (specification: 998, while the links come back at 992). */
const CLOSES_AT = '(min-width: 998px)';

interface NavDrawerProps {
  ref: RefObject<HTMLDialogElement | null>;
  path: string;
  /** The cart's count as it stands in the header. */
  mark: string;
  empty: boolean;
}

/** The links of small screens, as a modal dialog: the browser keeps focus inside and gives it back. */
export function NavDrawer({ ref, path, mark, empty }: NavDrawerProps) {
  useEffect(() => {
    const wide = matchMedia(CLOSES_AT);
    const close = () => {
      if (wide.matches) ref.current?.close();
    };
    // A page that comes back from the browser's history comes back with its drawer closed.
    const closeOnReturn = () => ref.current?.close();
    wide.addEventListener('change', close);
    addEventListener('pageshow', closeOnReturn);
    return () => {
      wide.removeEventListener('change', close);
      removeEventListener('pageshow', closeOnReturn);
    };
  }, [ref]);

  const close = () => ref.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; this is for the backdrop
    <dialog
      ref={ref}
      className={cx('on-ink', styles.drawer)}
      aria-label="Menu"
      onClick={(event) => {
        const onLink = event.target instanceof Element && event.target.closest('a');
        if (event.target === ref.current || onLink) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <a className={styles.logo} href="/" aria-label={`${COMPANY.shopName}, start page`}>
            <Logo />
            <span>{COMPANY.shopName}</span>
          </a>
          <button type="button" className={styles.close} onClick={close}>
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
                <span className={cx('mono', empty ? 'muted' : 'copper')}>{mark}</span>
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
