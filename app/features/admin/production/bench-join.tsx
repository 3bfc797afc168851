import { useRef, useState } from 'react';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { coilDoubt } from '#domain/production/doubts.ts';
import { inKiloOhms } from '#domain/production/figures.ts';
import { verdictOf } from '#domain/production/verdict.ts';
import { FIGURES } from '#domain/typed-figures.ts';
import type { BenchView } from '#server/production/index.ts';
import look from '../kit/look.module.css';
import { BENCH_WORDS } from './bench.messages.ts';
import { BenchField, focusField, needFigure } from './bench-field.tsx';
import { BenchButtons, BenchFields, big, Keypad, StepTitle, WORK } from './bench-parts.tsx';
import { type Bench, figureIn } from './use-bench.ts';

const fieldOf = (index: number) => `coil ${index}`;

/** Joins two coils. Each can be measured alone before, while a faulty one is still accessible. */
export function Join({ view, bench }: { view: BenchView; bench: Bench }) {
  const language = useLanguage();
  const words = useMessages(BENCH_WORDS).join;
  const { sheet } = view;
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const alone = sheet.coils.flatMap((_, index) => {
    const ohms = figureIn(bench.values[fieldOf(index)], FIGURES.coil);
    return ohms === undefined ? [] : (coilDoubt(sheet, index, ohms * 1000, language) ?? []);
  });
  const goTo = (index: number) => {
    setAt(index);
    focusField(form.current, fieldOf(index));
  };
  return (
    <form
      ref={form}
      className={WORK}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = sheet.coils.findIndex((_, index) => {
          const typed = bench.values[fieldOf(index)] ?? '';
          return typed.trim() && figureIn(typed, FIGURES.coil) === undefined;
        });
        if (wrong >= 0) needFigure(bench, form.current, fieldOf(wrong), FIGURES.coil, { language });
        else bench.unless(alone, () => bench.go(bench.step + 1));
      }}
    >
      <StepTitle>{words.title}</StepTitle>
      <p className="type-17">{words.how(sheet.join ?? '')}</p>
      <BenchFields>
        {sheet.coils.map(({ number, name, resistance }, index) => {
          const value = bench.values[fieldOf(index)] ?? '';
          const ohms = figureIn(value, FIGURES.coil);
          const own = ohms === undefined ? undefined : bench.at20(ohms * 1000);
          return (
            <BenchField
              key={number}
              field={fieldOf(index)}
              value={value}
              target={resistance}
              written={(ohms) => inKiloOhms(ohms, language)}
              at={own}
              label={words.resistance(number)}
              more={words.alone(name)}
              unit="kΩ"
              verdict={own === undefined ? undefined : verdictOf(own, resistance, language)}
              onType={(text) => bench.type(fieldOf(index), text)}
              onFocus={() => setAt(index)}
            />
          );
        })}
      </BenchFields>
      <Keypad
        value={bench.values[fieldOf(at)] ?? ''}
        onType={(text) => bench.type(fieldOf(at), text)}
        onNext={() => goTo((at + 1) % sheet.coils.length)}
      />
      <BenchButtons>
        <button type="submit" className={big.primary}>
          {words.done}
          <kbd className={look.key}>Enter</kbd>
        </button>
      </BenchButtons>
    </form>
  );
}
