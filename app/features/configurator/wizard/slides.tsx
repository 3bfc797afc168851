import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { BuildStepId } from '#domain/configurator/record.ts';

const SLIDE = 'flex flex-1 flex-col [&>form]:flex [&>form]:flex-1 [&>form]:flex-col';

interface SlidesProps {
  step: BuildStepId;
  left: BuildStepId | undefined;
  direction: 'forward' | 'back';
  children: (step: BuildStepId) => ReactNode;
}

/** The present step; briefly also the previous one, which moves out in the direction of travel. */
export function Slides({ step, left, direction, children }: SlidesProps) {
  const leaving = left !== undefined && left !== step ? left : undefined;
  return (
    <div
      className="relative flex flex-[1_0_auto] flex-col -mx-8 px-8 overflow-x-clip [--travel:48px] [&[data-direction=back]]:[--travel:-48px]"
      data-direction={direction}
    >
      {leaving ? (
        <div
          key={leaving}
          className={cx(SLIDE, 'absolute inset-[0_8px_auto] animate-leave')}
          inert
          aria-hidden="true"
        >
          {children(leaving)}
        </div>
      ) : null}
      <div key={step} className={cx(SLIDE, leaving && 'animate-enter')}>
        {children(step)}
      </div>
    </div>
  );
}
