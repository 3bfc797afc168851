import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { stepPath } from '#domain/configurator/address.ts';
import { priceKeysOf, sumOf } from '#domain/configurator/bill.ts';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { askedGroups, type Configurator, isOnTheWay, openFields } from '#domain/configurator/configurator.ts';
import type { Choices, StepId } from '#domain/configurator/record.ts';
import { canGoOn, goBack, stepOf } from '#domain/configurator/wizard.ts';
import type { ShownNotice } from '#domain/legal/guarantee-notice.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { type Pause, pausesAmong } from '#domain/shopfront/sale-parts.ts';
import { topicOf } from '../notes/note-topics.ts';
import { Overview } from '../overview/overview.tsx';
import { STEP_MESSAGES } from '../step.messages.ts';
import { ColourColumns } from './colour-columns.tsx';
import { CoverTiles } from './cover-tiles.tsx';
import { OptionRows } from './option-rows.tsx';
import { PANEL_MESSAGES } from './panel.messages.ts';
import { Slides } from './slides.tsx';
import { StepForm } from './step-form.tsx';
import { StepTitle } from './step-title.tsx';
import type { Moves, Standing } from './use-wizard.ts';

const BACK = 'grid flex-none place-items-center w-48 h-48 edge rounded hover:border-text';

interface PanelProps {
  configurator: Configurator;
  standing: Standing;
  moves: Moves;
  prices: PriceList | undefined;
  pauses: readonly Pause[];
  notice: ShownNotice | undefined;
  /** False until scripts answer: until then the form goes to the server, and no button is closed. */
  hydrated: boolean;
}

/** A step in the row at the foot, and how it is on phones, where the row is narrow. */
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

/** Steps whose options are pictures. */
const PICTURED: readonly StepId[] = ['model', 'pickup'];

/** The wizard: where one is, what it costs, the step's options, and the way back and on. */
export function Panel({ configurator, standing, moves, prices, pauses, notice, hydrated }: PanelProps) {
  const words = useWords(PANEL_MESSAGES);
  const named = useWords(BUILD_MESSAGES);
  const { lead } = useWords(STEP_MESSAGES);
  const { wizard, left, direction } = standing;
  const { choices, step } = wizard;
  const { steps } = configurator;
  const index = steps.findIndex(({ id }) => id === step);
  const isOverview = step === 'overview';
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

  const draw = (id: StepId) => {
    const table = stepOf(configurator, id);
    return (
      <>
        <StepTitle
          step={id}
          title={named.title(table)}
          place={words.place(steps.indexOf(table) + 1, steps.length)}
          lead={lead(configurator.id, table)}
          note={topicOf(configurator.id, id)}
        />
        {id === 'overview' ? (
          <Overview
            configurator={configurator}
            choices={choices}
            prices={prices}
            isPaused={pausesAmong(pauses, { ...choices, of: configurator.id })[0]?.state === 'paused'}
            units={units}
            notice={notice}
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
                return PICTURED.includes(id) ? (
                  <CoverTiles
                    key={group.field}
                    configurator={configurator}
                    choices={choices}
                    group={group}
                    radio={own}
                  />
                ) : (
                  <OptionRows
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
        ref={head} // On phones what it says is in the foot.
        className={cx(
          'flex items-center justify-between h-64 line-b phone:h-52',
          !isOverview && 'phone:hidden',
        )}
      >
        <p className="mono muted">{words.step(index + 1, steps.length)}</p>
        <Price configurator={configurator} choices={choices} prices={prices} />
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
        {/* With large letters the dots give way to the buttons beside them. */}
        <div className={cx('desk:min-w-0 desk:overflow-hidden', !isOverview && 'phone:flex-1 phone:min-w-0')}>
          {/* What is at the head where there is room for one. */}
          {isOverview ? null : (
            <div className="hidden phone:flex phone:gap-10 phone:items-baseline phone:type-10.5 phone:whitespace-nowrap">
              <Price configurator={configurator} choices={choices} prices={prices} />
              <span className="mono muted" aria-hidden="true">
                {index + 1} / {steps.length}
              </span>
            </div>
          )}
          <ol className={cx('flex gap-9', !isOverview && 'phone:gap-4 phone:mt-6')} aria-hidden="true">
            {steps.map((table, place) => {
              const state = stateOf(configurator, choices, index, place);
              const [wide, narrow] = DOTS[state];
              return (
                <li
                  key={table.id}
                  className={cx(DOT, wide, !isOverview && `phone:w-auto phone:[border:0] ${narrow}`)}
                  data-state={state}
                />
              );
            })}
          </ol>
        </div>
        {isOverview ? (
          <span className="basis-108 min-h-48 px-18" />
        ) : (
          <Button
            type="submit"
            form={FORM}
            small
            className="basis-108 min-h-48 px-18"
            disabled={hydrated && !canGoOn(configurator, wizard)}
          >
            {words.goOn}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A step counts as left out once it is known that the build is not asked there. */
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
}: Pick<PanelProps, 'configurator' | 'prices'> & { choices: Choices }) {
  const words = useWords(PANEL_MESSAGES);
  const sum = prices && sumOf(priceKeysOf(configurator, choices), prices);
  return (
    <p className="text-copper weight-500" role="status">
      <span className="visually-hidden">{words.price} </span>
      {sum?.ok ? (
        <Money amount={formatEuro(sum.price)} size="line" />
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
  const words = useWords(PANEL_MESSAGES);
  const named = useWords(BUILD_MESSAGES);
  const to = usePath();
  const before = goBack(configurator, wizard);
  if (before === wizard) {
    return (
      <a className={BACK} href={to('/configurator')}>
        <Icon name="arrow-left" />
        <span className="visually-hidden">{words.backToAll}</span>
      </a>
    );
  }
  return (
    <a
      className={BACK}
      href={to(stepPath(configurator, before))}
      onClick={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      <Icon name="arrow-left" />
      <span className="visually-hidden">{words.backTo(named.title(stepOf(configurator, before.step)))}</span>
    </a>
  );
}
