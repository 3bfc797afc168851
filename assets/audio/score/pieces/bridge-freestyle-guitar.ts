import { PLAYED_GUITAR } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/**
 * Own: funk in E. A low riff in sixteenths with scratches, stabs of E7♯9, then up the neck: bends with
 * vibrato, a slide, pull-offs, a run down the pentatonic, and an open E5 to end.
 */
export const bridgeFreestyleGuitar: Part = {
  piece: 'bridge-freestyle',
  instrument: PLAYED_GUITAR,
  stepsPerBeat: 4,
  tempo: [{ fromBeat: 0, bpm: 104 }],
  swing: 0.53,
  hand: 'pick',
  strum_s: 0.005,
  struckAt_m: 0.075,
  loudness: 0.5,
  dynamics: [0.68, 0.94, 1.1, 0.96, 1.05],
  ring_s: 2,
  bars: [
    `
    e  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    B  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    G  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    D  -  x, 2  x, 0  -  x, -  -  x, -  -  -  x, 0  h2|
    A  -  x, -  -  .  2  x, -  -  x, 0m h1 h2 x, .  - |
    E  0! .  -  -  -  -  .  3b0.5 0 . - -  -  -  -  - |`,
    `
    e  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    B  -  -  -  -  -  -  -  -  8  .  x, 8  .  x, 8  . |
    G  -  -  -  -  -  -  -  -  7  .  x, 7  .  x, 7  . |
    D  .  x, 2  x, 0  -  .  -  6  .  x, 6  .  x, 6  . |
    A  -  x, -  -  .  2  .  -  7  .  -  7  .  -  7  . |
    E  0! .  -  -  -  -  .  3m .  -  -  -  -  -  -  - |`,
    `
    e  -  -  -  -  -  12 .  -  -  -  -  -  -  -  12 s15|
    B  15b2~ - - -  - .  15 h12 .  -  -  -  12, 15 . - |
    G  .  -  -  -  -  -  -  -  14 h12 .  14 .  -  -  - |
    D  .  -  -  -  -  -  -  -  -  -  14 .  -  -  -  - |
    A  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    e  17b2~ - - - -  -  15, h12 . -  -  -  -  -  -  - |
    B  -  -  -  -  -  -  -  -  15 h12 .  -  -  -  -  - |
    G  -  -  -  -  -  -  -  -  -  -  14 h12 .  -  -  - |
    D  -  -  -  -  -  -  -  -  -  -  -  -  14 h12 .  - |
    A  -  -  -  -  -  -  -  -  -  -  -  -  -  -  14 s10|
    E  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    e  - |
    B  - |
    G  - |
    D  2 |
    A  2 |
    E  0!|`,
  ],
};
