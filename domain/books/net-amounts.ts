import { add, type Cents, cents } from '../money.ts';
import { type Vat, vatContained, withoutVat } from '../prices/vat.ts';

/**
 * Sums of an invoice and its parts without tax, from gross amounts; all positive. Tax is computed on the total because prices include it, but EN 16931 needs
 * net lines that add up (BR-CO-10, BR-CO-13). So each part is converted, and the remaining cents go to the largest
 * line. Throws if there is no line (BR-16).
 */
export function netAmounts(
  gross: Readonly<Record<'lines' | 'charges' | 'allowances', readonly Cents[]>>,
  vat: Vat,
) {
  const total = cents(add(...gross.lines, ...gross.charges) - add(...gross.allowances));
  const tax = vatContained(total, vat);
  const [lines, charges, allowances] = [gross.lines, gross.charges, gross.allowances].map((amounts) =>
    amounts.map((amount) => withoutVat(amount, vat)),
  ) as [Cents[], Cents[], Cents[]];
  const [chargeTotal, allowanceTotal] = [add(...charges), add(...allowances)];
  const lineTotal = cents(total - tax - chargeTotal + allowanceTotal);
  const largest = lines.indexOf(cents(Math.max(...lines)));
  const known = lines[largest];
  if (known === undefined) throw new RangeError('An invoice has a line at least.');
  lines[largest] = cents(known + lineTotal - add(...lines));
  return {
    ...{ lines, charges, allowances, lineTotal, chargeTotal, allowanceTotal },
    /** Lines and charges less allowances, the basis of the tax. */
    net: cents(total - tax),
    ...{ tax, gross: total },
  };
}
