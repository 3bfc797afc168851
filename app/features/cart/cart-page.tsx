import { useEffect, useRef, useState } from 'react';
import { deleteFromCart, restoreToCart, startCart, useCart } from '#app/state/cart-store.ts';
import { usePrices } from '#app/state/prices.ts';
import { showToast } from '#app/state/toasts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { addingWords, leftOutWords, notKeptWords, tooManyWords } from '#domain/cart/cart.messages.ts';
import { countUnits, lineId, readCart } from '#domain/cart/cart.ts';
import { type CartLine, isCustom } from '#domain/cart/cart-line.ts';
import { quote } from '#domain/checkout/quote.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { pausedIn, pausesOf } from '#domain/shopfront/on-sale.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CART_PAGE } from './cart-page.messages.ts';
import { CartSummary } from './cart-summary.tsx';

interface CartEmptyProps {
  leftOut?: string | undefined;
  early?: boolean;
}

function CartEmpty({ leftOut, early }: CartEmptyProps) {
  const { empty } = useMessages(CART_PAGE);
  const to = usePath();
  const Heading = early ? 'p' : 'h1';
  return (
    <div className="wrap">
      <div className="grid gap-24 justify-items-start max-w-1000 [padding-block:clamp(64px,12vh,144px)_128px] desk:ml-[calc((100%_+_var(--gutter))_/_4)]">
        <Heading
          className="[&:focus]:[outline:none] heading h1 ml-[-0.04em]"
          tabIndex={-1}
          data-heading
          {...(early && { role: 'heading', 'aria-level': 1 })}
        >
          {empty.title}
        </Heading>
        {leftOut ? <Notice>{leftOut}</Notice> : null}
        <ButtonLink href={to('/shop')}>{empty.shop}</ButtonLink>
        <svg
          className="w-[min(100%,560px)] h-auto mt-32 fill-none"
          viewBox="20 0 540 300"
          width={560}
          height={300}
          aria-hidden="true"
        >
          <use href="#nothing" />
        </svg>
      </div>
    </div>
  );
}

const POLES = [0, 1, 2, 3, 4, 5].map((pole) => 130 + pole * 52);

/** A missing pickup, in hidden lines, and its weight. Part of the page's markup, so that no script contains it. */
export function NothingDrawn() {
  return (
    <svg className="hidden" aria-hidden="true">
      <g id="nothing">
        <g className="stroke-edge [stroke-dasharray:7_5]">
          <path d="M80 92H30a10 10 0 0 0-10 10v56a10 10 0 0 0 10 10h50M440 92h50a10 10 0 0 1 10 10v56a10 10 0 0 1-10 10h-50" />
          <circle cx="50" cy="130" r="9" />
          <circle cx="470" cy="130" r="9" />
          <rect x="80" y="22" width="360" height="104" rx="20" />
          <rect x="80" y="134" width="360" height="104" rx="20" />
          {POLES.map((x) => (
            <g key={x}>
              <circle cx={x} cy="74" r="12" />
              <circle cx={x} cy="186" r="12" />
            </g>
          ))}
        </g>
        <path className="stroke-copper" d="M80 250v34M440 250v34M80 274h150M290 274h150" />
        <text className="fill-copper [font:400_15px_var(--mono)]" x="260" y="279" textAnchor="middle">
          0{'\u00a0'}g
        </text>
      </g>
    </svg>
  );
}

/** A longer cart also has the checkout link above it (specification). */
const LONG_CART = 3;

/** Index of the last line that was removed or restored. The focus goes there unless the message took it. */
interface Removed {
  readonly index: number;
  readonly focusElsewhere: boolean;
}

