import type { Language } from '#domain/languages.ts';
import { difference, differsMainlyInLevel } from '#domain/tone/difference.ts';
import { inDecibels } from '#domain/tone/format-figures.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import type { Comparison, HeardPickup } from './comparison.ts';
import { NOTES_MESSAGES } from './notes.messages.ts';

/** Smaller differences in level are inaudible. */
const SAME_LEVEL_DB = 0.5;

/** The difference of two pickups in a sentence, from the model that is drawn and heard. */
function wordsFor(a: HeardPickup, b: HeardPickup, language: Language): string {
  const words = NOTES_MESSAGES[language];
  const [one, other] = [a.letter, b.letter];
  if (a.key === b.key) return words.same(one, other);
  const inBass = instrumentAt(a.voice.place) === 'bass';
  if (inBass !== (instrumentAt(b.voice.place) === 'bass')) return words.inBass(inBass ? one : other);
  const apart = difference(a.voice, b.voice);
  const isLevel = Math.abs(apart.level_dB) < SAME_LEVEL_DB;
  const shape = words.shape(inDecibels(apart.shape_dB, language));
  const level = inDecibels(apart.level_dB, language);
  const louder = words.louder(other, level, apart.level_dB > 0);
  if (differsMainlyInLevel(apart)) return isLevel ? words.hardly(shape, level) : words.mainlyLevel(louder);
  return isLevel ? words.shapeAlone(shape) : words.both(shape, louder);
}

export const notesOn = (pickups: readonly HeardPickup[], language: Language): Comparison['notes'] =>
  pickups.flatMap((a, index) =>
    pickups.slice(index + 1).map((b) => ({
      pair: NOTES_MESSAGES[language].pair(a.letter, b.letter),
      words: wordsFor(a, b, language),
    })),
  );
