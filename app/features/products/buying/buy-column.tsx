import { useState } from 'react';
import { BuyActions } from '#app/buying/buy-actions.tsx';
import { TaxWords } from '#app/buying/tax-words.tsx';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Swatch, SwatchRow } from '#app/ui/swatch.tsx';
import type { StockConfig } from '#domain/cart/cart-line.ts';
import type { Language } from '#domain/languages.ts';
import { add, type Cents, formatEuro, times, ZERO } from '#domain/money.ts';
import { CONNECTOR_KEY, REVERSE_KEY } from '#domain/products/catalogue.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { SHIPPING_ZONES } from '#domain/shipping/shipping.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';
import { pausesAmong } from '#domain/shopfront/sale-parts.ts';
import { choiceQuery, startOfChoice } from '../choice.ts';
import { ListenGroup } from '../listening/listen-group.tsx';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { Choice, FlavorProps, ProductProps } from '../product-props.ts';
import { FLAVORS_ID, FlavorPicker } from './flavor-picker.tsx';

interface BuyColumnProps {
  product: ProductProps;
  shown: FlavorProps | undefined;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  config: StockConfig | undefined;
}

const loadNoPrices = async () => (await import('./no-prices.tsx')).NoPrices;

const days = ([from, to]: readonly [number, number]) => `${from}–${to}`;

/**
 * Seven of twelve columns, and what is beside them. Floats, so that listening is under the pictures on wide screens
 * and, in source order, between flavors and bundle on phones.
 */
export const LEFT =
  'desk:float-left desk:clear-left desk:w-[calc((100%_+_var(--gutter))_*_7_/_12_-_var(--gutter))]';
const RIGHT = 'desk:ml-[calc((100%_+_var(--gutter))_*_7_/_12_+_40px)]';

const LINK =
  'inline-flex items-center min-h-32 phone:min-h-44 underline decoration-1 underline-offset-[0.22em] hover:decoration-2';

const NOTE_LINK = 'underline decoration-1 underline-offset-[0.22em] hover:text-text';

