import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useTranslation } from '#app/ui/language.tsx';
import { decimalsIn, type Language } from '#domain/languages.ts';
import type { Target } from '#domain/production/tolerance.ts';
import type { Verdict } from '#domain/production/verdict.ts';
import { figureFault, readFigure, type TypedFigure } from '#domain/typed-figures.ts';
import { BENCH_PAGE } from './bench.messages.ts';
import { VERDICT_TONES } from './bench-parts.tsx';
import type { Bench } from './use-bench.ts';

export function focusField(form: HTMLFormElement | null, field: string): void {
  const control = form?.elements.namedItem(field);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  control.focus();
  // Selected, so that typing replaces it.
  control.select();
}

/** Reads a field of the form. If it is missing or invalid, reports that and focuses it. */
export function needFigure(
  bench: Pick<Bench, 'lacks'>,
  form: HTMLFormElement | null,
  field: string,
  figure: TypedFigure,
  { language, blank }: { language: Language; blank?: string },
): number | undefined {
  const control = form?.elements.namedItem(field);
  const text = control instanceof HTMLInputElement ? control.value : '';
  const value = readFigure(text, figure);
  if (value === undefined) {
    bench.lacks((!text.trim() && blank) || figureFault(figure, language));
    focusField(form, field);
  }
  return value;
}

const FIELD =
  'rounded bg-ground-raised focus-within:[outline:2px_solid_var(--forest)] focus-within:outline-offset-2';

const INPUT =
  'w-[5ch] max-w-[70%] [field-sizing:content] line-0 [outline:none] [background:none] ls-[-0.04em] supports-[field-sizing:content]:w-auto';

/** A typed value, with its tolerance as a box, its target as a tick and the value as a bar. */
export function BenchField({
  field,
  label,
  more,
  unit,
  value,
  target,
  written,
  verdict,
  at,
  onType,
  onFocus,
}: {
  field: string;
  label: string;
  more: string;
  unit: string;
  value: string;
  target: Target;
  /** Formats a value in the target's unit. */
  written: (value: number) => string;
  verdict: Verdict | undefined;
  /** The value in the target's unit. */
  at: number | undefined;
  onType: (text: string) => void;
  onFocus?: () => void;
}) {
  const [{ field: words }, language] = useTranslation(BENCH_PAGE);
  const isOut = verdict?.state === 'out';
  // The box takes half of the line, so that values outside still have a place on it.
  const along = (figure: number) =>
    Math.min(98, Math.max(2, 50 + (25 * (figure - target.target)) / (target.high - target.target)));
  return (
    <label
      className={cx(
        FIELD,
        'block',
        isOut ? 'py-11 px-17 [border:2px_solid_var(--wine)] touch:py-6' : 'py-12 px-18 edge touch:py-7',
      )}
      data-state={verdict?.state}
    >
      <span className="flex items-baseline gap-10">
        <b>{label}</b> <span className="fine text-muted">{more}</span>
        {verdict ? (
          <span
            className={cx(
              'flex items-center gap-7 ml-auto mono-14/1 weight-500 whitespace-nowrap',
              VERDICT_TONES[verdict.state],
            )}
          >
            <Icon name={isOut ? 'warning' : 'check'} size={13} /> {verdict.words}
          </span>
        ) : null}
      </span>
      <span className="flex items-baseline gap-10">
        <input
          className={cx(
            INPUT,
            'min-w-[2.4ch] pt-4 pb-2 mono-46/[1.1] weight-500 touch:pt-1 touch:pb-0 touch:type-40',
          )}
          name={field}
          value={value}
          onChange={({ target: { value: text } }) => onType(text)}
          onFocus={onFocus}
          inputMode="none"
          autoComplete="off"
          aria-label={`${label}, ${more}`}
        />
        <span className="flex-none text-muted">{unit}</span>
        <span className="flex-none ml-auto whitespace-nowrap text-right fine text-muted">
          {words.target(written(target.target))}
          <br />± {unit ? decimalsIn(`${target.percent}\u00a0%`, language) : target.high - target.target}
        </span>
      </span>
      <svg
        className="w-full h-22 fill-ground-raised stroke-text stroke-1 [&_*]:stroke-fixed touch:h-18"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 6H100" />
        <rect x="25" y="2" width="50" height="8" />
        <path d="M50 2V10" />
        {at === undefined ? null : (
          <path
            d={`M${along(at)} 0V12`}
            className={cx('stroke-5', isOut ? 'stroke-wine' : 'stroke-copper-fill')}
          />
        )}
      </svg>
      <span className="grid grid-cols-[repeat(3,1fr)] w-[75%] mx-auto mt-2 text-center fine text-muted">
        <span>{written(target.low)}</span>
        <span>{written(target.target)}</span>
        <span>{written(target.high)}</span>
      </span>
    </label>
  );
}

/** A value on one line, without a target. */
export const SlimField = ({
  field,
  label,
  unit,
  value,
  said,
  onType,
  onFocus,
}: {
  field: string;
  label: string;
  unit: string;
  value: string;
  said: string;
  onType: (text: string) => void;
  onFocus: () => void;
}) => (
  <label
    className={cx(
      FIELD,
      'grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-y-0 gap-x-14 min-h-64 py-6 px-18 edge touch:py-2',
    )}
  >
    <b>{label}</b>
    <span className="flex items-baseline gap-10">
      <input
        className={cx(INPUT, 'min-w-[2ch] py-8 mono-24/[1.1] weight-500')}
        name={field}
        value={value}
        onChange={({ target: { value: text } }) => onType(text)}
        onFocus={onFocus}
        inputMode="none"
        autoComplete="off"
        aria-label={label}
      />
      <span className="flex-none text-muted">{unit}</span>
    </span>
    <span className="text-right fine text-muted">{said}</span>
  </label>
);
