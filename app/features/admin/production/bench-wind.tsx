import { useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useTranslation } from '#app/ui/language.tsx';
import { coilDoubt, turnsDoubt } from '#domain/production/doubts.ts';
import { inKiloOhms, inThousands } from '#domain/production/figures.ts';
import { verdictOf } from '#domain/production/verdict.ts';
import { windingChecks } from '#domain/production/winding-checks.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { BenchView } from '#server/production/index.ts';
import { Key } from '../kit/button.tsx';
import { CheckField } from '../kit/field.tsx';
import { BENCH_PAGE } from './bench.messages.ts';
import { BenchField, focusField, needFigure } from './bench-field.tsx';
import { BenchButtons, BenchFields, BenchTitle, BigButton, Keypad, WORK } from './bench-parts.tsx';
import { type Bench, figureIn } from './use-bench.ts';

/** A coil on the machine: the checks before winding, and the count of turns. */
export function Wind({ view, bench }: { view: BenchView; bench: Bench }) {
  const [{ wind: words }, language] = useTranslation(BENCH_PAGE);
  const { sheet, unit, notes } = view;
  const coil = sheet.coils[bench.step];
  const form = useRef<HTMLFormElement>(null);
  if (!coil) return null;
  const field = `turns ${bench.step}`;
  const value = bench.values[field] ?? '';
  const counted = figureIn(value, TYPED_FIGURES.turns);
  const many = sheet.coils.length > 1;
  const one = many ? coil.number : undefined;
  const beside = { machine: unit.machine, noted: notes[0]?.by };
  const checks = windingChecks(sheet, coil.number, beside, language);
  return (
    <form
      ref={form}
      className={WORK}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const blank = words.noCount(one);
        const turns = needFigure(bench, form.current, field, TYPED_FIGURES.turns, { language, blank });
        if (turns === undefined) return;
        const doubt = turnsDoubt(sheet, bench.step, turns, language);
        bench.unless(doubt ? [doubt] : [], bench.coilDone);
      }}
    >
      <BenchTitle>{words.title(one)}</BenchTitle>
      <BenchFields>
        <ul>
          {checks.map(({ id, words: seen, more }) => (
            <li key={id}>
              <CheckField
                labelClassName="flex items-center gap-14 min-h-56 line-t type-16 cursor-pointer [li:first-child_&]:line-0"
                className="peer absolute opacity-0"
                checked={bench.ticks.includes(id)}
                onChange={({ target }) => bench.tick(id, target.checked)}
                label={
                  <>
                    <i
                      className="grid flex-none w-28 h-28 place-items-center edge rounded bg-ground-raised text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:[outline:2px_solid_var(--forest)] peer-focus-visible:outline-offset-2"
                      aria-hidden="true"
                    >
                      <Icon name="check" size={13} />
                    </i>
                    {seen}
                    <span className="ml-auto text-muted text-right fine">{more}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <BenchField
          field={field}
          value={value}
          target={coil.turns}
          written={inThousands}
          at={counted}
          label={words.turns}
          more={words.counter}
          unit=""
          verdict={counted === undefined ? undefined : verdictOf(counted, coil.turns, language)}
          onType={(text) => bench.type(field, text)}
        />
      </BenchFields>
      <Keypad
        value={value}
        onType={(text) => bench.type(field, text)}
        onNext={() => focusField(form.current, field)}
      />
      <BenchButtons>
        <BigButton type="submit" kind="primary">
          {words.done(one)}
          <Key>Enter</Key>
        </BigButton>
        <BigButton label={words.broke} onClick={() => bench.unwind(bench.step)} />
      </BenchButtons>
    </form>
  );
}

const fieldOf = (index: number) => `coil ${index}`;

/** Joins two coils. Each can be measured alone before, while a faulty one is still accessible. */
export function Join({ view, bench }: { view: BenchView; bench: Bench }) {
  const [{ join: words }, language] = useTranslation(BENCH_PAGE);
  const { sheet } = view;
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const alone = sheet.coils.flatMap((_, index) => {
    const ohms = figureIn(bench.values[fieldOf(index)], TYPED_FIGURES.coil);
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
          return typed.trim() && figureIn(typed, TYPED_FIGURES.coil) === undefined;
        });
        if (wrong >= 0) needFigure(bench, form.current, fieldOf(wrong), TYPED_FIGURES.coil, { language });
        else bench.unless(alone, () => bench.go(bench.step + 1));
      }}
    >
      <BenchTitle>{words.title}</BenchTitle>
      <p className="type-17">{words.how(sheet.join ?? '')}</p>
      <BenchFields>
        {sheet.coils.map(({ number, name, resistance }, index) => {
          const value = bench.values[fieldOf(index)] ?? '';
          const ohms = figureIn(value, TYPED_FIGURES.coil);
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
        <BigButton type="submit" kind="primary">
          {words.done}
          <Key>Enter</Key>
        </BigButton>
      </BenchButtons>
    </form>
  );
}
