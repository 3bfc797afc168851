import type { ComponentType, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { MakerMark } from '#domain/admin/maker-mark.ts';
import type { Counts } from '#server/admin/index.ts';
import { FRAME } from './frame.messages.ts';
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
  /** English path of the page, for the mark in the navigation. */
  path: string;
  /** What was looked for. */
  find?: string | undefined;
  /** The keys that this page answers to. */
  keys?: KeysOfPage | undefined;
  children: ReactNode;
}

/** The places of the bar, in their order. What belongs together shares one, with tabs below its title. */
const PLACES = [
  ['/workshop/day', 'day'],
  ['/workshop', 'board'],
  ['/workshop/bench', 'bench'],
  ['/workshop/parcels', 'parcels'],
  ['/workshop/stock', 'stock'],
  ['/workshop/letters', 'letters'],
  ['/workshop/returns', 'returns'],
  ['/workshop/books', 'books'],
  ['/workshop/prices', 'shop'],
] as const;
/** What a phone has at its bottom edge; all others are behind "More". */
const ON_PHONES: readonly string[] = ['/workshop/day', '/workshop', '/workshop/stock'];

/** What the month is read and closed by. */
const OF_BOOKS = /^\/workshop\/(books|figures)/;
/** What the shop says and sells for: one place with several pages. */
const OF_SHOP = /^\/workshop\/(prices|texts|codes|on-sale|company|leads|makers|changes)$/;

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
  const words = useWords(FRAME);
  const to = usePath();
  const count: Partial<Record<string, number>> = {
    '/workshop': counts.open,
    '/workshop/parcels': counts.parcels,
    '/workshop/letters': counts.letters,
    '/workshop/stock': counts.short,
    '/workshop/returns': counts.returns,
  };
  const places = PLACES.map(([href, name]) => (
    <a key={href} href={to(href)} aria-current={isAt(href, path) ? 'page' : undefined}>
      {words.places[name]}
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
            '[&_svg]:flex-none [&_svg]:w-24 [&_svg]:h-24 [&_small]:text-muted [&_small]:mono-12/1 [&_small]:ls-[0] [@media(max-width:1239px)]:[&_small]:hidden [@media(min-width:600px)_and_(max-width:991px)]:[&_span]:hidden',
            'flex items-center gap-11 min-h-44 heading-17/1 weight-800 ls-[-0.02em] small:type-15',
          )}
          href={to('/workshop')}
          aria-label={words.home}
        >
          <Logo />
          <span>Gewitter</span>
          <small>{words.workshop}</small>
        </a>
        <nav className={cx(styles.nav, 'flex self-stretch small:hidden')} aria-label={words.nav}>
          {places}
        </nav>
        <search className={styles.find}>
          <form action={to('/workshop/find')} className="contents">
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
              <circle cx="7" cy="7" r="4.6" />
              <path d="M10.5 10.5 14.4 14.4" />
            </svg>
            <input
              type="search"
              name="find"
              defaultValue={find}
              aria-label={words.find}
              placeholder={words.findHint}
              data-key="/"
              autoComplete="off"
            />
            <kbd className={look.key}>/</kbd>
          </form>
        </search>
        <a
          className="[@media(max-width:1239px)]:[&_span]:hidden phone:[&_b]:w-44 phone:[&_b]:h-44 flex items-center gap-10 min-h-44 type-14"
          href={to('/account')}
          aria-label={words.account(name)}
        >
          <Mark mark={mark} />
          <span>{name}</span>
        </a>
      </header>
      <noscript>
        <p className="mx-margin mt-16 py-12 px-16 [border-left:4px_solid_var(--wine)] bg-ground-raised">
          {words.noScripts}
        </p>
      </noscript>
      <div className="flex-[1_0_auto]">{children}</div>
      <Keys keys={keys} />
      <nav className={`${styles.tabs} on-ink`} aria-label={words.placesLabel}>
        {PLACES.filter(([href]) => ON_PHONES.includes(href)).map(([href, name]) => (
          <a key={href} href={to(href)} aria-current={isAt(href, path) ? 'page' : undefined}>
            {words.places[name]}
          </a>
        ))}
        <details className={styles.more}>
          <summary>{words.more}</summary>
          <div>
            {PLACES.filter(([href]) => !ON_PHONES.includes(href)).map(([href, name]) => (
              <a key={href} href={to(href)} aria-current={isAt(href, path) ? 'page' : undefined}>
                {words.places[name]}
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
const SHOP_TABS = ['prices', 'texts', 'codes', 'on-sale', 'company', 'leads', 'makers', 'changes'] as const;

export function ShopTabs({
  path,
  aside,
}: {
  path: `/workshop/${(typeof SHOP_TABS)[number]}`;
  aside?: string;
}) {
  const words = useWords(FRAME);
  const to = usePath();
  return (
    <nav className={styles.pages} aria-label={words.places.shop}>
      {SHOP_TABS.map((name) => (
        <a
          key={name}
          href={to(`/workshop/${name}`)}
          aria-current={path === `/workshop/${name}` ? 'page' : undefined}
        >
          {words.tabs[name]}
        </a>
      ))}
      {aside ? <span className={cx(look.small, look.faint)}>{aside}</span> : null}
    </nav>
  );
}

/** The head of a page: its title, what is beside it, and its actions on the right. */
export const PageHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {children}
  </div>
);
