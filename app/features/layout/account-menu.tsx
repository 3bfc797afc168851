import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { Visitor } from '#server/accounts/index.ts';
import { ACCOUNT_MESSAGES, accountPlaces } from './account.messages.ts';
import styles from './account-menu.module.css';

const MENU = 'account-menu';

/** The way to log in, or what is one's own: the browser opens and closes it by itself. */
export function AccountMenu({ visitor, language }: { visitor: Visitor | undefined; language: Language }) {
  const words = ACCOUNT_MESSAGES[language];
  if (!visitor)
    return (
      <a className={styles.account} href={inLanguage('/login', language)}>
        <Icon name="person" size={18} />
        <span className={styles.label}>{words.logIn}</span>
      </a>
    );
  return (
    <>
      <button type="button" className={styles.account} popoverTarget={MENU}>
        <Icon name="person" size={18} />
        <span className={styles.label}>{words.account}</span>
        {visitor.hasNews ? <News language={language} /> : null}
      </button>
      <nav id={MENU} popover="auto" className={styles.menu} aria-label={words.account}>
        <p className="mono muted pb-12 overflow-hidden text-ellipsis">{visitor.email}</p>
        <ul>
          {accountPlaces(visitor, language).map(({ href, label, count, isNews }) => (
            <li key={href}>
              <a className={styles.row} href={href}>
                <b>{label}</b>
                <span className={cx('mono', isNews ? 'copper' : 'muted')}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={inLanguage('/account', language)}>
          <button type="submit" name="do" value="log out" className={cx('muted', styles.row)}>
            {words.logOut}
          </button>
        </form>
      </nav>
    </>
  );
}

/** A dot, and in words for someone who does not see it. */
function News({ language }: { language: Language }) {
  return (
    <span className="flex-none self-start w-7 h-7 mt-12 -ml-4 rounded-half bg-copper-fill">
      <span className="visually-hidden">, {ACCOUNT_MESSAGES[language].news}</span>
    </span>
  );
}

/** The same in the menu of small screens. */
export function AccountBox({ visitor, language }: { visitor: Visitor | undefined; language: Language }) {
  const words = ACCOUNT_MESSAGES[language];
  const top = inLanguage(visitor ? '/account' : '/login', language);
  return (
    <div className="edge rounded">
      <a className={cx(styles.top, 'flex gap-12 items-center min-h-52 py-4 px-16')} href={top}>
        <Icon name="person" size={18} />
        <b>{visitor ? words.account : words.logIn}</b>
        {visitor?.hasNews ? <News language={language} /> : null}
        <span className={cx(visitor?.onItsWay ? 'copper' : 'muted', 'mono ml-auto text-right')}>
          {visitor ? words.ordersOnWay(visitor.onItsWay) : words.orMakeOne}
        </span>
      </a>
      {visitor ? (
        <ul className={cx(styles.places, 'grid grid-cols-3 line-t')}>
          {accountPlaces(visitor, language).map(({ href, short }) => (
            <li key={href}>
              <a className="grid place-items-center min-h-46 p-4 type-15 lh-[1.15] text-center" href={href}>
                {short}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
