import { useRouteLoaderData } from 'react-router';
import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { inLanguage } from '#domain/languages.ts';
import type { Visitor } from '#server/accounts/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageLink } from './language-link.tsx';
import { CART_LINK, currentMark, MAIN_LINKS, shownLink } from './links.ts';
import { DrawerOpener, NavDrawer } from './nav-drawer.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  /** Address of this page; marks its link. */
  path: string;
  /** `over` is on the first section of an ink page, without a ground of its own. */
  ground: 'paper' | 'ink' | 'over';
}

/**
 * Logo, navigation, account and cart count. Below 992 px the links move into a drawer. All of it works without scripts;
 * `hydrateHeader` brings the count.
 */
export function SiteHeader({ path, ground }: SiteHeaderProps) {
  const language = useLanguage();
  const cart = shownLink(CART_LINK, language);
  const words = SHELL_MESSAGES[language];
  const visitor = useRouteLoaderData<{ visitor?: Visitor }>('root')?.visitor;
  return (
    <>
      <header className={cx(styles.header, ground !== 'paper' && 'on-ink', ground === 'over' && styles.over)}>
        <HomeLink
          className={cx(styles.logo, 'col-[1/4] justify-self-start')}
          shopName={COMPANY.shopName}
          startPage={words.startPage}
          href={inLanguage('/', language)}
        />
        <nav
          className={cx(
            styles.nav,
            'flex col-[4/10] gap-28 type-16 whitespace-nowrap phone:hidden paper:hidden',
          )}
          aria-label={words.main}
        >
          {MAIN_LINKS.map((link) => shownLink(link, language)).map(({ href, label }) => (
            <a className="relative py-10" key={href} href={href} aria-current={currentMark(path, href)}>
              {label}
            </a>
          ))}
        </nav>
        <div className={cx(styles.end, 'flex col-[10/13] gap-22 items-center justify-self-end paper:hidden')}>
          <LanguageLink className={styles.language} short />
          <AccountMenu visitor={visitor} language={language} />
          <a
            className={cx(
              styles.cart,
              'mono mono-13 flex gap-[0.7ch] items-center min-w-44 min-h-44 whitespace-nowrap',
            )}
            href={cart.href}
            aria-current={currentMark(path, cart.href)}
          >
            {cart.label} <CartMark />
          </a>
          <span className="visually-hidden" role="status" data-cart-news="" />
          <DrawerOpener language={language} />
        </div>
      </header>
      <NavDrawer path={path} visitor={visitor} />
    </>
  );
}
