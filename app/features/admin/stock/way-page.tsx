import { cx } from '#app/ui/cx.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { BuyDesk } from '#server/shelf/index.ts';
import { counted, dateOf } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import { LabelLinks } from './label-links.tsx';
import { StockTabs } from './stock-tabs.tsx';
import styles from './to-buy.module.css';
import { WayCard } from './way-card.tsx';

export const WayIsland = framed(WayPage, '/workshop/stock/on-the-way', [
  ['J K', 'down, up'],
  ['E', 'goods in'],
]);

/** What was ordered and is not all here, and what came this month. */
export function WayPage({ desk: { way, tabs, today, received } }: { desk: BuyDesk }) {
  return (
    <>
      <PageHead title="On the way">
        <span className={cx(look.small, look.faint)}>
          {way.length === 0 ? 'nothing is ordered' : `${counted(way.length, 'order')}, by the day they come`}
        </span>
      </PageHead>
      <StockTabs path="/workshop/stock/on-the-way" tabs={tabs} />
      <h2 className="visually-hidden">Ordered and not all here</h2>
      <div className={styles.wayPage}>
        {way.length === 0 ? (
          <Nothing title="Nothing is on the way.">
            <p>What is ordered stands here until all of it came.</p>
            <a className={look.button} href="/workshop/stock/to-buy">
              What to buy
            </a>
          </Nothing>
        ) : (
          way.map((line) => <WayCard key={line.id} line={line} today={today} />)
        )}
      </div>
      <section className={styles.received} id="received" aria-labelledby="received-title">
        <h2 id="received-title" className={cx(look.title, 'mb-12')}>
          Received this month
        </h2>
        {received.length === 0 ? (
          <p className={look.faint}>Nothing yet.</p>
        ) : (
          <ul>
            {received.map(({ id, name, unit, came, on, supplier, cancelled, deliveries }) => (
              <li key={id}>
                <span className={look.small}>{dateOf(on)}</span>
                <div>
                  {name} <span className={look.faint}>{supplier}</span>
                  <LabelLinks name={name} unit={unit} deliveries={deliveries} />
                </div>
                <span className={look.num}>
                  {amountWords(unit, came)}
                  {cancelled ? ', rest cancelled' : ''}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
