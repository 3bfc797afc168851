import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { benchQuery, readBenchFragment } from '#domain/measure/bench-figures.ts';
import { readBenchSweep } from '#domain/measure/bench-sweep.ts';
import type { BuildSheet } from '#domain/production/build-sheet.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { verdictOf } from '#domain/production/verdict.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { BenchView } from '#server/production/index.ts';
import { Key } from '../kit/button.tsx';
import { EntryField, TextArea } from '../kit/field.tsx';
import { PageLink } from '../kit/link.tsx';
import { BENCH_PAGE } from './bench.messages.ts';
import { BenchCoils } from './bench-coils.tsx';
import { BenchField, focusField, needFigure, SlimField } from './bench-field.tsx';
import { BenchButtons, BenchFields, BigButton, Keypad, WORK } from './bench-parts.tsx';
import { type Bench, figureIn } from './use-bench.ts';

/** Asks which coil to wind again; only that one is reset. */
function WhichCoil({
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
          <BigButton
            label={coils.length > 1 ? words.coil(number, name) : words.yes}
            key={number}
            onClick={() => onCoil(index)}
          />
        ))}
        <BigButton label={words.notYet} onClick={onNot} />
      </BenchButtons>
    </fieldset>
  );
}

/** The same for a measured unit: later steps are undone, so it asks for a reason. */
export function WindAgain({ sheet, machine, bench }: { sheet: BuildSheet; machine: number; bench: Bench }) {
  const words = useMessages(BENCH_PAGE).again;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (!isAsking) return <BigButton label={words.label} onClick={() => setAsking(true)} />;
  return (
    <div className="grid flex-[1_0_100%] gap-8">
      <EntryField
        boxClassName="contents"
        id="again-reason"
        label={words.why}
        value={reason}
        maxLength={500}
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

const FIELDS = ['resistance', 'inductance', 'temperature'] as const;
type Field = (typeof FIELDS)[number];

/** The meter's figures, with a verdict while they are typed. Outliers are measured again, or accepted with a note. */
export function BenchMeasure({ view, bench }: { view: BenchView; bench: Bench }) {
  const [{ measure: words, again }, language] = useTranslation(BENCH_PAGE);
  const { sheet, meter } = view;
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState<Field>('resistance');
  const [keeps, setKeeps] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** Fields to be measured again: the next key replaces their content. */
  const [stale, setStale] = useState<readonly Field[]>([]);
  const { findings, values } = bench;
  const latest = useRef(bench);
  latest.current = bench;
  // The jig's measurements come back in the address, which then drops them.
  useEffect(() => {
    const brought = readBenchFragment(location.hash);
    if (!brought) return;
    history.replaceState(history.state, '', location.pathname);
    latest.current.fillFromJig(brought, readBenchSweep(brought.sweep));
  }, []);
  const [r, l] = [
    figureIn(values.resistance, TYPED_FIGURES.resistance),
    figureIn(values.inductance, TYPED_FIGURES.inductance),
  ];
  const own = r === undefined ? undefined : bench.at20(r * 1000);
  const isOut = findings && !findings.inTolerance;
  const isCoils = isOut && [...findings.coils, ...findings.turns].some((one) => one?.state === 'out');
  const next = sheet.steps[bench.step + 1]?.name;
  const type = (field: Field, text: string) => {
    setStale(stale.filter((one) => one !== field));
    bench.type(field, text);
  };
  const goTo = (field: Field) => {
    setAt(field);
    focusField(form.current, field);
  };
  const fieldOf = (field: Field) => ({
    field,
    value: values[field] ?? '',
    onType: (text: string) => type(field, text),
    onFocus: () => setAt(field),
  });
  return (
    <form
      ref={form}
      className={WORK}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        for (const field of FIELDS)
          if (
            (field !== 'temperature' || values.temperature?.trim()) &&
            needFigure(bench, form.current, field, TYPED_FIGURES[field], { language }) === undefined
          )
            return setAt(field);
        if (isOut && !keeps) {
          bench.lacks(words.isOut);
          setStale(['resistance', 'inductance']);
          goTo('resistance');
        } else if (isOut && !bench.note.trim()) {
          bench.lacks(words.noNote);
          focusField(form.current, 'note');
        } else bench.unless(bench.doubts, () => bench.save());
      }}
    >
      <div className="flex flex-wrap gap-12 items-center justify-between">
        <h1>{words.title}</h1>
        <PageLink
          to={`/measure?${benchQuery({ order: view.order, piece: view.unit.number, meter_Hz: meter.frequency_Hz })}`}
          className="link"
        >
          {words.jig}
        </PageLink>
      </div>
      <BenchFields>
        <BenchField
          {...fieldOf('resistance')}
          label="R"
          more={words.resistance(decimalsIn(String(bench.temperature), language))}
          unit="kΩ"
          target={sheet.resistance}
          written={(ohms) => inKiloOhms(ohms, language)}
          verdict={own === undefined ? undefined : verdictOf(own, sheet.resistance, language)}
          at={own}
        />
        <BenchField
          {...fieldOf('inductance')}
          label="L"
          more={words.inductance(meter.frequency_Hz)}
          unit="H"
          target={sheet.inductance}
          written={(henry) => inHenry(henry, language)}
          verdict={l === undefined ? undefined : verdictOf(l, sheet.inductance, language)}
          at={l}
        />
        <SlimField
          {...fieldOf('temperature')}
          label={words.temperature}
          unit="°C"
          said={
            own === undefined
              ? words.heldAgainst(meter.temperature_C)
              : words.resistanceAt(meter.temperature_C, inKiloOhms(own, language))
          }
        />
      </BenchFields>
      <Keypad
        value={stale.includes(at) ? '' : (values[at] ?? '')}
        onType={(text) => type(at, text)}
        onNext={() => goTo(FIELDS[(FIELDS.indexOf(at) + 1) % FIELDS.length] ?? 'resistance')}
      />
      <div role="status" className="[&:empty]:hidden">
        {findings ? (
          <p
            className="flex gap-12 py-11 px-16 [border-left:4px_solid_var(--forest)] [background:#e6e9e4] data-out:border-wine data-out:[background:var(--wine-pale)]"
            data-out={isOut || undefined}
          >
            <Icon className="flex-none mt-3" name={isOut ? 'warning' : 'check'} size={18} />
            <span>
              <b className={'block touch:inline touch:after:[content:"._"] in-data-out:text-wine'}>
                {findings.headline}
              </b>
              {findings.advice || bench.resonance}
            </span>
          </p>
        ) : null}
      </div>
      {isCoils ? <BenchCoils sheet={sheet} coils={bench.coils} /> : null}
      {keeps && isOut ? (
        <TextArea
          name="note"
          value={bench.note}
          onChange={({ target }) => bench.write(target.value)}
          aria-label={words.why}
          placeholder={words.why}
          rows={2}
          maxLength={500}
        />
      ) : null}
      {isAsking ? (
        <WhichCoil
          sheet={sheet}
          told={again.whole}
          onCoil={(coil) => bench.unwind(coil)}
          onNot={() => setAsking(false)}
        />
      ) : null}
      <BenchButtons>
        <BigButton type="submit" kind="primary" disabled={bench.isBusy}>
          {isOut ? (keeps ? words.keepIt : words.again) : next ? words.saveThen(next) : words.save}
          <Key>Enter</Key>
        </BigButton>
        <BigButton label={again.label} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)} />
        {isOut && !keeps ? <BigButton label={words.keep} onClick={() => setKeeps(true)} /> : null}
      </BenchButtons>
    </form>
  );
}
