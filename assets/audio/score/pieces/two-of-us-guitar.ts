import { PLAYED_GUITAR } from '../../strings/instruments.ts';
import type { Part } from '../piece.ts';

/**
 * An own vamp on a progression that soul has used for fifty years (maj7, its leading dominant, the minor it
 * leads to, and a dominant back): Cmaj9, B7♯9–♭9, Em9, G13. Plucked; the inner voices move by steps
 * (E–D♯–D, B–A–G) under D–C in the top, chords a sixteenth ahead of the beat. It has no melody.
 */
export const twoOfUsGuitar: Part = {
  piece: 'just-the-two-of-us',
  instrument: PLAYED_GUITAR,
  stepsPerBeat: 4,
  tempo: [{ fromBeat: 0, bpm: 94 }],
  swing: 0.55,
  hand: 'fingers',
  strum_s: 0.004,
  struckAt_m: 0.125,
  loudness: 0.62,
  ring_s: 2.2,
  bars: [
    `
    e  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    B  -  -  -  3  -  .  3  -  -  -  -  3  -  .  1  - |
    G  -  -  -  4  -  .  4  -  -  -  -  2  -  .  2  - |
    D  -  -  -  2  -  .  2  -  -  -  -  1  -  .  1  - |
    A  3  -  -  -  -  -  -  3, 2  -  -  -  -  -  -  2,|
    E  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    e  -  -  -  2  -  .  2  -  .  -  -  -  -  -  -  - |
    B  .  -  -  0  -  .  0  -  -  -  -  5  -  .  5  3,|
    G  .  -  -  0  -  .  0  -  -  -  -  4  -  .  4  - |
    D  .  -  -  0  -  .  0  -  -  -  -  3  -  .  3  - |
    A  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  0  -  -  -  -  -  -  0, 3  -  -  -  -  -  -  3,|`,
    `
    e  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    B  -  -  -  3  -  .  3  -  -  -  3, 3  -  .  1  - |
    G  -  -  -  4  -  .  4  -  -  -  -  2  -  .  2  - |
    D  -  -  -  2  -  .  2  -  -  1  -  1  -  .  1  - |
    A  3  -  -  -  -  -  -  3, 2  -  -  -  -  -  -  2,|
    E  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |`,
    `
    e  -  -  -  -  2  -  -  -  3  -  -  2~ -  -  -  - |
    B  .  -  -  0  -  -  -  -  -  -  -  -  3  -  -  0,|
    G  .  -  0  -  -  -  -  -  -  -  -  -  -  -  -  - |
    D  .  0  -  -  -  -  -  -  -  -  -  -  -  -  2, - |
    A  .  -  -  -  -  -  -  -  -  -  -  -  -  -  -  - |
    E  0  -  -  -  -  -  -  -  -  -  -  -  -  -  0, - |`,
    `
    e  2 |
    B  0 |
    G  0 |
    D  0 |
    A  2 |
    E  0 |`,
  ],
};
