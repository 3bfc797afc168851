import { decimalsIn, type Language } from '../languages.ts';
import { type BenchSweep, sweptCircuit } from '../measure/bench-sweep.ts';
import { type Circuit, inductanceAt, SHEET_LOAD } from '../tone/circuit.ts';
import type { Pickup } from '../tone/pickup.ts';
import { type ToneResponse, toneResponseOf } from '../tone/response.ts';
import { responseCurve } from '../tone/transfer.ts';
import { voiceOf } from '../tone/voice.ts';
import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { RESONANCE_WORDS } from './own-curve.messages.ts';

/** Stored measurements of one pickup: Ω at 20 °C, H at the meter's frequency, and the sweep if there was one. */
export interface KeptValues {
  readonly resistance_Ohm: number;
  readonly inductance_H: number;
  readonly sweep?: BenchSweep | undefined;
}

/**
 * The pickup's own circuit. From a sweep: R, L, C and losses; only the cover's shielding stays modelled. From a meter:
 * the modelled circuit with measured R and L. A meter reads slightly less than the inductance at low frequency, by the
 * same share as in the model. Capacitance and losses are not measured and stay modelled.
 */
export function ownCircuit(modelled: Circuit, { resistance_Ohm, inductance_H, sweep }: KeptValues): Circuit {
  if (sweep) return { ...sweptCircuit(modelled, sweep), resistance_Ohm };
  const seen = inductanceAt(modelled, BENCH.measuredAt.frequency_Hz) / modelled.inductance_H;
  return { ...modelled, resistance_Ohm, inductance_H: inductance_H / seen };
}

export const ownResponse = (modelled: Circuit, own: Circuit) => ({
  own: toneResponseOf({ circuit: own, load: SHEET_LOAD }),
  modelled: toneResponseOf({ circuit: modelled, load: SHEET_LOAD }),
});
export type OwnResponse = ReturnType<typeof ownResponse>;

/** Output is not measured and stays modelled. */
export function ownVoices(pickup: Pickup, own: Circuit) {
  const modelled = voiceOf(pickup);
  return { own: { ...modelled, circuit: own }, modelled };
}
export type OwnVoices = ReturnType<typeof ownVoices>;

export function toleranceBand({
  circuit,
  resistance,
  inductance,
}: Pick<BuildSheet, 'circuit' | 'resistance' | 'inductance'>) {
  const curves = [resistance.low, resistance.high].flatMap((resistance_Ohm) =>
    [inductance.low, inductance.target, inductance.high].map((inductance_H) =>
      responseCurve(ownCircuit(circuit, { resistance_Ohm, inductance_H }), SHEET_LOAD, { points: 160 }),
    ),
  );
  const [first = []] = curves;
  const edge = (pick: (...levels: number[]) => number) =>
    first.map(({ frequency_Hz }, index) => ({
      frequency_Hz,
      level_dB: pick(...curves.map((curve) => curve[index]?.level_dB ?? 0)),
    }));
  return { low: edge(Math.min), high: edge(Math.max) };
}
export type CurveBand = ReturnType<typeof toleranceBand>;

/** "Resonance 2.85 kHz, modelled 2.82." */
export function resonanceWords({ own, modelled }: OwnResponse, language: Language = 'en'): string {
  const inKilo = ({ resonance }: ToneResponse) =>
    decimalsIn((resonance.frequency_Hz / 1000).toFixed(2), language);
  return RESONANCE_WORDS[language](inKilo(own), inKilo(modelled));
}
