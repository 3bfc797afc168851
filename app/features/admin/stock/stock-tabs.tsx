import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { StockTabs as Counts } from '#server/shelf/index.ts';
import look from '../look.module.css';
import styles from './stock.module.css';
import { STOCK_TABS } from './stock-tabs.messages.ts';

const TABS = [
  ['/workshop/stock', 'shelf', 'parts'],
  ['/workshop/stock/to-buy', 'toBuy', 'buy'],
  ['/workshop/stock/on-the-way', 'onTheWay', 'way'],
  ['/workshop/stock/counting', 'counting', undefined],
] as const;

/** The pages of the place that is called Stock. */
export function StockTabs({ path, tabs }: { path: (typeof TABS)[number][0]; tabs: Counts }) {
  const words = useWords(STOCK_TABS);
  const to = usePath();
  return (
    <nav className={styles.tabs} aria-label={words.place}>
      {TABS.map(([href, label, count]) => (
        <a key={href} href={to(href)} aria-current={href === path ? 'page' : undefined}>
          {words[label]}
          {count ? <i>{tabs[count]}</i> : null}
        </a>
      ))}
      <span className={cx(look.small, look.faint, 'ml-auto self-center [@media(max-width:699px)]:hidden')}>
        {words.aside(tabs.orders, tabs.toWind)}
      </span>
    </nav>
  );
}
