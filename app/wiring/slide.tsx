import type { ReactNode } from 'react';

/** What is wider than a phone and slides within its own bounds, by finger and by arrow keys. */
export function Slide({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard into what scrolls
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
