import { useState } from 'react';
import { BuyActions } from '#app/buying/buy-actions.tsx';
import { GuaranteeNotice } from '#app/buying/guarantee-notice.tsx';
import { TaxWords } from '#app/buying/tax-words.tsx';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Swatch, SwatchRow } from '#app/ui/swatch.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { StockConfig } from '#domain/cart/cart-line.ts';
import { add, type Cents, formatEuro, ZERO } from '#domain/money.ts';
import { REVERSE_KEY } from '#domain/products/catalogue.ts';
import { SHIPPING_ZONES } from '#domain/shipping/shipping.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';
import { pausesAmong } from '#domain/shopfront/sale-parts.ts';
import { bundleWords, choiceQuery, startAddress } from '../choice.ts';
import { ListenGroup } from '../listening/listen-group.tsx';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { Choice, FlavorProps, ProductProps } from '../product-props.ts';
import { FLAVORS, FlavorPicker } from './flavor-picker.tsx';
import { PhaseChoice } from './phase-choice.tsx';

interface BuyColumnProps {
  product: ProductProps;
  /** The flavor that the page shows, picked or not. */
  shown: FlavorProps | undefined;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  config: StockConfig | undefined;
}

const loadNoPrices = async () => (await import('./no-prices.tsx')).NoPrices;

const days = ([from, to]: readonly [number, number]) => `${from}–${to}`;

