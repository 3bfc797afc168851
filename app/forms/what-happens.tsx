import type { ReactNode } from 'react';

interface WhatHappensProps {
  heading: string;
  list: readonly string[];
  children?: ReactNode;
}

export function WhatHappens({ heading, list, children }: WhatHappensProps) {
  return (
    <aside
      className="col-[9/13] pl-16 [&_h2]:mb-14 phone:col-span-full phone:pl-0 phone:mt-48 paper:hidden"
      aria-labelledby="what-happens"
    >
      <h2 id="what-happens" className="h4">
        {heading}
      </h2>
      <ol>
        {list.map((words, index) => (
          <li key={words} className="grid grid-cols-[28px_1fr] py-12 line-t last:line-b type-16 lh-[1.45]">
            <span className="mono copper pt-3" aria-hidden="true">
              {index + 1}
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      {children}
    </aside>
  );
}
