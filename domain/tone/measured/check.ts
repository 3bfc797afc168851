import type { Circuit } from '../circuit.ts';
import { differences, fitCoil, modelledLevels } from './fit-coil.ts';
import {
  COIL_KINDS,
  type CoilKind,
  MEASURED_COILS,
  MEASURED_HZ,
  type MeasuredCoil,
} from './measured-coils.ts';

/** Unloaded and loaded. With 10 nF a coil has almost no peak, so that sweep only helps to find L. */
const CHECKED = ['UL', 'LD'] as const;
type Checked = (typeof CHECKED)[number];

export interface SweepErrors {
  readonly rms_dB: number;
  readonly measured: { readonly peak: Peak; readonly minus3_Hz: number | undefined };
  readonly modelled: { readonly peak: Peak; readonly minus3_Hz: number | undefined };
  /** Modelled minus measured. */
  readonly peak_dB: number;
  /** Missing if the measured peak is below 1 dB, because its frequency is then ill-defined. */
  readonly resonance_percent: number | undefined;
  readonly minus3_percent: number | undefined;
}

export interface CheckedCoil {
  readonly coil: MeasuredCoil;
  /** The model's losses with the best-fitting L and C. */
  readonly circuit: Circuit;
  readonly errors: Readonly<Record<Checked, SweepErrors>>;
}

const PEAK_WORTH_A_FREQUENCY_DB = 1;

const percent = (modelled: number | undefined, measured: number | undefined): number | undefined =>
  modelled === undefined || measured === undefined ? undefined : 100 * (modelled / measured - 1);

function errorsOf(coil: MeasuredCoil, circuit: Circuit, sweep: Checked): SweepErrors {
  const off = differences(circuit, coil, sweep);
  const look = (levels: readonly (number | null)[]) => ({
    peak: peakOf(MEASURED_HZ, levels),
    minus3_Hz: minus3Of(MEASURED_HZ, levels),
  });
  const [measured, modelled] = [look(coil.levels_dB[sweep]), look(modelledLevels(circuit, sweep))];
  return {
    rms_dB: Math.sqrt(off.reduce((sum, error) => sum + error * error, 0) / off.length),
    measured,
    modelled,
    peak_dB: modelled.peak.level_dB - measured.peak.level_dB,
    resonance_percent:
      measured.peak.level_dB >= PEAK_WORTH_A_FREQUENCY_DB
        ? percent(modelled.peak.frequency_Hz, measured.peak.frequency_Hz)
        : undefined,
    minus3_percent: percent(modelled.minus3_Hz, measured.minus3_Hz),
  };
}

/** Compares the model with every measured coil. Takes about half a second. */
export function checkModel(): readonly CheckedCoil[] {
  return MEASURED_COILS.map((coil) => {
    const circuit = fitCoil(coil);
    return {
      coil,
      circuit,
      errors: { UL: errorsOf(coil, circuit, 'UL'), LD: errorsOf(coil, circuit, 'LD') },
    };
  });
}

/** Median of a list; NaN for an empty one. */
function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Medians over several coils in one sweep; peak, resonance and −3 dB by absolute value. */
export interface ErrorsOfClass {
  readonly sets: number;
  readonly rms_dB: number;
  readonly worst_dB: number;
  readonly peak_dB: number;
  readonly resonance_percent: number;
  readonly minus3_percent: number;
}

function mediansOf(checked: readonly CheckedCoil[], sweep: Checked): ErrorsOfClass {
  const of = (read: (errors: SweepErrors) => number | undefined) =>
    checked.flatMap(({ errors }) => read(errors[sweep]) ?? []);
  const size = (read: (errors: SweepErrors) => number | undefined) => median(of(read).map(Math.abs));
  const rms = of(({ rms_dB }) => rms_dB);
  return {
    sets: checked.length,
    rms_dB: median(rms),
    worst_dB: Math.max(...rms),
    peak_dB: size(({ peak_dB }) => peak_dB),
    resonance_percent: size(({ resonance_percent }) => resonance_percent),
    minus3_percent: size(({ minus3_percent }) => minus3_percent),
  };
}

/** Leaves out single coils whose idle neighbour is unconnected, which no guitar has. */
export const wholePickups = (checked: readonly CheckedCoil[]): readonly CheckedCoil[] =>
  checked.filter(({ coil }) => coil.kind !== 'one-coil');

export function errorsByClass(checked: readonly CheckedCoil[]) {
  const of = (some: readonly CheckedCoil[]) => ({ UL: mediansOf(some, 'UL'), LD: mediansOf(some, 'LD') });
  const kinds: readonly CoilKind[] = COIL_KINDS;
  return {
    kinds: kinds.map((kind) => ({ kind, ...of(checked.filter(({ coil }) => coil.kind === kind)) })),
    whole: of(wholePickups(checked)),
  };
}

type Levels = readonly (number | null)[];

/** Maximum of a curve, interpolated: Hz, and dB above the curve's zero. */
interface Peak {
  /** Missing if the curve has no maximum. */
  readonly frequency_Hz?: number;
  readonly level_dB: number;
}

/** A peak below this frequency may have another cause. */
const LOWEST_HZ = 600;
const HIGHEST_HZ = 11_000;

/** Finds the peak of a curve by the parabola through its three highest points. */
function peakOf(f: readonly number[], levels: Levels): Peak {
  let top = -1;
  let highest = -Infinity;
  levels.forEach((level, index) => {
    const hertz = f[index] ?? 0;
    if (level === null || hertz <= LOWEST_HZ || hertz >= HIGHEST_HZ || level <= highest) return;
    [top, highest] = [index, level];
  });
  const [before, after] = [levels[top - 1] ?? undefined, levels[top + 1] ?? undefined];
  if (before === undefined || after === undefined || before > highest || after > highest)
    return { level_dB: highest };
  const shift = (0.5 * (before - after)) / (before - 2 * highest + after);
  return {
    frequency_Hz: between(f, top, shift),
    level_dB: highest - 0.25 * (before - after) * shift,
  };
}

/** Frequency above which a curve stays below −3 dB, Hz; undefined if it does not fall that far. */
function minus3Of(f: readonly number[], levels: Levels): number | undefined {
  const last = levels.findLastIndex(
    (level, index) => level !== null && level > -3 && (f[index] ?? 0) >= LOWEST_HZ,
  );
  const [here, next] = [levels[last], levels[last + 1] ?? undefined];
  if (here === undefined || here === null || next === undefined) return undefined;
  return between(f, last, (here + 3) / (here - next));
}

/** Interpolates between neighbouring frequencies on a logarithmic scale. */
const between = (f: readonly number[], index: number, part: number): number => {
  const [from = 0, to = from] = [f[index], f[index + 1]];
  return from * (to / from) ** part;
};
