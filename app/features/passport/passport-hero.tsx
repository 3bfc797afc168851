import { cx } from '#app/ui/cx.ts';
import type { Passport } from '#domain/workshop/passport.ts';
import styles from './passport-hero.module.css';

/** Where figures and picture stand, in units of a drawing as wide as the window. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Baseline of each line, and how many figures stand in it. */
  readonly lines: readonly (readonly [x: number, y: number, text: string])[];
  readonly picture: { readonly x: number; readonly y: number; readonly width: number };
}

/** Height of a picture for its width. */
const SHAPE = 3 / 4;
/** Width of a figure in its own size: Archivo 800 at width 125, set close. */
const FIGURE = 0.735;

/** All figures in one line across the window. */
function wide(figures: string): Layout {
  const size = Math.min(470, 1372 / (FIGURE * figures.length));
  return {
    ...{ width: 1440, height: 600, size },
    lines: [[34, 496, figures]],
    picture: { x: 470, y: -118, width: 970 },
  };
}

/** Two lines on phones. */
function narrow(figures: string): Layout {
  const half = Math.ceil(figures.length / 2);
  const size = Math.min(500, 740 / (FIGURE * half));
  return {
    ...{ width: 780, height: 880, size },
    lines: [
      [22, 400, figures.slice(0, half)],
      [22, 800, figures.slice(half)],
    ],
    picture: { x: -130, y: 110, width: 910 },
  };
}

/**
 * The serial number as large as the window, its pickup lying on it. Figures that the pickup covers are drawn on it as
 * hidden lines, as on the shop's first page.
 */
export function PassportHero({ passport }: { passport: Passport }) {
  const { serial, name, flavor, sheet, look, size, woundOn } = passport;
  const figures = serial.split('-').at(-1) ?? serial;
  return (
    <section className={cx('on-ink', styles.hero)} aria-labelledby="passport-heading">
      <div className={cx('wrap', styles.words)}>
        <div className="grid">
          <h1 id="passport-heading" className={styles.heading}>
            {name}
            {flavor ? `, ${flavor}` : ''}
            <span className="visually-hidden">, serial number {serial}</span>
          </h1>
          <p className={cx('mono muted', styles.caption)}>
            <b>PASSPORT</b>
            <span>{sheet}</span>
            <span>Public, no owner named</span>
          </p>
        </div>
      </div>
      <Stage passport={passport} layout={wide(figures)} id="wide" className="desk-only" />
      <Stage passport={passport} layout={narrow(figures)} id="narrow" className="phone-only" />
      <dl className={cx('mono', styles.block)}>
        <Fact label="Serial number" value={serial} strong />
        {look ? <Fact label="Look" value={look} /> : null}
        {size ? <Fact label="Size" value={size} /> : null}
        <Fact label="Wound" value={`Leipzig, ${woundOn}`} />
      </dl>
    </section>
  );
}

function Fact({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.serial : 'muted'}>
      <dt className={strong ? undefined : 'visually-hidden'}>{strong ? 'Serial ' : label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface StageProps {
  passport: Passport;
  layout: Layout;
  id: string;
  className: string;
}

function Stage({ passport: { picture, mask }, layout, id, className }: StageProps) {
  const { width, height, size, lines } = layout;
  const place = { ...layout.picture, height: layout.picture.width * SHAPE };
  const cut = `cut-out-${id}`;
  return (
    <svg
      className={cx(styles.stage, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={picture.alt}
    >
      <defs>
        <mask id={cut} className={styles.mask}>
          <image href={mask} {...place} />
        </mask>
      </defs>
      <Figures lines={lines} size={size} className={styles.solid} />
      <g mask={`url(#${cut})`}>
        <image href={picture.src} {...place} />
        <Figures lines={lines} size={size} className={styles.hidden} />
      </g>
    </svg>
  );
}

function Figures({
  lines,
  size,
  className,
}: Pick<Layout, 'lines' | 'size'> & { className: string | undefined }) {
  return lines.map(([x, y, text]) => (
    <text key={y} x={x} y={y} fontSize={size} className={className}>
      {text}
    </text>
  ));
}
