import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { ownResponse } from '#domain/workshop/own-curve.ts';
import type { BenchView } from '#server/workshop/read-bench.ts';
import styles from './bench.module.css';
import { BenchCurve } from './bench-curve.tsx';
import { BenchPanel } from './bench-panel.tsx';
import look from './look.module.css';
import { Figure, OrderNumber } from './parts.tsx';
import { useBench } from './use-bench.ts';
import { orderPath } from './words.ts';

/** One piece at the bench: what its winder needs, to be read from two metres, and what is measured on it. */
export function BenchPage({ view }: { view: BenchView }) {
  const bench = useBench(view);
  const { sheet, piece, order, buyer, band, notes } = view;
  const { wire, coils, magnet, polarity, join, wound, steps } = sheet;
  const [first] = coils;
  const alike = coils.every(({ direction }) => direction === first?.direction);
  const measured = bench.kept ?? view.measured;
  return (
    <div className={styles.bench}>
      <section className={cx(styles.stage, 'on-ink')} aria-label="What is wound">
        <header className={styles.bar}>
          <a href="/workshop" className={styles.home} data-key="escape">
            <Logo />
            <Icon name="arrow-left" size={10} /> Board
          </a>
          <a className={look.num} href={orderPath(order)}>
            <OrderNumber number={order} />
          </a>
          <span>{buyer}</span>
          <span className={cx(look.small, look.faint, styles.right)}>
            piece {piece.number} of {piece.of} · {piece.serial ?? 'no serial yet'}
            {piece.machine && piece.state === 'on the bench' ? ` · machine ${piece.machine}` : null}
          </span>
        </header>
        <div className={styles.coils}>
          {coils.map((coil, index) => {
            const state = bench.coilState(index);
            return (
              <div key={coil.number} data-state={state}>
                <p className={styles.coil}>
                  {coils.length > 1 ? `Coil ${coil.number}` : 'Coil'}{' '}
                  <span className={cx(look.small, look.faint)}>
                    {coil.name}
                    {coils.length > 1 && index === 0 ? ', wound first' : null}
                  </span>
                  <span className={look.small}>
                    {state === 'done' ? (
                      <>
                        <Icon name="check" size={12} /> wound
                      </>
                    ) : state === 'now' ? (
                      'on the machine'
                    ) : null}
                  </span>
                </p>
                <p className={styles.turns}>
                  <Figure count={coil.turns.target} />
                </p>
                <ul className={cx(look.small, styles.leads)}>
                  {sheet.leads
                    .filter(({ from }) => from.includes(` ${coil.number} `) || coils.length === 1)
                    .map(({ number, from, colour }) => (
                      <li key={number}>
                        <svg viewBox="0 0 26 8" aria-hidden="true">
                          <rect x=".5" y=".5" width="25" height="7" rx="3.5" fill={colour.hex ?? 'none'} />
                        </svg>
                        {from.split(' ').at(-1)} {colour.name}
                      </li>
                    ))}
                </ul>
              </div>
            );
          })}
        </div>
        <dl className={styles.facts}>
          <Fact label="Wire" value={`${wire.awg} AWG`} more={`${wire.diameter_mm} mm, enamel`} />
          <Fact
            label={
              coils.length > 1 ? (alike ? 'Direction, both coils' : 'Direction, coil 1 and 2') : 'Direction'
            }
            value={alike ? (first?.direction ?? '') : coils.map(({ direction }) => direction).join(', ')}
            more={`from above, ${wound.replace('by hand, ', '')}`}
          />
          <Fact label={`${magnet.name}, polarity`} value={polarity} more={magnet.shape} />
          {join ? <Fact label="Join" value={join} more="then check the phase" /> : null}
        </dl>
        {notes.length > 0 ? (
          <ul className={styles.notes}>
            {notes.map(({ text, by }) => (
              <li key={text}>
                <b>{by}:</b> {text}
              </li>
            ))}
          </ul>
        ) : null}
        <BenchCurve
          band={band}
          circuit={sheet.circuit}
          own={measured ? ownResponse(sheet.circuit, measured).own : undefined}
        />
        <ol className={styles.steps}>
          {steps.map(({ id, name }, index) => (
            <li
              key={id}
              data-state={index < bench.step ? 'done' : index === bench.step ? 'now' : undefined}
              aria-current={index === bench.step ? 'step' : undefined}
            >
              {index < bench.step ? <Icon name="check" size={12} /> : null}
              {name}
            </li>
          ))}
        </ol>
      </section>
      <BenchPanel view={view} bench={bench} />
    </div>
  );
}

const Fact = ({ label, value, more }: { label: string; value: string; more: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      <span>{more}</span>
    </dd>
  </div>
);
