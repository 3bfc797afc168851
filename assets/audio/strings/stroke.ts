/** Kind of stroke: by a plectrum, a fingertip, or the fretting hand (hammer-on or pull-off). */
export type Attack = 'pick' | 'finger' | 'hammer';

/** Pitch over a stroke's time: at `at_s` after its start the string stands `semitones` above its fret. */
export interface PitchPoint {
  readonly at_s: number;
  readonly semitones: number;
}

/** A finger's way along the string while it sounds. */
export interface Slide {
  /** Seconds after the stroke's start at which it arrives. */
  readonly at_s: number;
  readonly takes_s: number;
  /** Semitones above the stroke's fret at which it arrives. */
  readonly semitones: number;
}

/** A swing of the pitch that begins while the note sounds and grows to its depth. */
export interface Vibrato {
  /** From turn to turn, in semitones: up from a fret, or, below 0, down from a bend. */
  readonly semitones: number;
  /** Swings a second. */
  readonly Hz: number;
  /** Seconds after the stroke's start. */
  readonly from_s: number;
  readonly grows_s: number;
}

/** One note as a hand plays it. Times in seconds from the start of the take. */
export interface Stroke {
  /** Index of the string, low to high. */
  readonly string: number;
  readonly fret: number;
  readonly start_s: number;
  /** Time at which the hand damps it; a later stroke on the same string ends it in any case. */
  readonly end_s: number;
  /** 0 to 1. */
  readonly velocity: number;
  readonly attack: Attack;
  /** Point of the stroke, metres from the bridge. */
  readonly struckAt_m: number;
  /**
   * Damping while it sounds: palm on the bridge, or a hand flat on the strings so that only a scratch is
   * left.
   */
  readonly muted: 'no' | 'palm' | 'dead';
  /** Bends and slides, by time; empty for a steady note. */
  readonly pitch: readonly PitchPoint[];
  /** The slides among them, which squeak on wound strings. */
  readonly slides: readonly Slide[];
  /** None if absent. */
  readonly vibrato?: Vibrato;
}
