import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { StockView } from '#server/stock/index.ts';
import { dateOf, euro } from '../kit/format.ts';
import { framed, PageHead } from '../kit/frame.tsx';
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
  const path = usePath();
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
          <a className={look.button} href={path('/workshop/stock/on-the-way')} data-key="g">
            {words.goodsIn} <kbd className={look.key}>G</kbd>
          </a>
          <a className={cx(look.button, isEmpty && look.primary)} href={path('/workshop/stock/counting')}>
            {isEmpty ? words.countShelf : words.count}
          </a>
          {isEmpty ? null : (
            <a className={cx(look.button, look.primary)} href={path('/workshop/stock/to-buy')} data-key="y">
              {words.toBuy(tabs.buy)} <kbd className={look.key}>Y</kbd>
            </a>
          )}
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock" tabs={tabs} />
      <div className="relative px-margin pt-22 pb-48">
        {isEmpty ? (
          <Nothing title={words.empty.title}>
            <p>{words.empty.text}</p>
            <a className={look.button} href={path('/workshop/stock/counting')}>
              {words.empty.begin}
            </a>
          </Nothing>
        ) : short.length === 0 ? (
          <div id="short">
            <Nothing title={words.full.title}>
              <p>{tabs.orders === 0 ? words.full.noOrders : words.full.orders(tabs.orders)}</p>
              <a className={look.button} href={path('/workshop/stock/counting')}>
                {words.full.count}
              </a>
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
