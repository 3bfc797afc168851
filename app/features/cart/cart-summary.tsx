import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LOST_PART } from '#app/islands/deferred-island.messages.ts';
import { useCharges } from '#app/state/charges.ts';
import type { Prices } from '#app/state/prices.ts';
import { keepShipTo, readShipTo } from '#app/state/ship-to.ts';
import { showToast } from '#app/state/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';
import { watchInWindow } from '#app/ui/watch-seen.ts';
import { promotionWords } from '#domain/cart/cart.messages.ts';
import { type Cart, countUnits, MAX_LINES } from '#domain/cart/cart.ts';
import { type QuoteOf, quote } from '#domain/checkout/quote.ts';
import { COMPANY } from '#domain/company.ts';
import { type AddressCountry, countriesIn, FIRST_COUNTRY, isAbroad } from '#domain/countries.ts';
import { DUTY_LABEL, isDutyPrepaid } from '#domain/customs/duty-label.ts';
import { type Cents, exactEuro, formatEuro } from '#domain/money.ts';
import { vatWords } from '#domain/prices/vat.messages.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { CART_PAGE } from './cart-page.messages.ts';

/** On phones while the summary's own button is out of sight; above the consent choice. */
const BAR = cx(
  'hidden phone:grid grid-cols-[minmax(0,1fr)_144px] gap-12 items-center paper:hidden',
  'fixed z-20 right-0 bottom-[var(--ckb,0px)] left-0 h-[calc(68px_+_env(safe-area-inset-bottom))] px-margin pb-[env(safe-area-inset-bottom)] [border-top:1px_solid_var(--text)] bg-ground-raised',
);

/** The cart at today's prices; its lines contain those of the day they were added. */
const pricedCart = (cart: Cart, { lines }: QuoteOf<{ unit: Cents; quantity: number }>): Cart =>
  cart.map((line, index) => ({ ...line, price: lines[index]?.unit ?? line.price }));

