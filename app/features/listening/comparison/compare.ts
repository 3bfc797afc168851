import { yoursByName } from '#domain/finder/yours.ts';
import type { Language } from '#domain/languages.ts';
import { CHOICE_LETTERS } from '#domain/listening/listen-address.ts';
import {
  isBuild,
  isMeasuredPick,
  type ListenPick,
  type OwnPick,
  pickKey,
  pickName,
  seatOf,
} from '#domain/listening/listen-choice.ts';
import { positionsAt } from '#domain/listening/seats.ts';
import type { Position } from '#domain/products/pickup-types.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { buildPickup } from '#domain/tone/build.ts';
import { combineVoices } from '#domain/tone/combine-voices.ts';
import type { Pickup } from '#domain/tone/pickup.ts';
import type { Voice } from '#domain/tone/voice.ts';
import { voiceIn } from '#domain/tone/wired-voice.ts';
import type { Comparison, HeardPickup } from './comparison.ts';
import { notesOn } from './notes-on.ts';

/** The pickups of a pick that sound in its switch position, with their coil connections. */
function voicesOf(pick: OwnPick): readonly Voice[] {
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

function wind(pick: ListenPick, index: number, language: Language): HeardPickup {
  const letter = CHOICE_LETTERS[index];
  const key = pickKey(pick);
  if (!letter) throw new Error('More picks than letters');
  const known = { letter, key, name: pickName(pick, language) };
  if (isMeasuredPick(pick)) {
    const yours = yoursByName(pick.measured, pick.position);
    const { circuit, load, place, output_dB, hum_dB, doubt, outputDoubt_dB } = yours;
    return { ...known, voice: { circuit, load, place, output_dB, hum_dB, doubt }, outputDoubt_dB };
  }
  const [one, other] = voicesOf(pick);
  if (!one) throw new Error(`No pickup to hear: ${key}`);
  return { ...known, voice: other ? combineVoices(one, other) : one };
}

/** Winds the picks, each for its own guitar, and compares them. About a millisecond for each. */
export function compare(picks: readonly ListenPick[], language: Language): Comparison {
  const pickups = picks.map((pick, index) => wind(pick, index, language));
  return { pickups, notes: notesOn(pickups, language) };
}
