import type { ReactNode } from 'react';

/** A numbered part of the checkout; `group` names its fields together. */
export function CheckoutStep({
  number,
  title,
  group,
  children,
}: {
  number: number;
  title: string;
  group?: boolean;
  children: ReactNode;
}) {
  const heading = `step-${number}`;
  const inside = (
    <>
      <h2 className="h4 flex gap-12 items-center mb-14">
        <span
          className="inline-grid flex-none place-items-center w-26 h-26 [border:1px_solid_var(--copper)] rounded-half text-copper mono-12/1 weight-500 ls-[0]"
          aria-hidden="true"
        >
          {number}
        </span>
        <span id={heading}>{title}</span>
      </h2>
      {children}
    </>
  );
  return group ? (
    <fieldset className="pt-26 phone:pt-22" aria-labelledby={heading}>
      {inside}
    </fieldset>
  ) : (
    <div className="pt-26 phone:pt-22">{inside}</div>
  );
}
