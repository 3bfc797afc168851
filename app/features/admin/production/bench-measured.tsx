import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath, useTranslation } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { BENCH, benchPath } from '#domain/production/bench.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { FINISH_WORDS } from '#domain/production/finish.messages.ts';
import { type FinishStep, finishStepsOf, openSteps } from '#domain/production/finish.ts';
import { TYPED_FIGURES, type TypedFigure } from '#domain/typed-figures.ts';
import type { BenchView } from '#server/production/index.ts';
import { Key, LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { workshopOrderPath } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { clockOf } from '../kit/words.ts';
import { BENCH_PAGE } from './bench.messages.ts';
import { BenchCoils } from './bench-coils.tsx';
import { Corrections } from './bench-correct.tsx';
import { focusField, needFigure, SlimField } from './bench-field.tsx';
import { WindAgain } from './bench-measure.tsx';
import { BenchButtons, BenchFields, BenchTitle, BIG, BigButton, Keypad, WORK } from './bench-parts.tsx';
import type { Bench } from './use-bench.ts';

export function MeasuredStep({ view, bench }: { view: BenchView; bench: Bench }) {
  const [{ measured: words }, language] = useTranslation(BENCH_PAGE);
  const path = usePath();
  const { measured, order, version, unit, next, sheet, finished } = view;
  const [step, ...later] = openSteps(finishStepsOf(sheet.steps), finished);
  const shipping = path(`${workshopOrderPath(order)}#shipping`);
  const again = <WindAgain sheet={sheet} machine={unit.machine ?? 1} bench={bench} />;
  return (
    <div className={WORK}>
      <BenchTitle>{unit.state === 'kept' ? words.kept : words.wound}</BenchTitle>
      {measured ? (
        <>
          <p
            className="flex gap-12 py-11 px-16 [border-left:4px_solid_var(--forest)] [background:#e6e9e4] data-out:border-wine data-out:[background:var(--wine-pale)]"
            data-out={!measured.inTolerance || undefined}
          >
            <Icon className="flex-none mt-3" name={measured.inTolerance ? 'check' : 'warning'} size={18} />
            <span>
              <b className={'block touch:inline touch:after:[content:"._"] in-data-out:text-wine'}>
                {measured.verdict}
              </b>
              {inKiloOhms(measured.resistance_Ohm, language)}
              {'\u00a0'}kΩ, {inHenry(measured.inductance_H, language)}
              {'\u00a0'}H. {measured.resonance}
            </span>
          </p>
          {measured.note ? (
            <p className="pl-16 [border-left:1px_solid_var(--edge)] type-17">{words.quoted(measured.note)}</p>
          ) : null}
          {step ? null : <BenchCoils sheet={sheet} coils={measured.coils} />}
          <p className="fine text-muted">
            {measured.by}, {clockOf(measured.at, language)},{' '}
            {words.at(decimalsIn(String(measured.temperature_C), language))}
          </p>
        </>
      ) : null}
      {step ? (
        <Finish
          key={step}
          step={step}
          bench={bench}
          then={later.length === 0 && view.isLast ? shipping : undefined}
        >
          {again}
        </Finish>
      ) : (
        <BenchButtons>
          {next ? (
            <CallForm
              call="take-up"
              asks={() => ({ number: order, version, unit: next.number })}
              then={benchPath(order, next.number)}
            >
              <Submit label={words.piece(next.number)} kind="primary" className={BIG} />
            </CallForm>
          ) : (
            <LinkButton label={words.toOrder} kind="primary" className={BIG} href={shipping} />
          )}
          {again}
        </BenchButtons>
      )}
      <Corrections view={view} bench={bench} />
    </div>
  );
}

const BATH = ['minutes', 'temperature'] as const;
type BathField = (typeof BATH)[number];

/** A step after measuring, confirmed by the maker who presses. */
function Finish({
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
  const words = useMessages(BENCH_PAGE).finish;
  const [{ lacksMinutes, lacksDegrees }, language] = useTranslation(FINISH_WORDS);
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
        const need = (field: BathField, figure: TypedFigure, blank: string) =>
          needFigure(bench, form.current, field, figure, { language, blank });
        const minutes = isBath ? need('minutes', TYPED_FIGURES.bathMinutes, lacksMinutes) : undefined;
        if (isBath && minutes === undefined) return;
        const temperature_C = isBath
          ? need('temperature', TYPED_FIGURES.bathTemperature, lacksDegrees)
          : undefined;
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
        <BigButton type="submit" kind="primary" disabled={bench.isBusy}>
          {done}
          <Key>Enter</Key>
        </BigButton>
        {children}
      </BenchButtons>
    </form>
  );
}
