import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useMessages } from './language.tsx';
import { SLIDE_HINT } from './slide.messages.ts';

/** Content wider than a phone that scrolls sideways, by finger and arrow keys, with a hint under it. */
export function Slide({
  label,
  hint,
  className,
  hintClass,
  children,
}: {
  label: string;
  /** Replaces the default hint. */
  hint?: string;
  className?: string | undefined;
  hintClass?: string;
  children: ReactNode;
}) {
  const rest = useMessages(SLIDE_HINT);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser makes scroll areas focusable */}
      <section className={className} aria-label={label} tabIndex={0}>
        {children}
      </section>
      <p className={cx('mono muted hidden gap-10 items-center pt-8 phone:flex paper:hidden', hintClass)}>
        <Icon name="arrow-right" /> {hint ?? rest}
      </p>
    </>
  );
}
