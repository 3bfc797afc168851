import type { PickupShape } from '#domain/guitar/instruments.ts';

interface PickupDrawingProps {
  shape: PickupShape;
  /** Its centre, in units, and units per mm. */
  x: number;
  y: number;
  k: number;
  /** Half the width of the strings over it, mm. */
  half: number;
  strings: number;
}

/** Width along the strings and length across them, mm; side-by-side coils in mm from the middle. */
const SIZES: Readonly<
  Record<PickupShape, { wide: number; long: number; round: number; coils: readonly number[] }>
> = {
  humbucker: { wide: 37, long: 69, round: 3, coils: [-9.2, 9.2] },
  single: { wide: 17, long: 82, round: 8, coils: [0] },
  p90: { wide: 46, long: 85, round: 6, coils: [0] },
  jazz: { wide: 18, long: 94, round: 4, coils: [0] },
  split: { wide: 28, long: 56, round: 4, coils: [0] },
};

export function PickupDrawing({ shape, x, y, k, half, strings }: PickupDrawingProps) {
  const { wide, long, round, coils } = SIZES[shape];
  const places = Array.from({ length: strings }, (_, index) => ((2 * index) / (strings - 1) - 1) * half);
  // The halves of a split coil: the one of the low strings is nearer to the neck.
  const halves =
    shape === 'split'
      ? [
          { shift: 12.5, from: -58, poles: places.slice(0, strings / 2) },
          { shift: -12.5, from: 2, poles: places.slice(strings / 2) },
        ]
      : [{ shift: 0, from: -long / 2, poles: places }];
  return halves.map(({ shift, from, poles }) => (
    <g key={shift} transform={`translate(${x + shift * k} ${y}) scale(${k})`}>
      <rect
        className="[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_18%)] stroke-copper stroke-[1.4]"
        x={-wide / 2}
        y={from}
        width={wide}
        height={long}
        rx={round}
      />
      {coils.flatMap((coil) =>
        poles.map((place) => (
          <circle
            key={`${coil} ${place}`}
            className="fill-ground-raised stroke-copper"
            cx={coil}
            cy={place}
            r={2.4}
          />
        )),
      )}
    </g>
  ));
}
