import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { makerWords } from './phase-words.ts';

/** A maker in the list gives an answer at once, with the reliability of the source. */
export function MakerNote({
  question,
  isContradicted,
}: {
  question: PhaseQuestion;
  isContradicted: boolean;
}) {
  const { contradicted, sourcesBelow } = useMessages(PHASE_MESSAGES);
  const words = makerWords(question, useLanguage());
  if (!words) return null;
  const [title, says] = words;
  return (
    <div className="grid gap-8 px-24 pt-20 pb-22 line-b phone:px-margin paper:hidden">
      <h2 className="heading-21/[1.1] weight-700 [font-stretch:125%]">{title}</h2>
      <p className="max-w-[40em]">{says}</p>
      {isContradicted ? <p className="max-w-[40em] weight-600">{contradicted}</p> : null}
      <p className="mono muted">{sourcesBelow}</p>
    </div>
  );
}
