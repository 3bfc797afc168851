import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { stepPath } from '#domain/configurator/address.ts';
import { billSum, priceKeysOf } from '#domain/configurator/bill.ts';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import {
  askedGroups,
  buildPath,
  type Configurator,
  isOnTheWay,
  openFields,
} from '#domain/configurator/configurator.ts';
import type { BuildStepId, Choices } from '#domain/configurator/record.ts';
import { goBack, stepOf } from '#domain/configurator/wizard.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { isKeyOf } from '#domain/records.ts';
import { type Pause, pausesAmong } from '#domain/shopfront/sale-parts.ts';
import { STEP_NOTES } from '../notes/note-topics.ts';
import { Connector, Overview } from '../overview/overview.tsx';
import { STEP_MESSAGES } from '../step.messages.ts';
import { ColourColumns } from './colour-columns.tsx';
import { CoverRows, CoverTiles } from './cover-tiles.tsx';
import { OptionRows } from './option-rows.tsx';
import { PANEL_MESSAGES } from './panel.messages.ts';
import { Slides } from './slides.tsx';
import { StepFigure } from './step-figure.tsx';
import { StepForm } from './step-form.tsx';
import { StepTitle } from './step-title.tsx';
import type { Standing, WizardMoves } from './use-wizard.ts';

const BACK = 'grid flex-none place-items-center w-48 h-48 edge rounded hover:border-text';

interface PanelProps {
  configurator: Configurator;
  standing: Standing;
  moves: WizardMoves;
  prices: PriceList | undefined;
  pauses: readonly Pause[];
}

/** A step in the row at the foot, and its form on phones, where the row is narrow. */
const DOTS = {
  open: [
    'w-8 h-8 edge',
    'phone:flex-1 phone:max-w-14 phone:h-4 phone:bg-[color-mix(in_srgb,var(--text)_22%,transparent)]',
  ],
  done: ['w-8 h-8 [border:1px_solid_var(--text)] bg-text', 'phone:flex-1 phone:max-w-14 phone:h-4'],
  now: ['w-26 h-8 [border:1px_solid_var(--copper)] bg-copper', 'phone:flex-2 phone:max-w-26 phone:h-4'],
  skipped: [
    'w-8 h-2 my-3 bg-edge',
    'phone:flex-1 phone:max-w-14 phone:my-1 phone:bg-[color-mix(in_srgb,var(--text)_22%,transparent)]',
  ],
} as const;
const DOT =
  'rounded-[4px] [transition:width_var(--quick)_var(--ease),background-color_var(--quick)_var(--ease)]';

const FORM = 'step-form';
const GOES_ON = 'basis-108 min-h-48 px-18 whitespace-nowrap phone:px-12';

/** Component that shows the options of a step; text rows by default. */
const SHOWN = { cover: CoverRows, pickup: CoverRows, model: CoverTiles } as const;

