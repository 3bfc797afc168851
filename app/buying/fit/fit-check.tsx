import { cx } from '#app/ui/cx.ts';
import {
  type Fit,
  type FitModel,
  fitRows,
  fitSentence,
  fitSheet,
  SPACING_PLACES,
} from '#domain/configurator/fit.ts';
import { SPACINGS } from '#domain/products/custom-looks.ts';
import styles from './fit-check.module.css';
import { OuterPoles } from './outer-poles.tsx';

/** What to compare with the guitar before a pickup is wound for it. */
export function FitCheck({ model, fit, wiring }: { model: FitModel; fit: Fit; wiring: string }) {
  return (
    <section aria-labelledby="fit-heading">
      <h3 id="fit-heading" className="h4">
        Will it fit?
      </h3>
      <p className="mt-8 mb-12">{fitSentence(fit)}</p>
      <FitRows rows={fitRows(fit)} />
      <SheetLink sheet={fitSheet(model)} />
      <WiringLink to={wiring} />
      <details className={cx(styles.help, 'line-b')}>
        <summary>How to measure</summary>
        <OuterPoles body={fit.body} spacing={fit.spacing} />
        <p>
          Measure from the middle of one outer pole screw to the middle of the other, under the low and the
          high E string.{' '}
          {SPACINGS.map((mm) => `${mm}\u00a0mm: ${SPACING_PLACES[mm].toLowerCase()}.`).join(' ')} Between the
          two, take the one that is nearer.
        </p>
        <p className="muted">
          Sizes are those of our drawing. Wood and rings differ: measure the guitar, too.
        </p>
      </details>
    </section>
  );
}

/** Sizes, a line each. */
export function FitRows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mono line-b">
      {rows.map(([label, value]) => (
        <div className="flex gap-16 justify-between py-8 line-t" key={label}>
          <dt className="muted">{label}</dt>
          <dd className={value.includes('\u00a0') ? 'unit' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to the diagram that it is soldered by. */
export function WiringLink({ to }: { to: string }) {
  return (
    <p className="py-12">
      <a className="link" href={to}>
        Wiring diagram
      </a>
    </p>
  );
}

/** The way to the drawing at full size, with a ruler on it. */
export function SheetLink({ sheet }: { sheet: string }) {
  return (
    <p className="py-12">
      <a className="link" href={sheet}>
        Outline at full size, to print (PDF)
      </a>
    </p>
  );
}
