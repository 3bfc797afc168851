import type { Circuit, Load } from './circuit.ts';
import { fft, inverseFft } from './fft.ts';
import { mendLows } from './impulse-lows.ts';
import { magnitudeAt } from './transfer.ts';

/** Smallest size of the cepstrum. Its wrap-around error is small above 400 Hz; `mendLows` corrects the rest. */
const FFT_SIZE = 4096;
/** Taps up to 48 kHz: 10.6 ms, long enough for all but the slow pole of the tone control. */
const BASE_TAPS = 512;
const BASE_RATE = 48_000;
/** Part of the taps that fades out at the end, to avoid a step. */
const FADE = 0.1;

/** Length of an impulse response in taps at a sample rate in Hz: 512 up to 48 kHz, 1024 up to 96, 2048 up to 192. */
export const tapsFor = (sampleRate: number): number =>
  BASE_TAPS * 2 ** Math.max(0, Math.ceil(Math.log2(sampleRate / BASE_RATE)));

/** Minimum-phase impulse response of a magnitude, by the real cepstrum folded onto positive time. */
export function minimumPhase(
  magnitude: (frequency: number) => number,
  sampleRate: number,
  size: number,
): Float64Array {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let bin = 0; bin <= size / 2; bin++) {
    const log = Math.log(Math.max(1e-6, magnitude((bin * sampleRate) / size)));
    re[bin] = log;
    re[(size - bin) % size] = log;
  }
  inverseFft(re, im);
  for (let n = 1; n < size / 2; n++) {
    re[n] = (re[n] as number) * 2;
    re[size - n] = 0;
  }
  im.fill(0);
  fft(re, im);
  for (let bin = 0; bin < size; bin++) {
    const size = Math.exp(re[bin] as number);
    const phase = im[bin] as number;
    re[bin] = size * Math.cos(phase);
    im[bin] = size * Math.sin(phase);
  }
  inverseFft(re, im);
  return re;
}

/**
 * Impulse response of a pickup into a load at a sample rate in Hz, for a ConvolverNode with `normalize` off. Causal,
 * minimum phase, within 0.02 dB of the model from 20 Hz to 8 kHz. Its length is `tapsFor(sampleRate)`.
 *
 * @throws RangeError for a sample rate outside 8 to 192 kHz
 */
export function impulseResponse(circuit: Circuit, load: Load, sampleRate: number): Float32Array<ArrayBuffer> {
  if (!(sampleRate >= 8000 && sampleRate <= 192_000)) throw new RangeError(`Sample rate ${sampleRate} Hz`);
  const taps = tapsFor(sampleRate);
  const size = Math.max(FFT_SIZE, 4 * taps);
  const magnitude = (frequency: number) => magnitudeAt(circuit, load, frequency);
  const response = minimumPhase(magnitude, sampleRate, size).slice(0, taps);
  const fadeFrom = Math.round(taps * (1 - FADE));
  for (let n = fadeFrom; n < taps; n++) {
    const turn = (Math.PI * (n - fadeFrom)) / (taps - fadeFrom);
    response[n] = (response[n] as number) * (0.5 + 0.5 * Math.cos(turn));
  }
  mendLows(response, sampleRate, magnitude);
  return Float32Array.from(response);
}
