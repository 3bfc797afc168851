import { PLAYED_BASS } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/**
 * An own groove under the guitar's vamp: roots, tenths and octaves with ghost notes, leading by half-tones.
 */
export const twoOfUsBass: Part = {
  piece: 'just-the-two-of-us',
  instrument: PLAYED_BASS,
  stepsPerBeat: 4,
  tempo: [{ fromBeat: 0, bpm: 94 }],
  swing: 0.55,
  hand: 'fingers',
  strum_s: 0.006,
  struckAt_m: 0.13,
  loudness: 0.7,
  ring_s: 1.9,
  bars: [
    `
    G  -  -  -  -  -  -  5  .  -  -  -  -  -  -  4  - |
    D  -  -  -  -  5  -  .  x, -  -  -  -  4  -  .  x,|
    A  3! -  .  3, .  -  -  -  2  -  .  2, .  -  -  - |
    E  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    G  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    D  .  -  -  -  -  -  2  .  -  -  -  -  0  h3 .  - |
    A  -  -  -  -  2  -  .  x, -  -  -  -  -  -  2  h3|
    E  0! -  .  0, .  -  -  -  3  -  .  3, .  -  -  - |`,
    `
    G  -  -  -  -  -  -  5  h7 s9 -  7  .  -  -  -  - |
    D  -  -  -  -  5  -  .  -  -  -  -  -  4  -  1  - |
    A  3! -  .  3, .  -  -  -  .  -  2  -  .  -  .  x,|
    E  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    G  -  -  -  -  -  -  -  -  9  -  7  4  -  -  -  - |
    D  .  -  -  -  -  -  9  h12 .  -  -  -  5  h4 2  - |
    A  .  -  7  -  10 -  .  -  -  -  -  -  -  -  .  2,|
    E  0! -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    G  4~|
    D  - |
    A  - |
    E  0 |`,
  ],
};
