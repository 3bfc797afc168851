import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { type Direction, polarityWords } from '#domain/production/coil-plan.ts';
import styles from './bench-stage.module.css';

/** Wire, direction, magnet and join: drawn where a drawing is read faster than its word. */
export function BenchFacts({ sheet }: { sheet: BuildSheet }) {
  const { wire, coils, magnet, polarity, join, wound, coloursAreSet } = sheet;
  const [first] = coils;
  const alike = coils.every(({ direction }) => direction === first?.direction);
  const directions = alike ? coils.slice(0, 1) : coils;
  return (
    <dl className={cx(styles.facts, 'grid grid-cols-[0.9fr_1.25fr_1.2fr_1.1fr] line-y')}>
      <Fact label="Wire" value={`${wire.awg}\u00a0AWG`} more={`${wire.diameter_mm}\u00a0mm, enamel`} />
      <Fact
        label={coils.length > 1 ? (alike ? 'Direction, both coils' : 'Direction, coil 1, 2') : 'Direction'}
        value={directions.map(({ number, direction }) => (
          <span key={number}>
            <Turn direction={direction} />
            {direction}
          </span>
        ))}
        more={`from above, ${wound.replace('by hand, ', '')}`}
      />
      <Fact
        label={`${magnet.name}, polarity`}
        value={<Poles north={polarity.pole === 'N'} isUp={polarity.isUp && polarity.of === undefined} />}
        more={polarityWords(polarity)}
      />
      {join ? (
        <Fact
          label="Join"
          value={join}
          more={coloursAreSet ? 'then check the phase' : 'colours are examples'}
        />
      ) : null}
    </dl>
  );
}

const Fact = ({ label, value, more }: { label: string; value: ReactNode; more: string }) => (
  <div className={cx(styles.fact, 'min-w-0 pt-14 pr-12 pb-14 pl-20')}>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      <span>{more}</span>
    </dd>
  </div>
);

/** An arrow that goes round. */
const Turn = ({ direction }: { direction: Direction }) => (
  <svg
    viewBox="0 0 30 30"
    width="28"
    height="28"
    aria-hidden="true"
    className="fill-none stroke-[#e49977] stroke-2"
  >
    <g transform={direction === 'clockwise' ? undefined : 'matrix(-1 0 0 1 30 0)'}>
      <path d="M25.5 15a10.5 10.5 0 1 1-3.2-7.5" />
      <path d="M22.8 1.6v6.4h-6.4" />
    </g>
  </svg>
);

/** A magnet with its north in copper: beside its south, or above it where it stands. */
function Poles({ north, isUp }: { north: boolean; isUp: boolean }) {
  const [first, second] = north || !isUp ? ['N', 'S'] : ['S', 'N'];
  const ends = [
    { pole: first, x: 1, y: 1 },
    { pole: second, x: isUp ? 1 : 33, y: isUp ? 17 : 1 },
  ];
  return (
    <svg
      viewBox={isUp ? '0 0 34 34' : '0 0 66 20'}
      width={isUp ? 34 : 66}
      height={isUp ? 34 : 20}
      className={styles.magnet}
      aria-hidden="true"
    >
      {ends.map(({ pole, x, y }) => (
        <g key={pole} data-pole={pole}>
          <rect
            className="fill-none stroke-[#f5f1e8] stroke-[1.4]"
            x={x}
            y={y}
            width="32"
            height={isUp ? 16 : 18}
          />
          <text x={x + 16} y={y + (isUp ? 12.5 : 13.5)} textAnchor="middle" className={styles.letter}>
            {pole}
          </text>
        </g>
      ))}
    </svg>
  );
}
