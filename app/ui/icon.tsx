import { cx } from './cx.ts';
import styles from './icon.module.css';

interface Drawing {
  readonly box: readonly [number, number];
  readonly path: string;
  readonly stroke: number;
}

/** Line drawings, arrows included because the mono font has none. */
const DRAWINGS = {
  'arrow-right': { box: [16, 10], path: 'M0 5h15M10.5 .8 15 5l-4.5 4.2', stroke: 1.3 },
  'arrow-left': { box: [16, 10], path: 'M16 5H1M5.5 .8 1 5l4.5 4.2', stroke: 1.3 },
  'arrow-up': { box: [10, 16], path: 'M5 16V1M.8 5.5 5 1l4.2 4.5', stroke: 1.3 },
  'arrow-down': { box: [10, 16], path: 'M5 0v15M.8 10.5 5 15l4.2-4.5', stroke: 1.3 },
  info: {
    box: [16, 16],
    path: 'M8 1.4a6.6 6.6 0 1 0 0 13.2A6.6 6.6 0 0 0 8 1.4ZM8 7.2v4M8 4.6v.9',
    stroke: 1.5,
  },
  check: { box: [16, 16], path: 'm2 8.6 4 4 8-9', stroke: 1.8 },
  warning: { box: [16, 16], path: 'm8 1.6 7 12.6H1zM8 6v4M8 11.6v.7', stroke: 1.5 },
  close: { box: [16, 16], path: 'm2.5 2.5 11 11M13.5 2.5l-11 11', stroke: 1.5 },
  menu: { box: [22, 16], path: 'M0 4.5h22M0 11.5h22', stroke: 1.5 },
  plus: { box: [16, 16], path: 'M8 1.5v13M1.5 8h13', stroke: 1.5 },
  minus: { box: [16, 16], path: 'M1.5 8h13', stroke: 1.5 },
  person: {
    box: [20, 20],
    path: 'M10 2.9a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM2.5 18.5c.8-4.6 3.6-6.4 7.5-6.4s6.7 1.8 7.5 6.4',
    stroke: 1.4,
  },
  chevron: { box: [16, 16], path: 'm3.5 5.5 4.5 4.5 4.5-4.5', stroke: 1.25 },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;
export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[];

/** A line icon of the given height in pixels. It has no text alternative: put text beside it, or hidden text inside. */
export function Icon({ name, size, className }: { name: IconName; size?: number; className?: string }) {
  const { box, path, stroke } = DRAWINGS[name];
  const height = size ?? box[1];
  return (
    <svg
      className={cx(styles.icon, className)}
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      width={(height * box[0]) / box[1]}
      height={height}
      aria-hidden="true"
    >
      <path d={path} strokeWidth={stroke} />
    </svg>
  );
}
