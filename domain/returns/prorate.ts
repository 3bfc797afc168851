import { type Cents, cents } from '../money.ts';

/**
 * Splits an amount by weights so that the parts add up exactly. Shares are rounded down; the remaining cents go to
 * those with the largest remainders, the first of equal ones first. Weights must not be negative. If all are 0, all
 * parts are 0 and the amount must be 0.
 */
export function prorate(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) {
    if (amount !== 0) throw new RangeError('Nothing to split an amount over');
    return weights.map(() => cents(0));
  }
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  const remainder = amount - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, remainder)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map(cents);
}
