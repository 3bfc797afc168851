import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import look from '../look.module.css';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import type { Asked } from './use-bench.ts';

/** Asks a second time about figures that are rather typed wrong than true. */
export function Doubts({ asked, onLook }: { asked: Asked; onLook: () => void }) {
  const words = useWords(BENCH_WORDS).doubts;
  const box = useRef<HTMLDivElement>(null);
  // Whoever typed by keys answers by keys: Enter must not go on without an answer.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.doubts} role="alertdialog" aria-label={words.isThatSo} tabIndex={-1}>
      <p className="flex gap-12 mb-12 type-17">
        <Icon name="warning" size={18} />
        <span>
          {asked.doubts.join(' ')} <b>{words.isThatSo}</b>
        </span>
      </p>
      <div className={cx(styles.buttons, 'flex flex-wrap gap-12')}>
        <button type="button" className={cx(big.quiet, look.second)} onClick={onLook}>
          {words.look}
        </button>
        <button type="button" className={big.quiet} onClick={() => asked.yes()}>
          {words.yes}
        </button>
      </div>
    </div>
  );
}
