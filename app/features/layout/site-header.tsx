import { useEffect, useRef, useState } from 'react';
import { startCart, useCart } from '#app/state/cart-store.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { countPieces } from '#domain/cart.ts';
import { COMPANY } from '#domain/company.ts';
import { currentMark, MAIN_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  /** Address of this page; marks its link. */
  path: string;
  /** `over` lies on the first section of an ink page, without a ground of its own. */
  ground: 'paper' | 'ink' | 'over';
}

/** Logo, navigation and cart count. Below 992 px the links move into a drawer. */
export function SiteHeader({ path, ground }: SiteHeaderProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [awake, setAwake] = useState(false);
  const ready = useCart((state) => state.ready);
  const count = useCart((state) => countPieces(state.cart));

  useEffect(() => {
    startCart();
    setAwake(true);
  }, []);

  const mark = ready ? `[${count}]` : '[·]';
  return (
    <header className={cx(styles.header, ground !== 'paper' && 'on-ink', ground === 'over' && styles.over)}>
      <a className={styles.logo} href="/" aria-label={`${COMPANY.shopName}, start page`}>
        <Logo />
        <span>{COMPANY.shopName}</span>
      </a>
      <nav className={styles.nav} aria-label="Main">
        {MAIN_LINKS.map(({ href, label }) => (
          <a key={href} href={href} aria-current={currentMark(path, href)}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.end}>
        <a className={cx('mono mono-13', styles.cart)} href="/cart" aria-current={currentMark(path, '/cart')}>
          Cart <span className={count > 0 ? 'copper' : 'muted'}>{mark}</span>
        </a>
        <CartAnnouncement ready={ready} count={count} />
        {/* Without scripts the way to the links leads to the foot of the page. */}
        {awake ? (
          <button
            type="button"
            className={styles.menu}
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          >
            <MenuMark />
          </button>
        ) : (
          <a className={styles.menu} href="#site-links">
            <MenuMark />
          </a>
        )}
      </div>
      <NavDrawer ref={drawer} path={path} mark={mark} empty={count === 0} />
    </header>
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

/** Says the count when it changes, not when the page has just learned it. */
function CartAnnouncement({ ready, count }: { ready: boolean; count: number }) {
  const known = useRef<number | undefined>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!ready) return;
    if (known.current !== undefined && known.current !== count) {
      setWords(`Cart: ${count} ${count === 1 ? 'piece' : 'pieces'}`);
    }
    known.current = count;
  }, [ready, count]);
  return (
    <span className="visually-hidden" role="status">
      {words}
    </span>
  );
}
