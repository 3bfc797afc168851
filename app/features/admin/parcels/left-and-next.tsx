import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import type { Desk } from '#server/parcels/index.ts';
import { clockOf, counted, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import styles from './parcels.module.css';

/** What has left today, and what comes next. */
export function LeftAndNext({ desk: { left, next } }: { desk: Desk }) {
  const [first] = left;
  return (
    <div className={styles.lists}>
      {first ? (
        <section aria-labelledby="left">
          <h3 id="left" className={look.small}>
            <b>Left today, {clockOf(first.at)}</b>{' '}
            <span className={look.faint}>{counted(left.length, 'parcel')}, on the list</span>
          </h3>
          <ul>
            {left.map(({ number, at, country, buyer, goods, tracking }) => (
              <li key={number} className={styles.line}>
                <span className={look.small}>{clockOf(at)}</span>
                <b className={styles.code}>{country}</b>
                <span>{buyer}</span>
                <a className={look.num} href={orderPath(number)}>
                  <OrderNumber number={number} />
                </a>
                <span className={styles.what}>{goods}</span>
                <span className={cx(look.small, look.faint, styles.last)}>
                  {tracking.join(', ') || 'no number'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section id="week" aria-labelledby="next">
        <h3 id="next" className={look.small}>
          <b>Next</b>{' '}
          <span className={look.faint}>
            by promise; customs is checked when the order is paid, not when it is packed
          </span>
        </h3>
        {next.length === 0 ? <p className={cx(look.faint, 'mt-10')}>No open order waits.</p> : null}
        <ul>
          {next.map(({ number, promised, country, buyer, goods, pieces, measured, customs }) => (
            <li key={number} className={styles.line}>
              <span className={look.small}>{promised ? weekdayAndDay(promised) : 'no day'}</span>
              <b className={styles.code}>{country}</b>
              <span>{buyer}</span>
              <a className={look.num} href={orderPath(number)}>
                <OrderNumber number={number} />
              </a>
              <span className={styles.what}>{goods}</span>
              <span
                className={cx(
                  look.small,
                  styles.last,
                  customs ? (customs.fault ? look.wine : look.forest) : look.faint,
                )}
              >
                {customs ? <Icon name={customs.fault ? 'warning' : 'check'} size={11} /> : null}{' '}
                {customs
                  ? (customs.fault ?? customs.words)
                  : measured < pieces
                    ? `${measured} of ${pieces} wound`
                    : 'pack it'}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
