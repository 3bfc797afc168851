/** Every change fades over this long, s. */
export const FADE_S = 0.03;

/**
 * How far ahead of the context's clock a change is set, s. The audio thread works in bursts, ahead of the clock that
 * a page sees, and a fade that came late would be a step.
 */
export const AHEAD_S = 0.03;

/** A take starts this far ahead, s: one that came late would be out of step. */
export const START_AHEAD_S = 0.04;

/** From a take's start to the fade: longer than any pickup's impulse response, s. */
export const FILLED_S = 0.012;
