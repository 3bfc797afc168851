import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#app/ui/language.tsx';
import type { BenchSweep } from '#domain/measure/bench-sweep.ts';
import { findingsOf, type Measurement } from '#domain/production/diagnosis.ts';
import { measurementDoubts } from '#domain/production/doubts.ts';
import { ownCircuit, ownResponse, resonanceWords } from '#domain/production/own-curve.ts';
import { at20Degrees } from '#domain/production/verdict.ts';
import { readFigure, TYPED_FIGURES, type TypedFigure } from '#domain/typed-figures.ts';
import type { WorkshopAsks } from '#server/api/workshop-calls.ts';
import type { BenchView } from '#server/production/index.ts';
import { type CallFailure, callWorkshop } from '../kit/refusal.tsx';
import type { CoilValues } from './bench-coils.tsx';
import { type BenchDraft, EMPTY_DRAFT, keepDraft, resumeDraft } from './bench-memory.ts';

const AGAIN_MS = 15_000;

type BenchCall = 'hold-piece' | 'release-piece' | 'confirm-step' | 'undo-step' | 'correct-values';
type BenchAnswer = Partial<Pick<CallFailure, 'error' | 'conflict'>> & { readonly asked?: Asked };
type OfUnit = { readonly number: string; readonly version: number; readonly unit: number };

/** A typed figure; undefined if invalid. */
export const figureIn = (text: string | undefined, figure: TypedFigure): number | undefined =>
  readFigure(text ?? '', figure);

const temperatureIn = (values: BenchDraft['values'], { meter }: BenchView): number =>
  figureIn(values.temperature, TYPED_FIGURES.temperature) ?? meter.temperature_C;

/** The measurement, once complete: R in kΩ and L in H, as the meter shows them. */
function measurementIn(values: BenchDraft['values'], view: BenchView): Measurement | undefined {
  const [kiloOhms, henry] = [
    figureIn(values.resistance, TYPED_FIGURES.resistance),
    figureIn(values.inductance, TYPED_FIGURES.inductance),
  ];
  if (kiloOhms === undefined || henry === undefined) return undefined;
  const alone = coilsIn(values, view);
  return {
    resistance_Ohm: kiloOhms * 1000,
    inductance_H: henry,
    temperature_C: temperatureIn(values, view),
    turns: alone.map(({ turns }) => turns),
    coils_Ohm: alone.map(({ ohms }) => ohms),
  };
}

/** A unit with one coil to be wound again starts there, with the count of the other one. */
function begunWith({ again }: BenchView): Partial<BenchDraft> {
  if (!again) return {};
  const values = again.turns.flatMap((turns, index) =>
    // Missing list items arrive as null in the page's JSON.
    typeof turns === 'number' ? [[`turns ${index}`, String(turns)] as const] : [],
  );
  return { again: again.coil, step: again.coil - 1, values: Object.fromEntries(values) };
}

/** Coil by coil, Ω as the meter shows them. */
const coilsIn = (values: BenchDraft['values'], { sheet }: BenchView): readonly CoilValues[] =>
  sheet.coils.map((_, index) => {
    const kiloOhms = figureIn(values[`coil ${index}`], TYPED_FIGURES.coil);
    return {
      turns: figureIn(values[`turns ${index}`], TYPED_FIGURES.turns),
      ohms: kiloOhms === undefined ? undefined : kiloOhms * 1000,
    };
  });

/** Unusual figures, probably typing errors, and the action once they are confirmed. */
interface Asked {
  readonly doubts: readonly string[];
  yes(): void;
}

export type Bench = ReturnType<typeof useBench>;

