import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay, weekdayName } from '#domain/calendar/day.ts';
import { MONEY_BACK_DAYS } from '#domain/legal/withdrawal-days.ts';
import type { BenchUnit, Board } from '#server/admin/index.ts';
import { benchPath, counted, euro } from '../format.ts';
import look from '../look.module.css';
import { Figure } from '../parts.tsx';
import styles from './board.module.css';

/** Beside the list: the next coil, the queue, and what else is to do today. */
export function BoardSide({ board }: { board: Board }) {
  const { mine, next, queue, also, counts, postLeavesAt } = board;
  const unit = mine ?? next;
  const packed = counts.packed.orders;
  return (
    <aside
      className="sticky top-16 phone:static phone:grid phone:grid-cols-[1fr_1fr] phone:gap-x-24 small:grid-cols-[1fr]"
      aria-label="Next"
    >
      {unit ? <NextUnit unit={unit} title={mine ? 'On your machine' : 'Next for you'} /> : null}
      <section className={styles.block}>
        <h2 className={cx(styles.cap, 'mono-12/1.5 weight-500 ls-[0]')}>
          Queue{' '}
          <span>
            {queue.pickupsADay} a day, {board.machines.length} machines
          </span>
        </h2>
        <div className={cx(styles.figures, 'flex items-end justify-between mt-14')}>
          <p className="last:text-right">
            <b>{queue.toWind}</b>
            <span className="block mt-7 text-muted mono-12/1.5">pickups to wind</span>
          </p>
          <p className="last:text-right">
            <b>{queue.benchDays}</b>
            <span className="block mt-7 text-muted mono-12/1.5">bench days</span>
          </p>
          <p className="last:text-right">
            <b className={styles.promise}>{weekdayAndDay(queue.promisedNow)}</b>
            <span className="block mt-7 text-muted mono-12/1.5">we promise now</span>
          </p>
        </div>
        <Days board={board} />
        <p className={cx(look.small, look.faint)}>
          Copper: wound today. Four days more for wax, packing and post.
        </p>
      </section>
      <section className={styles.block}>
        <h2 className={cx(styles.cap, 'mono-12/1.5 weight-500 ls-[0]')}>Also today</h2>
        <ul className={cx(styles.todo, 'mt-10')}>
          {also.refundsDue > 0 ? (
            <li className={look.wine}>
              <b>{also.refundsDue}</b>
              <a className={look.link} href="/workshop/returns">
                {also.refundsDue === 1 ? 'refund due' : 'refunds due'}, {euro(also.sumDue)}
              </a>
              <span>
                today <Icon name="warning" size={14} />
              </span>
            </li>
          ) : null}
          <li>
            <b>{packed}</b>
            <a href="/workshop?state=packed">{packed === 1 ? 'parcel' : 'parcels'} for the post</a>
            <span className={look.faint}>by {postLeavesAt}</span>
          </li>
          <li>
            <b>{also.withdrawals}</b>
            <a href="/workshop/returns?show=withdrawals">
              {also.withdrawals === 1 ? 'withdrawal' : 'withdrawals'} to answer
            </a>
            <span className={look.faint}>within {MONEY_BACK_DAYS} days</span>
          </li>
          {also.requests > 0 ? (
            <li>
              <b>{also.requests}</b>
              <a href="/workshop/returns?show=returns">
                {also.requests === 1 ? 'return' : 'returns'} asked for
              </a>
              <span className={look.faint}>wants a number</span>
            </li>
          ) : null}
        </ul>
      </section>
    </aside>
  );
}

function NextUnit({ unit, title }: { unit: BenchUnit; title: string }) {
  const { order, buyer, number, of, name, summary, picture, mask, coils, reason } = unit;
  return (
    <section className={cx(styles.next, 'on-ink')} aria-labelledby="next-piece">
      <p className={cx(styles.cap, 'mono-12/1.5 weight-500 ls-[0]')}>
        {title}{' '}
        <span>
          · piece {number} of {of}
        </span>
      </p>
      <div className={styles.picture}>
        {/* What is photographed on paper is here on ink. */}
        <svg className="block w-full h-full" viewBox="110 90 740 520" role="img" aria-label={picture.alt}>
          <mask id="next-cut" className={styles.mask}>
            <image href={mask} width="960" height="720" />
          </mask>
          <image href={picture.path} width="960" height="720" mask="url(#next-cut)" />
        </svg>
      </div>
      <div>
        <h2 id="next-piece">{name}</h2>
        <p className={cx(look.small, look.faint)}>{summary}</p>
      </div>
      <dl className={styles.coils}>
        {coils.map((coil, index) => (
          <div key={coil.name} className={cx(styles.coil, 'py-12')}>
            <dt>
              {coils.length > 1 ? `Coil ${index + 1}` : 'Coil'}, {coil.name}
            </dt>
            <dd>
              <Figure count={coil.turns} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={cx(look.small, look.faint, 'mb-14 phone:col-2')}>
        {order}
        {buyer ? `, ${buyer}` : null}. {reason}
      </p>
      <a className={cx(look.button, look.primary)} href={benchPath(order, number)} data-key="b">
        Open the bench
        <kbd className={look.key}>B</kbd>
      </a>
    </section>
  );
}

function Days({ board: { queue } }: { board: Board }) {
  const words = queue.days.map(
    ({ day, wound, taken, free }) => `${weekdayName(day)}: ${counted(wound + taken, 'pickup')}, ${free} free`,
  );
  return (
    <div
      className={cx(styles.days, 'grid grid-cols-[repeat(7,1fr)] gap-6 mt-16 mb-12')}
      role="img"
      aria-label={`Load of the bench. ${words.join('. ')}.`}
    >
      {queue.days.map(({ day, wound, taken, free }, place) => (
        <div key={day} className="flex flex-col justify-end gap-3">
          {[...Array(free).fill('free'), ...Array(taken).fill('taken'), ...Array(wound).fill('wound')].map(
            (kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the day
              <i className="h-12 edge rounded-[1px]" key={index} data-kind={kind} />
            ),
          )}
          <span
            className={cx(styles.name, 'mt-5 text-muted mono-11/1')}
            data-today={place === 0 || undefined}
          >
            {weekdayName(day).slice(0, 2)}
          </span>
        </div>
      ))}
    </div>
  );
}
