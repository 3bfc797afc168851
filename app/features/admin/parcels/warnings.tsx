import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { shortDay } from '#domain/calendar/day.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { dutyGap } from '#domain/parcels/duty-gap.ts';
import type { Desk } from '#server/parcels/index.ts';
import { orderPath } from '../format.ts';
import look from '../look.module.css';
import styles from './parcels.module.css';

/** What cannot go on by itself: a parcel that a refund stopped, a duty row that ends, what stayed behind. */
export function Warnings({ desk: { leaving, chosen, stayed, rules, today } }: { desk: Desk }) {
  const stopped = [...leaving, ...(chosen && !leaving.includes(chosen) ? [chosen] : [])].filter(
    (row, index, all) => row.customs?.stop && all.findIndex(({ number }) => number === row.number) === index,
  );
  const gap = dutyGap(rules.imports, today);
  return (
    <>
      {stopped.map(({ number, buyer, country, customs }) => (
        <section key={number} className={styles.warning} aria-label={`${number} cannot leave`}>
          <Icon name="warning" size={18} />
          <div>
            <h2>
              This parcel cannot leave: {number}, {buyer}, {COUNTRY_NAMES[country]}
            </h2>
            <p>{customs?.fault}</p>
            <div className={styles.two}>
              <a className={cx(look.button, look.second)} href={`${orderPath(number)}#money`}>
                Give the rest back
              </a>
              <a className={look.button} href="#rules">
                What is collected abroad
              </a>
            </div>
          </div>
        </section>
      ))}
      {gap ? (
        <section className={styles.warning} aria-label="A duty row ends">
          <Icon name="warning" size={18} />
          <div>
            <h2>No rate for the US on {shortDay(gap.from)}</h2>
            <p>
              {gap.ends
                ? `The row of ${gap.code} ends on ${shortDay(gap.ends)}. `
                : 'No row of a duty is in force. '}
              Orders to the US stop at the address step until a row with its source is set; parcels that are
              paid keep theirs.
            </p>
            <a className={cx(look.button, look.second, 'mt-12')} href="#new-row">
              New row
            </a>
          </div>
        </section>
      ) : null}
      {stayed.map(({ number, why }) => (
        <section key={`stayed ${number}`} className={styles.warning} aria-label={`${number} stayed`}>
          <Icon name="warning" size={18} />
          <div>
            <h2>{number} did not leave with the others</h2>
            <p>{why}</p>
          </div>
        </section>
      ))}
    </>
  );
}
