import { useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inHenry, inKiloOhms } from '#domain/workshop/figures.ts';
import { at20Degrees, verdictOf } from '#domain/workshop/verdict.ts';
import type { BenchView } from '#server/workshop/read-bench.ts';
import styles from './bench.module.css';
import { BenchField, Keypad } from './bench-field.tsx';
import look from './look.module.css';
import { Figure } from './parts.tsx';
import { type Bench, figureIn } from './use-bench.ts';
import { benchPath, clockOf, orderPath } from './words.ts';

const primary = cx(look.button, look.primary, styles.big);
const quiet = cx(look.button, styles.big);

/** Beside the stage: what is to be done at this step, and one copper button for it. */
export function BenchPanel({ view, bench }: { view: BenchView; bench: Bench }) {
  const { sheet, piece } = view;
  const step = sheet.steps[bench.step];
  const isMine = piece.state === 'on the bench' && piece.isYours;
  return (
    <section className={styles.panel} aria-label="What is to be done">
      <div className={cx(look.small, styles.panelBar)}>
        <span className={look.faint}>
          {sheet.name}, {sheet.summary}
        </span>
        {step ? (
          <span>
            step {bench.step + 1} of {sheet.steps.length}
          </span>
        ) : null}
      </div>
      {piece.state === 'wound' || piece.state === 'kept' ? (
        <Measured view={view} bench={bench} />
      ) : !isMine ? (
        <PutOn view={view} bench={bench} />
      ) : step?.id === 'measure' ? (
        <Measure view={view} bench={bench} />
      ) : step?.id === 'join' ? (
        <div className={styles.work}>
          <h1>Join</h1>
          <p className={styles.said}>{sheet.join}. Then check the phase.</p>
          <button type="button" className={primary} onClick={() => bench.go(bench.step + 1)}>
            Joined
          </button>
        </div>
      ) : (
        <Wind view={view} bench={bench} />
      )}
      {bench.waits ? (
        <p className={styles.trouble} role="status">
          <Icon name="warning" size={16} /> No network. The values are kept here and sent later.
        </p>
      ) : null}
      {bench.trouble ? (
        <p className={styles.trouble} role="alert">
          {bench.trouble}
          {bench.conflict ? (
            <button type="button" className={look.link} onClick={() => bench.save(bench.conflict?.version)}>
              Take mine
            </button>
          ) : null}
        </p>
      ) : null}
      <Next view={view} />
    </section>
  );
}

function PutOn({ view, bench }: { view: BenchView; bench: Bench }) {
  const { piece, machines } = view;
  const other = piece.state === 'on the bench' ? piece.heldBy : null;
  return (
    <div className={styles.work}>
      <h1>{other ? `${other} has it` : 'Put it on'}</h1>
      <p className={styles.said}>
        {other
          ? `Piece ${piece.number} is on machine ${piece.machine}. If you take it over, the trail says so.`
          : 'Choose the machine that has the wire, or thread it.'}
      </p>
      <div className={styles.buttons}>
        {Array.from({ length: machines }, (_, index) => index + 1).map((machine) => (
          <button
            key={machine}
            type="button"
            className={machine === (piece.machine ?? 1) ? primary : quiet}
            disabled={bench.isBusy}
            onClick={() => bench.call('hold-piece', { machine, ...(other && { takeOver: true }) })}
          >
            {other ? 'Take over, machine' : 'Machine'} {machine}
          </button>
        ))}
      </div>
    </div>
  );
}

function Wind({ view, bench }: { view: BenchView; bench: Bench }) {
  const coil = view.sheet.coils[bench.step];
  const field = useRef<HTMLInputElement>(null);
  if (!coil) return null;
  const name = `turns ${bench.step}`;
  const counted = figureIn(bench.values[name]);
  const verdict = counted === undefined ? undefined : verdictOf(counted, coil.turns);
  const many = view.sheet.coils.length > 1;
  return (
    <form
      className={styles.work}
      onSubmit={(event) => {
        event.preventDefault();
        bench.go(bench.step + 1);
      }}
    >
      <h1>{many ? `Wind coil ${coil.number}` : 'Wind the coil'}</h1>
      <div className={styles.fields}>
        <BenchField
          reference={field}
          name="Turns"
          more="as the counter shows"
          unit=""
          value={bench.values[name] ?? ''}
          target={coil.turns}
          written={String}
          verdict={verdict}
          onType={(text) => bench.type(name, text)}
        />
      </div>
      <Keypad
        value={bench.values[name] ?? ''}
        onType={(text) => bench.type(name, text)}
        onNext={() => field.current?.focus()}
      />
      <div className={styles.buttons}>
        <button type="submit" className={primary}>
          {many ? `Coil ${coil.number} is wound` : 'It is wound'}
          <kbd className={look.key}>Enter</kbd>
        </button>
        <button type="button" className={quiet} onClick={() => bench.type(name, '')}>
          Wire broke
        </button>
      </div>
    </form>
  );
}

