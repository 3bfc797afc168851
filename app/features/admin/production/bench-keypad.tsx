import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench-field.module.css';

/** One layout wherever something is typed by fingers: as on a phone, with the decimal sign of the page’s language. */
export const keysIn = (language: Language): readonly string[] => [
  ...'123456789',
  language === 'de' ? ',' : '.',
  '0',
];

/** Keys for fingers with wire on them: no system keyboard comes up at the bench. */
export function Keypad({
  value,
  onType,
  onNext,
}: {
  value: string;
  onType: (text: string) => void;
  onNext: () => void;
}) {
  const words = useWords(BENCH_WORDS).keypad;
  return (
    <fieldset className={styles.keypad} aria-label={words.label}>
      {keysIn(useLanguage()).map((key) => (
        <button key={key} type="button" onClick={() => onType(value + key)}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={words.delete} onClick={() => onType(value.slice(0, -1))}>
        <Icon name="arrow-left" size={14} />
      </button>
      <button type="button" className={styles.nextField} onClick={onNext}>
        {words.next}
      </button>
    </fieldset>
  );
}
