import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import type { Passport } from '#domain/production/passport.ts';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

/** Positions of digits and picture, in units of a drawing as wide as the window. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly lines: readonly (readonly [x: number, y: number, text: string])[];
  readonly picture: { readonly x: number; readonly y: number; readonly width: number };
}

/** Aspect ratio of the picture: height over width. */
const SHAPE = 3 / 4;
/** Widths of the digits 0 to 9 relative to the font size: Archivo 800 at width 125, set close. */
const WIDTHS = [0.741, 0.659, 0.738, 0.745, 0.736, 0.744, 0.747, 0.681, 0.758, 0.747];
/** Left bearing of a digit, relative to the font size. */
const BEARING = 0.047;

/** The font size at which the longest of some lines fills its column. */
function sizeOf(lines: readonly string[], column: number): number {
  const widths = lines.map((line) =>
    Array.from(line, (figure) => WIDTHS[Number(figure)] ?? 0).reduce((sum, width) => sum + width, -BEARING),
  );
  return Number((column / Math.max(...widths)).toFixed(1));
}

/** All digits in one line from margin to margin. */
function wide(figures: string): Layout {
  const size = sizeOf([figures], 1328);
  return {
    width: 1440,
    height: 566,
    size,
    lines: [[56 - BEARING * size, 488, figures]],
    picture: { x: 470, y: -84, width: 970 },
  };
}

function narrow(figures: string): Layout {
  const half = Math.ceil(figures.length / 2);
  const lines = [figures.slice(0, half), figures.slice(half)];
  const size = sizeOf(lines, 700);
  return {
    width: 780,
    height: 850,
    size,
    lines: lines.map((line, index) => [40 - BEARING * size, 386 + 396 * index, line] as const),
    picture: { x: -110, y: 86, width: 890 },
  };
}

/**
 * The serial number as large as the window, with its pickup lying on it. Digits that the pickup covers are drawn on it
 * as dashed lines, as on the shop's first page.
 */
export function PassportHero({ passport, greeting }: { passport: Passport; greeting?: string | undefined }) {
  const { serial, name, flavor, sheet, look, size, woundOn } = passport;
  const words = useMessages(PASSPORT_PAGE);
  const figures = serial.split('-').at(-1) ?? serial;
  return (
    <section className="on-ink relative overflow-hidden" aria-labelledby="passport-heading">
      <div className="wrap absolute top-20 right-0 bottom-auto left-0 z-1 phone:static phone:pt-16">
        <div className="page-grid">
          <h1
            id="passport-heading"
            className="col-[4/8] row-1 max-w-[12em] type-27 lh-[1.02] phone:col-span-full phone:row-auto phone:mt-20 phone:type-23"
          >
            <span translate="no">{flavor ? `${name}, ${flavor}` : name}</span>
            <span className="visually-hidden">{words.spoken(serial)}</span>
          </h1>
          <p className="mono muted col-[1/4] row-1 phone:col-span-full phone:row-auto phone:-order-1">
            <b className="text-text">{words.passport}</b>
            <span className="block">{sheet}</span>
            <span className="block">{words.nobody}</span>
          </p>
          {greeting ? (
            <p className="lead col-[8/13] row-1 phone:col-span-full phone:row-auto">{greeting}</p>
          ) : null}
        </div>
      </div>
      <Stage passport={passport} layout={wide(figures)} id="wide" className="desk-only" />
      <Stage passport={passport} layout={narrow(figures)} id="narrow" className="phone-only" />
      <dl className="mono relative grid grid-cols-12 gap-x-gutter px-margin pt-16 pb-20 line-t bg-ground phone:grid-cols-[1fr_1fr] phone:gap-y-14">
        <Fact label={words.serial} value={serial} strong />
        {look ? <Fact label={words.look} value={look} /> : null}
        {size ? <Fact label={words.size} value={size} /> : null}
        <Fact label={words.wound} value={`${COMPANY.city}, ${woundOn}`} />
      </dl>
    </section>
  );
}

function Fact({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div
      className={cx(
        'col-[span_3] last:text-right phone:col-auto phone:last:text-left',
        strong ? 'flex gap-[0.6em] weight-500' : 'muted',
      )}
    >
      <dt className={strong ? undefined : 'visually-hidden'}>{label}</dt>
      <dd translate={strong ? 'no' : undefined}>{value}</dd>
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
      className={cx(
        'w-full h-auto overflow-visible [font:800_1px_/_1_var(--heading)] [&_text]:ls-[-0.045em]',
        className,
      )}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={picture.alt}
    >
      <defs>
        <mask id={cut} className="[mask-type:alpha]">
          <image href={mask} {...place} />
        </mask>
      </defs>
      <Figures lines={lines} size={size} className="fill-text" />
      <g mask={`url(#${cut})`}>
        <image href={picture.src} {...place} />
        <Figures
          lines={lines}
          size={size}
          className="fill-none stroke-ink stroke-[2.2] [stroke-dasharray:8_6] phone:stroke-3 phone:[stroke-dasharray:11_8]"
        />
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
