import { add, type Cents, cents } from '../money.ts';
import { type Vat, vatContained } from '../prices/vat.ts';

/** What an invoice comes to, and its parts without their tax. All of them are cents. */
export interface NetAmounts {
  readonly lines: readonly Cents[];
  readonly charges: readonly Cents[];
  /** What is taken off, above zero. */
  readonly allowances: readonly Cents[];
  readonly lineTotal: Cents;
  readonly chargeTotal: Cents;
  readonly allowanceTotal: Cents;
  /** Lines and charges less allowances: what the tax is reckoned from. */
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

const net = (gross: Cents, vat: Vat): Cents => cents(gross - vatContained(gross, vat));

/**
 * The net amounts of gross ones, above zero each. Prices of the shop contain their tax, which is that of the whole sum
 * and is never added up from lines; EN 16931 wants lines without it that add up (BR-CO-10, BR-CO-13). So each part is netted, and the
 * cents that rounding leaves over go to the largest line. Throws where there is no line (BR-16).
 */
export function netAmounts(
  gross: Readonly<Record<'lines' | 'charges' | 'allowances', readonly Cents[]>>,
  vat: Vat,
): NetAmounts {
  const total = cents(add(...gross.lines, ...gross.charges) - add(...gross.allowances));
  const tax = vatContained(total, vat);
  const [lines, charges, allowances] = [gross.lines, gross.charges, gross.allowances].map((amounts) =>
    amounts.map((amount) => net(amount, vat)),
  ) as [Cents[], Cents[], Cents[]];
  const [chargeTotal, allowanceTotal] = [add(...charges), add(...allowances)];
  const lineTotal = cents(total - tax - chargeTotal + allowanceTotal);
  const largest = lines.indexOf(cents(Math.max(...lines)));
  const known = lines[largest];
  if (known === undefined) throw new RangeError('An invoice has a line at least.');
  lines[largest] = cents(known + lineTotal - add(...lines));
  return {
    ...{ lines, charges, allowances, lineTotal, chargeTotal, allowanceTotal },
    ...{ net: cents(total - tax), tax, gross: total },
  };
}
