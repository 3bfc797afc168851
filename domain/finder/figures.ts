import { type Circuit, inductanceAt, type Load, METER_HZ } from '../tone/circuit.ts';
import type { Doubt } from '../tone/doubt.ts';
import type { Pickup } from '../tone/pickup.ts';
import { instrumentAt, PICKUP_PLACES, type PlaceId, placeResponse } from '../tone/strings.ts';
import { BANDS } from '../tone/tone-parameters.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { voiceOf } from '../tone/voice.ts';

/** Tone of a pickup in dB: treble and bass relative to the mids, level, hum. */
export interface ToneFigures {
  readonly treble_dB: number;
  readonly bass_dB: number;
  readonly output_dB: number;
  readonly hum_dB: number;
}

export interface DoubtedFigures {
  readonly figures: ToneFigures;
  readonly doubt: ToneFigures;
}

export interface Heard {
  readonly circuit: Circuit;
  readonly place: PlaceId;
  readonly output_dB: number;
  readonly hum_dB: number;
  readonly doubt: Doubt;
  /** Uncertainty of output due to turns and magnet, dB. */
  readonly outputDoubt_dB: number;
}

/** One of our pickups, or one by its recipe. */
export function heardOf(pickup: Pickup) {
  const { turns } = pickup.winding;
  const voice = voiceOf(pickup);
  return {
    ...voice,
    // From turns and magnet: half of the inductance's.
    outputDoubt_dB: 20 * Math.log10(1 + voice.doubt.inductance / 2),
    /** Reading of a meter at 1 kHz. */
    inductance_H: inductanceAt(pickup.circuit, METER_HZ),
    turns: turns.reduce((sum, count) => sum + count, 0) / turns.length,
  };
}

/** Uncertainty of hum, which is a rule of thumb from coils and their distance; dB. */
const HUM_DOUBT_DB = 2;

const withParts = (circuit: Circuit, l: number, c: number): Circuit => ({
  ...circuit,
  inductance_H: circuit.inductance_H * l,
  capacitance_F: circuit.capacitance_F * c,
});

/** Sampling points a band, logarithmic. */
const LOOKS = 12;

const heardAt = new Map<
  PlaceId,
  Readonly<Record<'low' | 'mid' | 'high', readonly (readonly [number, number])[]>>
>();

function looksAt(place: PlaceId) {
  const cached = heardAt.get(place);
  if (cached) return cached;
  const where = PICKUP_PLACES[place];
  const strings = where.instrument.openStrings;
  const looks = ([from, to]: readonly [number, number]) =>
    Array.from({ length: LOOKS }, (_, index): readonly [number, number] => {
      const f = from * (to / from) ** ((index + 0.5) / LOOKS);
      const power = strings.reduce((sum, _, string) => sum + placeResponse(where, string, f) ** 2, 0);
      return [f, decibels(Math.sqrt(power / strings.length))];
    });
  const { low, mid, high } = BANDS[instrumentAt(place)];
  const bands = { low: looks(low), mid: looks(mid), high: looks(high) };
  heardAt.set(place, bands);
  return bands;
}

/** Treble and bass relative to the mids: means of the response in dB over logarithmic frequency. */
function tonal(circuit: Circuit, load: Load, place: PlaceId) {
  const level = (looks: readonly (readonly [number, number])[]) =>
    looks.reduce((sum, [f, heard]) => sum + decibels(magnitudeAt(circuit, load, f)) + heard, 0) / LOOKS;
  const { low, mid, high } = looksAt(place);
  const middle = level(mid);
  return { treble_dB: level(high) - middle, bass_dB: level(low) - middle };
}

/** Level of the mids, dB. Curves are drawn with equal mids. */
export function midsOf(circuit: Circuit, load: Load, place: PlaceId): number {
  const { mid } = looksAt(place);
  return mid.reduce((sum, [f]) => sum + decibels(magnitudeAt(circuit, load, f)), 0) / LOOKS;
}

export function figuresUnder(heard: Heard, load: Load): ToneFigures {
  return {
    ...tonal(heard.circuit, load, heard.place),
    output_dB: heard.output_dB,
    hum_dB: heard.hum_dB,
  };
}

/** Figures of a pickup in a load; L and C vary within their doubt, as independent errors. */
export function doubtedIn(heard: Heard, load: Load): DoubtedFigures {
  const { circuit, place, doubt } = heard;
  const at = (l: number, c: number) => tonal(withParts(circuit, l, c), load, place);
  const [moreL, lessL] = [at(1 + doubt.inductance, 1), at(1 - doubt.inductance, 1)];
  const [moreC, lessC] = [at(1, 1 + doubt.capacitance), at(1, 1 - doubt.capacitance)];
  const half = (key: 'treble_dB' | 'bass_dB') =>
    Math.hypot((moreL[key] - lessL[key]) / 2, (moreC[key] - lessC[key]) / 2);
  return {
    figures: figuresUnder(heard, load),
    doubt: {
      treble_dB: half('treble_dB'),
      bass_dB: half('bass_dB'),
      output_dB: heard.outputDoubt_dB,
      hum_dB: HUM_DOUBT_DB,
    },
  };
}

export function gainOf(ours: DoubtedFigures, yours: DoubtedFigures): DoubtedFigures {
  const each = (of: (key: keyof ToneFigures) => number): ToneFigures => ({
    treble_dB: of('treble_dB'),
    bass_dB: of('bass_dB'),
    output_dB: of('output_dB'),
    hum_dB: of('hum_dB'),
  });
  return {
    figures: each((key) => ours.figures[key] - yours.figures[key]),
    doubt: each((key) => Math.hypot(ours.doubt[key], yours.doubt[key])),
  };
}
