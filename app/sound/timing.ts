/** Duration of every fade, s. */
export const FADE_S = 0.03;

/**
 * Lead time of a change ahead of the context's clock, s. The audio thread works in bursts ahead of the clock that a
 * page sees, and a late fade would be a step.
 */
export const AHEAD_S = 0.03;

/** Lead time of a take's start, s. A late start would be out of step. */
export const START_AHEAD_S = 0.04;

/** Time from a take's start to the fade, longer than any pickup's impulse response, s. */
export const FILLED_S = 0.012;