/** All choices and the purchase, in this order. A form, so that choices also work without JavaScript. */
export function BuyColumn({ product, shown, choice, choose, config }: BuyColumnProps) {
  const language = useLanguage();
  const words = useMessages(PRODUCT_PAGE);
  const fitted = useMessages(FITTED_RETURN);
  const to = usePath();
  const [prices, setPrices] = useState(product.prices);
  const bundle = product.bundles.find(({ id }) => id === choice.bundle);
  const colour = product.colours.find(({ id }) => id === choice.colour);
  const flavor = product.flavors.find(({ id }) => id === choice.flavor);
  const isReversed = choice.wound !== undefined && choice.bundle !== 'SET';
  const connector = prices?.[CONNECTOR_KEY];
  const connectors = connector === undefined || !bundle ? undefined : times(connector, bundle.pickups);
  const sums = [
    bundle && prices?.[bundle.lookupKey],
    isReversed ? prices?.[REVERSE_KEY] : ZERO,
    choice.connector ? connectors : ZERO,
  ].filter((sum) => sum !== undefined);
  // Nothing is sold without its price.
  const price = sums.length === 3 ? add(...sums) : undefined;
  const start = shown && startOfChoice(product, shown, choice);
  const { bundle: bundleType, colour: color, connector: lead } = choice;
  const parts = { pickupType: product.type, bundleType, color, connector: lead };
  const [pause] = pausesAmong(product.pauses, { ...parts, pickupFlavor: choice.flavor ?? undefined });
  const isPaused = pause?.state === 'paused';
  const lowest = bundle && product.lowest[bundle.lookupKey];
  const page = to(`/shop/${product.slug}`);
  const again = `${page}${choiceQuery('', choice)}`;
  const isShut = (own: Readonly<Record<string, string>>) =>
    pausesAmong(product.pauses, { ...parts, pickupFlavor: choice.flavor ?? undefined, ...own }).some(
      ({ state, parts: paused }) => state === 'paused' && 'color' in paused,
    );
  const note = (
    <a href={to('/shipping')} className={NOTE_LINK}>
      {words.shipping}
    </a>
  );
  return (
    <form method="get" action={page} onSubmit={(event) => event.preventDefault()}>
      <div className={RIGHT}>
        <h1
          className={cx(
            'ml-[-0.04em] wrap-anywhere phone:mt-16 phone:[font-size:min(2.5rem,10.8vw)]',
            // The largest size that keeps a long name on one line.
            product.name.length > 12
              ? 'desk:[font-size:clamp(1.75rem,2.6vw,2.375rem)]'
              : 'desk:[font-size:clamp(2.5rem,1.95rem_+_2.1vw,3.625rem)]',
          )}
          translate="no"
        >
          {product.name}
        </h1>
        <p className="mt-14 type-20 lh-[1.45] desk:mb-20 phone:mt-8 phone:type-17">{product.tone}</p>
        {price === undefined ? null : (
          <p className="hidden phone:flex gap-14 items-baseline mt-8 mb-16 muted type-15">
            <Money amount={formatEuro(price)} size="price" className="phone:type-24" />
            <span>
              {bundle?.name}. {note}
            </span>
          </p>
        )}
        <FlavorPicker product={product} choice={choice} choose={choose} />
      </div>

      {shown ? (
        <ListenGroup
          className={cx(LEFT, 'desk:mt-22')}
          product={product}
          flavor={shown}
          bundle={choice.bundle}
          chosen={flavor !== undefined}
        />
      ) : null}

      <div className={RIGHT}>
        <ChoiceGroup legend={words.bundle} className="desk:pb-12">
          <RadioCards columns={columns(product.bundles.length)} joined>
            {product.bundles.map(({ id, name, lookupKey }) => (
              <RadioCard
                key={id}
                name="bundleType"
                value={id.toLowerCase()}
                checked={id === choice.bundle}
                onChange={() => choose({ bundle: id })}
                layout="row"
                className="[@media(max-width:1279px)]:flex-col [@media(max-width:1279px)]:items-start min-h-48 px-12"
                aside={asideOf(prices?.[lookupKey])}
              >
                {name}
              </RadioCard>
            ))}
          </RadioCards>
        </ChoiceGroup>

        <ChoiceGroup legend={words.colour} aside={colour?.name} inline className="[&>div]:gap-0">
          <SwatchRow>
            {product.colours.map(({ id, name, hex }) => (
              <Swatch
                key={id}
                name="color"
                value={id}
                label={name}
                colours={hex}
                size={30}
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

        {connectors === undefined && !choice.connector ? null : (
          <div className="grid gap-y-8 pb-18">
            <Extra
              name="connector"
              value="quick"
              checked={choice.connector !== undefined}
              surcharge={connectors}
              onChange={(connected) => choose({ connector: connected ? 'quick' : undefined })}
            >
              {words.connector}
            </Extra>
            <p className="mono muted">
              {fitted.offer}{' '}
              <a href={to('/return#fitted')} className={NOTE_LINK}>
                {fitted.lookAt}
              </a>
            </p>
          </div>
        )}

        <noscript>
          <div className="grid gap-12 justify-items-start pt-16 pb-20 line-t">
            <p>{words.noScript}</p>
            <Button type="submit" kind="quiet">
              {words.showChoice}
            </Button>
          </div>
        </noscript>

        {pause ? <Notice className="mb-20">{PAUSED_WORDS[language](pause)}</Notice> : null}
        <div className="flex flex-wrap gap-y-4 gap-x-18 items-center pt-12 line-t">
          {prices ? (
            price === undefined ? (
              <span>{words.notOnSale}</span>
            ) : (
              <Money amount={formatEuro(price)} size="price" className="type-32 phone:hidden" />
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
          <p className="muted type-15 lh-[1.45]">
            <TaxWords /> <span className="desk:block phone:hidden">{note}</span>
          </p>
          {lowest === undefined ? null : (
            <p className="muted type-15">
              {words.reduced}
              <span className="unit" translate="no">
                {formatEuro(lowest)}
              </span>
            </p>
          )}
        </div>
        <BuyActions
          config={config}
          price={isPaused ? undefined : price}
          path={`/shop/${product.slug}`}
          words={
            flavor && bundle
              ? `${flavor.name}, ${bundleWord(bundle.name, language)}`
              : { label: words.flavors, href: `#${FLAVORS_ID}`, missing: words.noFlavor }
          }
        />
        <p className="muted type-15 lh-[1.45] mt-12">
          {words.toOrder(days(SHIPPING_ZONES.germany.workDays), days(SHIPPING_ZONES.eu.workDays))}
        </p>
        <p className="flex flex-wrap gap-x-16 type-15">
          {start ? (
            <a className={LINK} href={start.address}>
              {words.start(start.level)}
            </a>
          ) : null}
          <a className={LINK} href="#maker">
            {words.guarantee}
          </a>
        </p>
      </div>
    </form>
  );
}

/** "Hot, set"; German nouns keep their capital. */
const bundleWord = (name: string, language: Language) => (language === 'en' ? name.toLowerCase() : name);

const asideOf = (price: Cents | undefined) =>
  price === undefined ? undefined : (
    <span className="unit" translate="no">
      {formatEuro(price)}
    </span>
  );

const columns = (count: number) => ([1, 1, 2, 3, 4] as const)[count] ?? 4;

interface PhaseChoiceProps {
  isReversed: boolean;
  /** Surcharge; undefined if the price list lacks it. */
  surcharge: Cents | undefined;
  href: string;
  onReversed: (reversed: boolean) => void;
}

/**
 * For a single pickup beside one that stays: a link to the phase check, and the reverse winding that makes both
 * hum-free.
 */
function PhaseChoice({ isReversed, surcharge, href, onReversed }: PhaseChoiceProps) {
  const words = useMessages(PRODUCT_PAGE);
  return (
    <div className="grid gap-y-8 pb-18">
      {isReversed ? (
        <Extra name="wound" value="reverse" checked surcharge={surcharge} onChange={onReversed}>
          {words.reversed}
        </Extra>
      ) : null}
      <p className="mono muted">
        {words.beside}{' '}
        <a href={href} className={NOTE_LINK}>
          {words.inPhase}
        </a>
      </p>
    </div>
  );
}

interface ExtraProps {
  name: string;
  value: string;
  checked: boolean;
  /** Undefined if the price list lacks it. */
  surcharge: Cents | undefined;
  onChange: (checked: boolean) => void;
  children: string;
}

/** An option beside flavor, bundle and colour, with its surcharge. */
function Extra({ surcharge, onChange, children, ...box }: ExtraProps) {
  const words = useMessages(PRODUCT_PAGE);
  return (
    <label className="flex gap-10 items-center min-h-48 px-12 edge rounded bg-ground-raised type-15 weight-600 cursor-pointer">
      <input
        {...box}
        className="flex-none w-20 h-20 m-0 accent-copper"
        type="checkbox"
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
      <span className="mono unit ml-auto" translate="no">
        {surcharge ? `+${formatEuro(surcharge)}` : surcharge === 0 ? words.included : words.noSurcharge}
      </span>
    </label>
  );
}
