import { PLAYED_BASS } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/** Own: a walking shuffle in A under the guitar's riff, with skips before the beat. */
export const bluesRiffBass: Part = {
  piece: 'blues-riff',
  instrument: PLAYED_BASS,
  stepsPerBeat: 3,
  tempo: [{ fromBeat: 0, bpm: 98 }],
  swing: 0.5,
  hand: 'fingers',
  strum_s: 0.005,
  struckAt_m: 0.09,
  loudness: 0.6,
  ring_s: 1.9,
  bars: [
    `
    G  -  -  -  | -  -  -  | -  -  -  | -  -  -  |
    D  -  -  -  | -  -  -  | 2  -  x, | 4  -  2  |
    A  0! -  0, | 4  -  x, | .  -  -  | -  -  -  |
    E  -  -  -  | -  -  -  | -  -  -  | -  -  -  |`,
    `
    G  -  -  -  | -  -  -  | -  -  -  | -  -  -  |
    D  5  -  5, | 4  -  x, | 2  -  -  | .  -  -  |
    A  .  -  -  | -  -  -  | -  -  -  | 4  -  5, |
    E  -  -  -  | -  -  -  | -  -  -  | -  -  -  |`,
    `
    G  -  -  -  | -  -  -  | 2  -  x, | 4  -  2  |
    D  -  -  -  | 4  -  x, | .  -  -  | -  -  -  |
    A  5! -  5, | .  -  -  | -  -  -  | -  -  -  |
    E  -  -  -  | -  -  -  | -  -  -  | -  -  -  |`,
    `
    G  5  -  -  | 4  -  -  | 2  h3 h2 | -  -  -  |
    D  -  -  -  | -  -  -  | -  -  -  | .  -  -  |
    A  -  -  -  | -  -  -  | -  -  -  | -  -  x, |
    E  -  -  -  | -  -  -  | -  -  -  | 0! -  -  |`,
    `
    G  - |
    D  - |
    A  . |
    E  5~|`,
  ],
};
