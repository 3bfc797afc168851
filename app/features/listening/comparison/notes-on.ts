import { type Difference, difference, differsMainlyInLevel } from '#domain/tone/difference.ts';
import { inDecibels } from '#domain/tone/format-figures.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';
import type { Comparison, HeardPickup } from './comparison.ts';

/** Under this nobody hears which is louder. */
const SAME_LEVEL_DB = 0.5;

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

/** How each differs from each, in the loads that they have. */
export const notesOn = (pickups: readonly HeardPickup[]): Comparison['notes'] =>
  pickups.flatMap((a, index) =>
    pickups.slice(index + 1).map((b) => ({
      pair: `${a.letter} to ${b.letter}`,
      words: wordsFor(a, b),
    })),
  );
