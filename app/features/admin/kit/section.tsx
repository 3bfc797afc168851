import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import look from './look.module.css';

// Class lists shared by several pages of the workshop.

const SECTION_HEAD = 'flex flex-wrap items-baseline gap-y-4 gap-x-14 mb-14';
export const SECTION_ASIDE = 'fine text-muted ml-auto below-700:ml-0';
export const BOOKS_HEAD = 'flex flex-wrap gap-y-6 gap-x-14 items-baseline mb-12';
export const WARNING =
  'mt-12 py-12 px-14 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)] text-ink whitespace-normal';
export const TWO_COLUMNS = 'grid grid-cols-2 gap-12 small:grid-cols-1';
export const SPREAD = 'flex items-baseline justify-between gap-12';
export const LIST_ROW = 'grid grid-cols-[1fr_auto] gap-12 py-10 line-t first:mt-12';

/** A table in an order: small grey headers, and a line above each row. */
export const ORDER_TABLE =
  'mt-18 [&_th]:pr-12 [&_th]:pb-10 [&_th]:text-muted [&_th]:mono-12/[1.4] [&_td]:py-9 [&_td]:pr-12 [&_td]:line-t';

interface Head {
  title: ReactNode;
  /** Grey text within the title. */
  note?: ReactNode;
  /** Grey text beside the title. */
  aside?: ReactNode;
  titleClassName?: string;
  isPanel?: boolean;
}

const Title = ({ id, title, note, titleClassName, isPanel }: Head & { id: string }) => (
  <h2 id={id} className={cx(!isPanel && look.title, titleClassName)}>
    {title} {note === undefined ? null : <span className="fine text-muted">{note}</span>}
  </h2>
);

/** The title of a section on a line with what is beside it. */
export const SectionHead = ({
  aside,
  className = SECTION_HEAD,
  children,
  ...title
}: Head & { id: string; className?: string; children?: ReactNode }) => (
  <div className={className}>
    <Title {...title} />
    {aside === undefined ? null : <span className="fine text-muted">{aside}</span>}
    {children}
  </div>
);

/** A section named by its title. `head` is the class of the line with title and `aside`. */
export function TitledSection({
  titleId,
  title,
  note,
  aside,
  head,
  titleClassName,
  isPanel,
  className,
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'title'> & Head & { titleId: string; head?: string }) {
  const own = { id: titleId, title, note, titleClassName, isPanel };
  return (
    <section className={cx(isPanel && look.panel, className)} aria-labelledby={titleId} {...section}>
      {aside === undefined ? <Title {...own} /> : <SectionHead className={head} aside={aside} {...own} />}
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

/** Folded content. Its title looks like a link. */
export const Fold = ({
  title,
  titleClassName,
  children,
  ...details
}: Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode; titleClassName?: string }) => (
  <details {...details}>
    <summary className={cx(look.link, titleClassName)}>{title}</summary>
    {children}
  </details>
);

/** Shown in place of an empty list. */
export const Nothing = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) => (
  <section className={look.panel}>
    <h2>{title}</h2>
    {text === undefined ? null : <p>{text}</p>}
    {children}
  </section>
);

export const TableHead = ({ names, ...head }: ComponentProps<'thead'> & { names: readonly string[] }) => (
  <thead {...head}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
