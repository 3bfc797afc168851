import { BASS, GUITAR } from '#domain/tone/strings.ts';

/** One string as the waveguide needs it. */
export interface StringFigures {
  /** Open frequency, Hz. */
  readonly open_Hz: number;
  /** Inharmonicity B of the open string: partial n lies at n·f·√(1 + B·n²). */
  readonly stiffness: number;
  /** Seconds in which the fundamental falls by 60 dB. */
  readonly sustain_s: number;
  /** The same at 3 kHz. */
  readonly shine_s: number;
  /** What magnets and gauge make of a stroke, against the A string. */
  readonly gain: number;
}

export interface PlayedInstrument {
  readonly id: 'guitar' | 'bass';
  /** Low to high. */
  readonly strings: readonly StringFigures[];
}

/**
 * Rule of thumb, all of it. Stiffness and sustain have the order that measurements of wound and plain
 * strings on solid bodies give (B of some 1e-5 to 1e-4; 4 to 10 s, longest on low strings: Paté, Le Carrou
 * and Fabre, J. Acoust. Soc. Am. 2014); shine and gain are set so that a new set is even from string to
 * string.
 */
const figures = (
  open: readonly number[],
  rows: readonly (readonly [stiffness: number, sustain_s: number, shine_s: number, gain: number])[],
): readonly StringFigures[] =>
  rows.map(([stiffness, sustain_s, shine_s, gain], index) => ({
    open_Hz: open[index] ?? Number.NaN,
    stiffness,
    sustain_s,
    shine_s,
    gain,
  }));

export const PLAYED_GUITAR: PlayedInstrument = {
  id: 'guitar',
  strings: figures(GUITAR.openStrings, [
    [1.4e-4, 8.5, 1.5, 1],
    [1.1e-4, 8, 1.5, 1],
    [8e-5, 7, 1.5, 1],
    [1.1e-4, 6, 1.5, 1.05],
    [6e-5, 5.5, 1.5, 1.05],
    [3.5e-5, 5, 1.5, 1.1],
  ]),
};

export const PLAYED_BASS: PlayedInstrument = {
  id: 'bass',
  strings: figures(BASS.openStrings, [
    [2.2e-4, 9, 0.7, 1],
    [1.6e-4, 8, 0.7, 1],
    [1.2e-4, 7, 0.7, 1],
    [9e-5, 6, 0.7, 1.05],
  ]),
};
