import { cx } from '#app/ui/cx.ts';
import type { StockDesk } from '#server/shelf/index.ts';
import { counted, dateOf, euro } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import { CountPanel } from './count-panel.tsx';
import { CoverTables } from './cover-tables.tsx';
import { Movements } from './movements.tsx';
import { PartSettings, SpoolPanel } from './part-settings.tsx';
import { PartsTable } from './parts-table.tsx';
import { ShortSection } from './short-section.tsx';
import styles from './stock.module.css';
import { StockTabs } from './stock-tabs.tsx';
import { WireSection } from './wire-section.tsx';

export const StockIsland = framed(StockPage, '/workshop/stock', [
  ['J K', 'down, up'],
  ['C', 'count'],
  ['W', 'weigh'],
  ['G', 'goods in'],
  ['Y', 'to buy'],
]);

/** What is short for orders, what lies here and what is free. */
export function StockPage({ desk }: { desk: StockDesk }) {
  const { tabs, short, wire, groups, covers, movements, chosen, chosenLot, suppliers, worth } = desk;
  const isEmpty = tabs.parts === 0;
  return (
    <>
      <PageHead title="Stock">
        <span className={cx(look.small, look.faint)}>
          {isEmpty
            ? 'nothing is counted yet'
            : [
                counted(tabs.parts, 'part'),
                desk.lastFullCount && `last full count ${dateOf(desk.lastFullCount)}`,
                `worth ${euro(worth)} at cost`,
              ]
                .filter(Boolean)
                .join(' · ')}
          {desk.isExample ? ' · example parts' : ''}
        </span>
        <div className={styles.actions}>
          <a className={look.button} href="/workshop/stock/on-the-way" data-key="g">
            Goods in <kbd className={look.key}>G</kbd>
          </a>
          <a className={cx(look.button, isEmpty && look.primary)} href="/workshop/stock/counting">
            {isEmpty ? 'Count the shelf' : 'Count'}
          </a>
          {isEmpty ? null : (
            <a className={cx(look.button, look.primary)} href="/workshop/stock/to-buy" data-key="y">
              To buy, {counted(tabs.buy, 'line')} <kbd className={look.key}>Y</kbd>
            </a>
          )}
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock" tabs={tabs} />
      <div className={styles.page}>
        {isEmpty ? (
          <Nothing title="Nothing is on the book yet.">
            <p>
              Count what lies on the shelf once, drawer by drawer and spool by spool, on the phone if you
              like. From then on the bench books by itself: a coil begun takes its wire, a cover fitted takes
              a cover, a parcel packed takes a box.
            </p>
            <a className={look.button} href="/workshop/stock/counting">
              Begin with the wire
            </a>
          </Nothing>
        ) : short.length === 0 ? (
          <div id="short">
            <Nothing title="The shelf is full.">
              <p>
                {tabs.orders === 0
                  ? 'No order waits for parts.'
                  : `All ${counted(tabs.orders, 'open order')} can be built from what lies here.`}
              </p>
              <a className={look.button} href="/workshop/stock/counting">
                Count something
              </a>
            </Nothing>
          </div>
        ) : (
          <ShortSection short={short} parts={tabs.parts} />
        )}
        <WireSection wire={wire} toWind={tabs.toWind} />
        <div className={styles.two}>
          <div>
            <PartsTable groups={groups} chosen={chosen?.id} />
            <Movements movements={movements} />
          </div>
          <aside aria-label="One part">
            {chosenLot ? <SpoolPanel lot={chosenLot} /> : null}
            {chosen && !chosenLot ? (
              <div className={styles.panel} id="part">
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
