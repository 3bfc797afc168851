import type { ComponentProps } from 'react';
import { BuyActions } from '#app/buying/buy-actions.tsx';
import { TaxWords } from '#app/buying/tax-words.tsx';
import { DeferredIsland } from '#app/islands/deferred-island.tsx';
import { cx } from '#app/ui/cx.ts';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { buildPath, stepPath } from '#domain/configurator/address.ts';
import { type BillLine, billOf, pickupName, priceKeysOf, sumOf } from '#domain/configurator/bill.ts';
import { type Configurator, offersIn } from '#domain/configurator/configurator.ts';
import { customTypeOf } from '#domain/configurator/custom-types.ts';
import type { Choices, StepId } from '#domain/configurator/record.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { isKeyOf } from '#domain/records.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';
import { SHIPPING_ZONES } from '#domain/shipping/shipping.ts';
import styles from './overview.module.css';

const loadBalance = async () => (await import('../balance/balance-card.tsx')).BalanceCard;

interface OverviewProps {
  configurator: Configurator;
  choices: Choices;
  prices: PriceList | undefined;
  /** Whether a part of it cannot be bought just now. */
  isPaused: boolean;
  /** Kept while something is changed in an earlier step. */
  units: ComponentProps<typeof BuyActions>['units'];
  onStep: (step: StepId) => void;
}

const days = ([from, to]: readonly [number, number]) => `${from}–${to}`;

/** The build as a bill of materials whose lines add up to the price, with the way into the cart. */
export function Overview({ configurator, choices, prices, isPaused, units, onStep }: OverviewProps) {
  const sum = prices && sumOf(priceKeysOf(configurator, choices), prices);
  const build = toneBuildOf(configurator, choices);
  return (
    <>
      <ul className={cx(styles.bill, 'mono mt-4 mb-12 line-t')}>
        {billOf(configurator, choices, prices ?? {}).map((line) => (
          <li
            key={line.label}
            className="grid grid-cols-[118px_1fr_auto] gap-12 items-center min-h-28 line-b phone:grid-cols-[104px_1fr_auto] phone:gap-8 phone:min-h-44"
          >
            <Label line={line} configurator={configurator} choices={choices} onStep={onStep} />
            <span className="min-w-0">
              <ColourOf line={line} choices={choices} />
              {line.value}
            </span>
            <span className="unit text-right">{prices ? priceWords(line) : '–'}</span>
          </li>
        ))}
      </ul>
      <BuyActions
        config={sum?.ok ? { pickupType: customTypeOf(configurator, choices), choices } : undefined}
        price={sum?.ok && !isPaused ? sum.price : undefined}
        words={pickupName(configurator, choices)}
        total
        units={units}
      />
      {sum && !sum.ok ? (
        <p className={cx(styles.note, 'mt-10')}>Not on sale just now: a part of it has no price.</p>
      ) : null}
      <p className={cx(styles.note, 'mono muted mt-10')}>
        <TaxWords /> <a href="/shipping">Shipping calculated at checkout.</a>
        <br />
        Wound to order. Germany {days(SHIPPING_ZONES.germany.workDays)} work days, EU{'\u00a0'}
        {days(SHIPPING_ZONES.eu.workDays)}.
        <br />
        {CUSTOM_BUILDS_RETURNABLE ? (
          <>
            Built for you from our standard parts: <a href="/return">{RETURN_DAYS} days to send it back</a>,
            as with all our pickups.
          </>
        ) : (
          <>
            Made to your specification: <a href="/return">it cannot be sent back</a>, unless something is
            wrong with it.
          </>
        )}
      </p>
      <DeferredIsland
        name="balance-card"
        load={loadBalance}
        until="near"
        shows={JSON.stringify(build)}
        props={{ build }}
      />
      {offersIn(configurator, choices, 'wound').length > 0 ? (
        <p className={cx(styles.note, 'mono muted mt-10')}>
          Beside one that stays?{' '}
          <a href={`/phase?${new URLSearchParams({ build: buildPath(configurator, choices) })}`}>
            Will it be in phase?
          </a>
        </p>
      ) : null}
      <noscript>
        <p className={cx(styles.note, 'mt-10')}>
          Ordering needs JavaScript. This address keeps the build: send it to yourself, or open it where
          scripts run.
        </p>
      </noscript>
    </>
  );
}

/** The way back to where a line was chosen. */
function Label({
  line: { label, field },
  configurator,
  choices,
  onStep,
}: { line: BillLine } & Pick<OverviewProps, 'configurator' | 'choices' | 'onStep'>) {
  const step = configurator.steps.find(({ groups }) => groups.some((group) => group.field === field));
  if (!step) return <span className="muted">{label}</span>;
  return (
    <a
      className={cx('muted', styles.label)}
      href={stepPath(configurator, { choices, step: step.id, cameBack: true })}
      onClick={(event) => {
        event.preventDefault();
        onStep(step.id);
      }}
    >
      {label}
      <span className="visually-hidden">, change</span>
    </a>
  );
}

function ColourOf({ line: { field }, choices }: { line: BillLine; choices: Choices }) {
  if (field !== 'color' && field !== 'base') return null;
  const colour = choices[field];
  if (!colour || !isKeyOf(COLOURS, colour)) return null;
  return <SwatchDot colours={COLOURS[colour].hex} size={11} className="mr-8 align-[-1px]" />;
}

function priceWords({ price, lookupKey, label }: BillLine) {
  if (!price) {
    return <span className="muted">{lookupKey && price === undefined ? 'not on sale' : 'incl.'}</span>;
  }
  const amount = formatEuro(price);
  return <span className="copper">{label === 'Base price' ? amount : `+${amount}`}</span>;
}
