import { PLAYED_GUITAR } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/**
 * An own shuffle in A, four bars: a thumb-like A, double stops with the third hammered on, an answer with a
 * bend, the same call on D7, a turnaround that walks down against a held A, and A13 from half a tone above.
 */
export const bluesRiffGuitar: Part = {
  piece: 'blues-riff',
  instrument: PLAYED_GUITAR,
  stepsPerBeat: 3,
  tempo: [{ fromBeat: 0, bpm: 98 }],
  swing: 0.5,
  hand: 'pick',
  strum_s: 0.006,
  struckAt_m: 0.085,
  loudness: 0.5,
  dynamics: [1, 1, 1, 1, 0.55],
  ring_s: 2,
  bars: [
    `
    e  -  -  -  | -  -  -  | -  -  -  | -  -  -  |
    B  -  -  -  | 5  -  -  | .  -  -  | -  -  -  |
    G  -  -  -  | 5  h6 -  | .  -  -  | -  -  -  |
    D  -  -  -  | -  -  7  | -  -  5  | 7~ -  -  |
    A  0  -  -  | -  -  .  | -  -  -  | -  -  7, |
    E  -  -  -  | -  -  -  | -  -  -  | -  -  -  |`,
    `
    e  -  -  -  | -  -  -  | -  -  -  | -  -  -  |
    B  -  -  5  | 8b2~ - -  | -  -  5  | .  -  -  |
    G  -  -  -  | -  -  -  | -  -  -  | 7  h5b0.5 .  |
    D  .  -  -  | -  -  -  | -  -  -  | -  -  7  |
    A  0  -  -  | -  -  -  | .  -  -  | -  -  -  |
    E  -  -  -  | -  -  -  | -  -  -  | -  -  -  |`,
    `
    e  -  -  -  | -  -  -  | -  -  -  | -  -  -  |
    B  -  -  -  | 6  h7 -  | .  -  -  | -  -  -  |
    G  -  -  -  | 7  -  -  | .  -  5  | 7~ -  -  |
    D  0  -  -  | -  -  7  | -  -  .  | -  -  7  |
    A  .  -  -  | -  -  -  | -  -  -  | -  -  -  |
    E  -  -  -  | -  -  -  | -  -  -  | -  -  -  |`,
    `
    e  5, -  5, | 5, -  5, | 5, -  5, | 5, -  .  |
    B  8  -  -  | 7  -  -  | 6  -  -  | 5  -  8  |
    G  .  -  -  | -  -  -  | -  -  -  | -  -  7  |
    D  .  -  -  | -  -  -  | -  -  -  | -  -  6  |
    A  -  -  -  | -  -  -  | -  -  -  | -  -  -  |
    E  -  -  -  | -  -  -  | -  -  -  | 0  -  6  |`,
    `
    e  - |
    B  7~|
    G  6~|
    D  5~|
    A  - |
    E  5~|`,
  ],
};
