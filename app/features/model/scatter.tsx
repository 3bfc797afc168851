import { useMessages } from '#app/ui/language.tsx';
import type { CoilKind } from '#domain/tone/measured/measured-coils.ts';
import { MODEL_MESSAGES } from './model.messages.tsx';

interface Spot {
  readonly measured: number;
  readonly modelled: number;
  readonly kind: CoilKind;
}

interface ScatterProps {
  spots: readonly Spot[];
  from: number;
  to: number;
  ticks: readonly number[];
  unit: string;
  label: string;
  /** The range around a value outside which a pickup counts as far off. */
  off: (value: number) => readonly [low: number, high: number];
}

const BOX = { width: 380, height: 340, left: 34, right: 8, top: 18, bottom: 46 } as const;
const inside = {
  width: BOX.width - BOX.left - BOX.right,
  height: BOX.height - BOX.top - BOX.bottom,
} as const;

/** Modelled against measured values: a pickup on the line matches exactly. */
export function Scatter({ spots, from, to, ticks, unit, label, off }: ScatterProps) {
  const { line: words } = useMessages(MODEL_MESSAGES);
  const x = (value: number) => BOX.left + ((value - from) / (to - from)) * inside.width;
  const y = (value: number) => BOX.top + ((to - value) / (to - from)) * inside.height;
  const foot = BOX.height - BOX.bottom;
  const path = (ends: readonly (readonly [number, number])[]) =>
    ends.map(([a, b], index) => `${index ? 'L' : 'M'}${x(a).toFixed(1)} ${y(b).toFixed(1)}`).join('');
  const [[lowFrom, highFrom], [lowTo, highTo]] = [off(from), off(to)];
  return (
    <svg
      className="drawing w-full overflow-visible text-[11px] [&_text]:ls-[normal]"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
    >
      <clipPath id={`inside-${unit}`}>
        <rect x={BOX.left} y={BOX.top} width={inside.width} height={inside.height} />
      </clipPath>
      {ticks.map((tick) => (
        <g key={tick} className="text-muted">
          <path
            className="stroke-line"
            d={`M${BOX.left} ${y(tick)}H${BOX.width - BOX.right}M${x(tick)} ${BOX.top}V${foot}`}
          />
          <text x={BOX.left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
          <text x={x(tick)} y={foot + 18} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <g clipPath={`url(#inside-${unit})`}>
        <path
          className="stroke-text stroke-[1.2]"
          d={path([
            [from, from],
            [to, to],
          ])}
        />
        <path
          className="stroke-edge [stroke-dasharray:3_4]"
          d={
            path([
              [from, lowFrom],
              [to, lowTo],
            ]) +
            path([
              [from, highFrom],
              [to, highTo],
            ])
          }
        />
      </g>
      {spots.map(({ measured, modelled, kind }) =>
        kind === 'rod' ? (
          <rect
            key={`${measured} ${modelled}`}
            className="fill-ground stroke-copper stroke-2"
            x={x(measured) - 5}
            y={y(modelled) - 5}
            width={10}
            height={10}
          />
        ) : (
          <circle
            key={`${measured} ${modelled}`}
            className="fill-copper"
            cx={x(measured)}
            cy={y(modelled)}
            r={4.5}
          />
        ),
      )}
      <text className="fill-muted" x={BOX.width - BOX.right} y={BOX.height - 8} textAnchor="end">
        {words.measured(unit)}
      </text>
      <text className="fill-muted" x={BOX.left + 6} y={BOX.top + 10}>
        {words.modelled}
      </text>
    </svg>
  );
}
