import { useState } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { InputField } from '../kit/field.tsx';
import { BENCH_PAGE } from './bench.messages.ts';
import { BenchButtons, big } from './bench-parts.tsx';
import type { Bench } from './use-bench.ts';

/** Asks which coil to wind again; only that one is reset. */
export function WhichCoil({
  sheet,
  told,
  onCoil,
  onNot,
}: {
  sheet: BuildSheet;
  told: string;
  /** Index from 0. */
  onCoil: (coil: number) => void;
  onNot: () => void;
}) {
  const words = useMessages(BENCH_PAGE).again;
  const { coils } = sheet;
  return (
    <fieldset className="grid col-span-full gap-10 pt-12 px-16 pb-14 edge" aria-label={words.label}>
      <p>
        <b>{words.which(coils.length)}</b> {told}
      </p>
      <BenchButtons>
        {coils.map(({ number, name }, index) => (
          <button key={number} type="button" className={big.quiet} onClick={() => onCoil(index)}>
            {coils.length > 1 ? words.coil(number, name) : words.yes}
          </button>
        ))}
        <button type="button" className={big.quiet} onClick={onNot}>
          {words.notYet}
        </button>
      </BenchButtons>
    </fieldset>
  );
}

/** The same for a measured unit: later steps are undone, so it asks for a reason. */
export function WindAgain({ sheet, machine, bench }: { sheet: BuildSheet; machine: number; bench: Bench }) {
  const words = useMessages(BENCH_PAGE).again;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (!isAsking)
    return (
      <button type="button" className={big.quiet} onClick={() => setAsking(true)}>
        {words.label}
      </button>
    );
  return (
    <div className="grid flex-[1_0_100%] gap-8">
      <InputField
        boxClassName="contents"
        id="again-reason"
        label={words.why}
        value={reason}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <WhichCoil
        sheet={sheet}
        told={words.all}
        onCoil={(coil) =>
          reason.trim()
            ? bench.call('hold-piece', (of) => ({
                ...of,
                machine,
                again: { coil: coil + 1, reason: reason.trim() },
              }))
            : bench.lacks(words.noReason)
        }
        onNot={() => setAsking(false)}
      />
    </div>
  );
}
