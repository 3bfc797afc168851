import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { add, ZERO } from '#domain/money.ts';
import { orderSum } from '#domain/stock/buying.ts';
import type { BuyDesk } from '#server/shelf/index.ts';
import { buyerName, counted, euro, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import styles from './to-buy.module.css';
import type { Choosing } from './use-chosen.ts';
import { WayCard } from './way-card.tsx';

/** Beside the list: what is ticked of it comes to, what that lets us finish, and what is on the way. */
export function ToBuyAside({ desk, choosing }: { desk: BuyDesk; choosing: Choosing }) {
  const { groups, today, way, finish, others, received } = desk;
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
    <aside className={styles.aside} aria-label="The list">
      <div className={styles.total}>
        <div>
          <p className={look.num}>
            Ticked, {ticked} of {counted(lines.length, 'line')}
          </p>
          <p className={cx(look.small, look.faint)}>post {euro(post)} in it · VAT on top</p>
        </div>
        <b>{euro(sum)}</b>
      </div>
      <section aria-labelledby="finish-title">
        <h2 id="finish-title" className={look.title}>
          What it lets us finish
        </h2>
        <ul className={styles.finish}>
          {finish.map(({ order, buyer, part, comes, isLate, isOrdered }) => (
            <li key={`${order} ${part}`}>
              <a className={look.num} href={orderPath(order)}>
                <OrderNumber number={order} />
              </a>
              <span>
                {buyerName(buyer)}: {part}
              </span>
              <span className={cx(look.small, isLate ? look.wine : look.forest)}>
                <Icon name={isLate ? 'warning' : 'check'} size={12} />{' '}
                {comes === undefined ? 'no day' : isOrdered && !isLate ? 'on the way' : weekdayAndDay(comes)}
              </span>
            </li>
          ))}
          <li className={look.faint}>
            <span className={look.num}>{counted(others, finish.length > 0 ? 'other' : 'order')}</span>
            <span>all parts are on the shelf</span>
            <span />
          </li>
        </ul>
      </section>
      <section aria-labelledby="way-title">
        <h2 id="way-title" className={cx(look.title, 'mb-12')}>
          On the way <span className={cx(look.small, look.faint)}>{counted(way.length, 'order')}</span>
        </h2>
        <div className={styles.ways}>
          {way.map((line) => (
            <WayCard key={line.id} line={line} today={today} />
          ))}
        </div>
        <p className="mt-16">
          <a className={look.link} href="/workshop/stock/on-the-way#received">
            Received this month, {received.length}
          </a>
        </p>
      </section>
    </aside>
  );
}
