import type { PlotCurve } from '#app/ui/response-plot.tsx';
import { midsOf } from '#domain/finder/figures.ts';
import type { Circuit, Load } from '#domain/tone/circuit.ts';
import type { Doubt } from '#domain/tone/doubt.ts';
import { bandAbout } from '#domain/tone/doubt-band.ts';
import type { PlaceId } from '#domain/tone/strings.ts';
import { type CurvePoint, responseCurve } from '#domain/tone/transfer.ts';

export const CURVE_RANGE = { minimum_Hz: 200, maximum_Hz: 8000, minimum_dB: -18, maximum_dB: 9 } as const;

const POINTS = 64;

interface Drawn {
  readonly circuit: Circuit;
  readonly place: PlaceId;
  readonly doubt: Doubt;
}

/** A pickup in a load, aligned with all others in the mids; the visitor's with its uncertainty. */
export function curveOf({ circuit, place, doubt }: Drawn, load: Load, whose: 'ours' | 'yours'): PlotCurve {
  const mids = midsOf(circuit, load, place);
  const level = ({ frequency_Hz, level_dB }: CurvePoint): CurvePoint => ({
    frequency_Hz,
    level_dB: level_dB - mids,
  });
  const curve = responseCurve(circuit, load, {
    from: CURVE_RANGE.minimum_Hz,
    to: CURVE_RANGE.maximum_Hz,
    points: POINTS,
  });
  if (whose === 'yours') {
    const band = bandAbout(curve, circuit, load, doubt);
    return {
      id: 'yours',
      name: 'yours',
      style: 'dashed',
      quiet: true,
      points: curve.map(level),
      band: { low: band.low.map(level), high: band.high.map(level) },
    };
  }
  return { id: 'ours', name: 'ours', style: 'solid', points: curve.map(level) };
}
