export interface LeastSquaresFit {
  readonly at: readonly number[];
  readonly cost: number;
  /** Inverse of JᵀJ at the end. Times the variance of the residuals it is the parameters' covariance. */
  readonly inverse: readonly (readonly number[])[];
}

const STEP = 1e-5;
const ROUNDS = 80;
const SETTLED = 1e-9;

/** Inverse of a symmetric positive definite matrix, by Gauss-Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const order = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < order; pivot++) {
    const best = rows.reduce(
      (found, row, i) =>
        i > pivot && Math.abs(row[pivot] ?? 0) > Math.abs(rows[found]?.[pivot] ?? 0) ? i : found,
      pivot,
    );
    const row = rows[best] as number[];
    rows[best] = rows[pivot] as number[];
    const by = row[pivot] || Number.MIN_VALUE;
    const own = row.map((value) => value / by);
    rows[pivot] = own;
    for (const [i, other] of rows.entries()) {
      if (i === pivot) continue;
      const factor = other[pivot] as number;
      for (let j = pivot; j < other.length; j++)
        other[j] = (other[j] as number) - factor * (own[j] as number);
    }
  }
  return rows.map((row) => row.slice(order));
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

/** Minimises the residuals by Levenberg-Marquardt with numerical derivatives. */
export function leastSquares(
  residuals: (at: readonly number[]) => Float64Array,
  start: readonly number[],
): LeastSquaresFit {
  let at = start;
  let errors = residuals(at);
  let damping = 1e-3;
  const slopesAt = (point: readonly number[], from: Float64Array) =>
    point.map((_, k) => {
      const moved = residuals(point.map((value, i) => (i === k ? value + STEP : value)));
      return moved.map((value, i) => (value - (from[i] as number)) / STEP);
    });
  const squaresOf = (slopes: readonly Float64Array[]) => slopes.map((a) => slopes.map((b) => dot(a, b)));
  let slopes = slopesAt(at, errors);
  let cost = dot(errors, errors);
  for (let round = 0; round < ROUNDS && damping < 1e9; round++) {
    const squares = squaresOf(slopes);
    const damped = squares.map((row, i) =>
      row.map((value, j) => (i === j ? value * (1 + damping) + 1e-12 : value)),
    );
    const downhill = slopes.map((slope) => dot(slope, errors));
    const inverse = inverseOf(damped);
    const next = at.map((value, i) => value - dot(inverse[i] as number[], downhill));
    const tried = residuals(next);
    const now = dot(tried, tried);
    if (!(now < cost)) {
      damping *= 4;
      continue;
    }
    const isSettled = cost - now < SETTLED * cost;
    [at, errors, cost, damping] = [next, tried, now, damping / 4];
    slopes = slopesAt(at, errors);
    if (isSettled) break;
  }
  return { at, cost, inverse: inverseOf(squaresOf(slopes)) };
}
