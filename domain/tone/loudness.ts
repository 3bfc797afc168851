import { ampGain } from './amp.ts';
import { type InstrumentId, instrumentAt } from './take-places.ts';
import { magnitudeAt } from './transfer.ts';
import type { Voice } from './voice.ts';

/** Loudness of a dry take by bands: K-weighted, in dB, with the bands' middles in Hz, a third of an octave apart. */
export interface TakeBands {
  readonly bands_dB: readonly number[];
  readonly bands_Hz: readonly number[];
}

/** Where a band is looked at, in parts of its width from its middle: a resonance is narrower than some bands. */
const LOOKS = [-0.4, -0.2, 0, 0.2, 0.4];

/** Power of a dry take through a filter, amp and loudspeaker, as long as no stage of the amp bends it. */
function powerThrough(take: TakeBands, instrument: InstrumentId, filter: (f: number) => number): number {
  let power = 0;
  for (const [band, middle] of take.bands_Hz.entries()) {
    let passed = 0;
    for (const look of LOOKS) {
      const f = middle * 2 ** (look / 3);
      passed += (filter(f) * ampGain(instrument, f)) ** 2;
    }
    power += (10 ** ((take.bands_dB[band] ?? -120) / 10) * passed) / LOOKS.length;
  }
  return power;
}

/**
 * Loudness in LUFS of a dry take through a pickup, amp and loudspeaker, at the pickup's own output. From the bands
 * alone, without rendering: within some tenths of a decibel while the amp bends little.
 */
export function loudnessThrough(take: TakeBands, { circuit, load, place, output_dB }: Voice): number {
  const power = powerThrough(take, instrumentAt(place), (f) => magnitudeAt(circuit, load, f));
  return 10 * Math.log10(power) + output_dB;
}

/** Loudness at which voices are compared: the amp stays clean, and their loudest strokes come to about full scale. */
export const COMPARING_LUFS = -21;
/** With true output the plainest pickup stands this much lower, dB: room for the hottest. */
const TRUE_OUTPUT_ROOM_DB = 6;

const ratio = (dB: number): number => 10 ** (dB / 20);

/** Gain, as a ratio, that brings a voice to the loudness of comparing. Goes on top of the voice's own output. */
export const matchedGain = (take: TakeBands, voice: Voice): number =>
  ratio(COMPARING_LUFS - loudnessThrough(take, voice));

/** Place that an instrument's output is counted from, as in `outputLevel`. */
export const REFERENCE_PLACES = { guitar: 'stratocaster-neck', bass: 'jazz-bass-neck' } as const;

/**
 * Gain, as a ratio, with which voices of an instrument keep their own output: the same for all of them. `take` is the
 * piece's at the reference place, so that pieces are equally loud.
 */
export const trueOutputGain = (take: TakeBands, instrument: InstrumentId): number =>
  ratio(COMPARING_LUFS - TRUE_OUTPUT_ROOM_DB) / Math.sqrt(powerThrough(take, instrument, () => 1));
