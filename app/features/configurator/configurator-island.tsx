import { useEffect, useRef } from 'react';
import type { Takes } from '#app/sound/live-sound.ts';
import { reachGoal } from '#app/state/count-visit.ts';
import { usePrices } from '#app/state/prices.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { QueryPart } from '#domain/configurator/address.ts';
import { type ConfiguratorId, sameChoices } from '#domain/configurator/configurator.ts';
import type { FitTable } from '#domain/configurator/fit.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Wizard } from '#domain/configurator/wizard.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import type { PictureSources } from '#domain/products/pictures.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';
import { type Pause, pausesAmong } from '#domain/shopfront/sale-parts.ts';
import { ISLAND_MESSAGES } from './configurator-island.messages.ts';
import { BuildSummary } from './overview/build-summary.tsx';
import { StageColumn } from './stage-column.tsx';
import { type Standing, useWizard } from './wizard/use-wizard.ts';
import { WizardPanel } from './wizard/wizard-panel.tsx';

export interface ConfiguratorProps {
  readonly of: ConfiguratorId;
  readonly opening: Wizard;
  readonly broken: QueryPart | undefined;
  /** Prices of this configurator's options; undefined without a price list. */
  readonly prices: PriceList | undefined;
  readonly takes: Takes;
  readonly fits: FitTable;
  readonly pauses: readonly Pause[];
  /** Fallback for a missing picture; undefined: a text. */
  readonly fallback: PictureSources | undefined;
}

const SIDE = cx(
  'flex flex-col [&>:last-child]:flex-1 min-h-[calc(100svh_-_var(--strip-height,0px)_-_var(--ckb-room,0px))] paper:min-h-0',
  'phone:min-h-[calc(100svh_-_116px_-_clamp(198px,23.5svh,320px)_-_var(--strip-height,0px)_-_var(--ckb-room,0px))]',
  'low-phone:min-h-[calc(100svh_-_190px_-_var(--strip-height,0px)_-_var(--ckb-room,0px))]',
);

const NOTICE = 'mx-36 mt-16 phone:mx-20';

/** A configurator: stage and tone at one side, the wizard at the other. */
export function ConfiguratorIsland({
  of,
  opening,
  broken,
  prices: rendered,
  takes,
  fits,
  pauses,
  fallback,
}: ConfiguratorProps) {
  const words = useMessages(ISLAND_MESSAGES);
  const paused = useMessages(PAUSED_WORDS);
  const configurator = CONFIGURATORS[of];
  const [standing, moves] = useWizard(configurator, opening);
  useFinished(standing);
  const [pause] = pausesAmong(pauses, { ...standing.wizard.choices, of });
  const prices = usePrices(rendered, { renew: true });
  return (
    <>
      <div
        className="grid grid-cols-[minmax(0,2fr)_minmax(440px,1fr)] items-start phone:block paper:block"
        data-step={standing.wizard.step}
      >
        <StageColumn configurator={configurator} standing={standing} takes={takes} fallback={fallback} />
        <div
          className={cx(
            SIDE,
            standing.wizard.step === 'overview' && '[--ground:var(--paper-raised)] bg-ground',
          )}
        >
          {broken && sameChoices(standing.wizard.choices, opening.choices) ? (
            <Notice className={NOTICE}>
              <strong>{words.unread}</strong> {words.afresh(words.parts[broken])}
            </Notice>
          ) : null}
          {prices.list === undefined ? (
            <Notice
              className={NOTICE}
              action={
                <Button kind="quiet" small disabled={prices.asking} onClick={prices.ask}>
                  {prices.asking ? words.asking : words.again}
                </Button>
              }
            >
              <strong>{words.noPrices}</strong> {words.kept}
            </Notice>
          ) : null}
          {pause ? (
            <Notice className={NOTICE}>
              <strong>{paused(pause)}</strong>
            </Notice>
          ) : null}
          <WizardPanel
            configurator={configurator}
            standing={standing}
            moves={moves}
            prices={prices.list}
            pauses={pauses}
          />
        </div>
      </div>
      {standing.wizard.step === 'overview' ? (
        <BuildSummary configurator={configurator} choices={standing.wizard.choices} fits={fits} />
      ) : null}
    </>
  );
}

/** Reports once per page that a build is finished: the overview was reached by choosing, not opened by a link. */
function useFinished({ wizard, left }: Standing): void {
  const reported = useRef(false);
  const arrives = wizard.step === 'overview' && left !== undefined;
  useEffect(() => {
    if (!arrives || reported.current) return;
    reported.current = true;
    reachGoal('Configuration finished');
  }, [arrives]);
}
