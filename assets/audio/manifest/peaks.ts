/** Values of a waveform in the player. */
export const PEAK_COUNT = 100;

/** Highest level of all channels in each hundredth, 0 to 99 of full scale. */
export function waveformPeaks(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0;
  return Array.from({ length: PEAK_COUNT }, (_, part) => {
    const from = Math.floor((length * part) / PEAK_COUNT);
    const to = Math.floor((length * (part + 1)) / PEAK_COUNT);
    let peak = 0;
    for (const channel of channels)
      for (let n = from; n < to; n++) peak = Math.max(peak, Math.abs(channel[n] as number));
    return Math.min(99, Math.round(peak * 99));
  });
}
