import { useMessages } from '#app/ui/language.tsx';
import type { BenchView } from '#server/production/index.ts';
import { BENCH_WORDS } from './bench.messages.ts';
import { big, WORK } from './bench-look.ts';
import { BenchButtons, StepTitle } from './bench-parts.tsx';
import type { Bench } from './use-bench.ts';

/** Before winding: the choice of the machine, or taking over from another maker. */
export function PutOn({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useMessages(BENCH_WORDS).putOn;
  const { unit, machines } = view;
  const other = unit.state === 'on the bench' ? unit.heldBy : null;
  return (
    <div className={WORK}>
      <StepTitle>{other ? words.hasIt(other) : words.title}</StepTitle>
      <p className="type-17">{other ? words.taken(unit.number, unit.machine) : words.choose}</p>
      <BenchButtons>
        {Array.from({ length: machines }, (_, index) => index + 1).map((machine) => (
          <button
            key={machine}
            type="button"
            className={machine === (unit.machine ?? 1) ? big.primary : big.quiet}
            disabled={bench.isBusy}
            onClick={() =>
              bench.call('hold-piece', (of) => ({ ...of, machine, ...(other && { takeOver: true }) }))
            }
          >
            {other ? words.takeOver : words.machine} {machine}
          </button>
        ))}
      </BenchButtons>
    </div>
  );
}
