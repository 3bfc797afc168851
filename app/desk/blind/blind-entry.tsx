import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { DESK_MESSAGES } from '../desk.messages.ts';
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
  const words = useWords(DESK_MESSAGES).blind;
  return (
    <div className={cx(styles.blind, 'phone:mt-8')}>
      <Button ref={ref} kind="quiet" small disabled={!possible} onClick={onStart}>
        {words.start}
      </Button>
      <p className={cx(styles.note, 'max-w-[36em] mt-2 text-muted type-15 lh-[1.45]')} role="status">
        {failed ? words.failed : possible ? words.possible : words.impossible}
      </p>
    </div>
  );
}
