import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

interface FoldProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of an article that opens below its title. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details
      className={cx(
        'line-t paper:details-content:[content-visibility:visible] paper:details-content:h-auto',
        className,
      )}
    >
      <summary className="no-marker min-h-48 py-14 cursor-pointer hover:underline hover:underline-offset-[0.3em]">
        <h3 className="mono mono-13 weight-500">{title}</h3>
      </summary>
      <div className="pt-8 pb-32">{children}</div>
    </details>
  );
}

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold title={title} className="come-in open:col-span-full">
    <div className="[&_p+p]:mt-8">{children}</div>
  </Fold>
);
