import type { ComponentType, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Logo } from '#app/ui/logo.tsx';
import type { MakerMark } from '#domain/admin/maker-mark.ts';
import type { Counts } from '#server/admin/index.ts';
import styles from './frame.module.css';
import { Keys, type KeysOfPage } from './keys.tsx';
import look from './look.module.css';
import { Mark } from './mark.tsx';

/** What the frame of every page shows (`enter.server.ts`). */
export interface FrameFacts {
  counts: Counts;
  /** Who is at the desk. */
  name: string;
  mark: MakerMark;
}

interface FrameProps extends FrameFacts {
  /** Path of the page, for the mark in the navigation. */
  path: string;
  /** What was looked for. */
  find?: string | undefined;
  /** The keys that this page answers to. */
  keys?: KeysOfPage | undefined;
  children: ReactNode;
}

/** The places of the bar, in their order. What belongs together shares one, with tabs below its title. */
const PLACES = [
  ['/workshop/day', 'Day'],
  ['/workshop', 'Board'],
  ['/workshop/bench', 'Bench'],
  ['/workshop/parcels', 'Parcels'],
  ['/workshop/stock', 'Stock'],
  ['/workshop/letters', 'Letters'],
  ['/workshop/returns', 'Returns'],
  ['/workshop/books', 'Books'],
  ['/workshop/prices', 'Shop'],
] as const;
/** What a phone has at its bottom edge; all others are behind "More". */
const ON_PHONES: readonly string[] = ['/workshop/day', '/workshop', '/workshop/stock'];

/** What the month is read and closed by. */
const OF_BOOKS = /^\/workshop\/(books|figures)/;
/** What the shop says and sells for: one place with several pages. */
const OF_SHOP = /^\/workshop\/(prices|texts|codes|on-sale|company|leads)$/;

const isAt = (href: string, path: string) =>
  href === '/workshop/prices'
    ? OF_SHOP.test(path)
    : href === '/workshop'
      ? path === href || path.startsWith('/workshop/orders')
      : href === '/workshop/books'
        ? OF_BOOKS.test(path)
        : path.startsWith(href);

/** What every page of the workshop has around it: an ink bar that says this is not the shop. */
export function Frame({ path, counts, name, mark, find, keys = [], children }: FrameProps) {
  const count: Partial<Record<string, number>> = {
    '/workshop': counts.open,
    '/workshop/parcels': counts.parcels,
    '/workshop/letters': counts.letters,
    '/workshop/stock': counts.short,
    '/workshop/returns': counts.returns,
  };
  const places = PLACES.map(([href, label]) => (
    <a key={href} href={href} aria-current={isAt(href, path) ? 'page' : undefined}>
      {label}
      {count[href] ? (
        <i className={href === '/workshop/stock' && counts.breaks ? look.wine : undefined}>{count[href]}</i>
      ) : null}
    </a>
  ));
  return (
    <div
      className={cx(styles.root, 'flex flex-col min-h-[100svh] type-15 lh-[1.45] phone:type-16 small:pb-64')}
    >
      <header className={`${styles.bar} on-ink`}>
        <a
          className={cx(
            styles.logo,
            'flex items-center gap-11 min-h-44 heading-17/1 weight-800 ls-[-0.02em] small:type-15',
          )}
          href="/workshop"
          aria-label="Gewitter workshop"
        >
          <Logo />
          <span>Gewitter</span>
          <small>workshop</small>
        </a>
        <nav className={cx(styles.nav, 'flex self-stretch small:hidden')} aria-label="Workshop">
          {places}
        </nav>
        <search className={styles.find}>
          <form action="/workshop/find" className="contents">
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
              <circle cx="7" cy="7" r="4.6" />
              <path d="M10.5 10.5 14.4 14.4" />
            </svg>
            <input
              type="search"
              name="find"
              defaultValue={find}
              aria-label="Find an order by number, name, mail or serial"
              placeholder="Order, name, mail, serial"
              data-key="/"
              autoComplete="off"
            />
            <kbd className={look.key}>/</kbd>
          </form>
        </search>
        <a
          className={cx(styles.me, 'flex items-center gap-10 min-h-44 type-14')}
          href="/account"
          aria-label={`Account of ${name}`}
        >
          <Mark mark={mark} />
          <span>{name}</span>
        </a>
      </header>
      <noscript>
        <p className={styles.noscript}>
          Everything is shown here. To change something, switch on JavaScript.
        </p>
      </noscript>
      <div className="flex-[1_0_auto]">{children}</div>
      <Keys keys={keys} />
      <nav className={`${styles.tabs} on-ink`} aria-label="Places">
        {PLACES.filter(([href]) => ON_PHONES.includes(href)).map(([href, label]) => (
          <a key={href} href={href} aria-current={isAt(href, path) ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <details className={styles.more}>
          <summary>More</summary>
          <div>
            {PLACES.filter(([href]) => !ON_PHONES.includes(href)).map(([href, label]) => (
              <a key={href} href={href} aria-current={isAt(href, path) ? 'page' : undefined}>
                {label}
                {count[href] ? <i>{count[href]}</i> : null}
              </a>
            ))}
          </div>
        </details>
      </nav>
    </div>
  );
}

/** A page in its frame, as it is hydrated. */
export const framed =
  <Props extends object>(Page: ComponentType<Props>, path: string, keys?: KeysOfPage) =>
  (props: Props & { readonly frame: FrameFacts; readonly find?: string }) => (
    <Frame path={path} keys={keys} find={props.find} {...props.frame}>
      <Page {...props} />
    </Frame>
  );

/** The pages of the place that is called Shop. */
const SHOP_TABS = [
  ['/workshop/prices', 'Prices'],
  ['/workshop/texts', 'Texts'],
  ['/workshop/codes', 'Codes'],
  ['/workshop/on-sale', 'On sale'],
  ['/workshop/company', 'Company'],
  ['/workshop/leads', 'Leads'],
] as const;

export const ShopTabs = ({ path, aside }: { path: (typeof SHOP_TABS)[number][0]; aside?: string }) => (
  <nav className={styles.pages} aria-label="Shop">
    {SHOP_TABS.map(([href, label]) => (
      <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
        {label}
      </a>
    ))}
    {aside ? <span className={cx(look.small, look.faint)}>{aside}</span> : null}
  </nav>
);

/** The head of a page: its title, what is beside it, and its actions on the right. */
export const PageHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {children}
  </div>
);
