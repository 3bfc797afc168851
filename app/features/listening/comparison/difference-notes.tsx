import type { Comparison } from './comparison.ts';
import styles from './difference-notes.module.css';

/** How the pickups differ, in a sentence for each pair. */
export function DifferenceNotes({ notes }: Pick<Comparison, 'notes'>) {
  return (
    <section aria-labelledby="difference-heading" className={styles.notes}>
      <h2 id="difference-heading" className={styles.heading}>
        How they differ
      </h2>
      <dl>
        {notes.map(({ pair, words }) => (
          <div key={pair} className={styles.pair}>
            <dt className="mono mono-13">{pair}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