function Measure({ view, bench }: { view: BenchView; bench: Bench }) {
  const { sheet, meter } = view;
  const [at, setAt] = useState<'resistance' | 'inductance'>('resistance');
  const fields = {
    resistance: useRef<HTMLInputElement>(null),
    inductance: useRef<HTMLInputElement>(null),
  };
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { findings, values } = bench;
  const [r, l] = [figureIn(values.resistance), figureIn(values.inductance)];
  const isOut = findings && !findings.inTolerance;
  const [keeps, setKeeps] = useState(false);
  const goTo = (name: keyof typeof fields) => {
    setAt(name);
    fields[name].current?.focus();
  };
  return (
    <form
      className={styles.work}
      onSubmit={(event) => {
        event.preventDefault();
        if (!findings) goTo(r === undefined ? 'resistance' : 'inductance');
        else if (isOut && !keeps) {
          bench.type('inductance', '');
          goTo('resistance');
        } else bench.save();
      }}
    >
      <h1>Measure</h1>
      <div className={styles.fields}>
        <BenchField
          reference={fields.resistance}
          name="R"
          more={`DC resistance, ${meter.temperature_C} °C`}
          unit="kΩ"
          value={values.resistance ?? ''}
          target={sheet.resistance}
          written={inKiloOhms}
          verdict={
            r === undefined
              ? undefined
              : verdictOf(at20Degrees(r * 1000, meter.temperature_C), sheet.resistance)
          }
          position={r === undefined ? undefined : r * 1000}
          onType={(text) => bench.type('resistance', text)}
          onFocus={() => setAt('resistance')}
        />
        <BenchField
          reference={fields.inductance}
          name="L"
          more={`inductance, ${meter.frequency_Hz} Hz`}
          unit="H"
          value={values.inductance ?? ''}
          target={sheet.inductance}
          written={inHenry}
          verdict={l === undefined ? undefined : verdictOf(l, sheet.inductance)}
          onType={(text) => bench.type('inductance', text)}
          onFocus={() => setAt('inductance')}
        />
        <div role="status">
          {findings ? (
            <p className={styles.verdict} data-out={isOut || undefined}>
              <Icon name={isOut ? 'warning' : 'check'} size={18} />
              <span>
                <b>{findings.headline}</b>
                {findings.advice || 'It can be saved.'}
              </span>
            </p>
          ) : null}
        </div>
        {keeps && isOut ? (
          <textarea
            ref={noteField}
            className={look.field}
            value={bench.note}
            onChange={({ target }) => bench.write(target.value)}
            aria-label="Why it is kept"
            placeholder="Why it is kept"
            rows={2}
            maxLength={500}
          />
        ) : null}
      </div>
      <Keypad
        value={values[at] ?? ''}
        onType={(text) => bench.type(at, text)}
        onNext={() => goTo(at === 'resistance' ? 'inductance' : 'resistance')}
      />
      <div className={styles.buttons}>
        <button type="submit" className={primary} disabled={bench.isBusy || (keeps && !bench.note.trim())}>
          {isOut ? (keeps ? 'Keep it, with the note' : 'Measure again') : 'Save'}
          <kbd className={look.key}>Enter</kbd>
        </button>
        <button type="button" className={quiet} onClick={() => bench.go(0)}>
          Wind again
        </button>
        {isOut && !keeps ? (
          <button type="button" className={quiet} onClick={() => setKeeps(true)}>
            Keep, with note
          </button>
        ) : null}
      </div>
    </form>
  );
}

function Measured({ view, bench }: { view: BenchView; bench: Bench }) {
  const { measured, order, piece, next } = view;
  return (
    <div className={styles.work}>
      <h1>{piece.state === 'kept' ? 'Kept' : 'Wound'}</h1>
      {measured ? (
        <>
          <p className={styles.verdict} data-out={!measured.inTolerance || undefined}>
            <Icon name={measured.inTolerance ? 'check' : 'warning'} size={18} />
            <span>
              <b>{measured.verdict}</b>
              {inKiloOhms(measured.resistance_Ohm)} kΩ, {inHenry(measured.inductance_H)} H.{' '}
              {measured.resonance}
              {measured.note ? ` ${measured.note}` : null}
            </span>
          </p>
          <p className={cx(look.small, look.faint)}>
            {measured.by}, {clockOf(measured.at)}
          </p>
        </>
      ) : null}
      <div className={styles.buttons}>
        {next ? (
          <a className={primary} href={benchPath(order, next.number)}>
            Piece {next.number}
          </a>
        ) : (
          <a className={primary} href={`${orderPath(order)}#shipping`}>
            To the order
          </a>
        )}
        <button
          type="button"
          className={quiet}
          disabled={bench.isBusy}
          onClick={() => bench.call('hold-piece', { machine: piece.machine ?? 1 })}
        >
          Wind again
        </button>
      </div>
    </div>
  );
}

const Next = ({ view: { next, piece, order, sheet } }: { view: BenchView }) =>
  next ? (
    <a className={styles.next} href={benchPath(order, next.number)}>
      <span className={look.thumb}>
        <img src={sheet.picture.path} alt="" width={960} height={720} loading="lazy" />
      </span>
      <span>
        <span className={cx(look.small, look.faint)}>
          Next, piece {next.number} of {piece.of}
        </span>
        <b>
          {next.sameSetting
            ? 'Same setting, same wire'
            : next.sameWire
              ? 'Same wire, new setting'
              : 'Another wire'}
        </b>
      </span>
      <span className={look.num}>
        {next.turns.map((turns, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a coil is its place
          <span key={index}>
            {index > 0 ? ' + ' : null}
            <Figure count={turns} />
          </span>
        ))}
      </span>
    </a>
  ) : null;
