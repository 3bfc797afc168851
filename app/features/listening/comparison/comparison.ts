import type { CHOICE_LETTERS } from '#domain/listening/listen-address.ts';
import { type Band, bandAbout } from '#domain/tone/doubt-band.ts';
import { type ToneResponse, toneResponseOf } from '#domain/tone/response.ts';
import type { Voice } from '#domain/tone/voice.ts';

export type ChoiceLetter = (typeof CHOICE_LETTERS)[number];

/** A picked pickup for playing and drawing. Plain JSON: the model that winds it loads later, if at all. */
export interface HeardPickup {
  readonly letter: ChoiceLetter;
  /** The pickup as written in the address; equal keys mean equal pickups. */
  readonly key: string;
  /** "Stratocaster Vintage, bridge". */
  readonly name: string;
  readonly voice: Voice;
  /** Uncertainty of its output, dB, if its magnet and turns are not known. */
  readonly outputDoubt_dB?: number;
}

export interface Comparison {
  readonly pickups: readonly HeardPickup[];
  readonly notes: readonly { readonly pair: string; readonly words: string }[];
}

/** Frequency at which the response of every pickup is flat. */
const FLAT_HZ = 100;

export interface LevelResponse extends ToneResponse {
  readonly band: Band;
}

/** Cached, because the plot and the table use the same response. */
const known = new WeakMap<Voice, LevelResponse>();

/** Response into the guitar's own controls and cable, in dB relative to low frequencies. */
export function levelResponse(voice: Voice): LevelResponse {
  const found = known.get(voice) ?? withBand(voice, levelled(toneResponseOf(voice)));
  known.set(voice, found);
  return found;
}

const withBand = ({ circuit, load, doubt }: Voice, response: ToneResponse): LevelResponse => ({
  ...response,
  band: bandAbout(response.curve, circuit, load, doubt),
});

function levelled({ curve, resonance }: ToneResponse): ToneResponse {
  const flat = curve.find(({ frequency_Hz }) => frequency_Hz >= FLAT_HZ)?.level_dB ?? 0;
  return {
    curve: curve.map(({ frequency_Hz, level_dB }) => ({ frequency_Hz, level_dB: level_dB - flat })),
    resonance,
    top: { frequency_Hz: resonance.frequency_Hz, level_dB: resonance.peak_dB },
  };
}
