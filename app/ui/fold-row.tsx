import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * A row that opens. Links to its `id` and the browser's page search open it (`early-rows.ts`); print shows every row
 * open.
 */
export function FoldRow({
  id,
  name,
  words,
  className,
  children,
}: {
  id: string;
  name: string;
  words: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      id={id}
      className="group/row line-t paper:details-content:[content-visibility:visible] paper:details-content:h-auto"
    >
      <summary className="no-marker grid grid-cols-[minmax(0,270fr)_minmax(0,590fr)_16px] gap-x-24 phone:grid-cols-[minmax(0,1fr)_16px] phone:gap-y-2 phone:content-center items-center min-h-72 phone:min-h-76 py-10 cursor-pointer hover:bg-ground-raised">
        <h3 className="heading-24/[1.1] phone:type-20 weight-700">{name}</h3>
        <span className="mono mono-13 muted phone:row-2">{words}</span>
        <Icon
          name="plus"
          className="text-copper phone:row-[1/span_2] phone:col-2 group-open/row:rotate-45 paper:hidden"
        />
      </summary>
      <div className={className ?? 'pt-16 pb-48 phone:pb-36'}>{children}</div>
    </details>
  );
}
