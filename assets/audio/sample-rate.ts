/** Everything here runs at 48 kHz: what browsers' audio contexts mostly run at, and what MP3 carries. */
export const SAMPLE_RATE = 48_000;

/** Seconds to whole samples. */
export const samples = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
