import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/format-day.ts';
import { add, ZERO } from '#domain/money.ts';
import { orderSum } from '#domain/stock/buying.ts';
import type { BuyingView } from '#server/stock/index.ts';
import { euro } from '../kit/format.ts';
import { OrderLink, TextLink } from '../kit/links.tsx';
import { Section } from '../kit/parts.tsx';
import { firstName } from './first-name.ts';
import { TO_BUY } from './to-buy.messages.ts';
import type { Choosing } from './use-chosen.ts';
import { WayCard } from './way-card.tsx';

const ORDER_ROW = 'grid grid-cols-[100px_minmax(0,1fr)_auto] gap-10 items-baseline py-9 line-t type-14';

/** Deliveries beside the list; all are on their own page. */
const MOST_BESIDE = 8;

/** Beside the list: the sum of the ticked lines, the orders they complete, and open deliveries. */
export function ToBuyAside({ view, choosing }: { view: BuyingView; choosing: Choosing }) {
  const { groups, today, way, finish, more, others, received, tabs } = view;
  const words = useMessages(TO_BUY).aside;
  const language = useLanguage();
  const lines = groups.flatMap((group) => group.lines);
  const ticked = lines.filter((line) => choosing.of(line).ticked).length;
  const sums = groups.map(({ supplier, lines: own }) =>
    orderSum(
      supplier ?? { post: ZERO, freeFrom: null },
      own.flatMap((line) => {
        const { ticked: is, packs } = choosing.of(line);
        return is ? [{ price: line.price, packs }] : [];
      }),
    ),
  );
  const sum = sums.reduce((all, one) => add(all, one.all), ZERO);
  const post = sums.reduce((all, one) => add(all, one.post), ZERO);
  return (
    <aside
      className="[&_section]:px-0 [&_section]:pt-14 [&_section]:pb-24 [&_section]:edge-t"
      aria-label={words.label}
    >
      <div className="flex items-end justify-between gap-12 pt-2 pb-16 [&>b]:heading-30/1 [&>b]:ls-[-0.02em] [&>b]:whitespace-nowrap">
        <div>
          <p className="num">{words.ticked(ticked, lines.length)}</p>
          <p className="fine text-muted">{words.post(euro(post))}</p>
        </div>
        <b>{euro(sum)}</b>
      </div>
      <Section titleId="finish-title" title={words.finish}>
        <ul className="[&_span:last-child]:whitespace-nowrap">
          {finish.map(({ order, buyer, part, comes, isLate, isOrdered }) => (
            <li className={ORDER_ROW} key={`${order} ${part}`}>
              <OrderLink number={order} />
              <span>{words.waits(firstName(buyer), part)}</span>
              <span className={cx('fine', isLate ? 'text-wine' : 'text-forest')}>
                <Icon name={isLate ? 'warning' : 'check'} size={12} />{' '}
                {comes === undefined
                  ? words.noDay
                  : isOrdered && !isLate
                    ? words.onTheWay
                    : dayInWords(comes, language, 'short')}
              </span>
            </li>
          ))}
          {more > 0 ? (
            <li className={ORDER_ROW}>
              <TextLink to="/workshop">{words.more(more)}</TextLink>
              <span>{words.moreWait}</span>
              <span />
            </li>
          ) : null}
          <li className={cx(ORDER_ROW, 'text-muted')}>
            <span className="num">{words.others(others, finish.length > 0)}</span>
            <span>{words.allHere}</span>
            <span />
          </li>
        </ul>
      </Section>
      <Section titleId="way-title" titleClassName="mb-12" title={words.way} note={words.orders(tabs.way)}>
        <div className="grid gap-14">
          {way.slice(0, MOST_BESIDE).map((line) => (
            <WayCard key={line.id} line={line} today={today} />
          ))}
        </div>
        <p className="mt-16">
          <TextLink to="/workshop/stock/on-the-way#received">{words.received(received.length)}</TextLink>
        </p>
      </Section>
    </aside>
  );
}
