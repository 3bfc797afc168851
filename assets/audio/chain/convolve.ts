import { fft, inverseFft } from '#domain/tone/fft.ts';

const SIZE = 4096;

/** Convolves a signal with at most 2048 taps by overlap-add; the result is as long as the signal. */
export function convolve(signal: Float32Array, response: ArrayLike<number>): Float32Array {
  if (response.length > SIZE / 2) throw new RangeError(`Impulse response of ${response.length} taps`);
  const [hRe, hIm] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  for (let n = 0; n < response.length; n++) hRe[n] = response[n] as number;
  fft(hRe, hIm);
  const out = new Float32Array(signal.length);
  const block = SIZE - response.length + 1;
  const [re, im] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  for (let from = 0; from < signal.length; from += block) {
    re.fill(0);
    im.fill(0);
    re.set(signal.subarray(from, from + block));
    fft(re, im);
    for (let k = 0; k < SIZE; k++) {
      const [x, y] = [re[k] as number, im[k] as number];
      re[k] = x * (hRe[k] as number) - y * (hIm[k] as number);
      im[k] = x * (hIm[k] as number) + y * (hRe[k] as number);
    }
    inverseFft(re, im);
    const last = Math.min(SIZE, signal.length - from);
    for (let n = 0; n < last; n++) out[from + n] = (out[from + n] as number) + (re[n] as number);
  }
  return out;
}
