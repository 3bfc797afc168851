import { useMessages } from '#app/ui/language.tsx';
import type { StockTabCounts } from '#server/stock/index.ts';
import { PageLink } from '../kit/link.tsx';
import { STOCK_TABS } from './stock-page.messages.ts';

const TABS = [
  ['/workshop/stock', 'shelf', 'parts'],
  ['/workshop/stock/to-buy', 'toBuy', 'buy'],
  ['/workshop/stock/on-the-way', 'onTheWay', 'way'],
  ['/workshop/stock/counting', 'counting', undefined],
] as const;

/** Tabs of the entry "Stock". */
export function StockTabs({ path, tabs }: { path: (typeof TABS)[number][0]; tabs: StockTabCounts }) {
  const words = useMessages(STOCK_TABS);
  return (
    <nav
      className="flex flex-wrap gap-y-0 gap-x-28 mx-margin edge-b max-[700px]:gap-y-0 max-[700px]:gap-x-20"
      aria-label={words.place}
    >
      {TABS.map(([href, label, count]) => (
        <PageLink
          to={href}
          className="flex items-baseline gap-9 min-h-44 pt-10 pb-12 [border-bottom:3px_solid_transparent] phone:min-h-56 phone:items-center hover:border-line [&[aria-current]]:border-copper [&[aria-current]]:weight-600"
          key={href}
          aria-current={href === path ? 'page' : undefined}
        >
          {words[label]}
          {count ? <i className="text-muted not-italic mono-12/1">{tabs[count]}</i> : null}
        </PageLink>
      ))}
      <span className="fine text-muted ml-auto self-center below-700:hidden">
        {words.aside(tabs.orders, tabs.toWind)}
      </span>
    </nav>
  );
}
