interface DimensionProps {
  /** Ends, in the drawing's units. */
  from: number;
  to: number;
  y: number;
  reach: number;
  words: string;
  dashed?: boolean;
}

/** A dimension above or below a part: extension lines, arrows, text in the middle. */
export function Dimension({ from, to, y, reach, words, dashed }: DimensionProps) {
  const over = y < reach ? -3 : 3;
  return (
    <g>
      <path
        className={
          dashed
            ? `${'stroke-edge [stroke-width:0.7]'} ${'[stroke-dasharray:5_4]'}`
            : 'stroke-edge [stroke-width:0.7]'
        }
        d={`M${from} ${reach}V${y + over}M${to} ${reach}V${y + over}`}
      />
      <path className="stroke-edge [stroke-width:0.7]" d={`M${from} ${y}H${to}`} />
      <path fill="currentColor" stroke="none" d={`M${from} ${y}l6-1.8v3.6zM${to} ${y}l-6-1.8v3.6z`} />
      <text className="[text-anchor:middle]" x={(from + to) / 2} y={y - 4}>
        {words}
      </text>
    </g>
  );
}
