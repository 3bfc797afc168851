import { cx } from '#app/ui/cx.ts';
import styles from './note-drawing.module.css';

interface Way {
  readonly name: string;
  /** Wires, hot at the left and ground at the right. */
  readonly wires: string;
  /** Coils that sound: left edge and middle. */
  readonly coils: readonly (readonly [number, number, string])[];
  readonly silent?: readonly [number, number, string];
  /** Left and right end. */
  readonly ends: readonly [string, string];
}

const [HOT, GROUND] = ['hot', 'ground'] as const;
const IN_A_ROW = 'M10 44H36M80 44H110M154 44H180';
const COILS_IN_A_ROW = [
  [36, 44, '1'],
  [110, 44, '2'],
] as const;

const SERIES: Way = { name: 'Series', wires: IN_A_ROW, coils: COILS_IN_A_ROW, ends: [HOT, GROUND] };
const PARALLEL: Way = {
  name: 'Parallel',
  wires: 'M10 44H46M73 30H46V58H73M117 30H144V58H117M144 44H180',
  coils: [
    [73, 30, '1'],
    [73, 58, '2'],
  ],
  ends: [HOT, GROUND],
};
const SPLIT: Way = {
  name: 'Split',
  wires: 'M10 44H36M80 44H95V72H167V44M95 44H110M154 44H180',
  coils: [[36, 44, '1']],
  silent: [110, 44, '2'],
  ends: [HOT, GROUND],
};
const REVERSED: Way = { ...SERIES, name: 'Phase reversed', ends: [GROUND, HOT] };

/** How coils can be joined: series, parallel, split, and the whole the other way round. */
export function WiringDrawing({ split }: { split: boolean }) {
  const ways = split ? [SERIES, PARALLEL, SPLIT, REVERSED] : [SERIES, PARALLEL, REVERSED];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 420 ${Math.ceil(ways.length / 2) * 112}`}
      role="img"
      aria-label={`Coils 1 and 2 ${ways.map(({ name }) => name.toLowerCase()).join(', ')}`}
    >
      {ways.map((way, index) => (
        <g key={way.name} transform={`translate(${(index % 2) * 226} ${Math.floor(index / 2) * 112})`}>
          <text y={10}>{way.name}</text>
          <path d={way.wires} />
          {way.coils.map(([x, y, name]) => (
            <Coil key={name} x={x} y={y} name={name} />
          ))}
          {way.silent ? <Coil x={way.silent[0]} y={way.silent[1]} name={way.silent[2]} silent /> : null}
          <circle cx={8} cy={44} r={2.5} />
          <circle cx={182} cy={44} r={2.5} />
          <text y={96}>{way.ends[0]}</text>
          <text className={styles.end} x={192} y={96}>
            {way.ends[1]}
          </text>
          <path className={styles.hair} d="M8 50v34M182 50v34" />
        </g>
      ))}
    </svg>
  );
}

function Coil({ x, y, name, silent }: { x: number; y: number; name: string; silent?: boolean }) {
  return (
    <g className={silent ? undefined : cx(styles.copper, 'text-copper stroke-[1.6]')}>
      <rect className={silent ? styles.dashed : styles.tint} x={x} y={y - 11} width={44} height={22} rx={2} />
      <text className={styles.middle} x={x + 22} y={y + 4}>
        {name}
      </text>
    </g>
  );
}
