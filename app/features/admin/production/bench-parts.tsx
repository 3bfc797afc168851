import type { ReactNode } from 'react';

interface Children {
  children: ReactNode;
}

export const StepTitle = ({ children }: Children) => (
  <h1 className="mt-16 mb-2 type-40 low:mt-12 low:type-32 touch:group-has-[fieldset]/work:unseen touch:group-[:not(:has(fieldset))]/work:type-28">
    {children}
  </h1>
);

export const BenchFields = ({ children }: Children) => (
  <div className="grid gap-12 low:gap-y-10 touch:gap-10 touch:content-start" data-fields="">
    {children}
  </div>
);

export const BenchButtons = ({ children }: Children) => (
  <div className="flex flex-wrap gap-12">{children}</div>
);
