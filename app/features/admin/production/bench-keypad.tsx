import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { BENCH_WORDS } from './bench.messages.ts';

const KEYPAD_BUTTON =
  '[@media(max-width:991px),_(pointer:coarse)]:grid [@media(max-width:991px),_(pointer:coarse)]:h-66 [@media(max-width:991px),_(pointer:coarse)]:place-items-center [@media(max-width:991px),_(pointer:coarse)]:edge [@media(max-width:991px),_(pointer:coarse)]:rounded [@media(max-width:991px),_(pointer:coarse)]:bg-ground-raised [@media(max-width:991px),_(pointer:coarse)]:mono-26/1 [@media(max-width:991px),_(pointer:coarse)]:weight-500 [@media(max-width:991px),_(pointer:coarse)]:active:bg-white';

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
    <fieldset
      className="hidden [@media(max-width:991px),_(pointer:coarse)]:grid [@media(max-width:991px),_(pointer:coarse)]:grid-cols-[repeat(3,1fr)] [@media(max-width:991px),_(pointer:coarse)]:gap-7 [@media(max-width:991px),_(pointer:coarse)]:content-start"
      aria-label={words.label}
    >
      {keysIn(useLanguage()).map((key) => (
        <button className={KEYPAD_BUTTON} key={key} type="button" onClick={() => onType(value + key)}>
          {key}
        </button>
      ))}
      <button
        className={KEYPAD_BUTTON}
        type="button"
        aria-label={words.delete}
        onClick={() => onType(value.slice(0, -1))}
      >
        <Icon name="arrow-left" size={14} />
      </button>
      <button
        type="button"
        className="[@media(max-width:991px),_(pointer:coarse)]:grid [@media(max-width:991px),_(pointer:coarse)]:place-items-center [@media(max-width:991px),_(pointer:coarse)]:rounded [@media(max-width:991px),_(pointer:coarse)]:bg-ground-raised [@media(max-width:991px),_(pointer:coarse)]:col-span-full [@media(max-width:991px),_(pointer:coarse)]:h-64 [@media(max-width:991px),_(pointer:coarse)]:[border:2px_solid_var(--text)] [@media(max-width:991px),_(pointer:coarse)]:body-18/1 [@media(max-width:991px),_(pointer:coarse)]:weight-600 [@media(max-width:991px),_(pointer:coarse)]:active:bg-white"
        onClick={onNext}
      >
        {words.next}
      </button>
    </fieldset>
  );
}
