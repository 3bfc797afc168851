import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import type { MakerMark } from '#domain/admin/maker-mark.ts';
import { clockWords, type Day, dayInWords, dayOf } from '#domain/calendar/day.ts';
import type { DaysLeft } from '#domain/calendar/work-days.ts';
import type { Language } from '#domain/languages.ts';
import { inThousands } from '#domain/production/figures.ts';
import { UNIT_STATE_MESSAGES } from '#domain/production/unit-state.messages.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import look from './look.module.css';
import { PAGE_LINKS, SOMEBODY } from './parts.messages.ts';

/** "09:41", in Leipzig. */
export const clockOf = (moment: string, language: Language = 'en'): string =>
  clockWords(new Date(moment), language);
/** "Wed 18 Nov", "Mi 18. Nov". */
export const dateOf = (moment: string, language: Language = 'en'): string =>
  dayInWords(dayOf(new Date(moment)), language, 'short');
/** "Wed 18 Nov, 21:14". */
export const momentOf = (moment: string, language: Language = 'en'): string =>
  `${dateOf(moment, language)}, ${clockOf(moment, language)}`;

/** "Monday, 23 November". */
export const longDay = (day: Day, language: Language = 'en'): string =>
  `${dayInWords(day, language, 'weekday')}, ${dayInWords(day, language, 'plain')}`;

export const firstName = (name: string | null): string | undefined =>
  name?.trim().split(/\s+/)[0] || undefined;
export const buyerName = (name: string | null, language: Language = 'en'): string =>
  firstName(name) ?? SOMEBODY[language];

export const workshopOrderPath = (number: string): string => `/workshop/orders/${number}`;
export const letterPath = (number: string): string => `/workshop/letters?order=${number}`;
export const filePath = (number: string, file: string): string =>
  `/api/workshop/files/orders/${number}/${file}`;

// Class lists shared by several pages of the workshop.

/** Header of a section: title and what is beside it. */
export const SECTION_HEAD = 'flex flex-wrap items-baseline gap-y-4 gap-x-14 mb-14';
export const SECTION_ASIDE = 'fine text-muted ml-auto below-700:ml-0';
export const BOOKS_HEAD = 'flex flex-wrap gap-y-6 gap-x-14 items-baseline mb-12';
export const WARNING =
  'mt-12 py-12 px-14 [border-left:4px_solid_var(--wine)] [background:#f0e3e2] text-ink whitespace-normal';
export const CHECK = 'flex items-center gap-12 min-h-44 mt-6';
export const CHECK_BOX = 'w-20 h-20 [accent-color:var(--ink)] phone:w-28 phone:h-28';
export const TWO_COLUMNS = 'grid grid-cols-2 gap-12 small:grid-cols-1';
export const SPREAD = 'flex items-baseline justify-between gap-12';
export const LIST_ROW = 'grid grid-cols-[1fr_auto] gap-12 py-10 line-t first:mt-12';
export const FIELD_LABEL = 'grid gap-6 content-end min-w-0 type-14 weight-600';
/** Style of a hint below a field. */
export const HINT = 'mt-6 mb-0 fine text-muted';

/** A table in an order: small grey headers, and a line above each row. */
export const ORDER_TABLE =
  'mt-18 [&_th]:pr-12 [&_th]:pb-10 [&_th]:text-muted [&_th]:mono-12/[1.4] [&_td]:py-9 [&_td]:pr-12 [&_td]:line-t';

/** A section named by its title. `note` is grey text within the title, `aside` on a line (`head`) beside it. */
export function TitledSection({
  titleId,
  title,
  note,
  aside,
  head = SECTION_HEAD,
  titleClassName,
  isPanel,
  className,
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'title'> & {
  titleId: string;
  title: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
  head?: string;
  titleClassName?: string;
  isPanel?: boolean;
}) {
  const heading = (
    <h2 id={titleId} className={cx(!isPanel && look.title, titleClassName)}>
      {title} {note === undefined ? null : <span className="fine text-muted">{note}</span>}
    </h2>
  );
  return (
    <section className={cx(isPanel && look.panel, className)} aria-labelledby={titleId} {...section}>
      {aside === undefined ? (
        heading
      ) : (
        <div className={head}>
          {heading}
          <span className="fine text-muted">{aside}</span>
        </div>
      )}
      {children}
    </section>
  );
}

/** A row of a list: what, and small grey text at its right. */
export const ListRow = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <li className={LIST_ROW}>
    <span>{children}</span>
    <span className="fine text-muted">{aside}</span>
  </li>
);

/** An order's number with its constant part muted. */
export const OrderNumber = ({ number }: { number: string }) => (
  <span translate="no">
    <span className="text-muted weight-400">{number.slice(0, 3)}</span>
    {number.slice(3)}
  </span>
);

