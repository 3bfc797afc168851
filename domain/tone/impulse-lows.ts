/**
 * With pot and cap of the tone control the response has a step of some tenths of a decibel at about 14 Hz, the end of a
 * pole that rings for 50 ms. A short impulse response cuts that off and is wrong by up to 0.06 dB below 100 Hz.
 * `mendLows` adds a smooth hump over the length of the response, a sum of a few cosines fitted by least squares to the
 * missing part between 20 and 400 Hz. Below 20 Hz, which is inaudible, the result is unconstrained.
 */
const FREQUENCIES = [20, 20.5, 21, 23, 27, 32, 38, 45, 54, 65, 78, 94, 115, 140, 175, 220, 280, 400] as const;
const HUMPS = 5;
const ROUNDS = 2;
/** Keeps the humps small where the fit does not need them. */
const DAMPING = 1e-5;

const hump = (order: number, n: number, taps: number): number =>
  0.5 * (1 + Math.cos((Math.PI * (n + 0.5)) / taps)) * Math.cos((Math.PI * order * (n + 0.5)) / taps);

function transform(h: Float64Array, frequency: number, sampleRate: number): { re: number; im: number } {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  const [c, s] = [Math.cos(omega), Math.sin(omega)];
  let [re, im, turnRe, turnIm] = [0, 0, 1, 0];
  for (let n = 0; n < h.length; n++) {
    const value = h[n] as number;
    re += value * turnRe;
    im -= value * turnIm;
    const next = turnRe * c - turnIm * s;
    turnIm = turnIm * c + turnRe * s;
    turnRe = next;
  }
  return { re, im };
}

/** Solves a small symmetric positive definite system in place, by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const order = right.length;
  for (let pivot = 0; pivot < order; pivot++) {
    const row = matrix[pivot] as number[];
    for (let below = pivot + 1; below < order; below++) {
      const other = matrix[below] as number[];
      const factor = (other[pivot] as number) / (row[pivot] as number);
      for (let column = pivot; column < order; column++)
        other[column] = (other[column] as number) - factor * (row[column] as number);
      right[below] = (right[below] as number) - factor * (right[pivot] as number);
    }
  }
  for (let pivot = order - 1; pivot >= 0; pivot--) {
    const row = matrix[pivot] as number[];
    let rest = right[pivot] as number;
    for (let column = pivot + 1; column < order; column++)
      rest -= (row[column] as number) * (right[column] as number);
    right[pivot] = rest / (row[pivot] as number);
  }
  return right;
}

/** Humps and their spectra at `FREQUENCIES`; the same for all responses of one length and rate. */
interface Humps {
  readonly waves: readonly Float64Array[];
  readonly spectra: readonly (readonly { re: number; im: number }[])[];
}

const humpsOf = new Map<string, Humps>();

function humpsFor(taps: number, sampleRate: number): Humps {
  const key = `${taps} ${sampleRate}`;
  const cached = humpsOf.get(key);
  if (cached) return cached;
  const waves = Array.from({ length: HUMPS }, (_, order) =>
    Float64Array.from({ length: taps }, (_, n) => hump(order, n, taps) / taps),
  );
  const spectra = waves.map((wave) => FREQUENCIES.map((f) => transform(wave, f, sampleRate)));
  const humps = { waves, spectra };
  humpsOf.set(key, humps);
  return humps;
}

/** Adds the low-frequency part that truncation removed from a response, in place. */
export function mendLows(
  response: Float64Array,
  sampleRate: number,
  magnitude: (frequency: number) => number,
): void {
  const { waves, spectra } = humpsFor(response.length, sampleRate);
  for (let round = 0; round < ROUNDS; round++) {
    const now = FREQUENCIES.map((f) => transform(response, f, sampleRate));
    const sizes = now.map(({ re, im }) => Math.hypot(re, im));
    const missing = FREQUENCIES.map((f, index) => magnitude(f) - (sizes[index] as number));
    // Gain of each hump at each frequency: its component along the response.
    const gains = spectra.map((spectrum) =>
      spectrum.map(({ re, im }, index) => {
        const current = now[index] as { re: number; im: number };
        return (re * current.re + im * current.im) / (sizes[index] as number);
      }),
    );
    const dot = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, index) => sum + value * (b[index] as number), 0);
    const amounts = solve(
      gains.map((a, row) => gains.map((b, column) => dot(a, b) + (row === column ? DAMPING : 0))),
      gains.map((gain) => dot(gain, missing)),
    );
    for (const [order, wave] of waves.entries())
      for (let n = 0; n < response.length; n++)
        response[n] = (response[n] as number) + (amounts[order] as number) * (wave[n] as number);
  }
}
