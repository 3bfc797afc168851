import { cx } from '#app/ui/cx.ts';
import { stepLabel } from '#domain/orders/states.ts';
import type { Hit } from '#server/admin/index.ts';
import { counted, dateOf, orderPath } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing, OrderNumber } from '../parts.tsx';
import styles from './find.module.css';

export const FindIsland = framed(FindPage, '/workshop/find', [
  ['J K', 'down, up'],
  ['Enter', 'open'],
]);

/** Orders by number, name, mail, serial, return or tracking number. */
export function FindPage({ find, hits }: { find: string; hits: readonly Hit[] }) {
  return (
    <>
      <PageHead title="Found">
        <span className={cx(look.small, look.faint)}>
          {find ? `${counted(hits.length, 'order')} for “${find}”` : 'Type what you look for above.'}
        </span>
      </PageHead>
      <div className={cx(styles.list, 'px-margin pb-56')}>
        {find && hits.length === 0 ? (
          <Nothing title={`No order ${find}.`}>
            <p>Searched numbers, names, mails, serials, return and tracking numbers of all years.</p>
            <a className={look.button} href="/workshop">
              Back to the board
            </a>
          </Nothing>
        ) : null}
        {hits.map(({ number, name, email, state, countryName, paidAt, by }) => (
          <article key={number} className={styles.row} data-row="">
            <a className={look.num} href={orderPath(number)} data-open="">
              <OrderNumber number={number} />
            </a>
            <p>
              {name ?? 'No name yet'}, <span className={look.faint}>{countryName}</span>
              <span className={cx(look.small, look.faint)}>{by ?? email}</span>
            </p>
            <span className={look.tag}>{stepLabel(state)}</span>
            <span className={cx(look.small, look.faint)}>
              {paidAt ? `paid ${dateOf(paidAt)}` : 'not paid'}
            </span>
          </article>
        ))}
      </div>
    </>
  );
}
