/** Twiddle factors by size, cached: a FIR needs the same size three times, a catalogue hundreds of FIRs. */
const twiddles = new Map<number, { readonly cos: Float64Array; readonly sin: Float64Array }>();

function twiddlesOf(size: number) {
  const cached = twiddles.get(size);
  if (cached) return cached;
  const half = size / 2;
  const factors = { cos: new Float64Array(half), sin: new Float64Array(half) };
  for (let k = 0; k < half; k++) {
    factors.cos[k] = Math.cos((2 * Math.PI * k) / size);
    factors.sin[k] = Math.sin((2 * Math.PI * k) / size);
  }
  twiddles.set(size, factors);
  return factors;
}

/** Swaps each element k with the one at the bit-reversed index. */
function reverseBits(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const x = re[i] as number;
    const y = im[i] as number;
    re[i] = re[j] as number;
    im[i] = im[j] as number;
    re[j] = x;
    im[j] = y;
  }
}

/**
 * Discrete Fourier transform in place, radix 2: X[k] = Σ x[n]·e^(−j2πkn/N), unscaled. `inverseFft` is the same with
 * real and imaginary parts swapped, divided by N.
 *
 * @throws RangeError unless both parts have the same length, a power of two
 */
export function fft(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  if (size < 2 || (size & (size - 1)) !== 0 || im.length !== size) {
    throw new RangeError(`FFT of ${size} and ${im.length} values`);
  }
  reverseBits(re, im);
  const { cos, sin } = twiddlesOf(size);
  for (let length = 2; length <= size; length <<= 1) {
    const half = length >> 1;
    const stride = size / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < half; k++) {
        const c = cos[k * stride] as number;
        const s = sin[k * stride] as number;
        const a = start + k;
        const b = a + half;
        const x = re[b] as number;
        const y = im[b] as number;
        const tRe = x * c + y * s;
        const tIm = y * c - x * s;
        const aRe = re[a] as number;
        const aIm = im[a] as number;
        re[b] = aRe - tRe;
        im[b] = aIm - tIm;
        re[a] = aRe + tRe;
        im[a] = aIm + tIm;
      }
    }
  }
}

/** Inverse of `fft`, in place, scaled by 1/N. */
export function inverseFft(re: Float64Array, im: Float64Array): void {
  fft(im, re);
  const size = re.length;
  for (let n = 0; n < size; n++) {
    re[n] = (re[n] as number) / size;
    im[n] = (im[n] as number) / size;
  }
}