/** The wizard: current step, price, the step's options, back and next. */
export function WizardPanel({ configurator, standing, moves, prices, pauses }: PanelProps) {
  const words = useMessages(PANEL_MESSAGES);
  const named = useMessages(BUILD_MESSAGES);
  const { lead } = useMessages(STEP_MESSAGES);
  const to = usePath();
  const { wizard, left, direction } = standing;
  const { choices, step } = wizard;
  const { steps } = configurator;
  const index = steps.findIndex(({ id }) => id === step);
  const isOverview = step === 'overview';
  const [missing] = openFields(configurator, choices, step);
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const units = useState(1);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Narrow windows have scrolled down to the options.
    if (scrollY > 0) scrollTo({ top: 0 });
    head.current?.parentElement
      ?.querySelector<HTMLElement>(`[data-title="${step}"]`)
      ?.focus({ preventScroll: true });
  }, [step]);

  const draw = (id: BuildStepId) => {
    const table = stepOf(configurator, id);
    return (
      <>
        <StepTitle
          step={id}
          title={named.title(table)}
          place={words.place(steps.indexOf(table) + 1, steps.length)}
          lead={lead(configurator.id, table)}
          note={STEP_NOTES[id]}
        />
        {id === 'overview' ? (
          <Overview
            configurator={configurator}
            choices={choices}
            prices={prices}
            isPaused={pausesAmong(pauses, { ...choices, of: configurator.id })[0]?.state === 'paused'}
            units={units}
            onStep={moves.goTo}
          />
        ) : (
          <StepForm
            id={id === step ? FORM : undefined}
            configurator={configurator}
            choices={choices}
            step={id}
            pauses={pauses}
            moves={moves}
          >
            {(radio) => {
              if (id === 'color')
                return (
                  <ColourColumns configurator={configurator} choices={choices} radio={radio} step={table} />
                );
              return askedGroups(table, choices).map((group) => {
                const own = (option: string) => radio(group.field, option);
                const Options = isKeyOf(SHOWN, id) ? SHOWN[id] : OptionRows;
                return (
                  <Options
                    key={group.field}
                    configurator={configurator}
                    choices={choices}
                    group={group}
                    prices={prices}
                    radio={own}
                  />
                );
              });
            }}
          </StepForm>
        )}
        <StepFigure step={id} />
      </>
    );
  };

  return (
    <section
      className="flex flex-col min-w-0 px-36 desk:line-l phone:px-20"
      aria-label={words.panel}
      id="step"
      data-step={step}
    >
      <div
        ref={head} // On phones the foot has its text.
        className={cx(
          'flex items-center justify-between h-64 line-b phone:h-52',
          !isOverview && 'phone:hidden',
        )}
      >
        <p className="mono muted">{words.step(index + 1, steps.length)}</p>
        <Price configurator={configurator} choices={choices} prices={prices} size="total" />
      </div>
      <Slides step={step} left={left} direction={direction}>
        {draw}
      </Slides>
      <div
        className={cx(
          'z-3 bottom-[var(--ckb,0)] flex gap-12 items-center justify-between min-h-72 mt-16 line-t bg-ground phone:gap-14 phone:min-h-64 phone:-mx-20 phone:px-20 paper:hidden',
          isOverview ? 'static' : 'sticky',
        )}
      >
        <BackLink configurator={configurator} standing={standing} onBack={moves.goBack} />
        <div className="min-w-0 desk:overflow-hidden phone:flex-1">
          {isOverview ? null : (
            <div className="hidden phone:grid phone:whitespace-nowrap">
              <Price configurator={configurator} choices={choices} prices={prices} size="line" />
              <span className="mono muted" aria-hidden="true">
                {words.of(index + 1, steps.length)}
              </span>
            </div>
          )}
          <ol className={cx('flex gap-9 phone:gap-4', !isOverview && 'phone:mt-6')} aria-hidden="true">
            {steps.map((table, place) => {
              const state = stateOf(configurator, choices, index, place);
              const [wide, narrow] = DOTS[state];
              return (
                <li
                  key={table.id}
                  className={cx(DOT, wide, 'phone:w-auto phone:line-0', narrow)}
                  data-state={state}
                />
              );
            })}
          </ol>
        </div>
        {isOverview ? (
          <form method="post" action={to('/account')}>
            <input type="hidden" name="build" value={buildPath(configurator, choices)} />
            <button
              type="submit"
              name="do"
              value="build"
              className="min-h-48 whitespace-nowrap underline underline-offset-[0.3em] [font:600_0.9375rem_/_1_var(--body)]"
            >
              {words.save}
            </button>
          </form>
        ) : (
          <>
            <Button
              type="submit"
              form={FORM}
              small
              className={cx(GOES_ON, '[@media(scripting:none)]:hidden')}
              aria-disabled={missing !== undefined || undefined}
              onClick={(event) => {
                if (!missing) return;
                event.preventDefault();
                head.current?.parentElement
                  ?.querySelector<HTMLElement>(`#${FORM} [name=${missing}]:enabled`)
                  ?.focus();
              }}
            >
              {missing ? words.choose[missing] : words.goOn}
            </Button>
            {/* Without scripts no text changes: the browser reports what is missing. */}
            <noscript>
              <Button type="submit" form={FORM} small className={GOES_ON}>
                {words.goOn}
              </Button>
            </noscript>
          </>
        )}
      </div>
      {isOverview ? (
        <Connector
          configurator={configurator}
          choices={choices}
          prices={prices}
          onConnector={(id) => moves.chooseExtra('connector', id)}
        />
      ) : null}
    </section>
  );
}

/** A step is skipped once the choices show that it does not apply to the build. */
function stateOf(
  configurator: Configurator,
  choices: Choices,
  now: number,
  place: number,
): keyof typeof DOTS {
  if (place === now) return 'now';
  const [table, before] = [configurator.steps[place], configurator.steps[place - 1]];
  const isKnown = !before || openFields(configurator, choices, before.id).length === 0;
  if (table && isKnown && !isOnTheWay(table, choices)) return 'skipped';
  return place < now ? 'done' : 'open';
}

function Price({
  configurator,
  choices,
  prices,
  size,
}: Pick<PanelProps, 'configurator' | 'prices'> & { choices: Choices; size: 'line' | 'total' }) {
  const words = useMessages(PANEL_MESSAGES);
  const sum = prices && billSum(priceKeysOf(configurator, choices), prices);
  return (
    <p className="text-copper weight-500" role="status">
      <span className="visually-hidden">{words.price} </span>
      {sum?.ok ? (
        <Money amount={formatEuro(sum.price)} size={size} />
      ) : (
        <span className="mono muted">{words.noPrice}</span>
      )}
    </p>
  );
}

function BackLink({
  configurator,
  standing: { wizard },
  onBack,
}: Pick<PanelProps, 'configurator' | 'standing'> & { onBack: () => void }) {
  const words = useMessages(PANEL_MESSAGES);
  const named = useMessages(BUILD_MESSAGES);
  const to = usePath();
  const before = goBack(configurator, wizard);
  const isFirst = before === wizard;
  return (
    <a
      className={BACK}
      href={to(isFirst ? '/configurator' : stepPath(configurator, before))}
      onClick={(event) => {
        if (isFirst) return;
        event.preventDefault();
        onBack();
      }}
    >
      <Icon name="arrow-left" />
      <span className="visually-hidden">
        {isFirst ? words.backToAll : words.backTo(named.title(stepOf(configurator, before.step)))}
      </span>
    </a>
  );
}
