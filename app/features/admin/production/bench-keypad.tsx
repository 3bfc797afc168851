import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalSign } from '#domain/decimal-comma.ts';
import type { Language } from '#domain/languages.ts';
import { BENCH_WORDS } from './bench.messages.ts';

const KEY =
  'touch:grid touch:h-66 touch:place-items-center touch:edge touch:rounded touch:bg-ground-raised touch:mono-26/1 touch:weight-500 touch:active:bg-white';

/** One layout for all keypads, as on a phone, with the decimal sign of the page’s language. */
export const keysIn = (language: Language): readonly string[] => [...'123456789', decimalSign(language), '0'];

/** Keys for fingers that hold wire. Prevents the system keyboard at the bench. */
export function Keypad({
  value,
  onType,
  onNext,
}: {
  value: string;
  onType: (text: string) => void;
  onNext: () => void;
}) {
  const words = useMessages(BENCH_WORDS).keypad;
  return (
    <fieldset
      className="hidden touch:grid touch:grid-cols-[repeat(3,1fr)] touch:gap-7 touch:content-start"
      aria-label={words.label}
    >
      {keysIn(useLanguage()).map((key) => (
        <button className={KEY} key={key} type="button" onClick={() => onType(value + key)}>
          {key}
        </button>
      ))}
      <button
        className={KEY}
        type="button"
        aria-label={words.delete}
        onClick={() => onType(value.slice(0, -1))}
      >
        <Icon name="arrow-left" size={14} />
      </button>
      <button
        type="button"
        className="touch:grid touch:place-items-center touch:rounded touch:bg-ground-raised touch:col-span-full touch:h-64 touch:[border:2px_solid_var(--text)] touch:body-18/1 touch:weight-600 touch:active:bg-white"
        onClick={onNext}
      >
        {words.next}
      </button>
    </fieldset>
  );
}
