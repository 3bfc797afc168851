import type { LETTERS } from '#domain/listening/listen-address.ts';
import { type Band, bandAbout } from '#domain/tone/doubt-band.ts';
import { type Response, responseOf } from '#domain/tone/response.ts';
import type { Voice } from '#domain/tone/voice.ts';

export type Letter = (typeof LETTERS)[number];

/** A picked pickup as the desk plays and draws it. Plain JSON: the model that winds it comes later, if at all. */
export interface HeardPickup {
  readonly letter: Letter;
  /** As in the address: the same key is the same pickup. */
  readonly key: string;
  /** "Stratocaster Vintage, bridge". */
  readonly name: string;
  readonly voice: Voice;
}

/** The pickups side by side, and how each differs from each, in words. */
export interface Comparison {
  readonly pickups: readonly HeardPickup[];
  readonly notes: readonly { readonly pair: string; readonly words: string }[];
}

/** Where responses are level, for every pickup. */
const FLAT_HZ = 100;

/** A response, level at low frequencies, and what it leaves open. */
export interface LevelResponse extends Response {
  readonly band: Band;
}

/** The stage draws what the table says in figures: one computation for both. */
const known = new WeakMap<Voice, LevelResponse>();

/** Response into the guitar's own controls and its cable, in dB against the level at low frequencies. */
export function levelResponse(voice: Voice): LevelResponse {
  const found = known.get(voice) ?? withBand(voice, levelled(responseOf(voice)));
  known.set(voice, found);
  return found;
}

const withBand = ({ circuit, load, doubt }: Voice, response: Response): LevelResponse => ({
  ...response,
  band: bandAbout(response.curve, circuit, load, doubt),
});

function levelled({ curve, resonance }: Response): Response {
  const flat = curve.find(({ frequency_Hz }) => frequency_Hz >= FLAT_HZ)?.level_dB ?? 0;
  return {
    curve: curve.map(({ frequency_Hz, level_dB }) => ({ frequency_Hz, level_dB: level_dB - flat })),
    resonance,
    top: { frequency_Hz: resonance.frequency_Hz, level_dB: resonance.peak_dB },
  };
}
