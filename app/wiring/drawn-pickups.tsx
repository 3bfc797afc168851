import type { PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { FAINT } from './looks.ts';

interface Outline {
  width: number;
  height: number;
}

function Poles({
  count = 6,
  from,
  to,
  y,
  slotted,
  r = 8,
}: {
  count?: number;
  from: number;
  to: number;
  y: number;
  slotted?: boolean;
  r?: number;
}) {
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * index) / (count - 1);
    return (
      <g key={x}>
        <circle cx={x} cy={y} r={r} />
        {slotted ? <path d={`M${x - 5} ${y + 4}l10 -8`} /> : null}
      </g>
    );
  });
}

/** A pickup from above, just detailed enough to recognise its kind; origin at its upper left corner. */
export function DrawnPickup({ kind, width, height }: Outline & { kind: PickupKindId }) {
  const middle = height / 2;
  switch (kind) {
    case 'single':
      return (
        <g>
          <rect className="fill-paper-raised" width={width} height={height} rx={34} />
          <rect x={10} y={9} width={width - 20} height={height - 18} rx={25} />
          <Poles from={36} to={width - 36} y={middle} />
        </g>
      );
    case 'telecaster-neck':
      return (
        <g>
          <rect className="fill-paper-raised" width={width} height={height} rx={28} />
          <path className={FAINT} d={`M28 11h${width - 56}M28 ${height - 11}h${width - 56}`} />
        </g>
      );
    case 'telecaster-bridge':
      return (
        <g>
          <path
            className="fill-paper-raised"
            d={`M14 8h${width - 28}a14 14 0 0 1 14 14v${height - 40}a24 24 0 0 1 -24 18h${-(width - 48)}a24 24 0 0 1 -24 -18v${-(height - 40)}a14 14 0 0 1 14 -14z`}
          />
          <rect x={14} y={20} width={width - 28} height={height - 40} rx={20} />
          <Poles from={38} to={width - 38} y={middle} />
        </g>
      );
    case 'jazz-bass':
      return (
        <g>
          <rect className="fill-paper-raised" width={width} height={height} rx={10} />
          {[0, 1, 2, 3].map((string) => (
            <Poles key={string} count={2} from={28 + string * 43} to={48 + string * 43} y={middle} r={7} />
          ))}
        </g>
      );
    case 'precision-bass':
      return (
        <g>
          {[0, 1].map((half) => (
            <g key={half} transform={`translate(${half * 122} ${half * 76})`}>
              <rect className="fill-paper-raised" width={128} height={68} rx={8} />
              {[0, 1].map((string) => (
                <Poles key={string} count={2} from={26 + string * 54} to={48 + string * 54} y={34} />
              ))}
            </g>
          ))}
          <path className="[stroke-dasharray:2_4]" d="M64 68V110H122" />
        </g>
      );
    case 'hp90-5':
    case 'p90':
      return (
        <g>
          <rect className="fill-paper-raised" width={width} height={height} rx={16} />
          <rect className={FAINT} x={9} y={9} width={width - 18} height={height - 18} rx={9} />
          <Poles from={36} to={width - 36} y={middle} slotted />
        </g>
      );
    case 'humbucker-2':
    case 'humbucker-5':
      return (
        <g>
          <rect className="fill-paper-raised" width={width} height={height} rx={6} />
          <rect x={4} y={4} width={width - 8} height={46} rx={14} />
          <rect x={4} y={54} width={width - 8} height={46} rx={14} />
          <Poles from={32} to={width - 32} y={27} />
          <Poles from={32} to={width - 32} y={77} slotted />
        </g>
      );
  }
}
