/** Rate of the inner signal over 48 kHz: what true-peak meters (BS.1770-4, annex 2) and clippers here use. */
export const OVERSAMPLING = 4;
const TAPS = 64;

/** Low-pass at 0.9 of the half rate, windowed (Blackman), of unit gain; between the samples and back. */
const KERNEL: Float64Array = (() => {
  const kernel = Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = (tap - (TAPS - 1) / 2) / OVERSAMPLING;
    const turn = (2 * Math.PI * (tap + 0.5)) / TAPS;
    const window = 0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn);
    return (window * Math.sin(Math.PI * 0.9 * x)) / (Math.PI * 0.9 * x);
  });
  const sum = kernel.reduce((total, tap) => total + tap, 0);
  return kernel.map((tap) => tap / sum);
})();

/** The four values between a sample and the next, into `out`. */
function between(signal: Float32Array, n: number, out: Float64Array): void {
  for (let phase = 0; phase < OVERSAMPLING; phase++) {
    let sum = 0;
    for (let tap = 0; tap < TAPS / OVERSAMPLING && tap <= n; tap++)
      sum += (KERNEL[tap * OVERSAMPLING + phase] as number) * (signal[n - tap] as number);
    out[phase] = sum * OVERSAMPLING;
  }
}

/** Largest absolute value of the continuous signal, as a ratio to full scale. */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = 0;
  const values = new Float64Array(OVERSAMPLING);
  for (const signal of channels) {
    for (let n = 0; n < signal.length; n++) {
      between(signal, n, values);
      for (const value of values) peak = Math.max(peak, Math.abs(value));
    }
  }
  return peak;
}

/** Applies a curve at four times the rate, so that new overtones do not alias. */
export function shaped(signal: Float32Array, curve: (value: number) => number): Float32Array {
  const out = new Float32Array(signal.length);
  const inner = new Float64Array(TAPS);
  const values = new Float64Array(OVERSAMPLING);
  let at = 0;
  for (let n = 0; n < signal.length; n++) {
    between(signal, n, values);
    for (const value of values) {
      inner[at] = curve(value);
      at = (at + 1) % TAPS;
    }
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++)
      sum += (KERNEL[tap] as number) * (inner[(at - 1 - tap + 2 * TAPS) % TAPS] as number);
    out[n] = sum;
  }
  return out;
}
