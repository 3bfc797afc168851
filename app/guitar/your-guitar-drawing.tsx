import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { GUITAR_MESSAGES } from '#domain/guitar/guitar.messages.ts';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { cableCapacitance } from '#domain/guitar/guitar-load.ts';
import { bodyWords, stringsWords } from '#domain/guitar/guitar-words.ts';
import { instrumentOf } from '#domain/guitar/instruments.ts';
import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import { fretPlace, spotPlace } from '#domain/guitar/spot-places.ts';
import { BODIES, type Point } from './bodies.ts';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';
import { PickupDrawing } from './pickup-drawing.tsx';

/** Size of the sheet in units, and the bridge's position on it. */
const WIDTH = 1328;
const HEIGHT = 640;
const BRIDGE: Point = [226, 300];
/** Units per mm: the longest scale of each kind ends on the sheet. */
const UNITS = { guitar: 1.36, bass: 1.06 } as const;

const TEXT = '[font:400_14px/1_var(--mono)] ls-[-0.01em] phone:text-[18px]';

const CASE = 'fill-ground-raised stroke-text stroke-[1.2]';
const LINE = 'stroke-text stroke-[1.2]';
const THIN = 'stroke-edge stroke-[0.9]';
const INLAYS = [3, 5, 7, 9, 15, 17, 19, 21];
const dots = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** The visitor's guitar to scale, down to the amp. Its figures are in the fields below it. */
export function YourGuitarDrawing({ guitar }: { guitar: Guitar }) {
  const { style, scale_mm, strings, pickups, cable_m, amp_kOhm } = guitar;
  const { kind, shape } = instrumentOf(style);
  const language = useLanguage();
  const { drawn } = useMessages(GUITAR_PAGE_MESSAGES);
  const name = useMessages(GUITAR_MESSAGES).style(style);
  const body = BODIES[style];
  const k = UNITS[kind];
  const x = (mm: number) => BRIDGE[0] + mm * k;
  const y = (mm: number) => BRIDGE[1] + mm * k;
  const at = ([right, down]: Point): Point => [x(right), y(down)];
  const nut = x(scale_mm);
  const half = (mm: number) => body.bridgeHalf + ((body.nutHalf - 3.5 - body.bridgeHalf) * mm) / scale_mm;
  const neckEnd = fretPlace(scale_mm, body.frets) - 8;
  const neck = (mm: number) => half(mm) + 3.5;
  const spots = pickups.map((spot) => ({ spot, mm: spotPlace(style, spot) }));
  const fromBridge = spots.toSorted((a, b) => a.mm - b.mm);
  const [first, last] = [fromBridge[0], fromBridge.at(-1)];
  const pots = [body.volume, body.tone, ...body.knobs];
  const [jackX, jackY] = at(body.jack);
  const [volume, tone] = [at(body.volume), at(body.tone)];
  const thick = Number.parseFloat(strings.split('-')[1] ?? '46') / 46;
  return (
    <svg
      className="block w-full h-auto fill-none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={drawn(name, scale_mm, bodyWords(guitar, language), cable_m, amp_kOhm === 470)}
    >
      <g transform={`translate(${BRIDGE}) scale(${k})`}>
        <path className="fill-ground stroke-text stroke-[1.2]" d={body.outline} />
      </g>
      <path
        className="stroke-copper [stroke-dasharray:14_4_3_4] [stroke-opacity:0.55] stroke-[0.9]"
        d={`M0 ${BRIDGE[1]}H${WIDTH}`}
      />
      <path
        className={CASE}
        d={`M${dots([x(neckEnd), y(-neck(neckEnd))], [nut, y(-body.nutHalf)], [nut, y(body.nutHalf)], [x(neckEnd), y(neck(neckEnd))])}Z`}
      />
      {Array.from({ length: body.frets }, (_, index) => fretPlace(scale_mm, index + 1)).map((mm) => (
        <path key={mm} className={THIN} d={`M${dots([x(mm), y(-neck(mm))], [x(mm), y(neck(mm))])}`} />
      ))}
      {[...INLAYS.map((fret) => [fret, 0] as const), [12, -9] as const, [12, 9] as const]
        .filter(([fret]) => fret <= body.frets)
        .map(([fret, side]) => (
          <circle
            key={`${fret} ${side}`}
            className="fill-edge"
            cx={x((fretPlace(scale_mm, fret) + fretPlace(scale_mm, fret - 1)) / 2)}
            cy={y(side)}
            r={3.2}
          />
        ))}
      <path
        className={LINE}
        d={`M${nut} ${y(-body.nutHalf)}c24-4 34-26 66-29l${WIDTH - nut - 66} 2M${nut} ${y(body.nutHalf)}c24 4 34 26 66 29l${WIDTH - nut - 66}-2`}
      />
      <path className="stroke-text stroke-3" d={`M${nut} ${y(-body.nutHalf)}V${y(body.nutHalf)}`} />
      <rect className={CASE} x={x(-5)} y={y(-37)} width={10 * k} height={74 * k} rx={3} />
      {spots.map(({ spot, mm }) => (
        <PickupDrawing
          key={spot}
          shape={spot === 'bridge' && shape === 'split' ? 'jazz' : shape}
          x={x(mm)}
          y={BRIDGE[1]}
          k={k}
          half={half(mm)}
          strings={body.strings}
        />
      ))}
      {Array.from({ length: body.strings }, (_, index) => {
        const share = (2 * index) / (body.strings - 1) - 1;
        return (
          <path
            key={share}
            className="stroke-text [stroke-opacity:0.62]"
            strokeWidth={(thick * (1.7 - (index * 1.1) / body.strings)).toFixed(2)}
            d={`M${dots([x(-14), y(share * body.bridgeHalf)], [x(0), y(share * body.bridgeHalf)], [nut, y(share * (body.nutHalf - 3.5))])}`}
          />
        );
      })}
      <path
        className="stroke-copper [stroke-dasharray:5_4] stroke-[1.4]"
        d={[
          ...spots.map(({ mm }) => `M${dots([x(mm), y(38)], [x(mm), y(56)], [volume[0], y(56)], volume)}`),
          `M${dots(volume, tone, [jackX, tone[1]], [jackX, jackY])}`,
        ].join('')}
      />
      {pots.map((point) => (
        <g key={String(point)}>
          <circle className={CASE} cx={x(point[0])} cy={y(point[1])} r={12.5 * k} />
          <path className={LINE} d={`M${at(point)}l${6 * k}-${7 * k}`} />
        </g>
      ))}
      <Cable from={[jackX, jackY]} length_m={cable_m} foot={596} end={1130} />
      <Amp pedal={amp_kOhm === 470} />
      <Dimension from={x(0)} to={nut} y={44} down={y(-40)} words={`${scale_mm}`} />
      {first ? <Dimension from={x(0)} to={x(first.mm)} y={y(-66)} words={`${Math.round(first.mm)}`} /> : null}
      {spots
        .toSorted((a, b) => a.mm - b.mm)
        .slice(1)
        .map(({ spot, mm }, index, rest) => {
          const before = index === 0 ? (first?.mm ?? 0) : (rest[index - 1]?.mm ?? 0);
          return (
            <Dimension
              key={spot}
              from={x(before)}
              to={x(mm)}
              y={y(-66)}
              words={`${Math.round(mm - before)}`}
            />
          );
        })}
      <Callout number={1} at={[48, 96]} part={at([-78, -60])} />
      <Callout number={2} at={[nut + 30, 44]} />
      <Callout
        number={3}
        at={[x(scale_mm * 0.56), 190]}
        part={[x(scale_mm * 0.5), y(-half(scale_mm * 0.5))]}
        words={stringsWords(strings)}
      />
      {last ? <Callout number={4} at={[x(last.mm) + 76, y(-96)]} part={[x(last.mm) + 4, y(-26)]} /> : null}
      <Callout number={5} at={[volume[0] + 96, y(140)]} part={volume} />
      <Callout number={6} at={[40, y(150)]} part={tone} />
      <Callout number={7} at={[700, 446]} words={`${cableCapacitance(cable_m)}\u00a0pF`} />
      <Callout number={8} at={[1186, 392]} words={ohmsWords(amp_kOhm)} />
    </svg>
  );
}

