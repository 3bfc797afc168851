import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { waitFor } from '#app/islands/hydration-triggers.ts';
import { keptShipTo } from '#app/state/ship-to.ts';
import { handOverToast, showToast } from '#app/state/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Select } from '#app/ui/select.tsx';
import { watchInWindow } from '#app/ui/watch-seen.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { QUANTITIES } from '#domain/cart/quantity.ts';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { type Cents, formatEuro, times } from '#domain/money.ts';
import type { Looked } from './abroad-words.tsx';
import { BUY_MESSAGES } from './buy-actions.messages.ts';
import { ExpressCheckoutButton } from './express/express-checkout-button.tsx';
import type { Put } from './put-in-cart.ts';

interface BuyActionsProps {
  /** Undefined until a flavor is chosen: there is nothing to buy yet. */
  config: LineConfig | undefined;
  price: Cents | undefined;
  /**
   * English address of the product. Without JavaScript the buttons post it to the cart
   * (`server/pages/forms/cart-forms.ts`).
   */
  path: string;
  /** Short text of the choice for the bar on phones; without a choice, what is missing and a link to it. */
  words: string | { readonly label: string; readonly href: string; readonly missing: string };
  total?: boolean;
  /** Quantity state, if it must outlive this component. */
  units?: readonly [quantity: number, setQuantity: (quantity: number) => void];
}

const BUTTONS = 'grid grid-cols-[1fr_1fr] gap-8 h-full';
/** Fixed to the bottom edge of a phone while the place of the buttons is out of sight. */
const BAR = cx(
  'bottom-bar:fixed bottom-bar:z-20 bottom-bar:right-0 bottom-bar:bottom-0 bottom-bar:left-0 bottom-bar:grid-cols-[minmax(0,1fr)_auto_auto] bottom-bar:items-center bottom-bar:h-[calc(68px_+_env(safe-area-inset-bottom))] bottom-bar:px-margin bottom-bar:pb-[env(safe-area-inset-bottom)] bottom-bar:edge-t bottom-bar:bg-ground',
);
const BUTTON = 'px-8 phone:type-15 [@media(max-width:359px)]:type-14';

const loadCart = () => import('./put-in-cart.ts');

/** Quantity and the two buttons. On phones they stick to the bottom edge while their place is out of sight. */
export function BuyActions({ config, price, path, words, total, units }: BuyActionsProps) {
  const language = useLanguage();
  const messages = useMessages(BUY_MESSAGES);
  const cart = usePath()('/cart');
  const viewCart = { label: messages.viewCart, href: cart };
  const own = useState(1);
  const [quantity, setQuantity] = units ?? own;
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isInPlace, setInPlace] = useState(false);
  const isChosen = typeof words === 'string';
  // In the bar a disabled button gives way to the link to the missing choice.
  const button = cx(
    BUTTON,
    !isInPlace && 'phone:[@media(min-width:360px)]:px-15',
    !isChosen && !isInPlace && 'bottom-bar:disabled:hidden',
  );
  const canBuy = config !== undefined && price !== undefined;

  useEffect(() => {
    if (root.current) return waitFor('input', root.current, () => void loadCart().catch(() => {}));
  }, []);

  useEffect(() => {
    // Fully visible, so that the buttons are in the window before their bar disappears.
    if (place.current) return watchInWindow(place.current, setInPlace, { threshold: 0.95 });
  }, []);

  async function put(next: (put: Put) => void) {
    if (!canBuy) return;
    try {
      const done = (await loadCart()).putInCart(config, quantity, price, language);
      if (done) next(done);
    } catch {
      // Browsers remember that a script failed; only a reload requests it again. The address keeps the choice.
      showToast('error', messages.lost, { label: messages.again, href: location.href });
    }
  }

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

  const add = () => put(({ type, text }) => showToast(type, text, viewCart));

  const buy = () =>
    put(({ adding, type, text }) => {
      // The cart is full and does not contain this choice; leaving the page would lose it.
      if (adding.type === 'full') return showToast(type, text, viewCart);
      if (adding.type === 'capped') handOverToast(type, text);
      location.assign(cart);
    });

  return (
    <div
      ref={root}
      className={cx(
        'grid grid-cols-[100px_minmax(0,1fr)] gap-8 pt-12 [@media(max-width:359px)]:grid-cols-[minmax(0,1fr)] paper:grid-cols-[1fr]',
        total && 'pt-22 line-t',
      )}
    >
      <Select
        id="quantity"
        name="quantity"
        label={messages.quantity}
        labelPlace="inside"
        size="tall"
        className="paper:hidden"
        options={QUANTITIES.map((count) => ({ value: count, label: String(count) }))}
        value={quantity}
        onChange={(event) => setQuantity(Number(event.target.value))}
      />
      {total ? (
        <p className="flex gap-14 items-center justify-end weight-600">
          {messages.total}{' '}
          {price === undefined ? '–' : <Money amount={formatEuro(times(price, quantity))} size="total" />}
        </p>
      ) : null}
      {/* Keeps the height while the buttons are in the bar, so nothing moves. */}
      <div ref={place} className={cx('h-56 paper:hidden', total && 'col-span-full')}>
        <div className={cx(BUTTONS, !isInPlace && BAR)} data-buy-bar>
          {isInPlace ? null : (
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
          )}
          {isChosen || isInPlace ? null : (
            <ButtonLink
              kind="quiet"
              href={words.href}
              className={cx(BUTTON, 'hidden bottom-bar:inline-flex bottom-bar:col-[2/-1]')}
            >
              {words.label}
            </ButtonLink>
          )}
          {/* A disabled first submit button: Enter in a field submits nothing. */}
          <button type="submit" disabled hidden />
          <Button className={button} disabled={!canBuy} {...sends(add)}>
            {messages.add}
          </Button>
          <Button kind="second" className={button} disabled={!canBuy} {...sends(buy)}>
            {messages.buy}
          </Button>
        </div>
      </div>
      <div className="col-span-full">
        <ExpressCheckoutButton
          lines={canBuy ? async () => (await loadCart()).cartLinesOf(config, quantity, price) : undefined}
          cartKey={JSON.stringify([config, quantity, price])}
          apart
          otherwise={total ? <p className="mono muted">{messages.means}</p> : null}
        />
        <AbroadNote config={config} price={price} quantity={quantity} />
      </div>
    </div>
  );
}

type Words = ComponentType<Looked & { readonly country: CountryCode }>;

/**
 * VAT and import duty for shoppers who chose a country outside the EU in this tab. Others never load its code; without
 * it the cart still shows the same.
 */
function AbroadNote(looked: Looked) {
  const [shown, setShown] = useState<{ readonly country: CountryCode; readonly Words: Words }>();
  useEffect(() => {
    const country = keptShipTo();
    if (!country || !isAbroad(country)) return;
    import('./abroad-words.tsx').then(
      ({ AbroadWords }) => setShown({ country, Words: AbroadWords }),
      () => {},
    );
  }, []);
  return shown ? <shown.Words country={shown.country} {...looked} /> : null;
}
