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

const LINK = cx(
  'relative py-10 after:absolute after:right-0 after:bottom-6 after:left-0 after:h-1 after:bg-copper',
  'after:[transform:scaleX(0)] after:[transform-origin:left] after:[transition:transform_var(--quick)_var(--ease)] hover:after:[transform:none] aria-[current]:after:[transform:none]',
);

interface SiteHeaderProps {
  path: string;
  /** `over` is on the first section of an ink page, without a ground of its own. */
  ground: 'paper' | 'ink' | 'over';
}

/**
 * Logo, navigation, account and cart count. Below 992 px the links move into a drawer. Works without scripts except the
 * count (`hydrateHeader`).
 */
export function SiteHeader({ path, ground }: SiteHeaderProps) {
  const language = useLanguage();
  const cart = shownLink(CART_LINK, language);
  const words = SHELL_MESSAGES[language];
  const visitor = useRouteLoaderData<{ visitor?: Visitor }>('root')?.visitor;
  return (
    <>
      <header
        className={cx(
          'relative z-5 grid grid-cols-12 gap-x-gutter items-center h-(--header-height) px-margin line-b [@media(max-width:1100px)]:grid-cols-[auto_1fr_auto] [@media(max-width:1100px)]:gap-x-36 phone:flex phone:justify-between',
          ground !== 'paper' && 'on-ink',
          ground === 'over' && 'mb-[calc(-1_*_var(--header-height))] [background:none]',
        )}
      >
        <HomeLink
          className="[@media(max-width:1100px)]:col-auto col-[1/4] justify-self-start"
          shopName={COMPANY.shopName}
          startPage={words.startPage}
          href={inLanguage('/', language)}
        />
        <nav
          className="flex col-[4/10] gap-28 type-16 max-[1101px]:col-auto max-[1101px]:gap-22 max-[1101px]:type-15 whitespace-nowrap phone:hidden paper:hidden"
          aria-label={words.main}
        >
          {MAIN_LINKS.map((link) => shownLink(link, language)).map(({ href, label }) => (
            <a className={LINK} key={href} href={href} aria-current={currentMark(path, href)}>
              {label}
            </a>
          ))}
        </nav>
        <div className="flex col-[10/13] gap-22 items-center justify-self-end max-[1101px]:col-auto max-[1101px]:gap-12 phone:gap-8 paper:hidden">
          <LanguageLink
            className="grid place-items-center min-w-44 min-h-44 -mx-12 hover:underline hover:decoration-copper hover:underline-offset-[0.5em] phone:hidden"
            short
          />
          <AccountMenu visitor={visitor} language={language} />
          <a
            className={cx(
              'hover:underline-copper-[1px]/[0.5em] aria-[current]:underline-copper-[1px]/[0.5em]',
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