/** The state of a unit at the bench. Input is stored in the browser until the server has it. */
export function useBench(view: BenchView) {
  const language = useLanguage();
  const { order, version, unit, sheet, pickup } = view;
  const measure = sheet.steps.findIndex(({ id }) => id === 'measure');
  const isMeasured = unit.state === 'wound' || unit.state === 'kept';
  const isOnBench = unit.state === 'on the bench';
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [lastAnswer, setLastAnswer] = useState<BenchAnswer>({});
  const [isBusy, setBusy] = useState(false);
  const taken = useRef<BenchDraft>(undefined);

  /** Initialised by the first access: input may come before the first effect. */
  const latest = (): BenchDraft => {
    taken.current ??= isOnBench
      ? resumeDraft(order, unit.number, begunWith(view))
      : { ...EMPTY_DRAFT, id: crypto.randomUUID() };
    return taken.current;
  };

  const change = (next: Partial<BenchDraft>) => {
    const changed = { ...latest(), ...next };
    taken.current = changed;
    setDraft(changed);
    keepDraft(order, unit.number, changed);
  };

  const isSure = (doubts: readonly string[]) => doubts.every((doubt) => latest().sure?.includes(doubt));

  async function save(seen: number = version): Promise<void> {
    const { id, values, note, sweep } = latest();
    const measured = measurementIn(values, view);
    if (!measured || isBusy) return;
    const doubts = measurementDoubts(sheet, measured, language);
    setBusy(true);
    const answer = await callWorkshop('enter-values', {
      id,
      number: order,
      version: seen,
      unit: unit.number,
      measured,
      ...(sweep && { sweep }),
      ...(note.trim() && { note: note.trim() }),
      ...(doubts.length > 0 && { sure: isSure(doubts) }),
    });
    setBusy(false);
    if (answer.ok) {
      keepDraft(order, unit.number, undefined);
      location.reload();
      return;
    }
    const fresh = answer.isUnknown ? {} : { id: crypto.randomUUID() };
    change({ waits: answer.isOffline === true, ...fresh });
    setLastAnswer(answer.isOffline ? {} : answer);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => {
    change({});
    if (!isOnBench) keepDraft(order, unit.number, undefined);
    const again = () => {
      if (latest().waits) void save();
    };
    again();
    addEventListener('online', again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, []);

  /** Sends a call without a draft, then goes to `then`; by default the page reloads from the server. */
  function ask<Name extends BenchCall>(
    call: Name,
    asks: (of: OfUnit) => WorkshopAsks<Name>,
    then?: string,
  ): void {
    setBusy(true);
    setLastAnswer({});
    void callWorkshop(call, asks({ number: order, version, unit: unit.number })).then((answer) => {
      setBusy(false);
      if (answer.ok) return then ? location.assign(then) : location.reload();
      const { doubts } = answer;
      const yes = () => ask(call, (of) => ({ ...asks(of), sure: true }), then);
      setLastAnswer(doubts ? { asked: { doubts, yes } } : answer);
    });
  }

  const measured = measurementIn(draft.values, view);
  const findings = measured && findingsOf(sheet, pickup, measured, language);
  const step = isMeasured ? measure + 1 + view.finished.length : isOnBench ? draft.step : -1;
  const typed =
    findings && measured
      ? { resistance_Ohm: findings.resistance20_Ohm, inductance_H: measured.inductance_H, sweep: draft.sweep }
      : undefined;
  const { resistance_Ohm, inductance_H, sweep } = typed ?? view.measured ?? {};
  // A sweep is fitted for its curve, so not at every key.
  const response = useMemo(
    () =>
      resistance_Ohm && inductance_H
        ? ownResponse(sheet.circuit, ownCircuit(sheet.circuit, { resistance_Ohm, inductance_H, sweep }))
        : undefined,
    [sheet, resistance_Ohm, inductance_H, sweep],
  );
  const at20 = (ohms: number) => at20Degrees(ohms, temperatureIn(draft.values, view));
  return {
    step,
    values: draft.values,
    note: draft.note,
    ticks: draft.ticks ?? [],
    doubts: measured ? measurementDoubts(sheet, measured, language) : [],
    findings,
    waits: draft.waits,
    isBusy,
    /** The pickup's own curve: of the typed values once complete, else of the stored ones. */
    own: response?.own,
    /** Converts the meter's Ω at the coil's temperature to Ω at 20 °C. */
    at20,
    /** Temperature of the coil on the meter, °C. */
    temperature: temperatureIn(draft.values, view),
    trouble: lastAnswer.error,
    conflict: lastAnswer.conflict,
    asked: lastAnswer.asked,
    /** Counted and measured values of each coil, Ω at 20 °C. */
    coils: coilsIn(draft.values, view).map(({ turns, ohms }) => ({
      turns,
      ohms: ohms === undefined ? undefined : at20(ohms),
    })),
    /** "Resonance 2.85 kHz, modelled 2.82.", once the values are complete. */
    resonance: typed && response ? resonanceWords(response, language) : '',
    coilState: (index: number) =>
      step < 0 ? undefined : index < step ? 'done' : index === step ? 'now' : 'to come',
    type(field: string, text: string) {
      setLastAnswer({});
      const isFromSweep = field === 'resistance' || field === 'inductance';
      change({
        values: { ...latest().values, [field]: text },
        waits: false,
        ...(isFromSweep && { sweep: undefined }),
      });
    },
    /** Takes over what the measuring page found. */
    fillFromJig(
      { resistance, inductance }: Readonly<Record<'resistance' | 'inductance', string>>,
      sweep?: BenchSweep,
    ) {
      change({ values: { ...latest().values, resistance, inductance }, waits: false, sweep });
    },
    tick(check: string, isSeen: boolean) {
      const others = (latest().ticks ?? []).filter((known) => known !== check);
      change({ ticks: isSeen ? [...others, check] : others });
    },
    write: (note: string) => change({ note }),
    go(next: number) {
      setLastAnswer({});
      change({ step: next });
    },
    lacks: (words: string) => setLastAnswer({ error: words }),
    /** Runs `go`, after asking about unconfirmed doubts. */
    unless(doubts: readonly string[], go: () => void) {
      if (isSure(doubts)) return go();
      const yes = () => {
        change({ sure: [...new Set([...(latest().sure ?? []), ...doubts])] });
        setLastAnswer({});
        go();
      };
      setLastAnswer({ asked: { doubts, yes } });
    },
    lookAgain: () => setLastAnswer({}),
    /** Moves to the first coil without a count, or past the coils if all have one. */
    coilDone() {
      setLastAnswer({});
      const counted = coilsIn(latest().values, view);
      const open = counted.findIndex(({ turns }) => turns === undefined);
      change({ step: open < 0 ? counted.length : open });
    },
    /** Resets one coil, from 0; the count of the other one stays. */
    unwind(coil: number) {
      setLastAnswer({});
      const { values, ticks = [] } = latest();
      const wiped = [`turns ${coil}`, `coil ${coil}`, 'resistance', 'inductance'];
      change({
        step: coil,
        values: { ...values, ...Object.fromEntries(wiped.map((field) => [field, ''])) },
        ticks: ticks.filter((check) => !check.endsWith(` ${coil + 1}`)),
        note: '',
        sweep: undefined,
      });
    },
    save: (seen?: number) => void save(seen),
    call: ask,
  };
}
