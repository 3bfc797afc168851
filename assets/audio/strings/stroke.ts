/** What hits the string: a plectrum, a fingertip, or the fretting hand (hammer-on or pull-off). */
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

/** One note as a hand plays it. Times in seconds from the start of the take. */
export interface Stroke {
  /** Index of the string, low to high. */
  readonly string: number;
  readonly fret: number;
  readonly start_s: number;
  /** When the hand damps it; a later stroke on the same string ends it in any case. */
  readonly end_s: number;
  /** 0 to 1. */
  readonly velocity: number;
  readonly attack: Attack;
  /** Where the string is struck, metres from the bridge. */
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
  /** Depth of vibrato in semitones, upwards as on frets; 0 for none. */
  readonly vibrato: number;
  /** Swings of vibrato a second. */
  readonly vibrato_Hz: number;
}
