import type { ComponentProps, ReactNode } from 'react';
import { TableHead, TitledSection } from '../kit/section.tsx';

/** A section of the month's figures. */
export const FigureSection = (section: ComponentProps<typeof TitledSection>) => (
  <TitledSection
    className="mb-44 pt-16 edge-t"
    titleClassName="flex flex-wrap items-baseline gap-y-2 gap-x-12"
    {...section}
  />
);

/** A table of the month with aligned figures. A row with `data-all` is the total of those above it. */
export const MonthTable = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <div className="relative overflow-x-auto">
    <table className="mt-12 mono-13/1.5 cells:py-10 cells:pl-16 cells:line-t cells:weight-400 cells:text-right cells:whitespace-nowrap [&_th:first-child]:pl-0 [&_th:first-child]:text-left [&_tbody_th]:body-15/[1.4] [&_thead_th]:pt-0 [&_thead_th]:line-0 [&_thead_th]:type-12 [&_thead_th]:text-muted [&_[data-all]>*]:border-t-text [&_[data-all]>*]:weight-600">
      <TableHead names={heads} />
      {children}
    </table>
  </div>
);

export const RowsHead = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr>
    <th className="pt-14! pr-0 pb-8! line-0! mono-12/1.5! weight-500!" scope="rowgroup" colSpan={columns}>
      {children}
    </th>
  </tr>
);

/** A table of the books with aligned figures and totals at the foot. */
export const BooksTable = ({ children }: { children: ReactNode }) => (
  <table className="mono-13/1.5 [font-variant-numeric:tabular-nums] cells:py-9 cells:pl-14 cells:line-t cells:weight-400 cells:text-right cells:whitespace-nowrap [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):first-child]:text-left [&_thead_th]:line-0 [&_thead_th]:type-12 [&_thead_th]:text-muted [&_tfoot_:is(td,th)]:border-t-text [&_tfoot_:is(td,th)]:weight-600 [&_b]:weight-500 [&_svg]:[vertical-align:-2px]">
    {children}
  </table>
);
