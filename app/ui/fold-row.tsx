import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/**
 * A row that opens. Links to its `id` and the browser's page search open it (`early-rows.ts`, without scripts `:target`);
 * print shows every row open.
 */
export function FoldRow({
  id,
  heading: Heading = 'h3',
  name,
  words,
  rowClass,
  className,
  children,
}: {
  id: string;
  heading?: 'h2' | 'h3';
  name: string;
  /** A summary of the content, beside the name. */
  words: string;
  rowClass?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      id={id}
      data-row=""
      className={cx(
        'group/row line-t paper:details-content:[content-visibility:visible] paper:details-content:h-auto noscript:target:details-content:[content-visibility:visible] noscript:target:details-content:h-auto',
        rowClass,
      )}
    >
      <summary className="no-marker grid grid-cols-[minmax(0,270fr)_minmax(0,590fr)_16px] gap-x-24 phone:grid-cols-[minmax(0,1fr)_16px] phone:gap-y-2 phone:content-center items-center min-h-72 phone:min-h-76 py-10 paper:min-h-0 paper:py-4 cursor-pointer hover:bg-ground-raised">
        <Heading className="heading-24/[1.1] phone:type-20 weight-700">{name}</Heading>
        <span className="mono mono-13 muted phone:row-2">{words}</span>
        <Icon
          name="plus"
          className="text-copper phone:row-[1/span_2] phone:col-2 group-open/row:rotate-45 paper:hidden"
        />
      </summary>
      <div className={className ?? 'pt-16 pb-48 phone:pb-36 paper:pt-4 paper:pb-12'}>{children}</div>
    </details>
  );
}

/** A row across a page. `lines` summarise its content; `ends` closes a list of rows. */
export function PageRow({
  lines,
  ends = false,
  rowClass,
  ...row
}: Omit<ComponentProps<typeof FoldRow>, 'heading' | 'words'> & { lines: readonly string[]; ends?: boolean }) {
  return (
    <FoldRow
      {...row}
      heading="h2"
      words={lines.join(' · ')}
      rowClass={cx('mx-margin', ends && 'mb-128 phone:mb-80 line-b', rowClass)}
    />
  );
}
