import { useEffect, useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { benchQuery, readBenchFragment } from '#domain/measure/bench-figures.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { verdictOf } from '#domain/production/verdict.ts';
import type { BenchView } from '#server/production/index.ts';
import look from '../look.module.css';
import styles from './bench.module.css';
import { WhichCoil } from './bench-again.tsx';
import { big } from './bench-buttons.ts';
import { BenchCoils } from './bench-coils.tsx';
import { BenchField, focusField, SlimField } from './bench-field.tsx';
import { Keypad } from './bench-keypad.tsx';
import { type Bench, figureIn } from './use-bench.ts';

const FIELDS = ['resistance', 'inductance', 'temperature'] as const;
type Field = (typeof FIELDS)[number];

/** The meter's figures, with a verdict while they are typed. What is out is measured again, or kept with a note. */
export function Measure({ view, bench }: { view: BenchView; bench: Bench }) {
  const { sheet, meter } = view;
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState<Field>('resistance');
  const [keeps, setKeeps] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { findings, values } = bench;
  const latest = useRef(bench);
  latest.current = bench;
  // What the jig has measured comes back in the address, which then forgets it.
  useEffect(() => {
    const brought = readBenchFragment(location.hash);
    if (!brought) return;
    history.replaceState(history.state, '', location.pathname);
    latest.current.type('resistance', brought.resistance);
    latest.current.type('inductance', brought.inductance);
  }, []);
  const [r, l] = [figureIn(values.resistance), figureIn(values.inductance)];
  const own = r === undefined ? undefined : bench.at20(r * 1000);
  const isOut = findings && !findings.inTolerance;
  const isCoils = isOut && [...findings.coils, ...findings.turns].some((one) => one?.state === 'out');
  const next = sheet.steps[bench.step + 1]?.name.toLowerCase();
  const goTo = (field: Field) => {
    setAt(field);
    focusField(form.current, field);
  };
  const fieldOf = (field: Field) => ({
    field,
    value: values[field] ?? '',
    onType: (text: string) => bench.type(field, text),
    onFocus: () => setAt(field),
  });
  return (
    <form
      ref={form}
      className={cx(styles.work, 'grid grid-cols-1 gap-y-12 mb-14')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!findings) goTo(r === undefined ? 'resistance' : 'inductance');
        else if (isOut && !keeps) {
          bench.type('inductance', '');
          goTo('resistance');
        } else bench.unless(bench.doubts, () => bench.save());
      }}
    >
      <div className="flex flex-wrap gap-12 items-center justify-between">
        <h1>Measure</h1>
        <a
          className="link"
          href={`/measure?${benchQuery({ order: view.order, piece: view.unit.number, meter_Hz: meter.frequency_Hz })}`}
        >
          Measure it on the jig
        </a>
      </div>
      <div className={cx(styles.fields, 'grid gap-12')}>
        <BenchField
          {...fieldOf('resistance')}
          label="R"
          more={`DC resistance, ${bench.temperature}\u00a0°C`}
          unit="kΩ"
          target={sheet.resistance}
          written={inKiloOhms}
          verdict={own === undefined ? undefined : verdictOf(own, sheet.resistance)}
          at={own}
        />
        <BenchField
          {...fieldOf('inductance')}
          label="L"
          more={`inductance, ${meter.frequency_Hz}\u00a0Hz`}
          unit="H"
          target={sheet.inductance}
          written={inHenry}
          verdict={l === undefined ? undefined : verdictOf(l, sheet.inductance)}
          at={l}
        />
        <SlimField
          {...fieldOf('temperature')}
          label="Coil at"
          unit="°C"
          said={
            own === undefined
              ? `copper is held against ${meter.temperature_C}\u00a0°C`
              : `R at ${meter.temperature_C}\u00a0°C: ${inKiloOhms(own)}\u00a0kΩ`
          }
        />
      </div>
      <Keypad
        value={values[at] ?? ''}
        onType={(text) => bench.type(at, text)}
        onNext={() => goTo(FIELDS[(FIELDS.indexOf(at) + 1) % FIELDS.length] ?? 'resistance')}
      />
      <div role="status" className={styles.across}>
        {findings ? (
          <p className={styles.verdict} data-out={isOut || undefined}>
            <Icon name={isOut ? 'warning' : 'check'} size={18} />
            <span>
              <b className={cx(styles.headline, 'block')}>{findings.headline}</b>
              {findings.advice || bench.resonance}
            </span>
          </p>
        ) : null}
      </div>
      {isCoils ? <BenchCoils sheet={sheet} coils={bench.coils} /> : null}
      {keeps && isOut ? (
        <textarea
          className={look.field}
          value={bench.note}
          onChange={({ target }) => bench.write(target.value)}
          aria-label="Why it is kept"
          placeholder="Why it is kept"
          rows={2}
          maxLength={500}
        />
      ) : null}
      {isAsking ? (
        <WhichCoil
          sheet={sheet}
          words="Its count goes, and what was measured of the whole."
          onCoil={(coil) => bench.unwind(coil)}
          onNot={() => setAsking(false)}
        />
      ) : null}
      <div className={cx(styles.buttons, 'flex flex-wrap gap-12')}>
        <button
          type="submit"
          className={big.primary}
          disabled={bench.isBusy || (keeps && isOut && !bench.note.trim())}
        >
          {isOut ? (keeps ? 'Keep it' : 'Measure again') : next ? `Save, then ${next}` : 'Save'}
          <kbd className={look.key}>Enter</kbd>
        </button>
        <button
          type="button"
          className={big.quiet}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          Wind again
        </button>
        {isOut && !keeps ? (
          <button type="button" className={big.quiet} onClick={() => setKeeps(true)}>
            Keep, with note
          </button>
        ) : null}
      </div>
    </form>
  );
}
