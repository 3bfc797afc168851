import type { ReactNode } from 'react';

export const BooksTable = ({ children }: { children: ReactNode }) => (
  <table className="mono-13/1.5 [font-variant-numeric:tabular-nums] cells:py-9 cells:pl-14 cells:line-t cells:weight-400 cells:text-right cells:whitespace-nowrap [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):first-child]:text-left [&_thead_th]:line-0 [&_thead_th]:type-12 [&_thead_th]:text-muted [&_tfoot_:is(td,th)]:border-t-text [&_tfoot_:is(td,th)]:weight-600 [&_b]:weight-500 [&_svg]:[vertical-align:-2px]">
    {children}
  </table>
);
