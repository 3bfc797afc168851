import { shortDay } from '#domain/calendar/day.ts';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { type DatedSource, PHASE_MAKERS } from '#domain/phase/makers.ts';
import { LEADS_CONFIRMED } from '#domain/wiring/leads.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import styles from './phase-page.module.css';

/** What the card rests on: our own colours, and where those of others were read. */
export function Sources({ question: { maker } }: { question: PhaseQuestion }) {
  const sources: readonly DatedSource[] = maker ? PHASE_MAKERS[maker].sources : [];
  return (
    <div className={styles.sources}>
      {LEADS_CONFIRMED ? null : <p className="mono py-12 px-16 edge-dashed">{PHASE_MESSAGES.proposal}</p>}
      {maker ? (
        <>
          <h2 className="mono muted">
            {PHASE_MESSAGES.sources}, {PHASE_MAKERS[maker].name}
          </h2>
          <ul className="mono">
            {sources.map(({ name, url, written, read }) => (
              <li key={url}>
                <a className="link" href={url} rel="noopener">
                  {name}
                </a>
                <span className="muted">
                  {written ? ` of ${shortDay(written)},` : ','} read {shortDay(read)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
