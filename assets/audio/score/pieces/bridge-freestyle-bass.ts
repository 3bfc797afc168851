import { PLAYED_BASS } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/** Own: sixteenths in E near the bridge, a run up the neck with hammer-ons, tenths, and a slide home. */
export const bridgeFreestyleBass: Part = {
  piece: 'bridge-freestyle',
  instrument: PLAYED_BASS,
  stepsPerBeat: 4,
  tempo: [{ fromBeat: 0, bpm: 104 }],
  swing: 0.53,
  hand: 'fingers',
  strum_s: 0.005,
  struckAt_m: 0.075,
  loudness: 0.6,
  dynamics: [1, 1, 1, 1, 0.7],
  ring_s: 1.9,
  bars: [
    `
    G  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    D  -  -  2  x, 0  -  .  -  -  -  -  -  -  x, 0  h2|
    A  -  -  -  -  .  2  x, -  -  -  0  h1 h2 x, .  - |
    E  0! 0, .  -  -  -  .  3  0  0, .  -  -  -  -  - |`,
    `
    G  -  -  -  -  -  -  -  -  9  -  9, 7  -  9  h11 -|
    D  .  -  2  x, 0  -  .  -  -  -  -  -  9  .  -  - |
    A  -  -  -  -  .  2  h4 h5 7  -  x, -  .  -  -  - |
    E  0! 0, .  -  -  -  -  -  .  -  -  -  -  -  -  - |`,
    `
    G  -  -  13 -  -  13, -  -  -  -  12 -  -  12, 11 - |
    D  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    A  -  -  -  -  -  -  -  -  10 -  -  x, 10, - -  - |
    E  12! - -  x, 12, - -  -  .  -  -  -  -  -  -  - |`,
    `
    G  12~ - -  -  -  -  9  h11 h9 .  -  -  -  -  -  - |
    D  -  -  -  -  -  -  -  -  -  12 h9 .  -  -  -  - |
    A  .  -  -  -  -  -  -  -  -  -  -  12 h10 7 5  - |
    E  -  -  -  -  -  -  -  -  -  -  -  -  -  -  .  5 |`,
    `
    G  9~|
    D  - |
    A  - |
    E  0!|`,
  ],
};
