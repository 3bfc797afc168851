import { Money } from '#app/ui/money.tsx';
import { formatEuro } from '#domain/money.ts';
import type { Price } from './tiles.ts';

/** "from 125 €" in copper mono; says so where the price list has no price, and no more than a dash without a list. */
export function PriceTag({ price, listed }: { price: Price | undefined; listed: boolean }) {
  if (!listed) {
    return (
      <span className="muted">
        <span aria-hidden="true">– €</span>
        <span className="visually-hidden">No price yet</span>
      </span>
    );
  }
  if (!price) return <span className="muted">not on sale just now</span>;
  return (
    <span className="text-copper whitespace-nowrap">
      {price.from ? 'from ' : null}
      <Money amount={formatEuro(price.amount)} className="text-[length:inherit]" />
    </span>
  );
}
