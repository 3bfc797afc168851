import { type ReactNode, useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { BENCH } from '#domain/production/bench.ts';
import type { FinishStep } from '#domain/production/finish.ts';
import look from '../look.module.css';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import { focusField, SlimField } from './bench-field.tsx';
import { Keypad } from './bench-keypad.tsx';
import { type Bench, figureIn } from './use-bench.ts';

const BATH = ['minutes', 'temperature'] as const;
type BathField = (typeof BATH)[number];

/** What is pressed once a step is done, and what is to be seen before. */
const WORDS: Readonly<Record<FinishStep, { readonly done: string; readonly see: string }>> = {
  wax: { done: 'Waxed and cooled', see: 'As the clock and the thermometer of the bath showed it.' },
  cover: { done: 'Soldered, cover on', see: 'Leads soldered, cover on where it has one, joints pulled.' },
  'test play': {
    done: 'Played, all heard',
    see: 'Into the amp: every string, every lead, no hum that is not its own.',
  },
};

/** A step after measuring: confirmed with its figures, by whoever presses. */
export function Finish({
  step,
  bench,
  then,
  children,
}: {
  step: FinishStep;
  bench: Bench;
  /** Where it leads, where that is not the next step of the same unit. */
  then: string | undefined;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState<BathField>('minutes');
  const [bath, setBath] = useState<Readonly<Record<BathField, string>>>({ minutes: '', temperature: '' });
  const [minutes, temperature_C] = BATH.map((field) => figureIn(bath[field]));
  const goTo = (field: BathField) => {
    setAt(field);
    focusField(form.current, field);
  };
  const type = (field: BathField, text: string) => {
    bench.lookAgain();
    setBath({ ...bath, [field]: text });
  };
  const { done, see } = WORDS[step];
  const isBath = step === 'wax';
  return (
    <form
      ref={form}
      className={cx(styles.finish, 'grid grid-cols-[inherit] gap-y-8 gap-x-20 pt-8 line-t')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBath && minutes === undefined) {
          bench.lacks('How many minutes was it in the bath?');
          return goTo('minutes');
        }
        if (isBath && temperature_C === undefined) {
          bench.lacks('How warm was the bath?');
          return goTo('temperature');
        }
        const id = crypto.randomUUID();
        const figures = isBath ? { minutes, temperature_C } : {};
        bench.call('confirm-step', (of) => ({ ...of, id, step, figures }), then);
      }}
    >
      <h2 className={look.title}>
        {step === 'wax' ? 'Wax' : step === 'cover' ? 'Cover and leads' : 'Test play'}
      </h2>
      <p>
        {see}
        {then ? ' Then it is packed.' : null}
      </p>
      {isBath ? (
        <>
          <div className={cx(styles.fields, 'grid gap-12')}>
            <SlimField
              field="minutes"
              label="In the bath"
              unit="min"
              value={bath.minutes}
              said={`usual: ${BENCH.wax.minutes}\u00a0min`}
              onType={(text) => type('minutes', text)}
              onFocus={() => setAt('minutes')}
            />
            <SlimField
              field="temperature"
              label="Bath at"
              unit="°C"
              value={bath.temperature}
              said={`usual: ${BENCH.wax.temperature_C}\u00a0°C`}
              onType={(text) => type('temperature', text)}
              onFocus={() => setAt('temperature')}
            />
          </div>
          <Keypad
            value={bath[at]}
            onType={(text) => type(at, text)}
            onNext={() => goTo(at === 'minutes' ? 'temperature' : 'minutes')}
          />
        </>
      ) : null}
      <div className={cx(styles.buttons, 'flex flex-wrap gap-12')}>
        <button type="submit" className={big.primary} disabled={bench.isBusy}>
          {done}
          <kbd className={look.key}>Enter</kbd>
        </button>
        {children}
      </div>
    </form>
  );
}
