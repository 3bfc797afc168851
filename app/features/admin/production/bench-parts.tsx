import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalSign, type Language } from '#domain/languages.ts';
import { Button } from '../kit/button.tsx';
import { BENCH_PAGE } from './bench.messages.ts';

/** A button 72 px high, for hands that hold a wire. */
export const BIG = 'flex-auto min-h-72 type-18 low:min-h-64 phone:in-data-finish:min-h-60';

export const BigButton = (button: ComponentProps<typeof Button>) => <Button className={BIG} {...button} />;

/** The current step. On a tablet beside the winder its keypad is beside its fields. */
export const WORK =
  'group/work grid grid-cols-1 gap-y-12 mb-14 low:gap-y-10 touch:grid-cols-[minmax(0,1fr)_316px] touch:gap-x-20 touch:gap-y-10 touch:[&>:not([data-fields],fieldset)]:col-span-full tablet:grid-cols-[minmax(0,1fr)_248px] tablet:pt-16 phone:has-data-finish:gap-y-5 small:grid-cols-[minmax(0,1fr)]';

export const VERDICT_TONES = { in: 'text-forest', edge: 'text-copper', out: 'text-wine' } as const;

interface Children {
  children: ReactNode;
}

export const BenchTitle = ({ children }: Children) => (
  <h1 className="mt-16 mb-2 type-40 low:mt-12 low:type-32 touch:group-has-[fieldset]/work:visually-hidden touch:group-[:not(:has(fieldset))]/work:type-28">
    {children}
  </h1>
);

export const BenchFields = ({ children }: Children) => (
  <div className="grid gap-12 low:gap-y-10 touch:gap-10 touch:content-start" data-fields="">
    {children}
  </div>
);

export const BenchButtons = ({ children }: Children) => (
  <div className="flex flex-wrap gap-12">{children}</div>
);

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
  const words = useMessages(BENCH_PAGE).keypad;
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
