import type { ComponentType, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Logo } from '#app/ui/logo.tsx';
import type { MakerMark } from '#domain/admin/maker-mark.ts';
import type { Counts } from '#server/admin/index.ts';
import { Input } from './field.tsx';
import { WORKSHOP_FRAME } from './frame.messages.ts';
import { KeyboardShortcuts, type KeysOfPage } from './keys.tsx';
import look from './look.module.css';
import { Mark } from './parts.tsx';

export interface FrameFacts {
  counts: Counts;
  name: string;
  mark: MakerMark;
}

interface FrameProps extends FrameFacts {
  path: string;
  find?: string | undefined;
  keys?: KeysOfPage | undefined;
  children: ReactNode;
}

/** Entries of the bar in order. Related pages share one, with tabs below its title. */
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
/** Entries at a phone's bottom edge; all others are behind "More". */
const ON_PHONES: readonly string[] = ['/workshop/day', '/workshop', '/workshop/stock'];

const OF_BOOKS = /^\/workshop\/(books|figures)/;
/** Texts and prices of the shop: one entry with several pages. */
const OF_SHOP = /^\/workshop\/(prices|texts|codes|on-sale|company|leads|makers|changes)$/;

const isAt = (href: string, path: string) =>
  href === '/workshop/prices'
    ? OF_SHOP.test(path)
    : href === '/workshop'
      ? path === href || path.startsWith('/workshop/orders')
      : href === '/workshop/books'
        ? OF_BOOKS.test(path)
        : path.startsWith(href) || (href === '/workshop/returns' && path.startsWith('/workshop/repairs'));

// Links to the entries: in the bar, at a phone's bottom edge, and behind "More" there.
const IN_BAR = cx(
  'relative flex items-center gap-8 min-h-56 px-11 [color:#d8d4c8] hover:text-text max-[1240px]:px-8 phone:min-h-64 phone:px-7 phone:type-14',
  '[&[aria-current]]:text-text [&[aria-current]]:weight-600 [&[aria-current]]:after:absolute [&[aria-current]]:after:inset-x-11 [&[aria-current]]:after:bottom-0 [&[aria-current]]:after:h-3 [&[aria-current]]:after:[background:var(--copper-light)] [&[aria-current]]:after:[content:""] max-[1240px]:[&[aria-current]]:after:inset-x-8 phone:[&[aria-current]]:after:inset-x-7',
);
const AT_FOOT =
  'small:grid small:place-items-center small:[border-top:3px_solid_transparent] small:[color:#d8d4c8] small:type-12 small:[&[aria-current]]:[border-color:var(--copper-light)] small:[&[aria-current]]:text-text small:[&[aria-current]]:weight-600';
const IN_MORE =
  'small:place-items-center small:[color:#d8d4c8] small:[&[aria-current]]:[border-color:var(--copper-light)] small:[&[aria-current]]:text-text small:[&[aria-current]]:weight-600 small:flex small:gap-10 small:items-center small:justify-start small:min-h-56 small:py-0 small:px-18 small:line-t small:type-16';

