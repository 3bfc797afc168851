import type { Plane } from './exr.ts';
import type { Rgb } from './tone.ts';

/** Highest power of x and y in the polynomials; enough for light that falls off softly, too few to follow noise. */
const DEGREE = 5;

/**
 * The bare table under a scene's lights, red, green and blue, as polynomials of its logarithm over the frame (x and
 * y from -1 to 1). Free of noise and of any size.
 */
export type Plate = readonly [readonly number[], readonly number[], readonly number[]];

/** Fits a plate to a picture of the bare table. */
export function fitPlate(planes: readonly Plane[], width: number, height: number): Plate {
  const [red, green, blue] = planes.map((plane) => leastSquares(plane, width, height));
  if (!red || !green || !blue) throw new Error('A plate needs three channels');
  return [red, green, blue];
}

/** The light of the bare table at a place of the frame (x to the right and y down, -1 to 1). */
export function plateLight(plate: Plate, x: number, y: number): Rgb {
  const terms = termsAt(x, y);
  const at = (weights: readonly number[]) =>
    Math.exp(terms.reduce((sum, term, i) => sum + term * (weights[i] as number), 0));
  return [at(plate[0]), at(plate[1]), at(plate[2])];
}

function termsAt(x: number, y: number): number[] {
  const terms: number[] = [];
  for (let i = 0; i <= DEGREE; i++) for (let j = 0; i + j <= DEGREE; j++) terms.push(x ** i * y ** j);
  return terms;
}

/** The polynomial closest to the logarithm of a plane, through the normal equations. */
function leastSquares(plane: Plane, width: number, height: number): number[] {
  const count = termsAt(0, 0).length;
  const rows = Array.from({ length: count }, () => new Float64Array(count + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = plane[y * width + x] as number;
      if (light <= 0) continue;
      const terms = termsAt((2 * x + 1) / width - 1, (2 * y + 1) / height - 1);
      for (const [i, row] of rows.entries()) {
        const term = terms[i] as number;
        for (let j = 0; j < count; j++) row[j] = (row[j] as number) + term * (terms[j] as number);
        row[count] = (row[count] as number) + term * Math.log(light);
      }
    }
  }
  return solve(rows);
}

/** Gauss-Jordan elimination with row exchange; each row ends with its right-hand side. */
function solve(rows: Float64Array[]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let r = column + 1; r < size; r++) {
      if (Math.abs(rows[r]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = r;
    }
    const pivot = rows[best] as Float64Array;
    rows[best] = rows[column] as Float64Array;
    rows[column] = pivot;
    const lead = pivot[column] as number;
    for (let k = column; k <= size; k++) pivot[k] = (pivot[k] as number) / lead;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[column] as number;
      if (factor === 0) continue;
      for (let k = column; k <= size; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  return rows.map((row) => row[size] as number);
}
