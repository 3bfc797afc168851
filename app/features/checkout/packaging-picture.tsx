import { useMessages } from '#app/ui/language.tsx';
import { PAYMENT_RETURN } from './payment-return.messages.tsx';

type Point = readonly [x: number, y: number, z: number];

/** Projects millimetres to the sheet: an isometric view from the front right, above. */
function on([x, y, z]: Point): string {
  const sheetX = 600 + (x - y) * 0.866 * 1.9;
  const sheetY = 500 + ((x + y) * 0.5 - z) * 1.9;
  return `${sheetX.toFixed(1)} ${sheetY.toFixed(1)}`;
}

const path = (...points: Point[]) => `M${points.map(on).join('L')}Z`;
const line = (from: Point, to: Point) => `M${on(from)}L${on(to)}`;
const along = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

function flute(from: Point, to: Point, waves: number, thickness: number): string {
  const points = Array.from({ length: waves * 2 + 1 }, (_, index) => {
    const [x, y, z] = along(from, to, index / (waves * 2));
    return on([x, y, index % 2 ? z - thickness : z]);
  });
  return `M${points.join('L')}`;
}

const LIT = '[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_14%)]';
interface BoxProps {
  /** Half the width and half the depth; the box is centred on the axis. */
  half: readonly [number, number];
  bottom: number;
  height: number;
  flap: number;
}

function OpenBox({ half: [w, d], bottom, height, flap }: BoxProps) {
  const top = bottom + height;
  const drop = flap * 0.35;
  const out = flap * 0.9;
  const rightEnd: Point = [w + out, -d, top - drop];
  const leftEnd: Point = [-w, d + out, top - drop];
  const right: Point[] = [[w, -d, top], [w, d, top], [w + out, d, top - drop], rightEnd];
  const left: Point[] = [[-w, d, top], [w, d, top], [w, d + out, top - drop], leftEnd];
  const edges: [Point, Point][] = [
    [rightEnd, [w + out, d, top - drop]],
    [leftEnd, [w, d + out, top - drop]],
  ];
  return (
    <g>
      <path
        className={LIT}
        d={path(
          [-w, -d, top],
          [-w, d, top],
          [-w - out, d, top + drop * 0.4],
          [-w - out, -d, top + drop * 0.4],
        )}
      />
      <path
        className={LIT}
        d={path(
          [-w, -d, top],
          [w, -d, top],
          [w, -d - out, top + drop * 0.4],
          [-w, -d - out, top + drop * 0.4],
        )}
      />
      <path
        className="[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_18%)]"
        d={path([-w, -d, bottom], [w, -d, bottom], [w, d, bottom], [-w, d, bottom])}
      />
      <path
        className="[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_34%)]"
        d={path([-w, -d, top], [-w, d, top], [-w, d, bottom], [-w, -d, bottom])}
      />
      <path
        className="[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_26%)]"
        d={path([-w, -d, top], [w, -d, top], [w, -d, bottom], [-w, -d, bottom])}
      />
      <path
        className="[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_30%)]"
        d={path([w, -d, top], [w, d, top], [w, d, bottom], [w, -d, bottom])}
      />
      <path
        className="[fill:color-mix(in_srgb,var(--ground-raised),var(--copper-fill)_20%)]"
        d={path([-w, d, top], [w, d, top], [w, d, bottom], [-w, d, bottom])}
      />
      <path className={LIT} d={path(...right)} />
      <path className={LIT} d={path(...left)} />
      {edges.map(([from, to]) => (
        <g key={on(from)}>
          <path
            className="fill-ground-raised"
            d={path(from, to, [to[0], to[1], to[2] - 4], [from[0], from[1], from[2] - 4])}
          />
          <path className="stroke-1" d={flute(from, to, 30, 4)} />
        </g>
      ))}
    </g>
  );
}

/** A humbucker in a few lines: plate, two bobbins, twelve poles. */
function Pickup({ bottom }: { bottom: number }) {
  const slab = (w: number, from: number, to: number, z: number, height: number, name: string | undefined) => (
    <g className={name}>
      <path d={path([w, from, z + height], [w, to, z + height], [w, to, z], [w, from, z])} />
      <path d={path([-w, to, z + height], [w, to, z + height], [w, to, z], [-w, to, z])} />
      <path
        d={path([-w, from, z + height], [w, from, z + height], [w, to, z + height], [-w, to, z + height])}
      />
    </g>
  );
  const poles = (y: number) =>
    [-25, -15, -5, 5, 15, 25].map((x) => {
      const [sheetX, sheetY] = on([x, y, bottom + 14]).split(' ');
      return (
        <ellipse key={x} className="fill-[#d6d2c8] stroke-none" cx={sheetX} cy={sheetY} rx={6.6} ry={3.9} />
      );
    });
  return (
    <g>
      {slab(40, -19, 19, bottom, 2, 'fill-[#d6d2c8]')}
      {slab(33, -17, -1, bottom + 2, 9, 'fill-copper-fill')}
      {slab(34, -18, 0, bottom + 11, 3, 'fill-ink stroke-ground-raised stroke-[0.8]')}
      {poles(-9)}
      {slab(33, 1, 17, bottom + 2, 9, 'fill-copper-fill')}
      {slab(34, 0, 18, bottom + 11, 3, 'fill-ink stroke-ground-raised stroke-[0.8]')}
      {poles(9)}
    </g>
  );
}

const AXIS = 'stroke-copper stroke-[1.2] [stroke-dasharray:22_6_4_6]';
const PARTS = [
  [43, 0, 206],
  [64, 20, 98],
  [110, 40, -74],
] as const;

/** The packaging of an order: one box of corrugated cardboard inside another. */
export function PackagingPicture() {
  const { title, parts } = useMessages(PAYMENT_RETURN).packaging;
  return (
    <>
      <svg
        className="own-colours w-full h-auto stroke-text stroke-[1.5] stroke-round fill-none"
        viewBox="0 0 1200 900"
        width={1200}
        height={900}
        role="img"
      >
        <title>{title}</title>
        <path className={AXIS} d={line([0, 0, 250], [0, 0, -112])} />
        <OpenBox half={[110, 78]} bottom={-112} height={104} flap={38} />
        <path className={AXIS} d={line([0, 0, 73], [0, 0, -110])} />
        <OpenBox half={[64, 42]} bottom={74} height={58} flap={22} />
        <path className={AXIS} d={line([0, 0, 204], [0, 0, 76])} />
        <Pickup bottom={204} />
        {PARTS.map((at, index) => {
          const [x = 0, y = 0] = on(at).split(' ').map(Number);
          return (
            <g
              key={parts[index]}
              className="[&_text]:fill-text [&_text]:stroke-none [&_text]:[font:400_24px_var(--mono)]"
            >
              <path className="stroke-copper stroke-1" d={`M${x} ${y}H${1090}`} />
              <circle className="fill-ground-raised stroke-copper" cx={1112} cy={y} r={22} />
              <text x={1112} y={y + 8} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="mono flex flex-wrap gap-y-4 gap-x-24 px-16 pb-14">
        {parts.map((words, index) => (
          <li key={words}>
            <span className="copper">{index + 1}</span> {words}
          </li>
        ))}
      </ol>
    </>
  );
}