/** The units of an order as marks; the text beside them says how many are done. */
export function UnitMarks({ states, words }: { states: readonly UnitState[]; words?: string }) {
  const stateWords = useMessages(UNIT_STATE_MESSAGES);
  return (
    <div>
      <div
        className="flex flex-wrap gap-4 mb-7 pt-3"
        role="img"
        aria-label={states.map((state) => stateWords[state]).join(', ')}
      >
        {states.map((state, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: units are identified by position
            key={index}
            className={look.unit}
            data-state={state}
          />
        ))}
      </div>
      {words ? <span className="fine text-muted">{words}</span> : null}
    </div>
  );
}

/** Work days left until a day: wine with a triangle when late. */
export const Due = ({ left, day }: { left: DaysLeft | undefined; day: string }) => (
  <div data-tone={left?.tone}>
    {left ? (
      <b
        className={cx(
          'flex items-center gap-7 mono-15/[1.3] weight-500 small:justify-end',
          left.tone === 'late' ? 'text-wine' : left.tone === 'soon' && 'text-copper',
        )}
      >
        {left.tone === 'late' ? <Icon name="warning" size={16} /> : null}
        {left.words}
      </b>
    ) : null}
    <span className={cx('fine block mt-4', left?.tone === 'late' ? 'text-wine' : 'text-muted')}>{day}</span>
  </div>
);

export const BeforeAfter = ({ before, after }: { before: string | null; after: string | null }) => (
  <>
    {before ? <del className="text-muted decoration-1">{before}</del> : null}
    {before && after ? ' → ' : null}
    {after}
  </>
);

/** A figure with thousands separated by a margin instead of a character. */
export function ThousandsFigure({ count, className }: { count: number; className?: string | undefined }) {
  const [first, ...rest] = inThousands(count).split('\u00a0');
  return (
    <span className={cx(className, 'whitespace-nowrap')} translate="no">
      {first}
      {rest.map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position
        <span key={index} className="ml-[0.16em]">
          {digits}
        </span>
      ))}
    </span>
  );
}

export const Thumb = ({ path, className }: { path: string; className?: string | undefined }) => (
  <div className={cx(look.thumb, className)}>
    <img src={path} alt="" width={960} height={720} loading="lazy" decoding="async" />
  </div>
);

export const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={look.panel}>
    <h2>{title}</h2>
    {children}
  </section>
);

const TONES: Record<MakerMark['tone'], string> = {
  ink: 'border-edge bg-ink [color:#f5f0e6]',
  copper: 'border-copper-fill bg-copper-fill text-ink',
  forest: '[border-color:#29586c] [background:#29586c] [color:#f5f0e6]',
  wine: 'border-wine bg-wine [color:#f5f0e6]',
};

/** A maker's mark. The letters distinguish makers without colours; screen readers read the name beside it. */
export const Mark = ({ mark: { letters, tone } }: { mark: MakerMark }) => (
  <b
    className={cx(
      'inline-grid flex-none w-32 h-32 place-items-center [border-style:solid] [border-width:1px] rounded-half mono-12/1 weight-500',
      TONES[tone],
    )}
    aria-hidden="true"
  >
    {letters}
  </b>
);

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** A link to a page of the shop or the workshop, in the reader's language. */
export function PageLink({ to, ...link }: LinkProps) {
  const path = usePath();
  return <a href={path(to)} {...link} />;
}

export const TextLink = ({ className, ...link }: LinkProps) => (
  <PageLink className={cx(look.link, className)} {...link} />
);

export const PageButton = ({ className, ...link }: LinkProps) => (
  <PageLink className={cx(look.button, className)} {...link} />
);

/** An order's number, which leads to the order. */
export const OrderLink = ({ number, ...link }: Omit<LinkProps, 'to'> & { readonly number: string }) => (
  <PageLink to={workshopOrderPath(number)} className="num" {...link}>
    <OrderNumber number={number} />
  </PageLink>
);

/** A link to a file or another site, in a tab of its own. */
export const NewTab = (link: ComponentProps<'a'>) => <a target="_blank" rel="noreferrer" {...link} />;

/** Links through a list of several pages, counted from 1; nothing for a single page. */
export function PageLinks({
  page,
  pages,
  pathOf,
}: {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}) {
  const words = useMessages(PAGE_LINKS);
  if (pages <= 1) return null;
  return (
    <nav className="flex flex-wrap items-center gap-12 mt-24" aria-label={words.pages}>
      {page > 1 ? (
        <a className={look.button} href={pathOf(page - 1)}>
          {words.previous}
        </a>
      ) : null}
      <span className="text-muted">{words.pageOf(page, pages)}</span>
      {page < pages ? (
        <a className={look.button} href={pathOf(page + 1)}>
          {words.next}
        </a>
      ) : null}
    </nav>
  );
}
