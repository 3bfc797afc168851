/** Coefficients of the polynomial nearest to points (least squares), lowest power first. */
export function polynomial(x: readonly number[], y: readonly number[], degree: number): number[] {
  const size = degree + 1;
  const rows = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => x.reduce((sum, value) => sum + value ** (i + j), 0)),
    x.reduce((sum, value, n) => sum + value ** i * (y[n] as number), 0),
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

/** What a polynomial leaves of points. */
export function leftOf(x: readonly number[], y: readonly number[], degree: number): number[] {
  const middle = x.reduce((sum, value) => sum + value, 0) / x.length;
  const moved = x.map((value) => value - middle);
  const coefficients = polynomial(moved, y, degree);
  return moved.map(
    (value, n) => (y[n] as number) - coefficients.reduce((sum, c, power) => sum + c * value ** power, 0),
  );
}