export function CartSummary({
  cart,
  prices,
  isPaused,
  delivery,
}: {
  cart: Cart;
  prices: Prices;
  isPaused: boolean;
  delivery?: string | undefined;
}) {
  const language = useLanguage();
  const words = useMessages(CART_PAGE).summary;
  const to = usePath();
  const countries = countriesIn(language);
  const [country, setCountry] = useState(FIRST_COUNTRY);
  useEffect(() => setCountry(readShipTo()), []);
  // Most parcels stay in the EU, so the text for other countries loads on demand.
  const lost = useMessages(LOST_PART);
  const [customs, setCustoms] = useState<typeof import('#app/buying/customs-sentences.tsx')>();
  useEffect(() => {
    if (isAbroad(country))
      import('#app/buying/customs-sentences.tsx').then(setCustoms, () =>
        showToast('error', lost.lost, { label: lost.again, href: location.href }),
      );
  }, [country, lost]);
  // Loaded only if a wallet is likely (`early-wallet.ts`), which also reserves its place.
  const [express, setExpress] = useState<typeof import('#app/buying/express/express-checkout-button.tsx')>();
  useEffect(() => {
    if ('wallet' in document.documentElement.dataset)
      import('#app/buying/express/express-checkout-button.tsx').then(setExpress, () => {});
  }, []);
  const checkout = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (checkout.current) return watchInWindow(checkout.current, setSeen, { rootMargin: '0px 0px -68px' });
  }, []);
  const units = countUnits(cart);
  const canBeAsked = !isPaused && cart.length <= MAX_LINES;
  const charges = useCharges(canBeAsked ? cart : [], { country });
  const { duty, vat } = charges;
  const quoting = prices.list && quote(cart, prices.list, country, { duty, vat });
  const quoted = quoting?.ok ? quoting : undefined;
  const shipping = quoted?.shipping;
  // The choice GB includes Northern Ireland, which may be open: the address decides.
  const isClosed = charges.status === 'closed' && country !== 'GB';
  const canPay = quoted !== undefined && canBeAsked && !isClosed;
  // A total without the duty would be followed by a different one later.
  const isTotalKnown = charges.status === 'settled' || !isDutyPrepaid(country);

  function choose(code: AddressCountry) {
    setCountry(code);
    keepShipTo(code);
  }

  const total = quoted && isTotalKnown ? exactEuro(quoted.total) : '–';
  const place = countries.find(({ value }) => value === country)?.label ?? country;

  return (
    <aside
      className="col-[9/13] pl-16 desk:row-[1/3] desk:sticky desk:top-20 desk:self-start phone:contents"
      aria-labelledby="summary-heading"
    >
      <div className="p-24 line bg-ground-raised phone:col-span-full phone:mt-12 phone:px-18 phone:pt-6 phone:pb-20">
        <h2 id="summary-heading" className="h4 phone:visually-hidden">
          {words.heading}
        </h2>
        <dl className="mt-12 mb-6 phone:my-0">
          <Row label={words.goods(units)} amount={quoted && exactEuro(quoted.goods)} />
        </dl>
        <Select
          id="ship-to"
          label={words.shipTo}
          className="phone:grid phone:grid-cols-[minmax(0,1fr)_176px] phone:items-center phone:[&_label]:mb-0 phone:[&_label]:weight-400 [@media(scripting:none)]:hidden"
          options={countries}
          value={country}
          onChange={({ target }) => choose(countries[target.selectedIndex]?.value ?? country)}
        />
        <noscript>
          <p>
            {words.shipTo} {place}
          </p>
        </noscript>
        <dl className="mt-12 mb-6 phone:mt-4" aria-live="polite">
          <Row label={words.shipping} amount={shipping && exactEuro(shipping.fee)} />
          {shipping && shipping.discount > 0 ? (
            <Row
              label={words.off(formatEuro(PROMOTION.goodsAbove))}
              amount={exactEuro(-shipping.discount)}
              good
            />
          ) : null}
          {isDutyPrepaid(country) ? (
            <Row
              label={DUTY_LABEL[language]}
              aside={
                customs && quoted && isTotalKnown ? (
                  <customs.DutyRate duty={duty} goods={quoted.goods} words={charges.words} />
                ) : null
              }
              amount={isTotalKnown ? exactEuro(duty) : undefined}
            />
          ) : null}
          <div className="flex gap-16 items-baseline justify-between py-8 lh-[1.35] flex-wrap mt-12 pt-18 line-t weight-600">
            <dt>{words.total}</dt>
            <dd>
              <Money amount={total} size="total" />
            </dd>
          </div>
        </dl>
        {quoted ? (
          <>
            {isAbroad(country) ? (
              <div className={cx(isDutyPrepaid(country) ? 'min-h-122' : 'min-h-87 small:min-h-107')}>
                {customs ? <customs.CustomsSentences country={country} charges={charges} isTotal /> : null}
              </div>
            ) : null}
            <PromotionMeter goods={quoted.goods} />
          </>
        ) : prices.list ? (
          <p className="grid gap-2 mb-18">{words.notOnSale}</p>
        ) : (
          <Notice
            className="mt-4 mx-0 mb-18"
            action={
              <Button kind="quiet" small aria-disabled={prices.asking} onClick={prices.ask}>
                {prices.asking ? words.asking : words.again}
              </Button>
            }
          >
            <strong>{words.noPrices}</strong>
            {words.kept}
          </Notice>
        )}
        {isPaused ? <Notice className="mt-4 mx-0 mb-18">{words.paused}</Notice> : null}
        <div ref={checkout} className="[@media(scripting:none)]:hidden">
          {canPay ? (
            <ButtonLink href={to('/checkout')} wide>
              {words.checkout}
            </ButtonLink>
          ) : (
            <Button wide disabled>
              {words.checkout}
            </Button>
          )}
        </div>
        {quoted ? (
          <p className="mono muted grid gap-2 mt-14">
            <span>{charges.status === 'settled' ? vatWords(quoted.vat, language) : '\u00a0'}</span>
            <span>{words.delivery(...quoted.shipping.workDays)}</span>
          </p>
        ) : null}
        <div className="in-data-wallet:min-h-44 in-data-wallet:mt-10">
          {express ? (
            <express.ExpressCheckoutButton
              lines={canPay ? () => pricedCart(cart, quoted) : undefined}
              cartKey={JSON.stringify(cart)}
            />
          ) : null}
        </div>
        <p className="mono muted mt-16">{words.means}</p>
      </div>
      <NextSteps delivery={delivery} />
      {canPay && !isSeen ? (
        <div className={BAR} data-cart-bar>
          <p className="grid gap-4 min-w-0" aria-hidden="true">
            <Money amount={total} size="total" className="type-26" />
            <span className="mono muted type-12 truncate">{words.withShipping(place)}</span>
          </p>
          <ButtonLink href={to('/checkout')} className="min-h-48 px-12">
            {words.checkout}
            <span className="visually-hidden">
              , {total} {words.withShipping(place)}
            </span>
          </ButtonLink>
        </div>
      ) : null}
    </aside>
  );
}

function Row({
  label,
  aside,
  amount,
  good,
}: {
  label: string;
  aside?: ReactNode;
  amount: string | undefined;
  good?: boolean;
}) {
  return (
    <div
      className={cx(
        'flex gap-16 items-baseline justify-between py-8 phone:py-10 lh-[1.35]',
        good && 'text-forest',
      )}
    >
      <dt>
        {label} {aside ? <span className="muted type-14">{aside}</span> : null}
      </dt>
      <dd className="flex-none">{amount ? <Money amount={amount} /> : '–'}</dd>
    </div>
  );
}

function NextSteps({ delivery }: { delivery?: string | undefined }) {
  const { heading, steps } = useMessages(CART_PAGE).next;
  const [pays, wound, leaves] = steps(COMPANY.city);
  return (
    <ol className="mt-28 phone:col-span-full phone:order-2" aria-label={heading}>
      {[pays, wound, delivery ?? leaves].map((step, index) => (
        <li className="grid grid-cols-[28px_minmax(0,1fr)] py-12 line-t type-16 lh-[1.45]" key={step}>
          <span className="mono copper" aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** Amount missing for the promotion; nothing once it is reached. */
function PromotionMeter({ goods }: { goods: Cents }) {
  const words = promotionWords(goods, useLanguage());
  if (words === undefined) return null;
  return (
    <div className="mb-14">
      <p className="mono" id="promotion">
        {words}
      </p>
      <meter
        className="block w-full h-6 mt-6 line-0 bg-line appearance-none [&::-webkit-meter-inner-element]:block [&::-webkit-meter-bar]:h-6 [&::-webkit-meter-bar]:line-0 [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:[background:none] [&::-webkit-meter-optimum-value]:bg-forest [&::-moz-meter-bar]:bg-forest"
        min={0}
        max={PROMOTION.goodsAbove}
        value={goods}
        aria-labelledby="promotion"
      />
    </div>
  );
}
