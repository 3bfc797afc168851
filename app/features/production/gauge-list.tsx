import { cx } from '#app/ui/cx.ts';
import { GAUGE_STEPS, type Gauge } from '#domain/production/gauge.ts';
import styles from './gauge-list.module.css';

/** What was measured, each value on a scale: tolerance shaded, modelled dashed, measured solid. */
export function GaugeList({ gauges }: { gauges: readonly Gauge[] }) {
  return (
    <dl className={styles.list}>
      {gauges.map((gauge) => (
        <div key={gauge.name} className={styles.gauge}>
          <dt className="mono muted">{gauge.name}</dt>
          <dd>
            <p className={styles.value}>
              {gauge.value}
              <small>{gauge.unit}</small>
            </p>
            <Scale gauge={gauge} />
            <p className={cx('mono muted', styles.ends)}>
              <span aria-hidden="true">{gauge.from}</span>
              <span>{gauge.note}</span>
              <span aria-hidden="true">{gauge.to}</span>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TICKS = Array.from({ length: GAUGE_STEPS + 1 }, (_, step) => step);
const WIDTH = 1000;

function Scale({ gauge: { low, high, measured, modelled } }: { gauge: Gauge }) {
  const at = (part: number) => (part * WIDTH).toFixed(1);
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.band} x={at(low)} y={10} width={at(high - low)} height={20} />
      <path
        className={styles.ticks}
        d={`M0 30H${WIDTH}${TICKS.map((step) => `M${(step * WIDTH) / GAUGE_STEPS} ${step % 5 ? 24 : 20}V30`).join('')}`}
      />
      <path className={styles.modelled} d={`M${at(modelled)} 6V34`} />
      <path className={styles.measured} d={`M${at(measured)} 2V38`} />
    </svg>
  );
}
