import type { Figure } from '#domain/your-pickup/your-pickup.ts';
import styles from './figure-row.module.css';

const WIDTH = 520;
const TICKS = 20;

/** A figure with its doubt, on a scale that has room for twice of it, and ours as a dashed tick. */
export function FigureRow({
  label,
  words,
  figure,
  ours,
  write,
  aside,
}: {
  label: string;
  words: { readonly value: string; readonly doubt: string; readonly unit?: string };
  figure: Figure;
  ours: number | undefined;
  /** A value of the scale, without its unit. */
  write: (value: number) => string;
  aside: string;
}) {
  const { value, doubt } = figure;
  const near = ours !== undefined && Math.abs(ours / value - 1) < 0.6 ? ours : undefined;
  const reach = Math.max(3 * doubt, 0.12 * value, near === undefined ? 0 : 1.25 * Math.abs(near - value));
  const [low, high] = [value - reach, value + reach];
  const x = (at: number) => ((at - low) / (high - low)) * WIDTH;
  return (
    <div className={styles.row}>
      <dt className="mono muted">{label}</dt>
      <dd className={styles.figure}>
        {words.value}
        {words.unit ? <small> {words.unit}</small> : null}
        <small className="muted"> ± {words.doubt}</small>
      </dd>
      <dd className={styles.scale}>
        <svg viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="none" aria-hidden="true">
          <rect
            className="fill-copper [fill-opacity:0.22]"
            x={x(value - doubt)}
            y="10"
            width={x(value + doubt) - x(value - doubt)}
            height="20"
          />
          <path className="stroke-edge stroke-fixed" d={`M0 30H${WIDTH}`} />
          {Array.from({ length: TICKS + 1 }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
            <path
              key={n}
              className="stroke-edge stroke-fixed"
              d={`M${(n / TICKS) * WIDTH} ${n % 5 === 0 ? 20 : 24}V30`}
            />
          ))}
          <path className="stroke-copper [stroke-width:3] stroke-fixed" d={`M${x(value)} 2V38`} />
          {near === undefined ? null : (
            <path
              className="stroke-text [stroke-width:2] [stroke-dasharray:4_3] stroke-fixed"
              d={`M${x(near)} 2V38`}
            />
          )}
        </svg>
        <p className="mono muted flex gap-12 justify-between mt-4">
          <span aria-hidden="true">{write(low)}</span>
          <span>{aside}</span>
          <span aria-hidden="true">{write(high)}</span>
        </p>
      </dd>
    </div>
  );
}
