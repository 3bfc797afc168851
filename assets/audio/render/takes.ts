import { takeKey } from '#domain/listening/audio.ts';
import {
  type InstrumentId,
  instrumentAt,
  PICKUP_PLACES,
  type PlaceId,
  SAME_TAKE,
} from '#domain/tone/strings.ts';
import { takePath } from '../paths.ts';
import type { Part } from '../score/piece.ts';
import { PARTS } from '../score/pieces.ts';
import { encodeMp3 } from './encode.ts';
import { dryTake, type Performance, performPart } from './take.ts';

/** Places that have takes of their own. */
export const TAKE_PLACES: readonly PlaceId[] = (Object.keys(PICKUP_PLACES) as PlaceId[]).filter(
  (place) => !(place in SAME_TAKE),
);

/** Performances of an instrument's parts, each played once when it is first wanted. */
export function stage(instrument: InstrumentId): (piece: Part['piece']) => Performance {
  const played = new Map<string, Performance>();
  const place = TAKE_PLACES.find((each) => instrumentAt(each) === instrument);
  const scale_m = place ? PICKUP_PLACES[place].instrument.scale : Number.NaN;
  return (piece) => {
    const known = played.get(piece);
    if (known) return known;
    const part = PARTS.find((each) => each.piece === piece && each.instrument.id === instrument);
    if (!part) throw new Error(`No part of ${piece} for ${instrument}`);
    const made = performPart(part, scale_m);
    played.set(piece, made);
    return made;
  };
}

/** Dry takes of every piece at every place. */
export async function makeTakes(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const instrument of ['guitar', 'bass'] as const) {
    const play = stage(instrument);
    for (const { piece } of PARTS.filter((part) => part.instrument.id === instrument)) {
      for (const place of TAKE_PLACES.filter((each) => instrumentAt(each) === instrument)) {
        const take = dryTake(play(piece), place);
        files.set(takePath(takeKey(place, piece)), await encodeMp3([take], 'take'));
      }
    }
  }
  return files;
}