/** The cart: lines, quantities, prices, shipping by country before paying, and the next steps. */
export function CartPage({
  prices: rendered,
  pauses,
  away,
  delivery,
  lines,
  said,
}: {
  prices: PriceList | undefined;
  /** Paused products; lines with one say so. */
  pauses: readonly Pause[];
  away?: string | undefined;
  delivery?: string | undefined;
  /** The cart of a browser without JavaScript, rendered by the server. */
  lines?: readonly unknown[] | undefined;
  said?: string | undefined;
}) {
  const language = useLanguage();
  const words = useMessages(CART_PAGE);
  const to = usePath();
  const { cart: stored, ready, keeps, lost, over } = useCart();
  const [sent] = useState(() => readCart(lines).cart);
  const cart = ready ? stored : sent;
  const leftOut = leftOutWords({ lost, over }, language);
  const tooMany = tooManyWords(cart.length, language);
  const prices = usePrices(rendered, { renew: true });
  const isPaused = cart.some((line) => pausedIn(pauses, line) !== undefined);
  const [removed, setRemoved] = useState<Removed>();
  /** Lines removed while the current message is visible; undo restores them together. */
  const undoable = useRef<readonly { readonly line: CartLine; readonly index: number }[]>([]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(startCart, []);

  // The pressed button was removed, so the focus goes to the line in its place, or to the heading.
  useEffect(() => {
    if (!removed || removed.focusElsewhere) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.index, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-heading]'))?.focus();
  }, [removed]);

  function remove(line: CartLine, index: number, inFull: string, byKey: boolean) {
    deleteFromCart(line);
    setRemoved({ index, focusElsewhere: byKey });
    const taken = [...undoable.current, { line, index }];
    undoable.current = taken;
    const what = isCustom(line.config) ? line.name : inFull;
    showToast('info', taken.length > 1 ? words.removedLines(taken.length) : words.removed(what), {
      label: words.undo,
      focus: byKey,
      ended() {
        undoable.current = [];
      },
      left: () => setRemoved({ index, focusElsewhere: false }),
      press() {
        for (const { line, index } of taken.toReversed()) {
          const adding = restoreToCart(line, index);
          const { type, text } = addingWords(adding, language);
          if (adding.type !== 'added') showToast(type, text);
        }
        setRemoved({ index, focusElsewhere: false });
      },
    });
  }

  if (!ready && sent.length === 0) return <CartSkeleton said={said} />;
  return (
    <div ref={root}>
      {cart.length === 0 ? (
        <CartEmpty leftOut={leftOut ?? said} />
      ) : (
        <>
          <div className="phone:[&>div]:[padding-block:16px_20px] phone:[&_p]:hidden phone:[&_h1]:mt-0 phone:[&_h1]:type-40">
            <PageTitle
              figure={words.figure}
              lines={[words.counted(cart.length, countUnits(cart))]}
              title={words.title}
            />
          </div>
          <div className="wrap pb-128 phone:pb-80">
            <div className="page-grid desk:grid-rows-[auto_1fr]">
              <div className="col-[1/9] phone:col-span-full">
                {said ? <Notice className="mb-24">{said}</Notice> : null}
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
                      onRemove={(...how) => remove(line, index, ...how)}
                    />
                  ))}
                </ul>
              </div>
              <CartSummary cart={cart} prices={prices} isPaused={isPaused} delivery={delivery} />
              <div className="col-[1/9] phone:col-span-full phone:order-1">
                <ButtonLink href={to('/shop')} kind="quiet" className="mt-32 phone:mt-24 phone:w-full">
                  {words.goOn}
                </ButtonLink>
              </div>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Markup until the browser has read its cart: placeholder lines or the empty cart. The header's script knows which one
 * long before this island hydrates.
 */
function CartSkeleton({ said }: { said: string | undefined }) {
  return (
    <>
      <div className="in-data-[cart=empty]:hidden [@media(scripting:none)]:hidden">
        <Lines />
      </div>
      <div className="hidden in-data-[cart=empty]:block [@media(scripting:none)]:block">
        <CartEmpty leftOut={said} early />
      </div>
    </>
  );
}

function Lines() {
  const words = useMessages(CART_PAGE);
  return (
    <>
      <PageTitle figure={words.figure} lines={['\u00a0']} title={words.title} />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid" aria-hidden="true" data-skeleton>
          <div className="flex col-[1/9] gap-24 items-start pt-24 line-t phone:col-span-full">
            <span className="[background:color-mix(in_srgb,var(--text)_6%,var(--ground))] flex-none w-236 h-172 phone:w-112 phone:h-96" />
            <span className="[&_span]:[background:color-mix(in_srgb,var(--text)_6%,var(--ground))] [&_span]:h-13 [&_:first-child]:w-[70%] [&_:first-child]:h-27 [&_:last-child]:w-[55%] grid flex-1 gap-12 max-w-280">
              <span />
              <span />
              <span />
              <span />
            </span>
          </div>
          <div className="col-[9/13] h-480 ml-16 line bg-ground-raised phone:col-span-full phone:mt-36 phone:mx-0 phone:mb-0" />
        </div>
      </div>
    </>
  );
}
