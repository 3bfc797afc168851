import { GUITAR } from '#domain/tone/strings.ts';

/** Scale length of the drawn guitar, mm: the shop's own. The frets follow from it. */
const SCALE_MM = GUITAR.scale * 1000;
const FRETS = 22;
const BRIDGE_X = 590;
const NUT_X = BRIDGE_X - SCALE_MM * 0.8;
const at = (mm: number) => NUT_X + mm * 0.8;
/** Equal temperament: each fret shortens the remaining string by a twelfth of an octave. */
const fretAt = (fret: number) => at(SCALE_MM * (1 - 2 ** (-fret / 12)));

/** Half the width of the neck at the nut and over the bridge, units. */
const [NARROW, WIDE] = [17, 24];
const halfAt = (x: number) => NARROW + ((WIDE - NARROW) * (x - NUT_X)) / (BRIDGE_X - NUT_X);

const FAINT = '[stroke:color-mix(in_srgb,currentcolor_62%,transparent)] stroke-[0.8]';
const MARKS = [
  { number: 1, x: NUT_X, y: -NARROW, lift: 62 },
  { number: 2, x: NUT_X - 44, y: -18, lift: 62 },
  { number: 3, x: at(SCALE_MM * 0.93), y: -20, lift: 62 },
  { number: 4, x: fretAt(12), y: -halfAt(fretAt(12)), lift: 62 },
  { number: 5, x: fretAt(5), y: -halfAt(fretAt(5)), lift: 62 },
] as const;

export function GuitarDrawing() {
  const end = fretAt(FRETS) + 6;
  return (
    <svg
      className="[&>*]:stroke-fixed [&_g>*]:stroke-fixed drawing w-full [&_text]:ls-[normal] stroke-current stroke-1"
      viewBox="-16 -106 646 200"
      aria-hidden="true"
    >
      <path
        d={`M${NUT_X} ${-NARROW}L${NUT_X - 72} -27V27L${NUT_X} ${NARROW}M${NUT_X} ${-NARROW}L${end} ${-halfAt(end)}V${halfAt(end)}L${NUT_X} ${NARROW}Z`}
      />
      {[-1, 1].flatMap((side) =>
        [22, 42, 62].map((back) => (
          <circle key={`${side} ${back}`} cx={NUT_X - back} cy={side * (NARROW - 5 + back * 0.1)} r="4" />
        )),
      )}
      {Array.from({ length: FRETS }, (_, index) => fretAt(index + 1)).map((x) => (
        <path
          key={x}
          className={FAINT}
          d={`M${x.toFixed(1)} ${(-halfAt(x)).toFixed(1)}V${halfAt(x).toFixed(1)}`}
        />
      ))}
      {[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((string) => (
        <path key={string} className={FAINT} d={`M${NUT_X} ${string * 5.6}L${BRIDGE_X} ${string * 8.4}`} />
      ))}
      {[0.77, 0.93].map((share) => (
        <g key={share}>
          <rect x={at(SCALE_MM * share) - 9} y="-31" width="18" height="62" rx="4" />
          {[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((pole) => (
            <circle
              key={pole}
              className="fill-current stroke-none"
              cx={at(SCALE_MM * share)}
              cy={pole * 8}
              r="1.8"
            />
          ))}
        </g>
      ))}
      <path className="stroke-[2.4]" d={`M${NUT_X} ${-NARROW}V${NARROW}M${BRIDGE_X} -26V26`} />
      <g className="stroke-copper">
        {MARKS.map(({ number, x, y, lift }) => (
          <g key={number}>
            <path d={`M${x} ${y}V${-lift}`} />
            <circle className="fill-ground-raised" cx={x} cy={-lift - 11} r="11" />
            <text
              className="fill-copper text-[12px] [dominant-baseline:central] @max-[481px]:text-[17px]"
              x={x}
              y={-lift - 11}
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        ))}
        <path
          d={`M${NUT_X} 32V72M${BRIDGE_X} 32V72M${NUT_X} 66H${(NUT_X + BRIDGE_X) / 2 - 48}M${(NUT_X + BRIDGE_X) / 2 + 48} 66H${BRIDGE_X}`}
        />
        <path d={`M${NUT_X + 8} 63L${NUT_X} 66l8 3M${BRIDGE_X - 8} 63l8 3l-8 3`} />
        <text
          className="fill-copper text-[12px] [dominant-baseline:central] @max-[481px]:text-[17px]"
          x={(NUT_X + BRIDGE_X) / 2}
          y="66"
          textAnchor="middle"
        >
          {SCALE_MM}
          {'\u00a0'}mm
        </text>
      </g>
    </svg>
  );
}
