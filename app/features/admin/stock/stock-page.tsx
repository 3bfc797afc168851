import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { StockView } from '#server/stock/index.ts';
import { dateOf, euro } from '../kit/format.ts';
import { framed, PageHead } from '../kit/frame.tsx';
import { ButtonLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { Nothing } from '../kit/parts.tsx';
import { CountPanel } from './count-panel.tsx';
import { CoverTables } from './cover-tables.tsx';
import { FinishedSection } from './finished-section.tsx';
import { Movements } from './movements.tsx';
import { PartSettings, SpoolPanel } from './part-settings.tsx';
import { PartsTable } from './parts-table.tsx';
import { ShortSection } from './short-section.tsx';
import { STOCK_KEYS, STOCK_PAGE } from './stock-page.messages.ts';
import { StockTabs } from './stock-tabs.tsx';
import { WireSection } from './wire-section.tsx';

export default framed(StockPage, '/workshop/stock', STOCK_KEYS);

export function StockPage({ view }: { view: StockView }) {
  const { tabs, short, wire, groups, covers, movements, chosen, chosenLot, suppliers, worth } = view;
  const words = useMessages(STOCK_PAGE);
  const language = useLanguage();
  const isEmpty = tabs.parts === 0;
  return (
    <>
      <PageHead title={words.title}>
        <span className="fine text-muted">
          {isEmpty
            ? words.nothingCounted
            : [
                words.parts(tabs.parts),
                view.lastFullCount && words.lastFullCount(dateOf(view.lastFullCount, language)),
                words.worth(euro(worth)),
              ]
                .filter(Boolean)
                .join(' · ')}
          {view.isExample ? ` · ${words.exampleParts}` : ''}
        </span>
        <div className="flex flex-wrap gap-12">
          <ButtonLink to="/workshop/stock/on-the-way" data-key="g">
            {words.goodsIn} <kbd className={look.key}>G</kbd>
          </ButtonLink>
          <ButtonLink to="/workshop/stock/counting" className={cx(isEmpty && look.primary)}>
            {isEmpty ? words.countShelf : words.count}
          </ButtonLink>
          {isEmpty ? null : (
            <ButtonLink to="/workshop/stock/to-buy" className={look.primary} data-key="y">
              {words.toBuy(tabs.buy)} <kbd className={look.key}>Y</kbd>
            </ButtonLink>
          )}
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock" tabs={tabs} />
      <div className="relative px-margin pt-22 pb-48">
        {isEmpty ? (
          <Nothing title={words.empty.title}>
            <p>{words.empty.text}</p>
            <ButtonLink to="/workshop/stock/counting">{words.empty.begin}</ButtonLink>
          </Nothing>
        ) : short.length === 0 ? (
          <div id="short">
            <Nothing title={words.full.title}>
              <p>{tabs.orders === 0 ? words.full.noOrders : words.full.orders(tabs.orders)}</p>
              <ButtonLink to="/workshop/stock/counting">{words.full.count}</ButtonLink>
            </Nothing>
          </div>
        ) : (
          <ShortSection short={short} parts={tabs.parts} />
        )}
        <FinishedSection finished={view.finished} />
        <WireSection wire={wire} toWind={tabs.toWind} />
        <div className="grid grid-cols-[minmax(0,1fr)_420px] gap-32 items-start mt-32 pt-14 edge-t [@media(max-width:1279px)]:grid-cols-[minmax(0,1fr)]">
          <div>
            <PartsTable groups={groups} chosen={chosen?.id} />
            <Movements movements={movements} />
          </div>
          <aside aria-label={words.onePart}>
            {chosenLot ? <SpoolPanel lot={chosenLot} /> : null}
            {chosen && !chosenLot ? (
              <div className="mb-28 px-18 pt-16 pb-18 edge bg-ground-raised" id="part">
                <CountPanel key={chosen.id} part={chosen} />
                <PartSettings part={chosen} suppliers={suppliers} />
              </div>
            ) : null}
            <CoverTables covers={covers} />
          </aside>
        </div>
      </div>
    </>
  );
}
