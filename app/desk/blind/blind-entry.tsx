import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import styles from '../sound-switches.module.css';

interface BlindEntryProps {
  ref: Ref<HTMLButtonElement>;
  possible: boolean;
  /** The blind test could not be loaded. */
  failed: boolean;
  onStart: () => void;
}

/** The way into a blind test. */
export function BlindEntry({ ref, possible, failed, onStart }: BlindEntryProps) {
  return (
    <div className={cx(styles.blind, 'phone:mt-8')}>
      <Button ref={ref} kind="quiet" small disabled={!possible} onClick={onStart}>
        Listen blind
      </Button>
      <p className={cx(styles.note, 'max-w-[36em] mt-2 text-muted type-15 lh-[1.45]')} role="status">
        {failed
          ? 'The blind test did not arrive. Check your connection and try once more.'
          : possible
            ? 'Names and curves away. Ten rounds tell whether you hear it.'
            : 'Needs two pickups that differ.'}
      </p>
    </div>
  );
}
