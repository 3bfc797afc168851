import { PICKUP_PLACES, type PlaceId } from '#domain/tone/strings.ts';
import { seedOf } from '../random.ts';
import { perform } from '../score/perform.ts';
import type { Part } from '../score/piece.ts';
import { bodyMotion } from '../strings/body.ts';
import { listenAt } from '../strings/listen.ts';
import { playStrings } from '../strings/play-strings.ts';

/** Movement of a part's strings, before any pickup. */
export interface Performance {
  readonly part: Part;
  readonly waves: readonly Float32Array[];
  readonly body: Float32Array;
  readonly seconds: number;
}

/** Takes stand 12 dB below the strings' own unit, so that chords of six strings stay under full scale. */
const TAKE_GAIN = 0.17;

/** Plays a part once; every pickup then hears the same performance. */
export function performPart(part: Part, scale_m: number): Performance {
  const { strokes, seconds } = perform(part);
  const seed = seedOf(`scratch ${part.piece} ${part.instrument.id}`);
  const waves = playStrings(part.instrument, strokes, { seconds, scale_m, seed });
  return { part, waves, body: bodyMotion(part.instrument.id, waves), seconds };
}

/**
 * Dry take: a performance at a place, without winding, amp or room. One scale for all takes, so levels of places
 * compare as on a real instrument.
 */
export function dryTake({ waves, body }: Pick<Performance, 'waves' | 'body'>, place: PlaceId): Float32Array {
  const heard = listenAt(PICKUP_PLACES[place], waves);
  return heard.map((value, n) => TAKE_GAIN * (value + (body[n] as number)));
}
