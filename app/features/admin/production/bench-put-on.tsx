import { cx } from '#app/ui/cx.ts';
import type { BenchView } from '#server/production/index.ts';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import type { Bench } from './use-bench.ts';

/** Before anything is wound: on which machine, or from whom. */
export function PutOn({ view, bench }: { view: BenchView; bench: Bench }) {
  const { unit, machines } = view;
  const other = unit.state === 'on the bench' ? unit.heldBy : null;
  return (
    <div className={cx(styles.work, 'grid grid-cols-1 gap-y-12 mb-14')}>
      <h1>{other ? `${other} has it` : 'Put it on'}</h1>
      <p className="type-17">
        {other
          ? `Piece ${unit.number} is on machine ${unit.machine}. If you take it over, the trail says so.`
          : 'Choose the machine that has the wire, or thread it.'}
      </p>
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
            {other ? 'Take over, machine' : 'Machine'} {machine}
          </button>
        ))}
      </div>
    </div>
  );
}
