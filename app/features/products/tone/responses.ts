import type { PlotCurve } from '#app/ui/response-plot.tsx';
import type { Language } from '#domain/languages.ts';
import type { Bundle, Position } from '#domain/products/pickup-types.ts';
import type { Circuit } from '#domain/tone/circuit.ts';
import type { Doubt } from '#domain/tone/doubt.ts';
import { bandAbout, resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import type { Load } from '#domain/tone/loads.ts';
import type { Resonance } from '#domain/tone/resonance.ts';
import { toneResponseOf } from '#domain/tone/response.ts';
import type { FlavorProps } from '../product-props.ts';
import { TONE_MESSAGES } from './tone.messages.ts';
import { curvesOf } from './tone-curves.ts';

export interface BundleResponse {
  readonly position: Position;
  /** "Neck", or "Hot, neck" beside another flavor. */
  readonly name: string;
  readonly curve: PlotCurve;
  readonly resonance: Resonance;
  readonly circuit: Circuit;
  readonly doubt: Doubt;
  /** Uncertainty of resonance and −3 dB, as a share. */
  readonly resonanceDoubt: number;
}

const MOST_MARKS = 3;

/** Frequency responses of a bundle's pickups, the most important one first, then those of the compared flavor. */
export function responsesOf(
  flavor: FlavorProps,
  other: FlavorProps | undefined,
  bundle: Bundle,
  load: Load,
  language: Language = 'en',
): readonly BundleResponse[] {
  const pickups = [flavor, ...(other ? [other] : [])].flatMap(({ name: flavorName, windings }, rank) =>
    curvesOf(windings, bundle, language).flatMap(({ position, name, style }) => {
      const winding = windings.find((candidate) => candidate.position === position);
      return winding ? [{ flavorName, name, style, quiet: rank > 0, ...winding }] : [];
    }),
  );
  return pickups.map(({ position, flavorName, name, style, quiet, circuit, doubt }) => {
    const { curve, resonance, top } = toneResponseOf({ circuit, load });
    const kHz = inKilohertz(top.frequency_Hz, language);
    const legend = quiet || (other && pickups.length === 2) ? flavorName : name;
    const marked = resonance.peaked && (!quiet || pickups.length <= MOST_MARKS);
    return {
      position,
      name: other ? TONE_MESSAGES[language].of(flavorName, name) : name,
      resonance,
      circuit,
      doubt,
      resonanceDoubt: resonanceDoubt(circuit, load, doubt),
      curve: {
        id: `${quiet ? 'other' : 'own'}-${style}`,
        // The line's pattern identifies the pickup, in both flavors.
        name: legend,
        style,
        quiet,
        points: curve,
        ...(!quiet && { band: bandAbout(curve, circuit, load, doubt) }),
        mark: marked ? { ...top, words: pickups.length > 1 ? `${legend} ${kHz}` : kHz } : undefined,
      },
    };
  });
}
