/** Known values of a point and its target. */
interface Row {
  readonly x: readonly number[];
  readonly y: number;
}

/** Weights with the least squared error over all points, by elimination. */
export function leastSquares(points: readonly Row[]): number[] {
  const size = points[0]?.x.length ?? 0;
  const rows = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) =>
      points.reduce((sum, { x }) => sum + (x[i] as number) * (x[j] as number), 0),
    ),
    points.reduce((sum, { x, y }) => sum + (x[i] as number) * y, 0),
  ]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] as number[];
    for (let j = 0; j < size; j++) {
      const row = rows[j] as number[];
      if (j === i) continue;
      const part = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k <= size; k++) row[k] = (row[k] as number) - part * (pivot[k] as number);
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number));
}

/** Coefficients of the polynomial nearest to points, lowest power first. */
export const polynomial = (x: readonly number[], y: readonly number[], degree: number): number[] =>
  leastSquares(
    x.map((value, n) => ({
      x: Array.from({ length: degree + 1 }, (_, power) => value ** power),
      y: y[n] as number,
    })),
  );

/** RMS of the residuals of a polynomial fit. */
export function leftOf(x: readonly number[], y: readonly number[], degree: number): number[] {
  const middle = x.reduce((sum, value) => sum + value, 0) / x.length;
  const moved = x.map((value) => value - middle);
  const coefficients = polynomial(moved, y, degree);
  return moved.map(
    (value, n) => (y[n] as number) - coefficients.reduce((sum, c, power) => sum + c * value ** power, 0),
  );
}
