import { useRef, useState } from 'react';
import { coilDoubt } from '#domain/production/doubts.ts';
import { inKiloOhms } from '#domain/production/figures.ts';
import { verdictOf } from '#domain/production/verdict.ts';
import type { BenchView } from '#server/production/index.ts';
import look from '../look.module.css';
import styles from './bench.module.css';
import { big } from './bench-buttons.ts';
import { BenchField, focusField } from './bench-field.tsx';
import { Keypad } from './bench-keypad.tsx';
import { type Bench, figureIn } from './use-bench.ts';

const fieldOf = (index: number) => `coil ${index}`;

/** Two coils are joined. Each can be measured alone before: what is wrong with one is found while it is still free. */
export function Join({ view, bench }: { view: BenchView; bench: Bench }) {
  const { sheet } = view;
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const alone = sheet.coils.flatMap((_, index) => {
    const ohms = figureIn(bench.values[fieldOf(index)]);
    return ohms === undefined ? [] : (coilDoubt(sheet, index, ohms * 1000) ?? []);
  });
  const goTo = (index: number) => {
    setAt(index);
    focusField(form.current, fieldOf(index));
  };
  return (
    <form
      ref={form}
      className={styles.work}
      onSubmit={(event) => {
        event.preventDefault();
        bench.unless(alone, () => bench.go(bench.step + 1));
      }}
    >
      <h1>Join</h1>
      <p className={styles.said}>
        Measure each coil alone, if you like. Then {sheet.join}, and check the phase.
      </p>
      <div className={styles.fields}>
        {sheet.coils.map(({ number, name, resistance }, index) => {
          const value = bench.values[fieldOf(index)] ?? '';
          const ohms = figureIn(value);
          const own = ohms === undefined ? undefined : bench.at20(ohms * 1000);
          return (
            <BenchField
              key={number}
              {...{ field: fieldOf(index), value, target: resistance, written: inKiloOhms, at: own }}
              label={`R of coil ${number}`}
              more={`${name} alone`}
              unit="kΩ"
              verdict={own === undefined ? undefined : verdictOf(own, resistance)}
              onType={(text) => bench.type(fieldOf(index), text)}
              onFocus={() => setAt(index)}
            />
          );
        })}
      </div>
      <Keypad
        value={bench.values[fieldOf(at)] ?? ''}
        onType={(text) => bench.type(fieldOf(at), text)}
        onNext={() => goTo((at + 1) % sheet.coils.length)}
      />
      <div className={styles.buttons}>
        <button type="submit" className={big.primary}>
          Joined
          <kbd className={look.key}>Enter</kbd>
        </button>
      </div>
    </form>
  );
}
