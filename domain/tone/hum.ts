/**
 * Mains hum that rectifiers, transformers and dimmers induce in a coil: Hz and level. Estimated. A coil responds to
 * change, so the higher harmonics lose less than in the mains.
 */
export const HUM_SERIES: readonly (readonly [f: number, level: number])[] = [
  [50, 1],
  [100, 0.45],
  [150, 0.7],
  [250, 0.4],
  [350, 0.28],
  [450, 0.16],
  [550, 0.12],
  [750, 0.06],
];

/**
 * Hum of the reference of `humLevel`, a vintage Stratocaster's neck pickup, against a take's full scale, RMS: about 57
 * dB below its loudest strokes, in a room with lamps and a computer. Estimated.
 */
export const HUM_dB = -64;

/** Hiss of coil and first stage against the peak of a vintage pickup's loudest stroke, RMS. Estimated. */
export const HISS_dB = -70;
