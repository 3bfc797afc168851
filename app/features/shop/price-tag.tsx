import { useMessages } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { formatEuro } from '#domain/money.ts';
import { SHOP_MESSAGES } from './shop.messages.ts';
import type { Price } from './tiles.ts';

/** "from 125 €" in copper mono; a note if the price list lacks the price, and a dash without a list. */
export function PriceTag({ price, listed }: { price: Price | undefined; listed: boolean }) {
  const words = useMessages(SHOP_MESSAGES);
  if (!listed) {
    return (
      <span className="muted">
        <span aria-hidden="true">– €</span>
        <span className="visually-hidden">{words.noPrice}</span>
      </span>
    );
  }
  if (!price) return <span className="muted">{words.notOnSale}</span>;
  return (
    <span className="text-copper whitespace-nowrap">
      {price.from ? words.from : null}
      <Money amount={formatEuro(price.amount)} className="[font-size:inherit]" />
    </span>
  );
}
