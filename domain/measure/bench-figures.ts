import { inductanceAt } from '../tone/circuit.ts';
import type { DoubtedFigure } from '../your-pickup/your-pickup.ts';
import type { BenchSweep } from './bench-sweep.ts';
import type { PickupFound } from './fit-pickup.ts';

export interface BenchPlace {
  readonly order: string;
  readonly piece: number;
  readonly meter_Hz: number;
}

/** Reads the return address of the measuring page: `?bench=GW-100123-7&piece=1&hz=120`. */
export function readBenchFigures(query: URLSearchParams): BenchPlace | undefined {
  const [order, piece, hertz] = ['bench', 'piece', 'hz'].map((name) => query.get(name) ?? '');
  if (!order || !/^[A-Za-z0-9-]{1,40}$/.test(order)) return undefined;
  if (!/^\d{1,3}$/.test(piece ?? '') || !/^\d{2,5}$/.test(hertz ?? '')) return undefined;
  return { order, piece: Number(piece), meter_Hz: Number(hertz) };
}

/** Page of the workshop that the figures go back to: a piece on the bench, or a repair. */
export const benchPlacePath = ({ order, piece }: BenchPlace): string =>
  order.startsWith('RP-') ? `/workshop/repairs/${order}` : `/workshop/bench/${order}/${piece}`;

export const benchQuery = ({ order, piece, meter_Hz }: BenchPlace): string =>
  String(new URLSearchParams({ bench: order, piece: String(piece), hz: String(meter_Hz) }));

const rounded = (value: number) => Number(value.toPrecision(5));
const doubted = ({ value, doubt }: DoubtedFigure): DoubtedFigure => ({
  value: rounded(value),
  doubt: Number(doubt.toPrecision(2)),
});

/** The sweep as the bench stores it. */
const benchSweep = (found: PickupFound): BenchSweep => ({
  resistance_Ohm: doubted(found.resistance_Ohm),
  inductance_H: doubted(found.inductance_H),
  capacitance_F: doubted(found.capacitance_F),
  lossShare: doubted(found.lossShare),
  loss_Hz: doubted(found.loss_Hz),
  rms_dB: rounded(found.rms_dB),
  curve: found.points.map(({ frequency_Hz, impedance_Ohm }) => ({
    frequency_Hz: rounded(frequency_Hz),
    impedance_Ohm: rounded(impedance_Ohm),
  })),
});

/**
 * Values of the bench's fields (kΩ, and H at its meter's frequency) and the sweep. A fragment, so that the request for
 * the page has none of them.
 */
export function benchFragment(found: PickupFound, meter_Hz: number): string {
  const { resistance_Ohm, inductance_H, lossShare, loss_Hz } = found;
  const read_H = inductanceAt(
    { inductance_H: inductance_H.value, eddy: [{ share: lossShare.value, loss_Hz: loss_Hz.value }] },
    meter_Hz,
  );
  return String(
    new URLSearchParams({
      r: (resistance_Ohm.value / 1000).toFixed(3),
      l: read_H.toFixed(3),
      sweep: JSON.stringify(benchSweep(found)),
    }),
  );
}

/** Reads a fragment; undefined if it has no figures. `sweep` is for `readBenchSweep`, and empty if there is none. */
export function readBenchFragment(fragment: string) {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const [resistance = '', inductance = '', sweep = ''] = ['r', 'l', 'sweep'].map(
    (name) => query.get(name) ?? '',
  );
  const isFigure = (text: string) => /^\d{1,3}\.\d{3}$/.test(text);
  return isFigure(resistance) && isFigure(inductance) ? { resistance, inductance, sweep } : undefined;
}
