import { cx } from '#app/ui/cx.ts';
import type { DoubtedFigure } from '#domain/your-pickup/your-pickup.ts';

const ASIDE = 'type-14 weight-400 ls-[-0.02em]';
const WIDTH = 520;
const TICKS = 20;

/** A figure with its uncertainty on a scale twice as wide, and our value as a dashed tick. */
export function FigureRow({
  label,
  words,
  figure,
  ours,
  write,
  aside,
}: {
  label: string;
  words: { readonly value: string; readonly doubt: string; readonly unit?: string };
  figure: DoubtedFigure;
  ours: number | undefined;
  /** A value of the scale, without its unit. */
  write: (value: number) => string;
  aside: string;
}) {
  const { value, doubt } = figure;
  const near = ours !== undefined && Math.abs(ours / value - 1) < 0.6 ? ours : undefined;
  const reach = Math.max(3 * doubt, 0.12 * value, near === undefined ? 0 : 1.25 * Math.abs(near - value));
  const [low, high] = [value - reach, value + reach];
  const x = (at: number) => ((at - low) / (high - low)) * WIDTH;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline pt-12 pb-14 line-t last:line-b">
      <dt className="mono muted">{label}</dt>
      <dd className="text-copper mono-25/[1.2] weight-500 ls-[-0.04em] whitespace-nowrap">
        {words.value}
        {words.unit ? <small className={ASIDE}> {words.unit}</small> : null}
        <small className={cx('muted', ASIDE)}> ± {words.doubt}</small>
      </dd>
      <dd className="col-span-full">
        <svg
          className="w-full h-34 fill-none"
          viewBox={`0 0 ${WIDTH} 40`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            className="fill-copper [fill-opacity:0.22]"
            x={x(value - doubt)}
            y="10"
            width={x(value + doubt) - x(value - doubt)}
            height="20"
          />
          <path className="stroke-edge stroke-fixed" d={`M0 30H${WIDTH}`} />
          {Array.from({ length: TICKS + 1 }, (_, n) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks are identified by position
              key={n}
              className="stroke-edge stroke-fixed"
              d={`M${(n / TICKS) * WIDTH} ${n % 5 === 0 ? 20 : 24}V30`}
            />
          ))}
          <path className="stroke-copper stroke-3 stroke-fixed" d={`M${x(value)} 2V38`} />
          {near === undefined ? null : (
            <path
              className="stroke-text stroke-2 [stroke-dasharray:4_3] stroke-fixed"
              d={`M${x(near)} 2V38`}
            />
          )}
        </svg>
        <p className="mono muted flex gap-12 justify-between mt-4">
          <span aria-hidden="true">{write(low)}</span>
          <span>{aside}</span>
          <span aria-hidden="true">{write(high)}</span>
        </p>
      </dd>
    </div>
  );
}
