import { type ReactNode, useId, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useTranslation } from '#app/ui/language.tsx';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { type FinishedStep, finishWords } from '#domain/production/finish.ts';
import { TYPED_FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { BenchView } from '#server/production/index.ts';
import { Button } from '../kit/button.tsx';
import { type FormReader, fieldsOf, InvalidField } from '../kit/call-form.tsx';
import { CheckField, EntryField } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { Fold } from '../kit/section.tsx';
import { clockOf } from '../kit/words.ts';
import { BENCH_PAGE } from './bench.messages.ts';
import { focusField } from './bench-field.tsx';
import type { Bench } from './use-bench.ts';

/**
 * The recorded values of a unit with their corrections. A correction needs a reason, and the history keeps earlier
 * figures.
 */
export function Corrections({ view, bench }: { view: BenchView; bench: Bench }) {
  const [{ correct: words }, language] = useTranslation(BENCH_PAGE);
  const { finished, corrections, measured } = view;
  return (
    <Fold
      title={words.summary}
      className="[&_summary]:inline-block [&_summary]:py-10 [&_summary]:cursor-pointer"
    >
      {measured ? <CorrectValues view={view} bench={bench} /> : null}
      {finished.map((step) => (
        <CorrectStep key={step.step} done={step} bench={bench} />
      ))}
      {corrections.length > 0 ? (
        <ul className="fine grid gap-6">
          {corrections.map(({ before, reason, by, at }) => (
            <li key={at}>{words.before(by, clockOf(at, language), reason, before)}</li>
          ))}
        </ul>
      ) : null}
    </Fold>
  );
}

function Text({
  name,
  label,
  value,
  unit,
}: {
  name: string;
  label: string;
  value?: string | undefined;
  unit?: string;
}) {
  return (
    <EntryField
      id={useId()}
      label={unit ? `${label}, ${unit}` : label}
      className={cx(look.field, unit && 'num type-15!')}
      name={name}
      defaultValue={value}
      inputMode={unit ? 'decimal' : 'text'}
      maxLength={unit ? 12 : 500}
    />
  );
}

function reasonIn(fields: FormReader, missing: string): string {
  if (!fields.text('reason')) throw new InvalidField('reason', missing);
  return fields.text('reason');
}

/** A form of the record; its values are read when it is sent. */
function Form({
  bench,
  onSend,
  children,
}: {
  bench: Bench;
  onSend: (fields: FormReader) => void;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <form
      className="grid gap-10 pt-12 pb-18 line-t"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        try {
          onSend(fieldsOf(new FormData(event.currentTarget), language));
        } catch (error) {
          if (!(error instanceof InvalidField)) throw error;
          bench.lacks(error.message);
          focusField(event.currentTarget, error.field);
        }
      }}
    >
      {children}
    </form>
  );
}

function CorrectValues({ view, bench }: { view: BenchView; bench: Bench }) {
  const [{ correct: words, measure }, language] = useTranslation(BENCH_PAGE);
  const { measured, sheet } = view;
  if (!measured) return null;
  const many = sheet.coils.length > 1;
  const send = (fields: FormReader) => {
    const turns = sheet.coils.map(({ number }) => fields.figure(`turns ${number}`, TYPED_FIGURES.turns));
    const coils_Ohm = sheet.coils.map(({ number }) => {
      const alone = fields.figure(`alone ${number}`, TYPED_FIGURES.coil, undefined);
      return alone === undefined ? undefined : alone * 1000;
    });
    const measured = {
      resistance_Ohm: fields.figure('r', TYPED_FIGURES.resistance) * 1000,
      inductance_H: fields.figure('l', TYPED_FIGURES.inductance),
      temperature_C: fields.figure('degrees', TYPED_FIGURES.temperature),
      ...{ turns, coils_Ohm },
    };
    const [id, reason, note] = [crypto.randomUUID(), reasonIn(fields, words.noReason), fields.text('note')];
    bench.call('correct-values', (of) => ({ ...of, id, reason, measured, ...(note && { note }) }));
  };
  return (
    <Form bench={bench} onSend={send}>
      <h2 className={look.title}>{words.values}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] items-end gap-y-10 gap-x-14">
        {sheet.coils.map(({ number }, index) => (
          <Text
            key={number}
            name={`turns ${number}`}
            label={words.turnsOf(many ? number : undefined)}
            unit={words.counted}
            value={measured.coils[index]?.turns?.toString()}
          />
        ))}
        {many
          ? sheet.coils.map(({ number }, index) => {
              const ohms = measured.read.coils_Ohm[index];
              return (
                <Text
                  key={number}
                  name={`alone ${number}`}
                  label={words.aloneOf(number)}
                  unit="kΩ"
                  value={typeof ohms === 'number' ? inKiloOhms(ohms, language) : undefined}
                />
              );
            })
          : null}
        <Text
          name="r"
          label={words.resistance}
          unit="kΩ"
          value={inKiloOhms(measured.read.resistance_Ohm, language)}
        />
        <Text name="l" label={words.inductance} unit="H" value={inHenry(measured.inductance_H, language)} />
        <Text
          name="degrees"
          label={measure.temperature}
          unit="°C"
          value={writeFigure(measured.temperature_C, TYPED_FIGURES.temperature, language)}
        />
      </div>
      <Text name="note" label={words.whyKept} value={measured.note ?? undefined} />
      <Text name="reason" label={words.why} />
      <Button label={words.correct} type="submit" disabled={bench.isBusy} />
    </Form>
  );
}

function CorrectStep({ done: { step, figures, by, at }, bench }: { done: FinishedStep; bench: Bench }) {
  const [{ correct: words, finish }, language] = useTranslation(BENCH_PAGE);
  const isBath = step === 'wax';
  const [isUndone, setUndone] = useState(!isBath);
  const send = (fields: FormReader) => {
    const figures = isUndone
      ? undefined
      : {
          minutes: fields.figure('minutes', TYPED_FIGURES.bathMinutes),
          temperature_C: fields.figure('degrees', TYPED_FIGURES.bathTemperature),
        };
    const correction = { id: crypto.randomUUID(), step, reason: reasonIn(fields, words.noReason) };
    if (figures) bench.call('confirm-step', (of) => ({ ...of, ...correction, figures }));
    else bench.call('undo-step', (of) => ({ ...of, ...correction }));
  };
  return (
    <Form bench={bench} onSend={send}>
      <h2 className={look.title}>
        {finish[step].title}{' '}
        <span className="fine text-muted">
          {finishWords(figures, language)}, {by}, {clockOf(at, language)}
        </span>
      </h2>
      {isBath ? (
        <CheckField
          label={words.notDone}
          labelClassName="flex items-center gap-10 min-h-44"
          className="w-22 h-22"
          checked={isUndone}
          onChange={({ target }) => setUndone(target.checked)}
        />
      ) : null}
      {isUndone ? null : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] items-end gap-y-10 gap-x-14">
          <Text
            name="minutes"
            label={finish.minutes}
            unit="min"
            value={writeFigure(figures.minutes, TYPED_FIGURES.bathMinutes, language)}
          />
          <Text
            name="degrees"
            label={finish.degrees}
            unit="°C"
            value={writeFigure(figures.temperature_C, TYPED_FIGURES.bathTemperature, language)}
          />
        </div>
      )}
      <Text name="reason" label={words.why} />
      <Button
        label={isUndone ? words.undo(finish[step].title) : words.bath}
        type="submit"
        disabled={bench.isBusy}
      />
    </Form>
  );
}
