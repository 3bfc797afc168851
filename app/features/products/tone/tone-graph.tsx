import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { useSettling } from '#app/ui/use-settling.ts';
import { TONE_MESSAGES } from './tone.messages.ts';
import { AXES, type Curve } from './tone-curves.ts';

const STYLES = {
  solid: 'text-copper',
  dashed: 'text-forest [stroke-dasharray:5_4]',
  dotted: 'text-text [stroke-dasharray:1_4] [stroke-linecap:round]',
} as const;

/** Centre and radius of the drawing; the labels are outside the radius. */
const CENTRE = 190;
const RADIUS = 138;
const RINGS = [0.25, 0.5, 0.75, 1];
/** Position of the label at each corner: x, y. */
const WORDS = [
  [190, 30],
  [332, 112],
  [332, 276],
  [190, 358],
  [48, 276],
  [48, 112],
] as const;

function corner(index: number, value: number): [x: string, y: string] {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  const radius = RADIUS * value;
  return [(CENTRE + radius * Math.cos(angle)).toFixed(1), (CENTRE + radius * Math.sin(angle)).toFixed(1)];
}

const outline = (values: readonly number[]) => values.map((value, index) => corner(index, value)).join(' ');

/** The tone hexagon at full size, one curve for each pickup. Its figures are in the table beside it. */
export function ToneGraph({ curves }: { curves: readonly Curve[] }) {
  const { axes } = useMessages(TONE_MESSAGES);
  const figures = useSettling(curves.flatMap(({ values }) => values));
  const drawn = curves.map(({ style }, index) => ({
    style,
    values: figures.slice(index * AXES.length, (index + 1) * AXES.length),
  }));
  return (
    <svg
      className="w-full h-auto overflow-visible fill-none"
      viewBox="0 10 380 360"
      width={380}
      height={360}
      aria-hidden="true"
    >
      {RINGS.map((ring) => (
        <polygon key={ring} className="stroke-line" points={outline(AXES.map(() => ring))} />
      ))}
      {AXES.map((key, index) => {
        const [x, y] = corner(index, 1);
        const [wordX, wordY] = WORDS[index] ?? WORDS[0];
        return (
          <g key={key}>
            <path className="stroke-line" d={`M${CENTRE} ${CENTRE}L${x} ${y}`} />
            <text className="fill-text [font:400_12px_var(--mono)]" x={wordX} y={wordY} textAnchor="middle">
              {axes[key][0]}
            </text>
          </g>
        );
      })}
      {drawn.toReversed().map(({ style, values }) => (
        <g key={style} className={STYLES[style]}>
          <polygon
            className={cx(
              'stroke-current stroke-[1.75] stroke-round',
              style === 'solid' && 'fill-current [fill-opacity:0.13]',
            )}
            points={outline(values)}
          />
          {style === 'solid'
            ? values.map((value, index) => {
                const [x, y] = corner(index, value);
                return <circle className="fill-current" key={AXES[index]} cx={x} cy={y} r={3.2} />;
              })
            : null}
        </g>
      ))}
    </svg>
  );
}
