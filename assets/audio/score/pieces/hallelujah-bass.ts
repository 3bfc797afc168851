import { PLAYED_BASS } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/**
 * G. F. Handel, Messiah (1741), chorus "Hallelujah", bars 4–7 and the last two, for bass guitar alone: the
 * soprano on the G string two octaves down, the chorus's bass on the strings below.
 */
export const hallelujahBass: Part = {
  piece: 'hallelujah',
  instrument: PLAYED_BASS,
  stepsPerBeat: 4,
  tempo: [
    { fromBeat: 0, bpm: 108 },
    { fromBeat: 16, bpm: 96 },
    { fromBeat: 19, bpm: 84 },
  ],
  swing: 0.5,
  hand: 'fingers',
  strum_s: 0.004,
  struckAt_m: 0.15,
  loudness: 0.66,
  dynamics: [1, 0.66, 0.8, 1, 1.05, 1.1],
  ring_s: 1.9,
  bars: [
    `
    G  7! -  -  -  -  -  2  -  4  -  2  -  .  -  -  - |
    D  0  -  -  -  -  -  .  -  -  -  0  -  .  -  -  - |
    A  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  -  -  -  -  -  -  2  -  3  -  .  -  -  -  -  - |`,
    `
    G  7! -  -  -  -  -  2  -  4  -  2  -  .  -  2  2 |
    D  0  -  -  -  -  -  .  -  -  -  0  -  .  -  -  - |
    A  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  -  -  -  -  -  -  2  -  3  -  .  -  -  -  2  2 |`,
    `
    G  4  -  2  -  .  -  2  2  4  -  2  -  .  -  2  - |
    D  -  -  0  -  .  -  -  -  -  -  0  -  .  -  -  - |
    A  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  3  -  .  -  -  -  2  2  3  -  .  -  -  -  2  - |`,
    `
    G  6  -  7  -  -  -  6  -  7! -  -  -  -  .  -  - |
    D  2  -  0  -  .  -  -  -  0  -  -  -  -  .  -  - |
    A  -  -  -  -  0  -  0  -  .  -  -  -  -  -  -  - |
    E  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    G  7~ -  -  -  -  -  -  -  -  -  -  -  7  -  -  - |
    D  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    A  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  3  -  -  -  -  -  -  -  -  -  -  -  3  -  -  - |`,
    `
    G  7~|
    D  0 |
    A  - |
    E  . |`,
  ],
};