function Dimension({
  from,
  to,
  y,
  down,
  words,
}: {
  from: number;
  to: number;
  y: number;
  down?: number;
  words: string;
}) {
  const hairs = down === undefined ? '' : `M${from} ${y}V${down}M${to} ${y}V${down}`;
  return (
    <g>
      <path className="stroke-copper" d={`M${from} ${y}H${to}m0-5v10M${from} ${y - 5}v10${hairs}`} />
      <text className={cx(TEXT, 'fill-copper')} x={(from + to) / 2} y={y - 8} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

function Callout({ number, at, part, words }: { number: number; at: Point; part?: Point; words?: string }) {
  return (
    <g>
      {part ? (
        <>
          <path className="stroke-copper" d={`M${at}L${part}`} />
          <circle className="fill-copper" cx={part[0]} cy={part[1]} r={3} />
        </>
      ) : null}
      <circle className="fill-ground-raised stroke-copper phone:[r:15px]" cx={at[0]} cy={at[1]} r={12} />
      <text
        className={cx(TEXT, 'fill-copper')}
        x={at[0]}
        y={at[1]}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {number}
      </text>
      {words ? (
        <text className={cx(TEXT, 'fill-text')} x={at[0] + 26} y={at[1]} dominantBaseline="central">
          {words}
        </text>
      ) : null}
    </g>
  );
}

/** Width of one turn of the coiled cable, and the distance between turns, units. */
const TURN = 62;
const NEXT = 38;

function Cable({
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
      <path className="stroke-text stroke-7" d={d} />
      <path className="stroke-copper-fill stroke-4" d={d} />
    </>
  );
}

/** The device at the cable's other end. */
function Amp({ pedal }: { pedal: boolean }) {
  if (pedal)
    return (
      <g>
        <rect className={CASE} x={1130} y={446} width={112} height={164} rx={8} />
        <rect className={LINE} x={1144} y={532} width={84} height={64} rx={4} />
        {[1160, 1186, 1212].map((x) => (
          <circle key={x} className={LINE} cx={x} cy={474} r={9} />
        ))}
        <circle className="fill-ground-raised stroke-copper" cx={1137} cy={596} r={5} />
        <path className="stroke-copper [stroke-dasharray:5_4] stroke-[1.4]" d="M1242 596H1328" />
      </g>
    );
  return (
    <g>
      <rect className={CASE} x={1088} y={424} width={214} height={188} rx={8} />
      <rect className={THIN} x={1100} y={468} width={190} height={132} rx={4} />
      <circle className={THIN} cx={1195} cy={534} r={52} />
      <circle className={THIN} cx={1195} cy={534} r={14} />
      {[1190, 1220, 1250, 1280].map((x) => (
        <circle key={x} className={LINE} cx={x} cy={446} r={8} />
      ))}
      <circle className="fill-ground-raised stroke-copper" cx={1112} cy={446} r={7} />
      <path className="stroke-copper [stroke-dasharray:5_4] stroke-[1.4]" d="M1130 596H1112V454" />
    </g>
  );
}
