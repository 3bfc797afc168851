import { BASS, GUITAR } from '#domain/tone/strings.ts';

/** One string as its partials need it. */
export interface StringFigures {
  readonly instrument: 'guitar' | 'bass';
  /** Open frequency, Hz. */
  readonly open_Hz: number;
  /** Inharmonicity B of the open string: partial n is at n·f·√(1 + B·n²). */
  readonly stiffness: number;
  /** Seconds in which the string by itself, held by stone, would fall by 60 dB at its fundamental. */
  readonly sustain_s: number;
  /** The same at 3 kHz. */
  readonly shine_s: number;
  /** Cents by which a full stroke stands sharp at first. */
  readonly glide_cents: number;
  /** True if a finger that slides on it squeaks. */
  readonly wound: boolean;
  /** Level of a stroke due to magnets and gauge, relative to the A string. */
  readonly gain: number;
}

export interface PlayedInstrument {
  readonly id: 'guitar' | 'bass';
  /** Low to high. */
  readonly strings: readonly StringFigures[];
}

/**
 * Rule of thumb, all of it. Stiffness and sustain have the order that measurements of wound and plain strings on
 * solid bodies give (B of some 1e-5 to 1e-4; 4 to 10 s, longest on low strings: Paté, Le Carrou and Fabre, J.
 * Acoust. Soc. Am. 2014); a bass string's core of 1.1 mm in the lowest to half of it in the highest, by the law of stiff
 * strings, gives B of 10⁻³ falling to 10⁻⁴. Glide is what recorded players reach (docs/likeness/sound.md); gain is set
 * so that a new set is even from string to string.
 */
const figures = (
  instrument: 'guitar' | 'bass',
  open: readonly number[],
  rows: readonly (readonly [
    stiffness: number,
    sustain_s: number,
    shine_s: number,
    glide_cents: number,
    gain: number,
  ])[],
  wound: number,
): readonly StringFigures[] =>
  rows.map(([stiffness, sustain_s, shine_s, glide_cents, gain], index) => ({
    instrument,
    open_Hz: open[index] ?? Number.NaN,
    stiffness,
    sustain_s,
    shine_s,
    glide_cents,
    wound: index < wound,
    gain,
  }));

export const PLAYED_GUITAR: PlayedInstrument = {
  id: 'guitar',
  strings: figures(
    'guitar',
    GUITAR.openStrings,
    [
      [1.4e-4, 12, 3, 8.6, 1],
      [1.1e-4, 12, 3, 8.4, 1],
      [8e-5, 11, 3, 7.8, 1],
      [1.1e-4, 12, 3.4, 6.6, 1.05],
      [6e-5, 12, 3.4, 4, 1.05],
      [3.5e-5, 12, 3.4, 3, 1.1],
    ],
    3,
  ),
};

export const PLAYED_BASS: PlayedInstrument = {
  id: 'bass',
  strings: figures(
    'bass',
    BASS.openStrings,
    [
      [1e-3, 14, 2, 12, 1],
      [5.5e-4, 13, 2, 10.5, 1],
      [2.7e-4, 12, 2, 8, 1],
      [1.2e-4, 11, 2, 6, 1.05],
    ],
    4,
  ),
};
