import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench-field.module.css';

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'];

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
      {KEYS.map((key) => (
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
