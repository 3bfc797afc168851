import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { ShortView } from '#server/shelf/index.ts';
import { buyerName, counted, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import styles from './stock.module.css';

/** Where the hatching of what is missing has its strokes, of a hundred. */
const WINE = Array.from({ length: 25 }, (_, index) => index * 4 + 1);

/** What becomes of the order, and what can be done about it. */
function Verdict({ short }: { short: ShortView }) {
  const { comes, daysLate, instead, ordered, bought } = short;
  if (comes === undefined)
    return (
      <div className={look.copper}>
        <b className={styles.verdict}>
          <Icon name="info" size={15} /> {ordered ? 'too little is ordered' : 'not ordered yet'}
        </b>
        <p className={cx(look.small, look.faint)}>
          {bought ? `${bought.words}, ${counted(bought.days, 'work day')} to us` : 'no supplier is set'}
        </p>
      </div>
    );
  const what = ordered ? `${ordered.words} ordered ${shortDay(ordered.on)}, ` : '';
  return daysLate > 0 ? (
    <div className={look.wine}>
      <b className={styles.verdict}>
        <Icon name="warning" size={15} /> comes {counted(daysLate, 'day')} too late
      </b>
      <p className={cx(look.small, look.faint)}>
        {what}due {weekdayAndDay(comes)}
        {instead ? `; it would leave ${weekdayAndDay(instead)}` : ''}
      </p>
    </div>
  ) : (
    <div className={look.forest}>
      <b className={styles.verdict}>
        <Icon name="check" size={15} /> comes in time
      </b>
      <p className={cx(look.small, look.faint)}>
        {what}due {weekdayAndDay(comes)}
      </p>
    </div>
  );
}

function Way({ short }: { short: ShortView }) {
  const { daysLate, comes, order, buyer, name } = short;
  if (comes === undefined)
    return (
      <a
        className={look.button}
        href={`/workshop/stock/to-buy#${encodeURIComponent(short.part)}`}
        data-open=""
      >
        Buy <span className="visually-hidden">{name}</span>
      </a>
    );
  return (
    <a
      className={cx(look.button, daysLate > 0 && look.second)}
      href={daysLate > 0 ? orderPath(order) : '/workshop/stock/on-the-way'}
      data-open=""
    >
      {daysLate > 0 ? `Tell ${buyerName(buyer)}` : 'Look'} <span className="visually-hidden">{name}</span>
    </a>
  );
}

/** Parts that open orders need and that are not here, by the day that the bench needs them. */
export const ShortSection = ({ short, parts }: { short: readonly ShortView[]; parts: number }) => (
  <section id="short" aria-labelledby="short-title">
    <div className={styles.lowHead}>
      <h2 id="short-title" className={look.title}>
        Short for open orders
      </h2>
      <span className={cx(look.small, look.faint)}>
        {short.length} of {parts}, by the day that the bench needs them
      </span>
      <span className={cx(look.small, look.faint, styles.right)}>need from the build sheets</span>
    </div>
    {short.map((one) => {
      const { part, name, detail, unit, free, onHand, reserved, order, buyer, country, promised } = one;
      const here = reserved > 0 ? Math.max(0, Math.min(100, (onHand / reserved) * 100)) : 100;
      return (
        <article
          key={part}
          className={styles.short}
          data-row=""
          data-tone={one.comes !== undefined && one.daysLate === 0 ? 'forest' : 'wine'}
        >
          <div>
            <h3>{name}</h3>
            <p className={cx(look.small, look.faint)}>{detail}</p>
          </div>
          <p className={cx(styles.big, one.daysLate > 0 && look.wine)}>{amountWords(unit, free)}</p>
          <div>
            <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={here} height="10" />
              {WINE.map((x) => (x >= here ? <path key={x} data-short="" d={`M${x} 10 ${x + 2} 0`} /> : null))}
            </svg>
            <p className={cx(look.small, look.faint)}>
              {amountWords(unit, onHand)} on hand of {amountWords(unit, reserved)} reserved
            </p>
          </div>
          <div>
            <a className={look.num} href={orderPath(order)}>
              <OrderNumber number={order} />
            </a>
            <p>
              {buyerName(buyer)}, {COUNTRY_NAMES[country]}
            </p>
            {promised ? (
              <p className={cx(look.small, look.faint)}>promised {weekdayAndDay(promised)}</p>
            ) : null}
          </div>
          <Verdict short={one} />
          <Way short={one} />
        </article>
      );
    })}
  </section>
);
