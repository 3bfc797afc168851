import { cx } from '#app/ui/cx.ts';
import type { StockTabs as Counts } from '#server/shelf/index.ts';
import { counted } from '../format.ts';
import look from '../look.module.css';
import styles from './stock.module.css';

const TABS = [
  ['/workshop/stock', 'Shelf', 'parts'],
  ['/workshop/stock/to-buy', 'To buy', 'buy'],
  ['/workshop/stock/on-the-way', 'On the way', 'way'],
  ['/workshop/stock/counting', 'Counting', undefined],
] as const;

/** The pages of the place that is called Stock. */
export const StockTabs = ({ path, tabs }: { path: (typeof TABS)[number][0]; tabs: Counts }) => (
  <nav className={styles.tabs} aria-label="Stock">
    {TABS.map(([href, label, count]) => (
      <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
        {label}
        {count ? <i>{tabs[count]}</i> : null}
      </a>
    ))}
    <span className={cx(look.small, look.faint, styles.tabsAside)}>
      parts for {counted(tabs.orders, 'open order')}, {counted(tabs.toWind, 'pickup')} to wind
    </span>
  </nav>
);
