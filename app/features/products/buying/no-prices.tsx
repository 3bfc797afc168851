import { type MouseEvent, useEffect } from 'react';
import { usePrices } from '#app/state/prices.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { PriceList } from '#domain/prices/price-list.ts';
import { NO_PRICES_HERE } from './no-prices.messages.ts';

interface NoPricesProps {
  /** Address of the page with the current choice, for retrying without JavaScript. */
  again: string;
  onPrices: (prices: PriceList) => void;
}

export function NoPrices({ again, onPrices }: NoPricesProps) {
  const words = useMessages(NO_PRICES_HERE);
  const { list, asking, ask } = usePrices(undefined);
  useEffect(() => {
    if (list) onPrices(list);
  }, [list, onPrices]);

  function askHere(event: MouseEvent) {
    event.preventDefault();
    ask();
  }
  return (
    <Notice
      action={
        <ButtonLink href={again} kind="quiet" small aria-disabled={asking} onClick={askHere}>
          {asking ? words.asking : words.again}
        </ButtonLink>
      }
    >
      <strong>{words.what}</strong>
      {words.kept}
    </Notice>
  );
}
