import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { Desk } from '#server/parcels/index.ts';
import { clockOf, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import { columnDay, termsWords } from './desk-words.ts';
import { LEFT_AND_NEXT } from './left-and-next.messages.ts';
import styles from './parcels.module.css';

/** What has left today, and what comes next. */
export function LeftAndNext({ desk: { left, next } }: { desk: Desk }) {
  const language = useLanguage();
  const words = useWords(LEFT_AND_NEXT);
  const path = usePath();
  const [first] = left;
  return (
    <div className="[&_section]:mt-20">
      {first ? (
        <section aria-labelledby="left">
          <h3 id="left" className={look.small}>
            <b>{words.leftToday(clockOf(first.at, language))}</b>{' '}
            <span className={look.faint}>{words.onTheList(left.length)}</span>
          </h3>
          <ul>
            {left.map(({ number, at, country, buyer, goods, tracking }) => (
              <li key={number} className={styles.line}>
                <span className={look.small}>{clockOf(at, language)}</span>
                <b className="heading-17/1 ls-[-0.02em]">{country}</b>
                <span>{buyer}</span>
                <a className={look.num} href={path(orderPath(number))}>
                  <OrderNumber number={number} />
                </a>
                <span className={styles.what}>{goods}</span>
                <span className={cx(look.small, look.faint, styles.last)}>
                  {tracking.join(', ') || words.noNumber}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section id="week" aria-labelledby="next">
        <h3 id="next" className={look.small}>
          <b>{words.next}</b> <span className={look.faint}>{words.byPromise}</span>
        </h3>
        {next.length === 0 ? <p className={cx(look.faint, 'mt-10')}>{words.noneWaits}</p> : null}
        <ul>
          {next.map(({ number, promised, country, buyer, goods, pieces, measured, open, customs }) => (
            <li key={number} className={styles.line}>
              <span className={look.small}>{promised ? columnDay(promised, language) : words.noDay}</span>
              <b className="heading-17/1 ls-[-0.02em]">{country}</b>
              <span>{buyer}</span>
              <a className={look.num} href={path(orderPath(number))}>
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
                  ? (customs.fault ?? termsWords(customs, language))
                  : measured < pieces
                    ? words.woundOf(measured, pieces)
                    : (open ?? words.packIt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
