import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import type { Thread } from '#server/correspondence/index.ts';
import { counted, euro } from '../format.ts';
import look from '../look.module.css';
import { Thumb } from '../parts.tsx';
import styles from './letters.module.css';

/** The order that is written about: what it is, its dates, and what an answer does. */
export function ThreadAside({ thread }: { thread: Thread }) {
  const { items, promised, wouldLeave, byLaw, paid } = thread;
  return (
    <aside className={styles.side}>
      {items.map(({ line, name, quantity, detail, picture }) => (
        <section key={line} className={styles.card}>
          <h3>{name}</h3>
          <p className={cx(look.small, look.faint)}>
            {detail} · {counted(quantity, 'piece')}
          </p>
          <Thumb path={picture.path} className={styles.picture} />
        </section>
      ))}
      <section className={styles.card}>
        <dl className={styles.rows}>
          <div>
            <dt>Promised</dt>
            <dd className={look.small}>{promised ? weekdayAndDay(promised) : 'no date'}</dd>
          </div>
          <div>
            <dt>Would leave</dt>
            <dd className={cx(look.small, wouldLeave && look.wine)}>
              {wouldLeave ? (
                <>
                  <Icon name="warning" size={13} /> {weekdayAndDay(wouldLeave)}
                </>
              ) : (
                'as promised'
              )}
            </dd>
          </div>
          <div>
            <dt>To arrive by law</dt>
            <dd className={look.small}>{byLaw ? weekdayAndDay(byLaw) : 'no such law'}</dd>
          </div>
          <div>
            <dt>Paid</dt>
            <dd className={look.small}>{euro(paid)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.card}>
        <h3>What the answer does</h3>
        <p>
          It is written into the order, with the time: date, build sheet and picture follow. What gets cheaper
          goes back once the answer holds; what gets dearer is charged to nobody. If the bench was faster,
          nothing changes and you decide.
        </p>
      </section>
    </aside>
  );
}
