import { CartMark } from '#app/ui/cart-mark.tsx';
import { cx } from '#app/ui/cx.ts';
import { HomeLink } from '#app/ui/home-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { Visitor } from '#server/accounts/index.ts';
import { AccountBox } from './account-menu.tsx';
import { LanguageLink } from './language-link.tsx';
import { CART_LINK, currentMark, LEGAL_LINKS, MAIN_LINKS, shownLink, WITHDRAW_LINK } from './links.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

const DRAWER = 'menu';

/**
 * Opens the drawer, with or without scripts. In older browsers `hydrateHeader` makes it lead to the links in the
 * footer.
 */
export function DrawerOpener({ language }: { language: Language }) {
  return (
    <button
      type="button"
      className="hidden phone:grid phone:place-items-center phone:w-44 phone:h-44 phone:-mr-11 paper:hidden"
      popoverTarget={DRAWER}
      aria-haspopup="dialog"
      data-drawer-opener=""
    >
      <Icon name="menu" />
      <span className="visually-hidden">{SHELL_MESSAGES[language].menu}</span>
    </button>
  );
}

/**
 * All links of small screens, as a native popover that returns the focus. While it is open nothing of the page except
 * the line above it is visible or reachable.
 */
export function NavDrawer({ path, visitor }: { path: string; visitor: Visitor | undefined }) {
  const language = useLanguage();
  const words = SHELL_MESSAGES[language];
  const shown = (link: (typeof MAIN_LINKS)[number]) => shownLink(link, language);
  const cart = shown(CART_LINK);
  return (
    <div
      id={DRAWER}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={words.menu}
      // Below the shop's line, which stays visible.
      className="on-ink fixed inset-[var(--strip-height,0px)_0_0] flex-col w-auto h-auto px-20 line-0 overflow-y-auto open:flex open:visible"
      data-drawer=""
    >
      <div className="flex flex-none items-center justify-between h-(--header-height) line-b">
        <HomeLink shopName={COMPANY.shopName} startPage={words.startPage} href={inLanguage('/', language)} />
        <div className="flex gap-8 items-center">
          <a
            className="mono mono-13 flex gap-[0.7ch] items-center min-h-44 whitespace-nowrap"
            href={cart.href}
          >
            {cart.label} <CartMark />
          </a>
          <button
            type="button"
            className="grid place-items-center w-44 h-44 -mr-13"
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
      <nav className="mb-20" aria-label={words.mainInMenu}>
        <ul>
          {MAIN_LINKS.map(shown).map(({ href, label, note }) => (
            <li key={href}>
              <a
                className="group/link flex gap-12 items-center justify-between min-h-58 line-b"
                href={href}
                aria-current={currentMark(path, href)}
              >
                <span className="heading text-[min(1.5625rem,7.2vw)] group-hover/link:underline-fill-[2px]/[0.22em] group-aria-[current]/link:underline-fill-[2px]/[0.22em]">
                  {label}
                </span>
                <span className="mono muted type-11 lh-[1.4] text-right">{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <AccountBox visitor={visitor} language={language} />
      <LanguageLink className="inline-flex flex-none items-center self-start min-w-44 min-h-44 mt-8 underline underline-offset-[0.3em]" />
      <ul
        className={cx(
          '[&_a:hover]:underline [&_a:hover]:underline-offset-[0.3em] [&_li:last-child_a]:underline [&_li:last-child_a]:underline-offset-[0.3em]',
          'mono muted grid grid-cols-[repeat(3,auto)] gap-y-0 gap-x-12 justify-between mt-auto pt-14 pb-10 type-11.5',
        )}
        aria-label={words.legal}
      >
        {LEGAL_LINKS.filter((link) => link !== WITHDRAW_LINK)
          .concat(WITHDRAW_LINK)
          .map(shown)
          .map(({ href, label }) => (
            <li className="last:col-[span_2] last:text-text" key={href}>
              <a
                className="inline-flex items-center min-h-44"
                href={href}
                aria-current={currentMark(path, href)}
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
