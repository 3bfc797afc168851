import type { PlotCurve } from '#app/ui/response-plot.tsx';
import type { Bundle, Position } from '#domain/pickup-types.ts';
import { guitarLoad } from '#domain/tone/loads.ts';
import { type Resonance, resonance } from '#domain/tone/resonance.ts';
import { decibels, magnitudeAt, responseCurve } from '#domain/tone/transfer.ts';
import type { FlavorProps } from '../product-props.ts';
import { curvesOf } from './tone-curves.ts';

/** What the visitor's guitar puts on the pickup. */
export interface Guitar {
  readonly cable_pF: number;
  readonly pots_Ohm: number;
}

/** One pickup's curve and what the table says of it. */
export interface Response {
  readonly position: Position;
  /** As "Neck", or "Hot, neck" beside another flavor. */
  readonly name: string;
  readonly curve: PlotCurve;
  readonly resonance: Resonance;
}

/** Enough for a smooth peak at full width. */
const POINTS = 160;
/** More words than that have no room above the plot. */
const MOST_MARKS = 3;

/** 2870 Hz → "2.9 kHz". */
export const kilohertz = (frequency_Hz: number): string => `${(frequency_Hz / 1000).toFixed(1)}\u00a0kHz`;

/**
 * Frequency responses of the pickups in a bundle, the most important one first, and behind them those of a flavor to
 * compare with.
 */
export function responsesOf(
  flavor: FlavorProps,
  other: FlavorProps | undefined,
  bundle: Bundle,
  { cable_pF, pots_Ohm }: Guitar,
): readonly Response[] {
  const load = guitarLoad(pots_Ohm, cable_pF);
  const pickups = [flavor, ...(other ? [other] : [])].flatMap(({ name: flavorName, windings }, rank) =>
    curvesOf(windings, bundle).flatMap(({ position, name, style }) => {
      const winding = windings.find((candidate) => candidate.position === position);
      return winding ? [{ flavorName, name, style, quiet: rank > 0, ...winding }] : [];
    }),
  );
  return pickups.map(({ position, flavorName, name, style, quiet, circuit }) => {
    const found = resonance(circuit, load);
    const kHz = kilohertz(found.frequency_Hz);
    const legend = quiet || (other && pickups.length === 2) ? flavorName : name;
    const marked = found.peaked && (!quiet || pickups.length <= MOST_MARKS);
    return {
      position,
      name: other ? `${flavorName}, ${name.toLowerCase()}` : name,
      resonance: found,
      curve: {
        id: `${quiet ? 'other' : 'own'}-${style}`,
        // The line's pattern says which pickup it is, in both flavors.
        name: legend,
        style,
        quiet,
        points: responseCurve(circuit, load, { points: POINTS }),
        mark: marked
          ? {
              frequency_Hz: found.frequency_Hz,
              level_dB: decibels(magnitudeAt(circuit, load, found.frequency_Hz)),
              words: pickups.length > 1 ? `${legend} ${kHz}` : kHz,
            }
          : undefined,
      },
    };
  });
}