/** The frame of every workshop page. Its ink bar shows that this is not the shop. */
function Frame({ path, counts, name, mark, find, keys = [], children }: FrameProps) {
  const words = useMessages(WORKSHOP_FRAME);
  const to = usePath();
  const count: Partial<Record<string, number>> = {
    '/workshop': counts.open,
    '/workshop/parcels': counts.parcels,
    '/workshop/letters': counts.letters,
    '/workshop/stock': counts.short,
    '/workshop/returns': counts.returns,
  };
  const linkTo = ([href, place]: (typeof PLACES)[number], className: string, countClassName?: string) => (
    <a className={className} key={href} href={to(href)} aria-current={isAt(href, path) ? 'page' : undefined}>
      {words.places[place]}
      {countClassName && count[href] ? <i className={countClassName}>{count[href]}</i> : null}
    </a>
  );
  return (
    <div className="flex flex-col min-h-[100svh] type-15 lh-[1.45] phone:type-16 small:pb-64">
      <header className="flex items-center gap-22 min-h-56 px-margin max-[1240px]:gap-14 phone:min-h-64 small:gap-12 small:min-h-60 paper:hidden on-ink">
        <a
          className="[&_svg]:flex-none [&_svg]:w-24 [&_svg]:h-24 flex items-center gap-11 min-h-44 heading-17/1 weight-800 ls-[-0.02em] small:type-15"
          href={to('/workshop')}
        >
          <Logo />
          <span className="[@media(min-width:600px)_and_(max-width:991px)]:hidden" aria-hidden="true">
            Gewitter
          </span>
          <small className="text-muted mono-12/1 ls-[0] [@media(max-width:1239px)]:hidden" aria-hidden="true">
            {words.workshop}
          </small>
          <span className="visually-hidden">{words.home}</span>
        </a>
        <nav className="flex self-stretch small:hidden" aria-label={words.nav}>
          {PLACES.map((place) => linkTo(place, IN_BAR, 'not-italic text-muted mono-11/1'))}
        </nav>
        <search className="relative flex items-center w-196 ml-auto max-[1240px]:w-full max-[1240px]:min-w-64 max-[1240px]:max-w-196 phone:max-w-110 small:max-w-none small:ml-0 small:flex-1">
          <form action={to('/workshop/find')} className="contents">
            <svg
              className="absolute left-12 w-15 h-15 text-muted pointer-events-none"
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              aria-hidden="true"
            >
              <circle cx="7" cy="7" r="4.6" />
              <path d="M10.5 10.5 14.4 14.4" />
            </svg>
            <Input
              isPlain
              className="w-full h-36 pt-0 pr-38 pb-0 pl-36 edge rounded [background:none] text-text type-14 text-ellipsis phone:h-48 phone:pr-8 placeholder:text-muted placeholder:opacity-100 placeholder:text-ellipsis"
              type="search"
              name="find"
              defaultValue={find}
              aria-label={words.find}
              placeholder={words.findHint}
              data-key="/"
              autoComplete="off"
            />
            <kbd className={cx('absolute right-8', look.key)}>/</kbd>
          </form>
        </search>
        <a
          className="phone:[&_b]:w-44 phone:[&_b]:h-44 flex items-center gap-10 min-h-44 type-14"
          href={to('/account')}
        >
          <Mark mark={mark} />
          <span className="[@media(max-width:1239px)]:hidden" aria-hidden="true">
            {name}
          </span>
          <span className="visually-hidden">{words.account(name)}</span>
        </a>
      </header>
      <noscript>
        <p className="mx-margin mt-16 py-12 px-16 [border-left:4px_solid_var(--wine)] bg-ground-raised">
          {words.noScripts}
        </p>
      </noscript>
      <div className="flex-[1_0_auto]">{children}</div>
      <KeyboardShortcuts keys={keys} />
      <nav
        className="hidden small:fixed small:right-0 small:bottom-0 small:left-0 small:z-9 small:grid small:[grid-auto-columns:1fr] small:[grid-auto-flow:column] small:h-64 paper:hidden on-ink"
        aria-label={words.placesLabel}
      >
        {PLACES.filter(([href]) => ON_PHONES.includes(href)).map((place) => linkTo(place, AT_FOOT))}
        <details className="small:relative small:grid">
          <summary className="small:grid small:place-items-center small:h-64 small:[border-top:3px_solid_transparent] small:[color:#d8d4c8] small:type-12 small:list-none small:cursor-pointer small:[&::-webkit-details-marker]:hidden">
            {words.more}
          </summary>
          <div className="small:absolute small:right-0 small:bottom-64 small:grid small:w-[min(240px,80vw)] small:edge small:bg-ground">
            {PLACES.filter(([href]) => !ON_PHONES.includes(href)).map((place) =>
              linkTo(place, IN_MORE, 'small:text-muted small:not-italic small:mono-12/1'),
            )}
          </div>
        </details>
      </nav>
    </div>
  );
}

export const framed =
  <Props extends object>(Page: ComponentType<Props>, path: string, keys?: KeysOfPage) =>
  (props: Props & { readonly frame: FrameFacts; readonly find?: string }) => (
    <Frame path={path} keys={keys} find={props.find} {...props.frame}>
      <Page {...props} />
    </Frame>
  );

/** Tabs of the entry "Shop". */
const SHOP_TABS = ['prices', 'texts', 'codes', 'on-sale', 'company', 'leads', 'makers', 'changes'] as const;

export function ShopTabs({
  path,
  aside,
}: {
  path: `/workshop/${(typeof SHOP_TABS)[number]}`;
  aside?: string;
}) {
  const words = useMessages(WORKSHOP_FRAME);
  const to = usePath();
  return (
    <nav
      className="flex flex-wrap items-center gap-y-0 gap-x-28 mx-margin mb-22 edge-b"
      aria-label={words.places.shop}
    >
      {SHOP_TABS.map((name) => (
        <a
          className="flex items-center min-h-44 -mb-1 [border-bottom:3px_solid_transparent] phone:min-h-56 hover:border-line [&[aria-current]]:border-copper [&[aria-current]]:weight-600"
          key={name}
          href={to(`/workshop/${name}`)}
          aria-current={path === `/workshop/${name}` ? 'page' : undefined}
        >
          {words.tabs[name]}
        </a>
      ))}
      {aside ? <span className="ml-auto fine text-muted">{aside}</span> : null}
    </nav>
  );
}

/** Header of a page: title, small grey text beside it, and actions at the right. */
export const PageHead = ({
  title,
  aside,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) => (
  <div className="flex flex-wrap items-end gap-y-10 gap-x-24 px-margin pt-24 pb-20 small:pt-18 small:pb-14 [&>:is(div,nav,form):last-child]:ml-auto small:[&>:is(div,nav,form):last-child]:ml-0">
    <h1 className="type-40 ls-[-0.024em] phone:type-30 small:type-25">{title}</h1>
    {aside ? <span className="fine text-muted">{aside}</span> : null}
    {children}
  </div>
);
