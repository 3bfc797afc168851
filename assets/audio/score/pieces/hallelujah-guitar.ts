import { PLAYED_GUITAR } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/**
 * G. F. Handel, Messiah (1741), chorus "Hallelujah", bars 4–7 and the last two: soprano on top, bass at the
 * bottom, alto between, in the chorus's own key and octave, fingered round the tenth fret so that one hand
 * can hold it.
 */
export const hallelujahGuitar: Part = {
  piece: 'hallelujah',
  instrument: PLAYED_GUITAR,
  stepsPerBeat: 4,
  tempo: [
    { fromBeat: 0, bpm: 108 },
    { fromBeat: 16, bpm: 96 },
    { fromBeat: 19, bpm: 84 },
  ],
  swing: 0.5,
  hand: 'pick',
  strum_s: 0.009,
  struckAt_m: 0.14,
  loudness: 0.5,
  dynamics: [0.9, 0.7, 0.84, 0.98, 1.05, 1],
  ring_s: 1.8,
  bars: [
    `
    e  10 -  -  -  -  -  .  -  -  -  -  -  -  -  -  - |
    B  10 -  -  -  -  -  10 -  12 -  10 -  .  -  -  - |
    G  11 -  -  -  -  -  .  -  12 -  11 -  .  -  -  - |
    D  12 -  -  -  -  -  12 -  12 -  12 -  .  -  -  - |
    A  12 -  -  -  -  -  9  -  10 -  .  -  -  -  -  - |
    E  10! - -  -  -  -  .  -  .  -  10 -  .  -  -  - |`,
    `
    e  10 -  -  -  -  -  .  -  -  -  -  -  -  -  10 10|
    B  10 -  -  -  -  -  10 -  12 -  10 -  .  -  10 10|
    G  11 -  -  -  -  -  .  -  12 -  11 -  .  -  11 11|
    D  12 -  -  -  -  -  12 -  12 -  12 -  .  -  -  - |
    A  12 -  -  -  -  -  9  -  10 -  .  -  -  -  9  9 |
    E  10 -  -  -  -  -  .  -  .  -  10 -  .  -  -  - |`,
    `
    e  10 -  10 -  .  -  10 10 10 -  10 -  .  -  10 - |
    B  12 -  10 -  .  -  10 10 12 -  10 -  .  -  10 - |
    G  12 -  11 -  .  -  11 11 12 -  11 -  .  -  11 - |
    D  12 -  12 -  .  -  -  -  12 -  12 -  .  -  -  - |
    A  10 -  .  -  -  -  9  9  10 -  .  -  -  -  9  - |
    E  .  -  10 -  .  -  -  -  .  -  10 -  .  -  -  - |`,
    `
    e  9  -  10 -  -  -  9  -  10 -  -  -  -  .  -  - |
    B  8  -  .  -  -  -  -  -  10 -  -  -  -  .  -  - |
    G  .  -  11 -  9  -  9  -  11 -  -  -  -  .  -  - |
    D  7  -  .  -  7  -  7  -  12 -  -  -  -  .  -  - |
    A  7  -  .  -  .  -  .  -  12 -  -  -  -  .  -  - |
    E  .  -  10 -  .  -  -  -  10 -  -  -  -  .  -  - |`,
    `
    e  10 -  -  -  -  -  -  -  -  -  -  -  10 -  -  - |
    B  12 -  -  -  -  -  -  -  -  -  -  -  12 -  -  - |
    G  12 -  -  -  -  -  -  -  -  -  -  -  12 -  -  - |
    D  12 -  -  -  -  -  -  -  -  -  -  -  12 -  -  - |
    A  10 -  -  -  -  -  -  -  -  -  -  -  10 -  -  - |
    E  .  -  -  -  -  -  -  -  -  -  -  -  .  -  -  - |`,
    `
    e  10 |
    B  10 |
    G  11 |
    D  12 |
    A  12 |
    E  10 |`,
  ],
};
