import { cx } from './cx.ts';
import styles from './response-plot.module.css';
import {
  acrossOf,
  downOf,
  type Frame,
  frequencyTicks,
  laneOf,
  levelTicks,
  pathBetween,
  pathThrough,
} from './response-scale.ts';
import { useSettling } from './use-settling.ts';

interface PlotPoint {
  readonly frequency_Hz: number;
  readonly level_dB: number;
}

export interface PlotCurve {
  readonly id: string;
  /** Name in the legend. Curves of one name share an entry with the first one's line. */
  readonly name: string;
  readonly style: 'solid' | 'dashed' | 'dotted';
  /** A curve for comparison: thin and grey, behind the others. */
  readonly quiet?: boolean;
  /** From low to high. Curves with the same number of points are animated from one state to the next. */
  readonly points: readonly PlotPoint[];
  /** The uncertainty of the curve over the same points: a faint band behind it. */
  readonly band?: { readonly low: readonly PlotPoint[]; readonly high: readonly PlotPoint[] };
  /** A point with a dot and a label such as "2.9 kHz"; also with a hairline if the axes have figures. */
  readonly mark?: PlotPoint & { readonly words: string };
}

interface ResponsePlotProps {
  /** The most important one first: it is on top. */
  curves: readonly PlotCurve[];
  /** Text alternative. The figures belong in a table beside the drawing. */
  label: string;
  minimum_Hz?: number;
  maximum_Hz?: number;
  minimum_dB?: number;
  maximum_dB?: number;
  /** Omits the legend if the page already has one. */
  bare?: boolean;
  /** No curve ever has a mark, so no room is kept for labels. */
  unmarked?: boolean;
  /** False omits the axis figures, for a low drawing with its range beside it. */
  ticks?: boolean;
  /** False keeps only the 0 dB line. */
  grid?: boolean;
  className?: string;
}

/** Side of the box in which curves are drawn; it stretches with the column. */
const BOX = 1000;
/** Height of one row of labels above the plot, px. */
const LANE = 16;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * Frequency responses over a logarithmic axis, in dB. Curves settle into a new state as the tone hexagon does.
 * Positions are percentages of the drawing, so text and lines keep their size in every column and in print.
 */
export function ResponsePlot({
  curves,
  label,
  minimum_Hz = 50,
  maximum_Hz = 20_000,
  minimum_dB = -24,
  maximum_dB = 12,
  bare,
  unmarked,
  ticks = true,
  grid = true,
  className,
}: ResponsePlotProps) {
  const frame: Frame = { minimum_Hz, maximum_Hz, minimum_dB, maximum_dB };
  // Curves and marks settle separately, so a curve keeps its place in the list while marks come and go.
  const levels = useSettling(
    curves.flatMap(({ points, band }) =>
      [...points, ...(band ? [...band.high, ...band.low] : [])].map((point) => downOf(point.level_dB, frame)),
    ),
  );
  const spots = useSettling(
    curves.flatMap(({ mark }) =>
      mark ? [acrossOf(mark.frequency_Hz, frame), downOf(mark.level_dB, frame)] : [],
    ),
  );
  let taken = 0;
  const lines = curves.map(({ id, style, quiet, points, band }) => {
    const across = points.map(({ frequency_Hz }) => acrossOf(frequency_Hz, frame));
    const next = () => {
      taken += points.length;
      return levels.slice(taken - points.length, taken);
    };
    const path = pathThrough(across, next(), BOX);
    return { id, style, quiet, path, band: band && pathBetween(across, next(), next(), BOX) };
  });
  const marked = curves.flatMap(({ id, style, quiet, mark }) =>
    mark ? [{ id, style, quiet, ...mark }] : [],
  );
  const frequencies = marked.map(({ frequency_Hz }) => frequency_Hz);
  return (
    <div className={cx(styles.frame, className)}>
      {bare ? null : <Legend curves={curves} />}
      <div
        className={cx(styles.plot, ticks ? null : styles.low)}
        data-marks={unmarked ? 'none' : Math.min(marked.length, 6)}
      >
        <svg className={styles.drawing} role="img" aria-label={label}>
          <Axes frame={frame} ticks={ticks} grid={grid} />
          <svg viewBox={`0 0 ${BOX} ${BOX}`} preserveAspectRatio="none" width="100%" height="100%">
            {lines.map(({ id, style, band }) =>
              band ? <path key={`${id} band`} className={cx(styles.band, styles[style])} d={band} /> : null,
            )}
            {lines.toReversed().map(({ id, style, quiet, path }) => (
              <path
                key={id}
                className={cx(styles.curve, quiet ? styles.quiet : null, styles[style])}
                d={path}
              />
            ))}
          </svg>
          {marked.map(({ id, style, quiet, words, frequency_Hz }, index) => {
            const x = spots[2 * index] ?? 0;
            const y = percent(spots[2 * index + 1] ?? 0);
            const top = -4 - LANE * laneOf(frequency_Hz, frequencies, index);
            // A low drawing has no room above it: the label is where the curve falls away from its top.
            const after = ticks ? x < 0.4 : x < 0.84;
            return (
              <g key={id} className={cx(styles[style], quiet ? styles.quiet : null)}>
                {ticks ? (
                  <line className={styles.hair} x1={percent(x)} x2={percent(x)} y1={y} y2={top} />
                ) : null}
                <circle className={styles.dot} cx={percent(x)} cy={y} r={3.4} />
                <text
                  className={styles.words}
                  x={percent(x)}
                  dx={(after ? 1 : -1) * (ticks ? 6 : 8)}
                  y={ticks ? top + 10 : y}
                  dy={ticks ? undefined : -3}
                  textAnchor={after ? 'start' : 'end'}
                >
                  {words}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

function Axes({ frame, ticks, grid }: { frame: Frame; ticks: boolean; grid: boolean }) {
  const frequencies = grid ? frequencyTicks(frame) : [];
  return (
    <g className={styles.axes}>
      {frequencies.map(({ at, words, main }) => (
        <g key={words} className={main ? styles.decade : styles.minor}>
          <line x1={percent(at)} x2={percent(at)} y1="0" y2="100%" />
          {ticks ? (
            <text x={percent(at)} y="100%" dy={20} textAnchor="middle">
              {words}
            </text>
          ) : null}
        </g>
      ))}
      {levelTicks(frame)
        .filter(({ main }) => grid || main)
        .map(({ at, words, main }) => (
          <g key={words}>
            <line
              className={main ? styles.zero : undefined}
              x1="0"
              x2="100%"
              y1={percent(at)}
              y2={percent(at)}
            />
            {ticks ? (
              <text x="0" dx={-8} y={percent(at)} dy={4} textAnchor="end">
                {words}
              </text>
            ) : null}
          </g>
        ))}
      {ticks ? (
        <text x="0" dx={-8} y={-14} textAnchor="end">
          dB
        </text>
      ) : null}
    </g>
  );
}

function Legend({ curves }: { curves: readonly PlotCurve[] }) {
  const entries = curves.filter(
    ({ name }, index) => curves.findIndex((other) => other.name === name) === index,
  );
  return (
    <ul className={cx('mono', styles.legend)}>
      {entries.map(({ id, name, style, quiet }) => (
        <li key={id}>
          <svg className={styles.key} viewBox="0 0 20 4" width={20} height={4} aria-hidden="true">
            <path className={cx(styles.curve, quiet ? styles.quiet : null, styles[style])} d="M0 2h20" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
