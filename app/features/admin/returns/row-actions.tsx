import type { ReactNode } from 'react';

/** Actions of a row. Room is short: a long label and its sum wrap inside their button. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-8 [&_button]:flex-wrap [&_button]:gap-y-2 [&_button]:gap-x-10 [&_button]:w-full [&_button]:px-8 [&_summary]:py-4 [&_summary]:cursor-pointer [&_:is(input,select)]:my-6">
    {children}
  </div>
);
