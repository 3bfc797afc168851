import { LETTERS } from '#domain/listening/listen-address.ts';
import { isBuild, type ListenPick, pickKey, pickName, seatOf } from '#domain/listening/listen-choice.ts';
import { positionsAt } from '#domain/listening/seats.ts';
import type { Position } from '#domain/products/pickup-types.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { buildPickup } from '#domain/tone/build.ts';
import { type Difference, difference, differsMainlyInLevel } from '#domain/tone/difference.ts';
import { inDecibels } from '#domain/tone/format-figures.ts';
import type { Pickup } from '#domain/tone/pickup.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';
import type { Voice } from '#domain/tone/voice.ts';
import { together, voiceIn } from '#domain/tone/wired-voice.ts';
import type { Comparison, HeardPickup } from './comparison.ts';

/** Under this nobody hears which is louder. */
const SAME_LEVEL_DB = 0.5;

/** The pickups that are heard of a pick, each with its coils joined as it is switched. */
function voicesOf(pick: ListenPick): readonly Voice[] {
  const pickupAt = (position: Position): Pickup | undefined =>
    isBuild(pick)
      ? buildPickup(
          pick.pair ? { ...pick.tone, position: position === 'bridge' ? 'bridge' : 'neck' } : pick.tone,
        )
      : stockPickup(pick.type, pick.flavor, position);
  return positionsAt(seatOf(pick)).flatMap((position) => {
    const pickup = pickupAt(position);
    return pickup ? [voiceIn(pickup, pick.coils ?? 'series')] : [];
  });
}

function wind(pick: ListenPick, index: number): HeardPickup {
  const [one, other] = voicesOf(pick);
  const letter = LETTERS[index];
  const key = pickKey(pick);
  if (!one || !letter) throw new Error(`No pickup to hear: ${key}`);
  return { letter, key, name: pickName(pick), voice: other ? together(one, other) : one };
}

const louder = (letter: string, { level_dB }: Difference): string =>
  `${letter} is ${inDecibels(level_dB)} ${level_dB > 0 ? 'louder' : 'softer'}`;

/** How two pickups differ, in one sentence, from the same model that is drawn and heard. */
function wordsFor(a: HeardPickup, b: HeardPickup): string {
  const [one, other] = [a.letter, b.letter];
  if (a.key === b.key) return `${one} and ${other} are the same pickup.`;
  const inBass = instrumentAt(a.voice.place) === 'bass';
  if (inBass !== (instrumentAt(b.voice.place) === 'bass'))
    return `${inBass ? one : other} sits in a bass and plays on other strings: figures of the two do not compare.`;
  const apart = difference(a.voice, b.voice);
  const level = Math.abs(apart.level_dB) < SAME_LEVEL_DB;
  const shape = `${inDecibels(apart.shape_dB)} in shape`;
  if (differsMainlyInLevel(apart))
    return level
      ? `Hardly at all: ${shape}, ${inDecibels(apart.level_dB)} in level.`
      : `Mainly in level: ${louder(other, apart)}.`;
  return level ? `${shape}, at the same level.` : `${shape}, and ${louder(other, apart)}.`;
}

/** Winds the picks, each for the guitar it is made for, and compares them. About a millisecond for each. */
export function compare(picks: readonly ListenPick[]): Comparison {
  const pickups = picks.map(wind);
  return {
    pickups,
    notes: pickups.flatMap((a, index) =>
      pickups.slice(index + 1).map((b) => ({
        pair: `${a.letter} to ${b.letter}`,
        words: wordsFor(a, b),
      })),
    ),
  };
}
