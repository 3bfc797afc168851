import { acrossOf, downOf, type Frame, pathThrough } from '#app/ui/response-scale.ts';
import type { CheckedSweep } from './model-check.ts';

interface SmallCurveProps {
  sweep: CheckedSweep;
  frequencies_Hz: readonly number[];
  /** Highest level of the drawing, dB. */
  top_dB: number;
  label: string;
}

const [WIDTH, HEIGHT] = [280, 132];
const FOOT = 18;
const LEVELS = [12, 6, 0, -6, -12] as const;
const TICKS = [500, 1000, 2000, 5000] as const;

/** Outside this range nothing is audible, and the measurement is noise. */
const [FROM_HZ, TO_HZ] = [150, 10_500];
const LOWEST_DB = -18;

export function SmallCurve({ sweep, frequencies_Hz, top_dB, label }: SmallCurveProps) {
  const frame: Frame = { minimum_Hz: FROM_HZ, maximum_Hz: TO_HZ, minimum_dB: LOWEST_DB, maximum_dB: top_dB };
  const x = (f: number) => acrossOf(f, frame) * WIDTH;
  const y = (level: number) => downOf(level, frame) * (HEIGHT - FOOT);
  const path = (levels: readonly (number | null)[]) => {
    const points = frequencies_Hz.flatMap((f, index) => {
      const level = levels[index] ?? null;
      return level === null || f < FROM_HZ || f > TO_HZ || level < LOWEST_DB ? [] : [{ f, level }];
    });
    return pathThrough(
      points.map(({ f }) => acrossOf(f, frame) * (WIDTH / (HEIGHT - FOOT))),
      points.map(({ level }) => downOf(level, frame)),
      HEIGHT - FOOT,
    );
  };
  return (
    <svg
      className="drawing w-full mt-8 overflow-visible text-[11px] [&_text]:ls-[normal] group-open/card:max-w-760 phone:text-[17px]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <g className="text-muted">
        {LEVELS.filter((level) => level < top_dB).map((level) => (
          <g key={level}>
            <path className={level === 0 ? 'stroke-edge' : 'stroke-line'} d={`M0 ${y(level)}H${WIDTH}`} />
            {level % 12 === 0 ? (
              <text x={0} y={y(level) - 3}>
                {level > 0 ? `+${level}` : level < 0 ? `−${-level}` : 0}
              </text>
            ) : null}
          </g>
        ))}
        {TICKS.map((f) => (
          <text key={f} x={x(f)} y={HEIGHT - 3} textAnchor="middle">
            {f < 1000 ? f : `${f / 1000}k`}
          </text>
        ))}
      </g>
      <path
        className="stroke-text [stroke-width:1.4] [stroke-dasharray:4_3]"
        d={path(sweep.curves.modelled)}
      />
      <path className="stroke-copper [stroke-width:1.8]" d={path(sweep.curves.measured)} />
    </svg>
  );
}
