import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inHenry, inKiloOhms } from '#domain/workshop/figures.ts';
import type { BenchView } from '#server/workshop/read-bench.ts';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import { BenchCoils } from './bench-coils.tsx';
import look from './look.module.css';
import type { Bench } from './use-bench.ts';
import { benchPath, clockOf, orderPath } from './words.ts';

/** What was measured and is kept, and where to go from here. */
export function Measured({ view, bench }: { view: BenchView; bench: Bench }) {
  const { measured, order, piece, next, sheet } = view;
  return (
    <div className={styles.work}>
      <h1>{piece.state === 'kept' ? 'Kept' : 'Wound'}</h1>
      {measured ? (
        <>
          <p className={styles.verdict} data-out={!measured.inTolerance || undefined}>
            <Icon name={measured.inTolerance ? 'check' : 'warning'} size={18} />
            <span>
              <b className={styles.headline}>{measured.verdict}</b>
              {inKiloOhms(measured.resistance_Ohm)} kΩ, {inHenry(measured.inductance_H)} H.{' '}
              {measured.resonance}
            </span>
          </p>
          {measured.note ? <p className={styles.kept}>“{measured.note}”</p> : null}
          <BenchCoils sheet={sheet} coils={measured.coils} />
          <p className={cx(look.small, look.faint, styles.by)}>
            {measured.by}, {clockOf(measured.at)}, coil at {measured.temperature_C} °C
          </p>
        </>
      ) : null}
      <div className={styles.buttons}>
        {next ? (
          <a className={big.primary} href={benchPath(order, next.number)}>
            Piece {next.number}
          </a>
        ) : (
          <a className={big.primary} href={`${orderPath(order)}#shipping`}>
            To the order
          </a>
        )}
        <button
          type="button"
          className={big.quiet}
          disabled={bench.isBusy}
          onClick={() => bench.call('hold-piece', { machine: piece.machine ?? 1 })}
        >
          Wind again
        </button>
      </div>
    </div>
  );
}
