import { type ReactNode, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { inHenry } from '#domain/production/figures.ts';
import { type FinishedStep, finishWords } from '#domain/production/finish.ts';
import type { BenchView } from '#server/production/index.ts';
import { clockOf } from '../format.ts';
import look from '../look.module.css';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import { type Bench, figureIn } from './use-bench.ts';

/** What is written down of a unit, and how each of it is corrected: with a reason, the figures before stay in the trail. */
export function Corrections({ view, bench }: { view: BenchView; bench: Bench }) {
  const language = useLanguage();
  const words = useWords(BENCH_WORDS).correct;
  const { finished, corrections, measured } = view;
  return (
    <details className={styles.record}>
      <summary className={look.link}>{words.summary}</summary>
      {measured ? <CorrectValues view={view} bench={bench} /> : null}
      {finished.map((step) => (
        <CorrectStep key={step.step} done={step} bench={bench} />
      ))}
      {corrections.length > 0 ? (
        <ul className={cx(look.small, 'grid gap-6')}>
          {corrections.map(({ before, reason, by, at }) => (
            <li key={at}>{words.before(by, clockOf(at, language), reason, before)}</li>
          ))}
        </ul>
      ) : null}
    </details>
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
    <label>
      <span className={look.label}>
        {label}
        {unit ? `, ${unit}` : ''}
      </span>
      <input
        className={cx(look.field, unit && look.num)}
        name={name}
        defaultValue={value}
        inputMode={unit ? 'decimal' : 'text'}
        maxLength={unit ? 12 : 500}
        autoComplete="off"
      />
    </label>
  );
}

/** A form of the record: what it says is read when it is sent. */
function Form({
  onSend,
  children,
}: {
  onSend: (read: (name: string) => string) => void;
  children: ReactNode;
}) {
  return (
    <form
      className="grid gap-10 pt-12 pb-18 line-t"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSend((name) => String(data.get(name) ?? '').trim());
      }}
    >
      {children}
    </form>
  );
}

function CorrectValues({ view, bench }: { view: BenchView; bench: Bench }) {
  const { correct: words, measure } = useWords(BENCH_WORDS);
  const { measured, sheet } = view;
  if (!measured) return null;
  const many = sheet.coils.length > 1;
  const send = (read: (name: string) => string) => {
    const [kiloOhms, henry, degrees] = ['r', 'l', 'degrees'].map((name) => figureIn(read(name)));
    const turns = sheet.coils.map(({ number }) => figureIn(read(`turns ${number}`)));
    if (kiloOhms === undefined || henry === undefined || degrees === undefined || turns.includes(undefined))
      return bench.lacks(words.noFigure);
    if (!read('reason')) return bench.lacks(words.noReason);
    const id = crypto.randomUUID();
    bench.call('correct-values', (of) => ({
      ...of,
      id,
      reason: read('reason'),
      measured: {
        resistance_Ohm: kiloOhms * 1000,
        inductance_H: henry,
        temperature_C: degrees,
        turns,
        coils_Ohm: sheet.coils.map(({ number }) => {
          const alone = figureIn(read(`alone ${number}`));
          return alone === undefined ? undefined : alone * 1000;
        }),
      },
      ...(read('note') && { note: read('note') }),
    }));
  };
  return (
    <Form onSend={send}>
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
                  value={typeof ohms === 'number' ? (ohms / 1000).toFixed(2) : undefined}
                />
              );
            })
          : null}
        <Text
          name="r"
          label={words.resistance}
          unit="kΩ"
          value={(measured.read.resistance_Ohm / 1000).toFixed(2)}
        />
        <Text name="l" label={words.inductance} unit="H" value={inHenry(measured.inductance_H)} />
        <Text name="degrees" label={measure.temperature} unit="°C" value={String(measured.temperature_C)} />
      </div>
      <Text name="note" label={words.whyKept} value={measured.note ?? undefined} />
      <Text name="reason" label={words.why} />
      <button type="submit" className={big.quiet} disabled={bench.isBusy}>
        {words.correct}
      </button>
    </Form>
  );
}

function CorrectStep({ done: { step, figures, by, at }, bench }: { done: FinishedStep; bench: Bench }) {
  const language = useLanguage();
  const { correct: words, finish } = useWords(BENCH_WORDS);
  const isBath = step === 'wax';
  const [isUndone, setUndone] = useState(!isBath);
  const send = (read: (name: string) => string) => {
    if (!read('reason')) return bench.lacks(words.noReason);
    const asked = { id: crypto.randomUUID(), step, reason: read('reason') };
    if (isUndone) return bench.call('undo-step', (of) => ({ ...of, ...asked }));
    const [minutes, temperature_C] = ['minutes', 'degrees'].map((name) => figureIn(read(name)));
    bench.call('confirm-step', (of) => ({ ...of, ...asked, figures: { minutes, temperature_C } }));
  };
  return (
    <Form onSend={send}>
      <h2 className={look.title}>
        {finish[step].title}{' '}
        <span className={cx(look.small, look.faint)}>
          {finishWords(figures, language)}, {by}, {clockOf(at, language)}
        </span>
      </h2>
      {isBath ? (
        <label className="flex items-center gap-10 min-h-44">
          <input
            className="w-22 h-22"
            type="checkbox"
            checked={isUndone}
            onChange={({ target }) => setUndone(target.checked)}
          />
          {words.notDone}
        </label>
      ) : null}
      {isUndone ? null : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] items-end gap-y-10 gap-x-14">
          <Text name="minutes" label={finish.minutes} unit="min" value={figures.minutes?.toString()} />
          <Text name="degrees" label={finish.degrees} unit="°C" value={figures.temperature_C?.toString()} />
        </div>
      )}
      <Text name="reason" label={words.why} />
      <button type="submit" className={big.quiet} disabled={bench.isBusy}>
        {isUndone ? words.undo(finish[step].title) : words.bath}
      </button>
    </Form>
  );
}
