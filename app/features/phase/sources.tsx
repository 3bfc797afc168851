import { useMessages } from '#app/ui/language.tsx';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { type DatedSource, PHASE_MAKERS } from '#domain/phase/makers.ts';
import { LEADS_CONFIRMED } from '#domain/wiring/leads.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';

/** Sources of the card: our own colours, and those of other makers. */
export function Sources({ question: { maker } }: { question: PhaseQuestion }) {
  const words = useMessages(PHASE_MESSAGES);
  const sources: readonly DatedSource[] = maker ? PHASE_MAKERS[maker].sources : [];
  return (
    <div className="grid gap-14 justify-items-start mt-40 [&_li]:py-4 paper:[&_li]:py-0 paper:gap-6 paper:mt-8 paper:type-10">
      {LEADS_CONFIRMED ? null : <p className="mono py-12 px-16 edge-dashed">{words.proposal}</p>}
      {maker ? (
        <>
          <h2 className="mono muted">
            {words.sources}, {PHASE_MAKERS[maker].name}
          </h2>
          <ul className="mono">
            {sources.map(({ name, url, written, read }) => (
              <li key={url}>
                <a className="link" href={url} rel="noopener">
                  {name}
                </a>
                <span className="muted">{words.dated(words.day(read), written && words.day(written))}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
