import { ampGain } from './amp.ts';
import { type InstrumentId, instrumentAt, type StringPlace, signedPlaceResponse } from './strings.ts';
import { transferAt } from './transfer.ts';
import { stringPlaceOf, type Voice, voiceSources } from './voice.ts';

/** Loudness of a dry take by band: K-weighted, dB, with the centre frequencies in Hz, a third of an octave apart. */
export interface TakeBands {
  readonly bands_dB: readonly number[];
  readonly bands_Hz: readonly number[];
}

/** Sampling points in a band, in parts of its width from its centre. A resonance is narrower than some bands. */
const LOOKS = [-0.4, -0.2, 0, 0.2, 0.4];

const ratio = (dB: number): number => 10 ** (dB / 20);

/** Power of dry takes through a filter each, amp and loudspeaker, without distortion. */
function powerThrough(
  bands_Hz: readonly number[],
  instrument: InstrumentId,
  powerIn: (band: number, f: number) => number,
): number {
  let power = 0;
  for (const [band, middle] of bands_Hz.entries()) {
    let passed = 0;
    for (const look of LOOKS) {
      const f = middle * 2 ** (look / 3);
      passed += powerIn(band, f) * ampGain(instrument, f) ** 2;
    }
    power += passed / LOOKS.length;
  }
  return power;
}

const inBand = ({ bands_dB }: TakeBands, band: number): number => 10 ** ((bands_dB[band] ?? -120) / 10);

/** Correlation of the strings' signal between two places at f, −1 to 1, averaged over the strings. */
function alike(one: StringPlace, other: StringPlace, f: number): number {
  let [both, first, second] = [0, 0, 0];
  for (const string of one.instrument.openStrings.keys()) {
    const [a, b] = [signedPlaceResponse(one, string, f), signedPlaceResponse(other, string, f)];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return first * second > 0 ? both / Math.sqrt(first * second) : 0;
}

/**
 * Loudness in LUFS of dry takes through a voice (one pickup, or two on one switch), amp and loudspeaker, at its own
 * output. Computed from the bands without rendering: accurate to some tenths of a decibel while the amp distorts
 * little. Two takes of one performance add up according to the correlation of their places.
 */
export function loudnessThrough(takes: readonly TakeBands[], voice: Voice): number {
  const sources = voiceSources(voice).map((source, index) => ({
    ...source,
    where: stringPlaceOf(source),
    take: takes[index] ?? { bands_dB: [], bands_Hz: [] },
    ratio: ratio(source.output_dB),
  }));
  const [first] = sources;
  const power = powerThrough(first?.take.bands_Hz ?? [], instrumentAt(voice.place), (band, f) => {
    const heard = sources.map((source) => {
      const { re, im } = transferAt(source.circuit, source.load, f);
      const level = source.ratio * Math.sqrt(inBand(source.take, band));
      return { re: re * level, im: im * level, where: source.where };
    });
    const alone = heard.reduce((sum, { re, im }) => sum + re * re + im * im, 0);
    const [a, b] = heard;
    return a && b ? alone + 2 * alike(a.where, b.where, f) * (a.re * b.re + a.im * b.im) : alone;
  });
  return 10 * Math.log10(power);
}

/** Loudness for comparing voices: the amp stays clean, and the loudest strokes reach about full scale. */
export const COMPARING_LUFS = -21;
/** Headroom for the hottest pickup in true-output mode: the weakest one is this much quieter, dB. */
const TRUE_OUTPUT_ROOM_DB = 6;

/** Gain, as a ratio, that brings a voice to `COMPARING_LUFS`. It multiplies the voice's own output. */
export const matchedGain = (takes: readonly TakeBands[], voice: Voice): number =>
  ratio(COMPARING_LUFS - loudnessThrough(takes, voice));

/** Reference place of an instrument's output, as in `outputLevel`. */
export const REFERENCE_PLACES = { guitar: 'stratocaster-neck', bass: 'jazz-bass-neck' } as const;

/**
 * Gain, as a ratio, common to all voices of an instrument in true-output mode. `take` is the piece's take at the
 * reference place, so that all pieces are equally loud.
 */
export const trueOutputGain = (take: TakeBands, instrument: InstrumentId): number =>
  ratio(COMPARING_LUFS - TRUE_OUTPUT_ROOM_DB) /
  Math.sqrt(powerThrough(take.bands_Hz, instrument, (band) => inBand(take, band)));
