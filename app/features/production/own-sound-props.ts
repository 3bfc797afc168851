import { AUDIO } from '#app/sound/audio-manifest.ts';
import type { Takes } from '#app/sound/live-sound.ts';
import { takeKey } from '#domain/listening/audio.ts';
import type { OwnVoices } from '#domain/production/own-curve.ts';
import { keysOf } from '#domain/records.ts';
import { REFERENCE_PLACES } from '#domain/tone/loudness.ts';
import { instrumentAt, takePlace } from '#domain/tone/strings.ts';
import type { Voice } from '#domain/tone/voice.ts';

export interface OwnVoicesSound {
  readonly voices: readonly [Voice, Voice];
  readonly takes: Takes;
}

export const PIECES = keysOf(AUDIO.pieces).map((value) => ({
  value,
  label: AUDIO.pieces[value],
}));

/** The part of the list of sounds that the page needs: takes of this place, and those that levels are relative to. */
export function ownSound({ own, modelled }: OwnVoices): OwnVoicesSound {
  const { takes, bands_Hz } = AUDIO;
  const places = [takePlace(own.place), REFERENCE_PLACES[instrumentAt(own.place)]];
  const keys = places.flatMap((place) => PIECES.map(({ value }) => takeKey(place, value)));
  const bands = keys.flatMap((key) => {
    const take = takes[key];
    return take ? [[key, take.bands_dB] as const] : [];
  });
  return { voices: [own, modelled], takes: { bands_dB: Object.fromEntries(bands), bands_Hz } };
}
