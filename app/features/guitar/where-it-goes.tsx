import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';
import styles from './where-it-goes.module.css';

/** Which pages follow the guitar, and which do not. */
export function WhereItGoes() {
  const words = useWords(GUITAR_PAGE_MESSAGES).where;
  const to = usePath();
  return (
    <Section id="follows" figure={words.figure} lines={[words.line]} heading={words.heading}>
      <div className="page-grid pb-96 phone:pb-56">
        <ul className={styles.list}>
          {words.places.map(([href = '', name, says]) => (
            <li key={href}>
              <h3 className="h4">
                <a href={to(href)}>{name}</a>
              </h3>
              <p>{says}</p>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
