import { useEffect, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { watchInWindow } from '#app/ui/watch-seen.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import { CHECKOUT } from './checkout.messages.tsx';

const LINE =
  'hidden phone:sticky phone:z-8 phone:top-0 phone:flex phone:gap-10 phone:items-center phone:h-56 phone:py-0 phone:px-margin phone:line-b phone:bg-ground-raised';

export interface OrderInShort {
  readonly units: number;
  readonly total: Cents;
}

function useListSeen(there: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const list = there ? document.getElementById('order') : null;
    if (!list) return;
    // A first line at the bottom of the window is not yet enough.
    return watchInWindow(list, setSeen, { rootMargin: '0px 0px -40% 0px' });
  }, [there]);
  return seen;
}

/**
 * On phones the list is at the end of the page. One line at the top shows the total and links to the list; it
 * disappears while the list is visible. Its place is reserved from the first paint.
 */
export function OrderTotalLine({ order }: { order: OrderInShort | undefined }) {
  const { heading, pieces } = useMessages(CHECKOUT).order;
  const seen = useListSeen(order !== undefined);
  if (!order)
    return (
      <div className={LINE}>
        <b>{heading}</b>
      </div>
    );
  const total = exactEuro(order.total);
  return (
    <a className={cx(LINE, seen && 'phone:invisible')} href="#order">
      <b>{heading}</b>
      <span className="mono muted">{pieces(order.units)}</span>
      <Icon name="arrow-down" size={14} />
      <Money amount={total} size="line" className="phone:ml-auto phone:text-copper" />
    </a>
  );
}
