import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { decimalsIn } from '#domain/decimal-comma.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { finishStepsOf, openSteps } from '#domain/production/finish.ts';
import type { BenchView } from '#server/production/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { benchPath, clockOf, orderPath } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { BENCH_WORDS } from './bench.messages.ts';
import { WindAgain } from './bench-again.tsx';
import { BenchCoils } from './bench-coils.tsx';
import { Corrections } from './bench-correct.tsx';
import { Finish } from './bench-finish.tsx';
import { BIG, big, WORK } from './bench-look.ts';
import { BenchButtons, StepTitle } from './bench-parts.tsx';
import type { Bench } from './use-bench.ts';

export function Measured({ view, bench }: { view: BenchView; bench: Bench }) {
  const language = useLanguage();
  const words = useMessages(BENCH_WORDS).measured;
  const path = usePath();
  const { measured, order, version, unit, next, sheet, finished } = view;
  const [step, ...later] = openSteps(finishStepsOf(sheet.steps), finished);
  const shipping = path(`${orderPath(order)}#shipping`);
  const again = <WindAgain sheet={sheet} machine={unit.machine ?? 1} bench={bench} />;
  return (
    <div className={WORK}>
      <StepTitle>{unit.state === 'kept' ? words.kept : words.wound}</StepTitle>
      {measured ? (
        <>
          <p
            className="flex gap-12 py-11 px-16 [border-left:4px_solid_var(--forest)] [background:#e6e9e4] data-out:border-wine data-out:[background:#f0e3e2]"
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
              then={path(benchPath(order, next.number))}
            >
              <Submit className={cx(look.primary, BIG)}>{words.piece(next.number)}</Submit>
            </CallForm>
          ) : (
            <a className={big.primary} href={shipping}>
              {words.toOrder}
            </a>
          )}
          {again}
        </BenchButtons>
      )}
      <Corrections view={view} bench={bench} />
    </div>
  );
}
