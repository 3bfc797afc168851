import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { waitFor } from '#app/islands/hydration-triggers.ts';
import { handOver, showMessage } from '#app/state/messages.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Select } from '#app/ui/select.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { QUANTITIES } from '#domain/cart/quantity.ts';
import { type Cents, formatEuro, times } from '#domain/money.ts';
import { AbroadNote } from './abroad-note.tsx';
import { BUY_MESSAGES } from './buy-actions.messages.ts';
import { ExpressCheckoutButton } from './express/express-checkout-button.tsx';
import type { Put } from './put-in-cart.ts';

interface BuyActionsProps {
  /** Undefined until a flavor is chosen: then there is nothing to buy yet. */
  config: LineConfig | undefined;
  /** Of one piece. */
  price: Cents | undefined;
  /** English address of what is bought: without JavaScript the buttons send it to the cart (`server/pages/forms/cart-forms.ts`). */
  path: string;
  /** The choice in two words, for the bar on phones; until there is one, what to choose and where. */
  words: string | { readonly label: string; readonly href: string; readonly missing: string };
  /** Says what all pieces come to, where the price of one stands elsewhere. */
  total?: boolean;
  /** How many, where that must outlive these actions. */
  units?: readonly [quantity: number, setQuantity: (quantity: number) => void];
}

const BAR = cx(
  'grid grid-cols-[1fr_1fr] gap-8 paper:hidden',
  'bottom-bar:fixed bottom-bar:z-20 bottom-bar:right-0 bottom-bar:bottom-0 bottom-bar:left-0 bottom-bar:grid-cols-[minmax(0,1fr)_auto_auto] bottom-bar:items-center bottom-bar:h-[calc(68px_+_env(safe-area-inset-bottom))] bottom-bar:px-margin bottom-bar:pb-[env(safe-area-inset-bottom)] bottom-bar:edge-t bottom-bar:bg-ground',
);
const BUTTON = 'px-12 phone:min-h-48 phone:px-15 phone:type-15 [@media(max-width:359px)]:px-10';
/** The answer takes the buttons from their place, which stays until the next page: nothing moves. */
const KEPT_PLACE = cx(
  'phone:[:root[data-asked]:not([data-consent=asked])_&]:before:col-span-full phone:[:root[data-asked]:not([data-consent=asked])_&]:before:h-48',
  'phone:[:root[data-asked]:not([data-consent=asked])_&]:before:[order:-1]',
);

const loadCart = () => import('./put-in-cart.ts');

/** Quantity and the two buttons, which stay at the bottom edge on phones. */
export function BuyActions({ config, price, path, words, total, units }: BuyActionsProps) {
  const language = useLanguage();
  const said = useWords(BUY_MESSAGES);
  const cart = usePath()('/cart');
  const viewCart = { label: said.viewCart, href: cart };
  const own = useState(1);
  const [quantity, setQuantity] = units ?? own;
  const root = useRef<HTMLDivElement>(null);
  const isChosen = typeof words === 'string';
  // What cannot be pressed yet makes room for the way to the choice.
  const button = cx(BUTTON, !isChosen && 'phone:disabled:hidden');
  const canBuy = config !== undefined && price !== undefined;

  useEffect(() => {
    if (root.current) return waitFor('input', root.current, () => void loadCart().catch(() => {}));
  }, []);

  async function put(next: (put: Put) => void) {
    if (!canBuy) return;
    try {
      const done = (await loadCart()).putInCart(config, quantity, price, language);
      if (done) next(done);
    } catch {
      // Browsers remember code that did not arrive: only a new page asks for it again. Its address keeps the choice.
      showMessage('error', said.lost, { label: said.again, href: location.href });
    }
  }

  /** A button that sends the form around it where no script answers. */
  const sends = (press: () => void) => ({
    type: 'submit' as const,
    name: 'add',
    value: path,
    formAction: cart,
    formMethod: 'post',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      press();
    },
  });

  const add = () => put(({ type, text }) => showMessage(type, text, viewCart));

  const buy = () =>
    put(({ adding, type, text }) => {
      // A full cart has nothing of this choice yet, which would be lost by leaving it.
      if (adding.type === 'full') return showMessage(type, text, viewCart);
      if (adding.type === 'capped') handOver(type, text);
      location.assign(cart);
    });

  return (
    <div
      ref={root}
      className={cx(
        'grid grid-cols-[92px_1fr] gap-8 pt-22 line-t paper:grid-cols-[1fr]',
        !total && 'phone:grid-cols-[1fr]',
        KEPT_PLACE,
      )}
    >
      <Select
        id="quantity"
        name="quantity"
        label={said.quantity}
        labelPlace="inside"
        size="tall"
        className="phone:[order:-2] phone:w-120 paper:hidden"
        options={QUANTITIES.map((count) => ({ value: count, label: String(count) }))}
        value={quantity}
        onChange={(event) => setQuantity(Number(event.target.value))}
      />
      {total ? (
        <p className="flex gap-14 items-center justify-end weight-600 phone:[order:-2]">
          {said.total}{' '}
          {price === undefined ? '–' : <Money amount={formatEuro(times(price, quantity))} size="total" />}
        </p>
      ) : null}
      <div className={cx(BAR, total && 'col-span-full')} data-buy-bar>
        <p
          className="hidden bottom-bar:grid bottom-bar:gap-2 bottom-bar:min-w-0 bottom-bar:lh-[1.3]"
          aria-hidden="true"
        >
          {price === undefined ? null : (
            <Money
              amount={formatEuro(total ? times(price, quantity) : price)}
              className="phone:text-copper phone:type-19 phone:lh-[1.1] phone:weight-500 phone:ls-[-0.05em]"
            />
          )}
          <span className="mono muted phone:overflow-hidden phone:text-[0.65625rem] phone:text-ellipsis phone:whitespace-nowrap">
            {isChosen ? words : words.missing}
          </span>
        </p>
        {isChosen ? null : (
          <ButtonLink
            kind="quiet"
            href={words.href}
            className={cx(BUTTON, 'hidden phone:inline-flex phone:col-span-full bottom-bar:col-[2/-1]')}
          >
            {words.label}
          </ButtonLink>
        )}
        {/* Enter at a choice sends nothing. */}
        <button type="submit" disabled hidden />
        <Button className={button} disabled={!canBuy} {...sends(add)}>
          {said.add}
        </Button>
        <Button kind="second" className={button} disabled={!canBuy} {...sends(buy)}>
          {said.buy}
        </Button>
      </div>
      <div className="col-span-full">
        <ExpressCheckoutButton
          lines={canBuy ? async () => (await loadCart()).linesOf(config, quantity, price) : undefined}
          cartKey={JSON.stringify([config, quantity, price])}
          apart
          otherwise={<p className="mono muted">{said.means}</p>}
        />
        <AbroadNote config={config} price={price} quantity={quantity} />
      </div>
    </div>
  );
}
