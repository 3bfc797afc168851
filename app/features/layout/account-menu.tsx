import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { Visitor } from '#server/accounts/index.ts';
import { ACCOUNT_MESSAGES, accountPlaces } from './account.messages.ts';

const MENU = 'account-menu';

/** In narrow windows only the icon is visible; the text stays its accessible name. */
const ACCOUNT =
  'flex gap-9 items-center max-[1101px]:justify-center min-w-44 min-h-44 type-16 whitespace-nowrap hover:underline-copper-[1px]/[0.5em] [&:has(+:popover-open)]:underline-copper-[1px]/[0.5em] phone:hidden';
const LABEL = 'max-[1101px]:absolute max-[1101px]:[clip-path:inset(50%)]';
const PANEL =
  'absolute inset-[calc(var(--strip-height,0px)_+_var(--header-height)_-_1px)_calc(var(--margin)_+_78px)_auto_auto] w-300 pt-14 px-20 pb-6 [border-top:2px_solid_var(--copper)] line-r line-b line-l bg-ground-raised text-text phone:hidden';
const ROW =
  'flex gap-16 items-center justify-between w-full min-h-46 line-t type-16 text-left hover:underline hover:underline-offset-[0.3em]';

/** Link to the log-in, or a native popover with the visitor's account. */
export function AccountMenu({ visitor, language }: { visitor: Visitor | undefined; language: Language }) {
  const words = ACCOUNT_MESSAGES[language];
  if (!visitor)
    return (
      <a className={ACCOUNT} href={inLanguage('/login', language)}>
        <Icon name="person" size={18} />
        <span className={LABEL}>{words.logIn}</span>
      </a>
    );
  return (
    <>
      <button type="button" className={ACCOUNT} popoverTarget={MENU}>
        <Icon name="person" size={18} />
        <span className={LABEL}>{words.account}</span>
        {visitor.hasNews ? <News language={language} /> : null}
      </button>
      <nav id={MENU} popover="auto" className={PANEL} aria-label={words.account}>
        <p className="mono muted pb-12 overflow-hidden text-ellipsis">{visitor.email}</p>
        <ul>
          {accountPlaces(visitor, language).map(({ href, label, count, isNews }) => (
            <li key={href}>
              <a className={ROW} href={href}>
                <b>{label}</b>
                <span className={cx('mono', isNews ? 'copper' : 'muted')}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={inLanguage('/account', language)}>
          <button type="submit" name="do" value="log out" className={cx('muted', ROW)}>
            {words.logOut}
          </button>
        </form>
      </nav>
    </>
  );
}

function News({ language }: { language: Language }) {
  return (
    <span className="flex-none self-start w-7 h-7 mt-12 -ml-4 rounded-half bg-copper-fill">
      <span className="visually-hidden">, {ACCOUNT_MESSAGES[language].news}</span>
    </span>
  );
}

export function AccountBox({ visitor, language }: { visitor: Visitor | undefined; language: Language }) {
  const words = ACCOUNT_MESSAGES[language];
  const top = inLanguage(visitor ? '/account' : '/login', language);
  return (
    <div className="edge rounded">
      <a
        className="flex gap-12 items-center min-h-52 py-4 px-16 hover:underline hover:underline-offset-[0.3em]"
        href={top}
      >
        <Icon name="person" size={18} />
        <b>{visitor ? words.account : words.logIn}</b>
        {visitor?.hasNews ? <News language={language} /> : null}
        <span className={cx(visitor?.onItsWay ? 'copper' : 'muted', 'mono ml-auto text-right')}>
          {visitor ? words.ordersOnWay(visitor.onItsWay) : words.orMakeOne}
        </span>
      </a>
      {visitor ? (
        <ul className="grid grid-cols-3 line-t">
          {accountPlaces(visitor, language).map(({ href, short }) => (
            <li key={href} className="not-first:line-l">
              <a
                className="grid place-items-center min-h-46 p-4 type-15 lh-[1.15] text-center hover:underline hover:underline-offset-[0.3em]"
                href={href}
              >
                {short}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
