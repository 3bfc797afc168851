import { useState } from 'react';
import { OrderLine } from '#app/buying/order-line.tsx';
import { changeQuantity } from '#app/state/cart-store.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Select } from '#app/ui/select.tsx';
import { lineId } from '#domain/cart/cart.ts';
import { type CartLine, glanceWords, isCustom, unitPrice } from '#domain/cart/cart-line.ts';
import { QUANTITIES } from '#domain/cart/quantity.ts';
import { cartLineInWords } from '#domain/checkout/describe-line.ts';
import { inLanguage } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';
import { CART_PAGE } from './cart-page.messages.ts';

const PRESS =
  'inline-flex items-center min-h-44 mt-4 type-15 phone:mt-0 underline decoration-1 underline-offset-[0.22em] hover:decoration-2';

interface CartLineRowProps {
  line: CartLine;
  index: number;
  /** Undefined without a price list, which the summary reports. */
  prices: PriceList | undefined;
  pause?: Pause | undefined;
  /** Receives the line's full name, and whether a key was pressed instead of a pointer. */
  onRemove: (inFull: string, byKey: boolean) => void;
}

const OPTIONS = QUANTITIES.map((quantity) => ({ value: quantity, label: String(quantity) }));

/** Folded on phones, but open without scripts that could unfold it. */
const FOLDED = 'phone:[@media(scripting:enabled)]:hidden';

/** One line of the cart. A form, so that it can be changed without JavaScript too. */
export function CartLineRow({ line, index, prices, pause, onRemove }: CartLineRowProps) {
  const words = useMessages(CART_PAGE).line;
  const language = useLanguage();
  const path = inLanguage(line.path, language);
  const inWords = cartLineInWords(line, prices && unitPrice(line, prices), language);
  const { name, description, unit, sum } = inWords;
  const [unfolded, setUnfolded] = useState(false);
  const inFull = [name, ...description.map(({ value }) => value)].join(', ');
  return (
    <li className="line-t">
      <form
        className={cx(
          'grid grid-cols-[236px_minmax(0,1fr)_92px_104px] gap-24 items-start pt-24 pb-32',
          'max-[1200px]:grid-cols-[160px_minmax(0,1fr)_92px_96px] max-[1200px]:gap-20 phone:grid-cols-[96px_minmax(0,1fr)] phone:gap-x-16 phone:gap-y-8 phone:pt-14 phone:pb-12',
        )}
        method="post"
        action={usePath()('/cart')}
      >
        <input type="hidden" name="line" value={lineId(line)} />
        {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; keyboard and screen readers use the link beside it */}
        <a
          href={path}
          className="grid place-items-center h-172 overflow-hidden line bg-ground-raised max-[1200px]:h-124 phone:h-96"
          tabIndex={-1}
          aria-hidden="true"
        >
          {/* The backdrop is divided out to pure white, which multiplied leaves the tile's colour unchanged. */}
          <img
            className="w-full h-full object-cover [filter:brightness(1.1)] mix-blend-multiply"
            src={line.imagePath}
            alt=""
            width={236}
            height={177}
          />
        </a>
        <OrderLine
          line={inWords}
          path={path}
          headingClassName="h3 mb-10 phone:mb-2 phone:type-18"
          linkClassName="hover:underline hover:decoration-2 hover:decoration-copper-fill hover:underline-offset-[0.18em]"
          descriptionClassName={cx('[&_dt]:text-muted mono phone:type-11', !unfolded && FOLDED)}
          factClassName="grid grid-cols-[118px_minmax(0,1fr)] gap-10 py-2.5 phone:grid-cols-[88px_minmax(0,1fr)] phone:gap-8"
          dotClassName="mr-7 align-[-1px]"
        >
          {unfolded ? null : (
            <p className="hidden phone:[@media(scripting:enabled)]:grid type-15 lh-[1.4]">
              {glanceWords(line, language).map((row) => (
                <span key={row} className="block first-letter:uppercase">
                  {row}
                </span>
              ))}
            </p>
          )}
          {pause ? (
            <p className="mt-10 text-wine" data-paused={pause.state}>
              {words.paused(pause)}
            </p>
          ) : null}
          {isCustom(line.config) ? (
            <button
              type="button"
              className={cx(PRESS, 'hidden phone:[@media(scripting:enabled)]:inline-flex phone:mr-22')}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? words.less : words.all(description.length)}
              <span className="visually-hidden">{words.of(name)}</span>
            </button>
          ) : null}
          <button
            type="submit"
            name="do"
            value="remove"
            className={PRESS}
            data-remove
            onClick={(event) => {
              event.preventDefault();
              onRemove(inFull, event.detail === 0);
            }}
          >
            {words.remove}
            <span className="visually-hidden"> {inFull}</span>
          </button>
        </OrderLine>
        <div>
          <Select
            id={`quantity-${index}`}
            name="quantity"
            label={words.quantity(inFull)}
            labelPlace="hidden"
            options={OPTIONS}
            value={line.quantity}
            onChange={(event) => changeQuantity(line, Number(event.target.value))}
          />
          <noscript>
            <Button type="submit" kind="quiet" small className="mt-8">
              {words.change}
            </Button>
          </noscript>
        </div>
        <div className="grid gap-4 justify-items-end text-right phone:self-center">
          {prices === undefined ? (
            <span className="mono muted">
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{words.noPrice}</span>
            </span>
          ) : unit === undefined || sum === undefined ? (
            <span className="mono muted">{words.notOnSale}</span>
          ) : (
            <>
              <Money amount={formatEuro(sum)} size="line" />
              {line.quantity > 1 ? (
                <span className="mono muted">
                  {words.each[0]}
                  <span className="unit" translate="no">
                    {formatEuro(unit)}
                  </span>
                  {words.each[1]}
                </span>
              ) : null}
            </>
          )}
        </div>
      </form>
    </li>
  );
}
