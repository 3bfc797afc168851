import { type PointerEvent, useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { HEIGHT_MM, type Heights, heightWithin, leastHeight } from '#domain/balance/balance.ts';
import type { PlaceId } from '#domain/tone/strings.ts';
import { BALANCE_MESSAGES } from './balance.messages.ts';
import { cutOf, GEOMETRIES, type Geometry } from './shapes.ts';

interface BalanceDrawingProps {
  size: keyof typeof GEOMETRIES;
  heights: Heights;
  places: Readonly<Record<keyof Heights, PlaceId>>;
  onHeights: (heights: Heights) => void;
  className?: string;
}

const SPOTS = ['bridge', 'neck'] as const;

/** Side view of both pickups under a string, each with a handle that sets its height. */
export function BalanceDrawing({ size, heights, places, onHeights, className }: BalanceDrawingProps) {
  const words = useMessages(BALANCE_MESSAGES);
  const g: Geometry = GEOMETRIES[size];
  const box = useRef<HTMLDivElement>(null);
  const floor = Array.from(
    { length: Math.ceil(g.width / 14) },
    (_, index) => `M${index * 14} ${g.floor}l-8 10`,
  );
  return (
    <div ref={box} className={cx('relative', className)}>
      <svg
        className="block w-full fill-none stroke-text stroke-round stroke-[1.4]"
        viewBox={`0 0 ${g.width} ${g.height}`}
        role="img"
        aria-label={words.side(heights)}
      >
        <path strokeWidth={size === 'wide' ? 4 : 3} d={`M4 ${g.string}H${g.width - 4}`} />
        <path
          fill="var(--ground-raised)"
          d={`M${g.saddle - 12} ${g.string + 34}L${g.saddle - 3} ${g.string}h6L${g.saddle + 12} ${g.string + 34}Z`}
        />
        <path stroke="var(--edge)" strokeDasharray="4 4" d={swingOf(g, -1) + swingOf(g, 1)} />
        <path d={`M0 ${g.floor}H${g.width}`} />
        <path stroke="var(--line)" d={floor.join('')} />
        {SPOTS.map((spot) => (
          <g key={spot} transform={`translate(${g[spot]} 0)`}>
            <text
              className="fill-text stroke-none font-body weight-600 [text-anchor:middle]"
              fontSize={g.letters[0]}
              y={g.names[0]}
            >
              {words.names[spot]}
            </text>
            <text
              className="fill-muted stroke-none font-mono weight-400 [text-anchor:middle]"
              fontSize={g.letters[1]}
              y={g.names[1]}
            >
              {words.swings(spot)}
            </text>
            <g transform={`translate(0 ${g.string + heights[spot] * g.mm})`}>
              <Cut g={g} cut={cutOf(places[spot])} />
            </g>
            <path transform={`translate(0 ${handleAt(g, heights[spot])})`} d="M-7-5 0-13 7-5M-7 5 0 13 7 5" />
            <Distance g={g} height={heights[spot]} isPair={cutOf(places[spot]) === 'pair'} />
          </g>
        ))}
      </svg>
      {SPOTS.map((spot) => (
        <Handle
          key={spot}
          g={g}
          spot={spot}
          pickup={places[spot]}
          mm={heights[spot]}
          widthOf={() => box.current?.clientWidth ?? g.width}
          onHeight={(mm) => onHeights({ ...heights, [spot]: mm })}
        />
      ))}
    </div>
  );
}

/** Vertical position of a pickup's handle, under its body. */
const handleAt = ({ string, mm: unit, body }: Geometry, mm: number): number => string + mm * unit + body + 26;

/** Outline of the string's swing: zero at the saddle, largest at the far end. */
function swingOf({ saddle, string, width, swing }: Geometry, way: 1 | -1): string {
  const at = (part: number) => saddle + (width - 4 - saddle) * part;
  return `M${saddle} ${string}C${at(0.3)} ${string + way * swing * 0.23} ${at(0.6)} ${string + way * swing * 0.54} ${at(1)} ${string + way * swing}`;
}

/** A pickup from the side. The faces of its poles are at y = 0. */
function Cut({ g, cut }: { g: Geometry; cut: 'pair' | 'bars' | 'rods' }) {
  const half = cut === 'pair' ? g.half : g.half * 0.62;
  const coils = cut === 'pair' ? [-half / 2, half / 2] : [0];
  const coil = cut === 'pair' ? half * 0.433 : half * 0.84;
  const [pole, deep] = g.pole;
  const top = g.body * 0.16;
  return (
    <>
      <rect fill="var(--ground)" x={-half} y={7} width={2 * half} height={g.body} rx={3} />
      {coils.map((x) => (
        <g key={x}>
          <rect
            fill="var(--copper-fill)"
            fillOpacity={0.28}
            stroke="var(--copper)"
            x={x - coil}
            y={top}
            width={2 * coil}
            height={g.coil}
          />
          <rect
            fill={cut === 'rods' ? 'var(--text)' : 'var(--ground-raised)'}
            x={x - pole}
            y={0}
            width={2 * pole}
            height={cut === 'rods' ? g.body : deep}
          />
        </g>
      ))}
      {cut === 'pair' ? (
        <rect
          fill="var(--text)"
          stroke="none"
          x={-half * 0.65}
          y={deep + 7}
          width={half * 1.3}
          height={g.body * 0.125}
        />
      ) : null}
      {cut === 'bars'
        ? [-1, 1].map((side) => (
            <rect
              key={side}
              fill="var(--text)"
              stroke="none"
              x={side < 0 ? -half * 0.84 : pole + 2}
              y={top + g.coil + 5}
              width={half * 0.84 - pole - 2}
              height={g.body * 0.14}
            />
          ))
        : null}
    </>
  );
}

function Distance({ g, height, isPair }: { g: Geometry; height: number; isPair: boolean }) {
  const { figure } = useMessages(BALANCE_MESSAGES);
  const [top, face] = [g.string, g.string + height * g.mm];
  const x = g.half + (g === GEOMETRIES.wide ? 25 : 8);
  return (
    <g stroke="var(--copper)" strokeWidth={1}>
      <path d={`M${isPair ? g.half * 0.5 : g.pole[0]} ${face}H${x + 8}M${x} ${top - 26}V${face + 26}`} />
      <path fill="var(--copper)" stroke="none" d={`M${x} ${top}l-3.2-9h6.4zM${x} ${face}l-3.2 9h6.4z`} />
      <text
        className="fill-copper stroke-none font-mono weight-600 [text-anchor:start]"
        fontSize={g.letters[2]}
        x={x + (g === GEOMETRIES.wide ? 12 : 6)}
        y={face + 22}
      >
        {figure(height)}
      </text>
    </g>
  );
}

/** A native slider over the dragged handle: up is nearer to the string. Shift and an arrow move ten steps. */
function Handle({
  g,
  spot,
  pickup,
  mm,
  widthOf,
  onHeight,
}: {
  g: Geometry;
  spot: keyof Heights;
  pickup: PlaceId;
  mm: number;
  widthOf: () => number;
  onHeight: (mm: number) => void;
}) {
  const words = useMessages(BALANCE_MESSAGES);
  const grip = useRef<{ y: number; mm: number }>(undefined);
  const place = useRef<HTMLSpanElement>(null);
  // The page's policy forbids inline styles. Before this runs, nothing can be dragged either.
  useEffect(() => {
    if (!place.current) return;
    place.current.style.left = `${(g[spot] / g.width) * 100}%`;
    place.current.style.top = `${(handleAt(g, mm) / g.height) * 100}%`;
  }, [g, spot, mm]);
  const move = (to: number) => {
    const next = heightWithin(to, pickup);
    if (next !== mm) onHeight(next);
  };
  // Native sliders count upwards, but up means a smaller distance to the string.
  const turned = (value: number) => heightWithin(leastHeight(pickup) + HEIGHT_MM.most - value, pickup);
  function take(event: PointerEvent<HTMLInputElement>) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    grip.current = { y: event.clientY, mm };
  }
  function drag({ clientY }: PointerEvent) {
    if (!grip.current) return;
    const scale = widthOf() / g.width;
    move(grip.current.mm + (clientY - grip.current.y) / (g.mm * scale));
  }
  function release() {
    grip.current = undefined;
  }
  return (
    <span
      ref={place}
      // Hidden until the script positions it on the handle; otherwise it would jump there from the middle.
      className="absolute top-1/2 left-1/2 [translate:-50%_-50%] [&:not([style])]:invisible has-focus-visible:[outline:2px_solid_var(--focus)] [@media(scripting:none)]:hidden"
    >
      <input
        className="block w-44 h-44 m-0 opacity-0 cursor-ns-resize [touch-action:none]"
        type="range"
        aria-label={words.handle(spot)}
        aria-valuetext={words.spoken(mm)}
        min={leastHeight(pickup)}
        max={HEIGHT_MM.most}
        step={HEIGHT_MM.step}
        value={turned(mm)}
        autoComplete="off"
        onChange={({ target }) => move(turned(target.valueAsNumber))}
        onKeyDown={(event) => {
          const up = /^Arrow(Right|Up)$/.test(event.key);
          if (!event.shiftKey || !(up || /^Arrow(Left|Down)$/.test(event.key))) return;
          event.preventDefault();
          move(mm + (up ? -10 : 10) * HEIGHT_MM.step);
        }}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </span>
  );
}
