import { PICKUP_PLACES, signedPlaceResponse } from './strings.ts';
import { decibels, transferAt } from './transfer.ts';
import { stringPlaceOf, type Voice, voiceSources } from './voice.ts';

/** Audible difference between two pickups, dB. */
export interface Difference {
  readonly level_dB: number;
  /** RMS of the difference between the responses after removing the level, on a logarithmic frequency scale. */
  readonly shape_dB: number;
}

const FROM_HZ = 80;
const TO_HZ = 8000;
const POINTS = 60;
/** A smaller difference in shape is hard to hear, and the page calls it a difference in level. */
const AUDIBLE_SHAPE_DB = 1;

/** Caches spectra, because each pickup is compared with several others. */
const cache = new WeakMap<Voice, readonly number[]>();

function spectrumOf(voice: Voice): readonly number[] {
  const spectrum = cache.get(voice) ?? computeSpectrum(voice);
  cache.set(voice, spectrum);
  return spectrum;
}

/** Spectrum at the amp, dB: place and circuit, averaged over the strings in power. */
function computeSpectrum(voice: Voice): number[] {
  const sources = voiceSources(voice).map((source) => ({
    ...source,
    where: stringPlaceOf(source),
    ratio: 10 ** (source.output_dB / 20),
  }));
  const strings = PICKUP_PLACES[voice.place].instrument.openStrings;
  return Array.from({ length: POINTS }, (_, index) => {
    const f = FROM_HZ * (TO_HZ / FROM_HZ) ** (index / (POINTS - 1));
    const parts = sources.map(({ circuit, load, where, ratio }) => ({
      ...transferAt(circuit, load, f),
      where,
      ratio,
    }));
    const power = strings.reduce((sum, _, string) => {
      let [re, im] = [0, 0];
      for (const part of parts) {
        const heard = part.ratio * signedPlaceResponse(part.where, string, f);
        re += heard * part.re;
        im += heard * part.im;
      }
      return sum + re * re + im * im;
    }, 0);
    return decibels(Math.sqrt(power / strings.length));
  });
}

/** Compares two voices, each in its own guitar. A voice may be a pair joined by a switch. */
export function difference(a: Voice, b: Voice): Difference {
  const [one, other] = [spectrumOf(a), spectrumOf(b)];
  const steps = one.map((level, index) => (other[index] as number) - level);
  const mean = steps.reduce((sum, step) => sum + step, 0) / POINTS;
  const variance = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / POINTS;
  return { level_dB: b.output_dB - a.output_dB, shape_dB: Math.sqrt(variance) };
}

export const differsMainlyInLevel = ({ shape_dB }: Difference): boolean => shape_dB < AUDIBLE_SHAPE_DB;
