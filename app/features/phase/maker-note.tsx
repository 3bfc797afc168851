import type { PhaseQuestion } from '#domain/phase/answer.ts';
import { makerWords } from './phase.messages.ts';
import styles from './phase-page.module.css';

/** A maker in the list answers at once, as far as a source does. */
export function MakerNote({
  question,
  isContradicted,
}: {
  question: PhaseQuestion;
  isContradicted: boolean;
}) {
  const words = makerWords(question);
  if (!words) return null;
  const [title, says] = words;
  return (
    <div className={styles.note}>
      <h2 className={styles.small3}>{title}</h2>
      <p>{says}</p>
      {isContradicted ? (
        <p className="weight-600">Your tests say otherwise than its source: we go by your tests.</p>
      ) : null}
      <p className="mono muted">Sources and their days stand at the foot of the card.</p>
    </div>
  );
}
