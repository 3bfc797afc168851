import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { StepId } from '#domain/configurator/record.ts';
import styles from './slides.module.css';

interface SlidesProps {
  step: StepId;
  /** The step on its way out. */
  left: StepId | undefined;
  direction: 'forward' | 'back';
  children: (step: StepId) => ReactNode;
}

/** The present step; for a moment also the one before, which moves out in the direction of travel. */
export function Slides({ step, left, direction, children }: SlidesProps) {
  const leaving = left !== undefined && left !== step ? left : undefined;
  return (
    <div className={styles.slides} data-direction={direction}>
      {leaving ? (
        <div key={leaving} className={cx(styles.slide, styles.leaving)} inert aria-hidden="true">
          {children(leaving)}
        </div>
      ) : null}
      <div key={step} className={cx(styles.slide, leaving && styles.arriving)}>
        {children(step)}
      </div>
    </div>
  );
}
