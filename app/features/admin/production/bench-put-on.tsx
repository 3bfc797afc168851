import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import type { BenchView } from '#server/production/index.ts';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import type { Bench } from './use-bench.ts';

/** Before anything is wound: on which machine, or from whom. */
export function PutOn({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useWords(BENCH_WORDS).putOn;
  const { unit, machines } = view;
  const other = unit.state === 'on the bench' ? unit.heldBy : null;
  return (
    <div className={cx(styles.work, 'grid grid-cols-1 gap-y-12 mb-14')}>
      <h1>{other ? words.hasIt(other) : words.title}</h1>
      <p className="type-17">{other ? words.taken(unit.number, unit.machine) : words.choose}</p>
      <div className={cx(styles.buttons, 'flex flex-wrap gap-12')}>
        {Array.from({ length: machines }, (_, index) => index + 1).map((machine) => (
          <button
            key={machine}
            type="button"
            className={machine === (unit.machine ?? 1) ? big.primary : big.quiet}
            disabled={bench.isBusy}
            onClick={() =>
              bench.call('hold-piece', (of) => ({ ...of, machine, ...(other && { takeOver: true }) }))
            }
          >
            {other ? words.takeOver : words.machine} {machine}
          </button>
        ))}
      </div>
    </div>
  );
}
