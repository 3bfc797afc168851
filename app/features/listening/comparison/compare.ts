import { LETTERS } from '#domain/listening/listen-address.ts';
import { isBuild, type ListenPick, pickKey, pickName } from '#domain/listening/listen-choice.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { buildPickup } from '#domain/tone/build.ts';
import { type Difference, difference, differsMainlyInLevel } from '#domain/tone/difference.ts';
import { inDecibels } from '#domain/tone/format-figures.ts';
import type { Pickup } from '#domain/tone/pickup.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import type { Comparison, HeardPickup } from './comparison.ts';

/** Under this nobody hears which is louder. */
const SAME_LEVEL_DB = 0.5;

interface Wound {
  readonly heard: HeardPickup;
  readonly pickup: Pickup;
}

const pickupOf = (pick: ListenPick): Pickup | undefined =>
  isBuild(pick) ? buildPickup(pick.tone) : stockPickup(pick.type, pick.flavor, pick.position);

function wind(pick: ListenPick, index: number): Wound {
  const pickup = pickupOf(pick);
  const letter = LETTERS[index];
  const key = pickKey(pick);
  if (!pickup || !letter) throw new Error(`No pickup to hear: ${key}`);
  return { heard: { letter, key, name: pickName(pick), voice: voiceOf(pickup) }, pickup };
}

const louder = (letter: string, { level_dB }: Difference): string =>
  `${letter} is ${inDecibels(level_dB)} ${level_dB > 0 ? 'louder' : 'softer'}`;

/** How two pickups differ, in one sentence, from the same model that is drawn and heard. */
function wordsFor(a: Wound, b: Wound): string {
  const [one, other] = [a.heard.letter, b.heard.letter];
  if (a.heard.key === b.heard.key) return `${one} and ${other} are the same pickup.`;
  const inBass = instrumentAt(a.heard.voice.place) === 'bass';
  if (inBass !== (instrumentAt(b.heard.voice.place) === 'bass'))
    return `${inBass ? one : other} sits in a bass and plays on other strings: figures of the two do not compare.`;
  const apart = difference(a.pickup, b.pickup);
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
  const wound = picks.map(wind);
  return {
    pickups: wound.map(({ heard }) => heard),
    notes: wound.flatMap((a, index) =>
      wound.slice(index + 1).map((b) => ({
        pair: `${a.heard.letter} to ${b.heard.letter}`,
        words: wordsFor(a, b),
      })),
    ),
  };
}
