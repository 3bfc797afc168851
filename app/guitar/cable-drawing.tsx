import type { Point } from './bodies.ts';

/** Width of one turn of the coiled cable, and the distance between turns, units. */
const TURN = 62;
const NEXT = 38;

export function Cable({
  from: [x, y],
  length_m,
  foot,
  end,
}: {
  from: Point;
  length_m: number;
  foot: number;
  end: number;
}) {
  const turns = Math.round(length_m);
  const start = 720 - (turns * NEXT + TURN) / 2;
  const coil = `c${TURN} 0 ${TURN}-88 ${TURN / 2 - 12}-88c-43 0-43 88 ${NEXT - (TURN / 2 - 12)} 88`;
  const d = `M${x} ${y}V${foot - 48}c0 40 28 48 66 48H${turns > 0 ? start : end}${coil.repeat(turns)}H${end}`;
  return (
    <>
      <path className="stroke-text [stroke-width:7]" d={d} />
      <path className="stroke-copper-fill [stroke-width:4]" d={d} />
    </>
  );
}

/** The device at the cable's other end. */
export function Amp({ pedal }: { pedal: boolean }) {
  if (pedal)
    return (
      <g>
        <rect
          className="fill-ground-raised stroke-text [stroke-width:1.2]"
          x={1130}
          y={446}
          width={112}
          height={164}
          rx={8}
        />
        <rect className="stroke-text [stroke-width:1.2]" x={1144} y={532} width={84} height={64} rx={4} />
        {[1160, 1186, 1212].map((x) => (
          <circle key={x} className="stroke-text [stroke-width:1.2]" cx={x} cy={474} r={9} />
        ))}
        <circle className="fill-ground-raised stroke-copper" cx={1137} cy={596} r={5} />
        <path className="stroke-copper [stroke-dasharray:5_4] [stroke-width:1.4]" d="M1242 596H1328" />
      </g>
    );
  return (
    <g>
      <rect
        className="fill-ground-raised stroke-text [stroke-width:1.2]"
        x={1088}
        y={424}
        width={214}
        height={188}
        rx={8}
      />
      <rect className="stroke-edge [stroke-width:0.9]" x={1100} y={468} width={190} height={132} rx={4} />
      <circle className="stroke-edge [stroke-width:0.9]" cx={1195} cy={534} r={52} />
      <circle className="stroke-edge [stroke-width:0.9]" cx={1195} cy={534} r={14} />
      {[1190, 1220, 1250, 1280].map((x) => (
        <circle key={x} className="stroke-text [stroke-width:1.2]" cx={x} cy={446} r={8} />
      ))}
      <circle className="fill-ground-raised stroke-copper" cx={1112} cy={446} r={7} />
      <path className="stroke-copper [stroke-dasharray:5_4] [stroke-width:1.4]" d="M1130 596H1112V454" />
    </g>
  );
}
