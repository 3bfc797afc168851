import { useEffect, useRef, useState } from 'react';
import { deleteFromCart, restoreToCart, startCart, useCart } from '#app/state/cart-store.ts';
import { showMessage } from '#app/state/messages.ts';
import { usePrices } from '#app/state/prices.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { addingWords, leftOutWords, notKeptWords, tooManyWords } from '#domain/cart/cart.messages.ts';
import { countUnits, lineId } from '#domain/cart/cart.ts';
import { type CartLine, describeLine, isCustom } from '#domain/cart/cart-line.ts';
import { quote } from '#domain/checkout/quote.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { pausedIn, pausesOf } from '#domain/shopfront/on-sale.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CART_PAGE } from './cart-page.messages.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';

/** More lines than this and the way to the checkout is above them too (specification). */
const LONG_CART = 3;

/** The place of the last line that went, or came back; the focus has to go there unless the message took it. */
interface Removed {
  readonly index: number;
  readonly focusElsewhere: boolean;
}

/** The cart: what, how many, how much, shipping by country before paying, and what happens next. */
export function CartPage({
  prices: rendered,
  pauses,
  away,
  delivery,
}: {
  prices: PriceList | undefined;
  /** What is not sold as usual: lines that hold it say so. */
  pauses: readonly Pause[];
  away?: string | undefined;
  delivery?: string | undefined;
}) {
  const language = useLanguage();
  const words = useWords(CART_PAGE);
  const to = usePath();
  const { cart, ready, keeps, lost, over } = useCart();
  const leftOut = leftOutWords({ lost, over }, language);
  const tooMany = tooManyWords(cart.length, language);
  const prices = usePrices(rendered, { renew: true });
  const isPaused = cart.some((line) => pausedIn(pauses, line) !== undefined);
  const [removed, setRemoved] = useState<Removed>();
  const root = useRef<HTMLDivElement>(null);
  useEffect(startCart, []);

  // The button that was pressed is gone: focus goes to the line that took its place, or to the heading.
  useEffect(() => {
    if (!removed || removed.focusElsewhere) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.index, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-heading]'))?.focus();
  }, [removed]);

  function remove(line: CartLine, index: number, byKey: boolean) {
    deleteFromCart(line);
    setRemoved({ index, focusElsewhere: byKey });
    const inFull = [line.name, ...describeLine(line, language).map(({ value }) => value)].join(', ');
    showMessage('info', words.removed(isCustom(line.config) ? line.name : inFull), {
      label: words.undo,
      focus: byKey,
      left: () => setRemoved({ index, focusElsewhere: false }),
      press() {
        const adding = restoreToCart(line, index);
        const { type, text } = addingWords(adding, language);
        if (adding.type !== 'added') showMessage(type, text);
        setRemoved({ index, focusElsewhere: false });
      },
    });
  }

  if (!ready) return <CartSkeleton />;
  return (
    <div ref={root}>
      {cart.length === 0 ? (
        <CartEmpty leftOut={leftOut} />
      ) : (
        <>
          <PageTitle
            figure={words.figure}
            lines={[words.counted(cart.length, countUnits(cart))]}
            title={words.title}
          />
          <div className="wrap pb-128 phone:pb-80">
            <div className="page-grid">
              <div className="col-[1/9] phone:col-span-full">
                {leftOut ? <Notice className="mb-24">{leftOut}</Notice> : null}
                {keeps ? null : <Notice className="mb-24">{notKeptWords(language)}</Notice>}
                {away ? <Notice className="mb-24">{away}</Notice> : null}
                {tooMany ? <Notice className="mb-24">{tooMany}</Notice> : null}
                {cart.length > LONG_CART && !tooMany && !isPaused && quote(cart, prices.list ?? {}).ok ? (
                  <ButtonLink href={to('/checkout')} className="mb-24 phone:w-full">
                    {words.toCheckout}
                  </ButtonLink>
                ) : null}
                <ul className="line-b">
                  {cart.map((line, index) => (
                    <CartLineRow
                      key={lineId(line)}
                      line={line}
                      index={index}
                      prices={prices.list}
                      pause={pausesOf(pauses, line)[0]}
                      onRemove={(byKey) => remove(line, index, byKey)}
                    />
                  ))}
                </ul>
                <ButtonLink href={to('/shop')} kind="quiet" className="mt-32">
                  {words.goOn}
                </ButtonLink>
              </div>
              <CartSummary cart={cart} prices={prices} isPaused={isPaused} delivery={delivery} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
