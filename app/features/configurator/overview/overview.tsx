import type { ComponentProps } from 'react';
import { BuyActions } from '#app/buying/buy-actions.tsx';
import { TaxWords } from '#app/buying/tax-words.tsx';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { stepPath } from '#domain/configurator/address.ts';
import { type BillLine, billOf, billSum, pickupName, priceKeysOf } from '#domain/configurator/bill.ts';
import { buildPath, type Configurator, offersIn } from '#domain/configurator/configurator.ts';
import { customTypeOf } from '#domain/configurator/custom-types.ts';
import type { BuildStepId, Choices } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { chooseExtra } from '#domain/configurator/wizard.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { isKeyOf } from '#domain/records.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { OVERVIEW_MESSAGES } from './overview.messages.ts';

const loadBalance = async () => (await import('../balance/balance-card.tsx')).BalanceCard;

interface OverviewProps {
  configurator: Configurator;
  choices: Choices;
  prices: PriceList | undefined;
  isPaused: boolean;
  units: ComponentProps<typeof BuyActions>['units'];
  onStep: (step: BuildStepId) => void;
}

/** The build as a bill of materials that adds up to the price, with the buy buttons. */
export function Overview({ configurator, choices, prices, isPaused, units, onStep }: OverviewProps) {
  const language = useLanguage();
  const words = useMessages(OVERVIEW_MESSAGES);
  const to = usePath();
  const [back, after] = words.returns;
  const sum = prices && billSum(priceKeysOf(configurator, choices), prices);
  const build = toneBuildOf(configurator, choices);
  return (
    <>
      <ul className="[&+form>div]:pt-0 [&+form>div]:[border-top:0] mono mt-4 mb-12 line-t">
        {billOf(configurator, choices, prices ?? {}, language).map((line) => (
          <li
            key={line.label}
            className="grid grid-cols-[118px_1fr_auto] gap-12 items-center min-h-28 line-b phone:grid-cols-[104px_1fr_auto] phone:gap-8 phone:min-h-44"
          >
            <Label line={line} configurator={configurator} choices={choices} onStep={onStep} />
            <span className="min-w-0">
              <ColourOf line={line} choices={choices} />
              {line.value}
            </span>
            <span className="unit text-right" translate="no">
              {prices ? <PriceWords line={line} /> : '–'}
            </span>
          </li>
        ))}
      </ul>
      <form method="post" action={to('/cart')}>
        <BuyActions
          config={sum?.ok ? { pickupType: customTypeOf(configurator, choices), choices } : undefined}
          price={sum?.ok && !isPaused ? sum.price : undefined}
          path={buildPath(configurator, choices)}
          words={pickupName(configurator, choices)}
          total
          units={units}
        />
      </form>
      {sum && !sum.ok ? (
        <p className="[&_a]:underline [&_a]:underline-offset-[0.25em] mt-10">{words.noPart}</p>
      ) : null}
      <p className="[&_a]:underline [&_a]:underline-offset-[0.25em] muted mt-10 type-14">
        <TaxWords /> <a href={to('/shipping')}>{words.shipping}</a>
        <br />
        {words.days} <a href={to('/return')}>{back}</a>
        {after}
      </p>
      <details className="group/loud mt-14 pt-6 line-t">
        <summary className="no-marker flex gap-10 items-center min-h-44 cursor-pointer">
          <b>{words.loud}</b> <span className="muted type-15">{words.against}</span>
          <Icon name="plus" className="copper ml-auto group-open/loud:rotate-45" />
        </summary>
        <DeferredIsland
          name="balance-card"
          load={loadBalance}
          until="near"
          shows={JSON.stringify(build)}
          props={{ build }}
        />
      </details>
      <noscript>
        <p className="[&_a]:underline [&_a]:underline-offset-[0.25em] mt-10">{words.noScript}</p>
      </noscript>
    </>
  );
}

/** Adds or removes the quick connector. A link, so that it works without JavaScript too. */
export function Connector({
  configurator,
  choices,
  prices,
  onConnector,
}: Pick<OverviewProps, 'configurator' | 'choices' | 'prices'> & {
  onConnector: (id: string | undefined) => void;
}) {
  const words = useMessages(OVERVIEW_MESSAGES).connector;
  const fitted = useMessages(FITTED_RETURN);
  const to = usePath();
  const [option] = offersIn(configurator, choices, 'connector');
  const surcharge = option?.lookupKey && prices?.[option.lookupKey];
  const isChosen = choices.connector !== undefined;
  if (!option || (surcharge === undefined && !isChosen)) return null;
  const id = isChosen ? undefined : option.id;
  return (
    <div className="pt-14 pb-20 line-t paper:hidden">
      <a
        className="flex items-center gap-10 min-h-48 px-12 edge rounded bg-ground hover:border-text"
        href={to(buildPath(configurator, chooseExtra(configurator, choices, 'connector', id)))}
        onClick={(event) => {
          event.preventDefault();
          onConnector(id);
        }}
      >
        <Icon name={isChosen ? 'minus' : 'plus'} className="copper" />
        <b>{words[isChosen ? 'remove' : 'add']}</b>
        {surcharge === undefined || isChosen ? null : (
          <span className="mono unit copper ml-auto" translate="no">
            +{formatEuro(surcharge)}
          </span>
        )}
      </a>
      <p className="[&_a]:underline [&_a]:underline-offset-[0.25em] muted mt-10 type-14">
        {fitted.offer} <a href={to('/return#fitted')}>{fitted.lookAt}</a>
      </p>
    </div>
  );
}

function Label({
  line: { label, field },
  configurator,
  choices,
  onStep,
}: { line: BillLine } & Pick<OverviewProps, 'configurator' | 'choices' | 'onStep'>) {
  const { change } = useMessages(OVERVIEW_MESSAGES);
  const to = usePath();
  const step = configurator.steps.find(({ groups }) => groups.some((group) => group.field === field));
  if (!step) return <span className="muted">{label}</span>;
  return (
    <a
      className="muted flex items-center min-h-27 underline decoration-line underline-offset-[0.3em] hover:text-text hover:underline hover:underline-offset-[0.3em] phone:min-h-43"
      href={to(stepPath(configurator, { choices, step: step.id, cameBack: true }))}
      onClick={(event) => {
        event.preventDefault();
        onStep(step.id);
      }}
    >
      {label}
      <span className="visually-hidden">, {change}</span>
    </a>
  );
}

function ColourOf({ line: { field }, choices }: { line: BillLine; choices: Choices }) {
  if (field !== 'color' && field !== 'base') return null;
  const colour = choices[field];
  if (!colour || !isKeyOf(COLOURS, colour)) return null;
  return <SwatchDot colours={COLOURS[colour].hex} size={11} className="mr-8 align-[-1px]" />;
}

function PriceWords({ line: { price, lookupKey, field } }: { line: BillLine }) {
  const { notOnSale, included } = useMessages(OVERVIEW_MESSAGES);
  if (!price) {
    return <span className="muted">{lookupKey && price === undefined ? notOnSale : included}</span>;
  }
  const amount = formatEuro(price);
  return <span className="copper">{field === 'pickup' ? amount : `+${amount}`}</span>;
}
