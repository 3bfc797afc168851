import { inductanceAt } from '../tone/circuit.ts';
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

export const benchQuery = ({ order, piece, meter_Hz }: BenchPlace): string =>
  String(new URLSearchParams({ bench: order, piece: String(piece), hz: String(meter_Hz) }));

/** Values of the bench's fields: kΩ, and H at its meter's frequency. A fragment, so that no server sees them. */
export function benchFragment(found: PickupFound, meter_Hz: number): string {
  const { resistance_Ohm, inductance_H, lossShare, loss_Hz } = found;
  const read_H = inductanceAt(
    { inductance_H: inductance_H.value, eddy: [{ share: lossShare.value, loss_Hz: loss_Hz.value }] },
    meter_Hz,
  );
  return String(new URLSearchParams({ r: (resistance_Ohm.value / 1000).toFixed(3), l: read_H.toFixed(3) }));
}

/** Reads the two figures of a fragment; undefined if there are none. */
export function readBenchFragment(
  fragment: string,
): { readonly resistance: string; readonly inductance: string } | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const [resistance = '', inductance = ''] = [query.get('r') ?? '', query.get('l') ?? ''];
  const isFigure = (text: string) => /^\d{1,3}\.\d{3}$/.test(text);
  return isFigure(resistance) && isFigure(inductance) ? { resistance, inductance } : undefined;
}