/** The right column, in buying order. A form, so that choices can be looked at without JavaScript too. */
export function BuyColumn({ product, shown, choice, choose, config }: BuyColumnProps) {
  const language = useLanguage();
  const words = useWords(PRODUCT_PAGE);
  const to = usePath();
  const [prices, setPrices] = useState(product.prices);
  const bundle = product.bundles.find(({ id }) => id === choice.bundle);
  const colour = product.colours.find(({ id }) => id === choice.colour);
  const flavor = product.flavors.find(({ id }) => id === choice.flavor);
  const isReversed = choice.wound !== undefined && choice.bundle !== 'SET';
  const surcharge = isReversed ? prices?.[REVERSE_KEY] : ZERO;
  const alone = bundle && prices?.[bundle.lookupKey];
  // Nothing is sold without its price.
  const price = alone !== undefined && surcharge !== undefined ? add(alone, surcharge) : undefined;
  const start = shown && startAddress(product, shown, choice);
  const parts = { pickupType: product.type, bundleType: choice.bundle, color: choice.colour };
  const [pause] = pausesAmong(product.pauses, { ...parts, pickupFlavor: choice.flavor ?? undefined });
  const isPaused = pause?.state === 'paused';
  const lowest = bundle && product.lowest[bundle.lookupKey];
  const page = to(`/shop/${product.slug}`);
  const again = `${page}${choiceQuery('', choice)}`;
  /** A colour that is not to be had, alone or with the flavor. */
  const isShut = (own: Readonly<Record<string, string>>) =>
    pausesAmong(product.pauses, { ...parts, pickupFlavor: choice.flavor ?? undefined, ...own }).some(
      ({ state, parts: paused }) => state === 'paused' && 'color' in paused,
    );
  return (
    <form method="get" action={page} onSubmit={(event) => event.preventDefault()}>
      <h1
        className="ml-[-0.04em] [font-size:clamp(2.5rem,1.95rem_+_2.1vw,3.625rem)] wrap-anywhere phone:[font-size:min(2.625rem,10.8vw)] phone:[@media(max-height:739px)]:[font-size:min(2.375rem,10.8vw)]"
        translate="no"
      >
        {product.name}
      </h1>
      <div className="[&_p]:flex-[1_1_240px] [&>div]:flex-[1_1_100%] phone:gap-y-10 phone:gap-x-14 phone:mx-0 phone:mt-12 phone:mb-22 phone:[&_p]:basis-200 phone:[&_p]:type-11 phone:[&_p]:lh-[1.45] phone:[@media(max-height:739px)]:mx-0 phone:[@media(max-height:739px)]:mt-8 phone:[@media(max-height:739px)]:mb-14 flex flex-wrap gap-y-10 gap-x-18 items-baseline mt-20 mb-28">
        {prices ? (
          price === undefined ? (
            <span>{words.notOnSale}</span>
          ) : (
            <Money amount={formatEuro(price)} size="price" />
          )
        ) : (
          <DeferredIsland
            name="no-prices"
            load={loadNoPrices}
            until="near"
            shows={again}
            props={{ again, onPrices: setPrices }}
          />
        )}
        <p className="mono muted">
          {bundleWords(product, choice.bundle, language)}. <TaxWords />{' '}
          <a
            href={to('/shipping')}
            className="underline decoration-1 underline-offset-[0.22em] hover:text-text"
          >
            {words.shipping}
          </a>
        </p>
        {lowest === undefined ? null : (
          <p className="mono muted">
            {words.reduced}
            <span className="unit" translate="no">
              {formatEuro(lowest)}
            </span>
          </p>
        )}
      </div>

      <FlavorPicker product={product} choice={choice} choose={choose} />

      {shown ? (
        <ListenGroup product={product} flavor={shown} bundle={choice.bundle} chosen={flavor !== undefined} />
      ) : null}

      <ChoiceGroup legend={words.bundle} aside={bundle?.name}>
        <RadioCards columns={columns(product.bundles.length)} joined>
          {product.bundles.map(({ id, name, lookupKey }) => (
            <RadioCard
              key={id}
              name="bundleType"
              value={id.toLowerCase()}
              checked={id === choice.bundle}
              onChange={() => choose({ bundle: id })}
              layout="row"
              className="[@media(max-width:1279px)]:flex-col [@media(max-width:1279px)]:items-start px-12"
              aside={asideOf(prices?.[lookupKey])}
            >
              {name}
            </RadioCard>
          ))}
        </RadioCards>
      </ChoiceGroup>

      <ChoiceGroup legend={words.colour} aside={colour?.name}>
        <SwatchRow>
          {product.colours.map(({ id, name, hex }) => (
            <Swatch
              key={id}
              name="color"
              value={id}
              label={name}
              colours={hex}
              checked={id === choice.colour}
              disabled={!flavor || isShut({ color: id })}
              onChange={() => choose({ colour: id })}
            />
          ))}
        </SwatchRow>
      </ChoiceGroup>

      {product.reversible && choice.bundle !== 'SET' ? (
        <PhaseChoice
          isReversed={isReversed}
          surcharge={prices?.[REVERSE_KEY]}
          href={to(
            `/phase?ours=${product.slug}.${choice.bundle.toLowerCase()}${isReversed ? '&wound=reverse' : ''}`,
          )}
          onReversed={(reversed) => choose({ wound: reversed ? 'reverse' : undefined })}
        />
      ) : null}

      <noscript>
        <div className="grid gap-12 justify-items-start pt-16 pb-20 line-t">
          <p>{words.noScript}</p>
          <Button type="submit" kind="quiet">
            {words.showChoice}
          </Button>
        </div>
      </noscript>

      {pause ? <Notice className="mb-20">{PAUSED_WORDS[language](pause)}</Notice> : null}
      <BuyActions
        config={config}
        price={isPaused ? undefined : price}
        path={`/shop/${product.slug}`}
        words={
          flavor && bundle
            ? `${flavor.name}, ${bundle.name}`
            : { label: words.flavors, href: `#${FLAVORS}`, missing: words.noFlavor }
        }
      />
      <p className="mono muted mt-16">
        {words.toOrder(days(SHIPPING_ZONES.germany.workDays), days(SHIPPING_ZONES.eu.workDays))}{' '}
        <a href="#fit" className="underline decoration-1 underline-offset-[0.22em] hover:text-text">
          {words.fits}
        </a>
      </p>
      <GuaranteeNotice notice={product.notice} className="mt-24 pt-20 line-t" />
      {start ? (
        <ArrowLink href={start} className="mt-16">
          {words.start}
        </ArrowLink>
      ) : null}
    </form>
  );
}

const asideOf = (price: Cents | undefined) =>
  price === undefined ? undefined : (
    <span className="unit" translate="no">
      {formatEuro(price)}
    </span>
  );

const columns = (count: number) => ([1, 1, 2, 3, 4] as const)[count] ?? 4;
