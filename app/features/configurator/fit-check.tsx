import { cx } from '#app/ui/cx.ts';
import { type Fit, fitRows, fitSentence, SPACING_PLACES } from '#domain/configurator/fit.ts';
import { SPACINGS } from '#domain/custom-looks.ts';
import styles from './fit-check.module.css';

/** What to compare with the guitar before a pickup is wound for it. */
export function FitCheck({ fit }: { fit: Fit }) {
  return (
    <section aria-labelledby="fit-heading">
      <h3 id="fit-heading" className="h4">
        Will it fit?
      </h3>
      <p className={styles.words}>{fitSentence(fit)}</p>
      <dl className={cx('mono', styles.rows)}>
        {fitRows(fit).map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="unit">{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.help}>
        <summary>How to measure</summary>
        <OuterPoles fit={fit} />
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

/** Where six poles stand, the outer ones at −1 and 1. */
const POLES = [-1, -0.6, -0.2, 0.2, 0.6, 1];

/** The pickup from above, in mm: six poles, and the way from the first to the last. */
function OuterPoles({ fit: { body, spacing } }: { fit: Fit }) {
  const [length, width] = body;
  const half = spacing / 2;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-length / 2 - 1} -11 ${length + 2} ${width / 2 + 11}`}
      aria-hidden="true"
    >
      <path d={`M${-length / 2} ${width / 2}V4q0-4 4-4h${length - 8}q4 0 4 4V${width / 2}`} />
      {POLES.map((pole) => (
        <circle key={pole} cx={pole * half} cy="9" r="2.4" />
      ))}
      <path className={styles.measure} d={`M${-half} 9V-7M${half} 9V-7M${-half}-4H${half}`} />
      <text y="-6">{`${spacing} mm`}</text>
    </svg>
  );
}
