/** A loop in whole frames of the context's clock, so that later voices are in step to the sample. */
export interface Loop {
  /** Frame of the context at which the loop began, or would have begun. */
  readonly origin: number;
  readonly period: number;
}

/** Frame of the loop, 0 to `period` less 1, at a frame of the context. */
export function frameIn({ origin, period }: Loop, frame: number): number {
  const since = (frame - origin) % period;
  return since < 0 ? since + period : since;
}

/** A loop of another length with the same position at `frame`. */
export function withPeriod(loop: Loop, frame: number, period: number): Loop {
  return { origin: frame - (frameIn(loop, frame) % period), period };
}

/** First whole frame at or after a context time in s. */
export const frameAt = (time: number, sampleRate: number): number => Math.ceil(time * sampleRate - 1e-6);

/**
 * A take padded with silence to the loop's length. Guitar and bass play a piece in slightly different times, and all
 * voices share one loop.
 */
export function fittedTo(take: AudioBuffer, period: number): AudioBuffer {
  if (take.length === period) return take;
  const fitted = new AudioBuffer({ length: period, sampleRate: take.sampleRate, numberOfChannels: 1 });
  fitted.copyToChannel(take.getChannelData(0).subarray(0, period), 0);
  return fitted;
}
