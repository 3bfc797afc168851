import { inductanceAt, METER_HZ } from '#domain/tone/circuit.ts';
import {
  type CheckedCoil,
  checkModel,
  type ErrorsOfClass,
  errorsByClass,
  type SweepErrors,
  wholePickups,
} from '#domain/tone/measured/check.ts';
import { modelledLevels } from '#domain/tone/measured/fit-coil.ts';
import { type CoilKind, MEASURED_HZ } from '#domain/tone/measured/measured-coils.ts';

export interface CheckedSweep {
  readonly rms_dB: number;
  readonly measured: Told;
  readonly modelled: Told;
  /** dB at each frequency of the check; null if not measured. */
  readonly curves: {
    readonly measured: readonly (number | null)[];
    readonly modelled: readonly number[];
  };
}

/** Peak, its frequency if there is one, and −3 dB of one curve. */
export interface Told {
  readonly peak_dB: number;
  readonly peak_Hz: number | undefined;
  readonly minus3_Hz: number | undefined;
}

export interface CheckedPickup {
  readonly path: string;
  readonly kind: CoilKind;
  /** The maker's model. Several sets may be the same pickup measured again, so there are fewer pickups than sets. */
  readonly family: string;
  readonly resistance_Ohm: number;
  /** At low frequency, and as a meter reads it at 1 kHz. */
  readonly inductance_H: number;
  readonly read_H: number;
  readonly capacitance_pF: number;
  readonly LD: CheckedSweep;
  readonly UL: CheckedSweep;
}

export interface CheckedClass {
  readonly LD: ErrorsOfClass;
  readonly UL: ErrorsOfClass;
}

export interface ModelCheck {
  readonly frequencies_Hz: readonly number[];
  readonly whole: CheckedClass;
  readonly kinds: readonly (CheckedClass & { readonly kind: CoilKind })[];
  readonly coils: readonly CheckedPickup[];
}

const rounded = (value: number): number => Number(value.toFixed(2));
const sweepFigures = ({ peak, minus3_Hz }: SweepErrors['measured']): Told => ({
  peak_dB: rounded(peak.level_dB),
  peak_Hz: peak.frequency_Hz && Math.round(peak.frequency_Hz),
  minus3_Hz: minus3_Hz && Math.round(minus3_Hz),
});

function sweepOf({ coil, circuit, errors }: CheckedCoil, sweep: 'LD' | 'UL'): CheckedSweep {
  const { rms_dB, measured, modelled } = errors[sweep];
  return {
    rms_dB: rounded(rms_dB),
    measured: sweepFigures(measured),
    modelled: sweepFigures(modelled),
    curves: {
      measured: coil.levels_dB[sweep],
      modelled: modelledLevels(circuit, sweep).map(rounded),
    },
  };
}

const pickupOf = (checked: CheckedCoil): CheckedPickup => ({
  path: checked.coil.name,
  kind: checked.coil.kind,
  family: checked.coil.family,
  resistance_Ohm: checked.coil.resistance_Ohm,
  inductance_H: rounded(checked.circuit.inductance_H),
  read_H: rounded(inductanceAt(checked.circuit, METER_HZ)),
  capacitance_pF: Math.round(checked.circuit.capacitance_F * 1e12),
  LD: sweepOf(checked, 'LD'),
  UL: sweepOf(checked, 'UL'),
});

function checkForPage(): ModelCheck {
  const checked = checkModel();
  return {
    frequencies_Hz: MEASURED_HZ,
    ...errorsByClass(checked),
    coils: [...wholePickups(checked), ...checked.filter(({ coil }) => coil.kind === 'one-coil')].map(
      pickupOf,
    ),
  };
}

/** Takes half a second, so the build replaces this module with its result (`scripts/checked-model.ts`). */
export const MODEL_CHECK: ModelCheck = checkForPage();
