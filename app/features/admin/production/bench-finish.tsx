import { type ReactNode, useRef, useState } from 'react';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { BENCH } from '#domain/production/bench.ts';
import { FINISH_WORDS } from '#domain/production/finish.messages.ts';
import type { FinishStep } from '#domain/production/finish.ts';
import { FIGURES, type Figure } from '#domain/typed-figures.ts';
import look from '../kit/look.module.css';
import { BENCH_WORDS } from './bench.messages.ts';
import { focusField, needFigure, SlimField } from './bench-field.tsx';
import { Keypad } from './bench-keypad.tsx';
import { big } from './bench-look.ts';
import { BenchButtons, BenchFields } from './bench-parts.tsx';
import type { Bench } from './use-bench.ts';

const BATH = ['minutes', 'temperature'] as const;
type BathField = (typeof BATH)[number];

export function Finish({
  step,
  bench,
  then,
  children,
}: {
  step: FinishStep;
  bench: Bench;
  /** Address afterwards, if not the next step of the same unit. */
  then: string | undefined;
  children: ReactNode;
}) {
  const words = useMessages(BENCH_WORDS).finish;
  const { lacksMinutes, lacksDegrees } = useMessages(FINISH_WORDS);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState<BathField>('minutes');
  const [bath, setBath] = useState<Readonly<Record<BathField, string>>>({ minutes: '', temperature: '' });
  const goTo = (field: BathField) => {
    setAt(field);
    focusField(form.current, field);
  };
  const type = (field: BathField, text: string) => {
    bench.lookAgain();
    setBath({ ...bath, [field]: text });
  };
  const { title, done, see } = words[step];
  const isBath = step === 'wax';
  return (
    <form
      ref={form}
      className="grid grid-cols-[inherit] gap-y-8 gap-x-20 pt-8 line-t [&>:not([data-fields],fieldset)]:col-span-full"
      data-finish=""
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const need = (field: BathField, figure: Figure, blank: string) =>
          needFigure(bench, form.current, field, figure, { language, blank });
        const minutes = isBath ? need('minutes', FIGURES.bathMinutes, lacksMinutes) : undefined;
        if (isBath && minutes === undefined) return;
        const temperature_C = isBath ? need('temperature', FIGURES.bathTemperature, lacksDegrees) : undefined;
        if (isBath && temperature_C === undefined) return;
        const id = crypto.randomUUID();
        const figures = isBath ? { minutes, temperature_C } : {};
        bench.call('confirm-step', (of) => ({ ...of, id, step, figures }), then);
      }}
    >
      <h2 className={look.title}>{title}</h2>
      <p className="phone:hidden">
        {see}
        {then ? words.thenPacked : null}
      </p>
      {isBath ? (
        <>
          <BenchFields>
            <SlimField
              field="minutes"
              label={words.minutes}
              unit="min"
              value={bath.minutes}
              said={words.usual(`${BENCH.wax.minutes}\u00a0min`)}
              onType={(text) => type('minutes', text)}
              onFocus={() => setAt('minutes')}
            />
            <SlimField
              field="temperature"
              label={words.degrees}
              unit="°C"
              value={bath.temperature}
              said={words.usual(`${BENCH.wax.temperature_C}\u00a0°C`)}
              onType={(text) => type('temperature', text)}
              onFocus={() => setAt('temperature')}
            />
          </BenchFields>
          <Keypad
            value={bath[at]}
            onType={(text) => type(at, text)}
            onNext={() => goTo(at === 'minutes' ? 'temperature' : 'minutes')}
          />
        </>
      ) : null}
      <BenchButtons>
        <button type="submit" className={big.primary} disabled={bench.isBusy}>
          {done}
          <kbd className={look.key}>Enter</kbd>
        </button>
        {children}
      </BenchButtons>
    </form>
  );
}
