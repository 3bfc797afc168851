import { useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './finder-page.module.css';
import { NOT_KNOWN_MESSAGES } from './not-known.messages.tsx';

/** What no figure above says: always there, never folded. */
export function NotKnown() {
  const { figure, line, heading, notes } = useWords(NOT_KNOWN_MESSAGES);
  return (
    <Section id="not-known" figure={figure} lines={[line]} heading={heading}>
      <div className="page-grid">
        <div className={styles.notes}>
          {notes().map(([title, says]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{says}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
