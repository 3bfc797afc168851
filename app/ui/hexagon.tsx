import { cx } from './cx.ts';
import styles from './hexagon.module.css';

/** Six values from 0 to 1, clockwise from the top. */
export type Six = readonly [number, number, number, number, number, number];

interface HexagonProps {
  values: Six;
  second?: Six;
  /** Labels of the corners, clockwise from the top. They turn the drawing into a labelled graph. */
  labels?: readonly [string, string, string, string, string, string];
  size?: number;
  filled?: boolean;
  /** Muted, for a choice that is not made. */
  quiet?: boolean;
  /** Text alternative. Without it the drawing is hidden from screen readers. */
  title?: string;
  className?: string;
}

const RADIUS = 28;

function point(index: number, value: number): string {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  const radius = RADIUS * Math.min(Math.max(value, 0), 1);
  return `${(32 + radius * Math.cos(angle)).toFixed(2)},${(32 + radius * Math.sin(angle)).toFixed(2)}`;
}

const outline = (values: readonly number[]) => values.map((value, index) => point(index, value)).join(' ');

/** Position of each corner's label: x, y and text anchor. */
const CORNERS = [
  [32, -1.5, 'middle'],
  [58.5, 17.4, 'start'],
  [58.5, 49.4, 'start'],
  [32, 68, 'middle'],
  [5.5, 49.4, 'end'],
  [5.5, 17.4, 'end'],
] as const;

/** The tone hexagon. Inside an element with `data-draws` it draws itself on hover or focus. */
export function Hexagon({
  values,
  second,
  labels,
  size = 52,
  filled,
  quiet,
  title,
  className,
}: HexagonProps) {
  const rings = labels ? 4 : 2;
  const box = labels ? [-14, -7, 92, 78] : [0, 0, 64, 64];
  return (
    <svg
      className={cx(styles.hexagon, quiet && styles.quiet, labels && styles.labelled, className)}
      viewBox={box.join(' ')}
      width={size}
      height={(size * (box[3] ?? 1)) / (box[2] ?? 1)}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {Array.from({ length: rings }, (_, ring) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: rings have no other identity
          key={ring}
          className={styles.ring}
          points={outline(Array(6).fill((ring + 1) / rings))}
        />
      ))}
      {labels
        ? values.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: six spokes, always
            <path key={index} className={styles.ring} d={`M32 32L${point(index, 1)}`} />
          ))
        : null}
      {second ? <polygon className={styles.second} points={outline(second)} pathLength={1} /> : null}
      <polygon
        className={cx(styles.shape, filled && styles.filled)}
        points={outline(values)}
        pathLength={1}
      />
      {labels?.map((label, index) => {
        const [x, y, anchor] = CORNERS[index] ?? CORNERS[0];
        return (
          <text key={label} className={styles.label} x={x} y={y} textAnchor={anchor}>
            {label}
          </text>
        );
      })}
    </svg>
  );
}
