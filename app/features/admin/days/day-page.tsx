import { useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay, weekdayName } from '#domain/calendar/day.ts';
import { weekOf } from '#domain/calendar/week.ts';
import { BENCH } from '#domain/production/bench.ts';
import type { DayView, DueOrder, WaitingOrder, WeekPiece } from '#server/days/index.ts';
import { counted, dateOf, longDay, momentOf, orderPath } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { AwayCard } from './away-card.tsx';
import styles from './day.module.css';
import { DayStrip } from './day-strip.tsx';
import { PlaceBar } from './place-bar.tsx';
import { SixWeeks } from './six-weeks.tsx';
import { WeekGrid } from './week-grid.tsx';

export const DayIsland = framed(DayPage, '/workshop/day', [
  ['B', 'bench'],
  ['J K', 'piece'],
  ['1 – 4', 'to this place of today'],
  ['W', 'by wire, by date'],
  ['A', 'away'],
  ['D', 'day sheet'],
  ['L', 'letter'],
]);

const listed = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** The day: who winds what when and with which wire, what waits, what is due, which dates would move. */
export function DayPage({ day }: { day: DayView }) {
  const { today, makers, week, by } = day;
  const [chosen, setChosen] = useState<WeekPiece>();
  const isHere = makers.length - (week.days.find((one) => one.day === today)?.away.length ?? 0);
  return (
    <>
      <PageHead title={longDay(today)}>
        <span className={cx(look.small, look.faint)}>
          Week {weekOf(today)} · {day.isOpen ? `${isHere || 1} at the bench` : 'closed today'}
        </span>
        <div className={styles.actions}>
          <button type="button" className={look.button} data-key="d" onClick={() => window.print()}>
            Day sheet <kbd className={look.key}>D</kbd>
          </button>
          <a className={look.button} href="#away" data-key="a">
            Away <kbd className={look.key}>A</kbd>
          </a>
          <a className={cx(look.button, look.primary)} href="/workshop/bench" data-key="b">
            Open the bench <kbd className={look.key}>B</kbd>
          </a>
        </div>
      </PageHead>
      <Figures day={day} />
      <section className={styles.today} aria-labelledby="today-title">
        <div className={styles.hd}>
          <h2 id="today-title" className={look.title}>
            Today
          </h2>
          <span className={cx(look.small, look.faint)}>
            copper is on a machine, the ring is next, dashed is handwork; what lies ahead is modelled
          </span>
        </div>
        <DayStrip day={day} />
      </section>
      <div className={styles.mid}>
        <div>
          <section className={styles.bl} aria-labelledby="week-title">
            <div className={styles.hd}>
              <h2 id="week-title" className={look.title}>
                {by === 'wire' ? 'The week by wire' : 'The week by date'}
              </h2>
              <span className={cx(look.small, look.faint)}>
                {counted(week.changes.wire, 'wire change')} of {BENCH.wireChangeMinutes} minutes, by date
                alone {week.changes.date}
              </span>
              <a
                className={cx(look.link, look.small, styles.right)}
                href={by === 'wire' ? '/workshop/day?by=date' : '/workshop/day'}
                data-key="w"
              >
                {by === 'wire' ? 'By date' : 'By wire'} <kbd className={look.key}>W</kbd>
              </a>
            </div>
            <p className={cx(look.small, look.faint, styles.holds)}>
              {week.breaks.length === 0
                ? `of ${counted(week.kept[1], 'date')} all hold`
                : `of ${counted(week.kept[1], 'date')} all hold but ${listed(week.breaks)}’s`}
            </p>
            <PlaceBar piece={chosen} onDone={() => setChosen(undefined)} />
            <WeekGrid day={day} chosen={chosen} onChoose={setChosen} />
          </section>
          <SixWeeks day={day} />
        </div>
        <aside className={styles.bl}>
          <Waiting orders={day.waiting} />
          <Due orders={day.due} today={today} />
          <AwayCard day={day} />
        </aside>
      </div>
    </>
  );
}

function Figures({ day }: { day: DayView }) {
  const { toWind, parcels, late, waiting, queue, postLeavesAt } = day;
  const [first] = late;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>to wind today</dt>
        <dd>
          <b>{toWind.left}</b> <small>of {toWind.of}</small>
        </dd>
        <dd className={cx(look.small, look.faint)}>{listed(toWind.buyers) || 'nothing waits'}</dd>
      </div>
      <div>
        <dt>parcels to post</dt>
        <dd>
          <b>{parcels.length}</b> <small>by {postLeavesAt}</small>
        </dd>
        <dd className={cx(look.small, look.faint)}>
          {parcels.map(({ buyer, name }) => `${buyer}, ${name}`).join(' · ') || 'the desk is clear'}
        </dd>
      </div>
      <div className={late.length > 0 ? look.wine : undefined}>
        <dt>{late.length > 0 ? 'late' : 'none is late'}</dt>
        <dd>
          <b>{late.length}</b> {late.length > 0 ? <Icon name="warning" size={20} /> : null}
        </dd>
        <dd className={cx(look.small, !first && look.faint)}>
          {first ? `${first.buyer}: leaves ${weekdayName(first.leaves)}` : 'every date holds'}
        </dd>
      </div>
      <div>
        <dt>wait</dt>
        <dd>
          <b>{waiting.length}</b>
        </dd>
        <dd className={cx(look.small, look.faint)}>
          {listed(waiting.map(({ buyer }) => buyer)) || 'nothing is held up'}
        </dd>
      </div>
      <div>
        <dt>we promise now</dt>
        <dd className={styles.promise}>
          <b>{weekdayAndDay(queue.promisedNow)}</b>
        </dd>
        <dd className={cx(look.small, look.faint)}>
          {queue.toWind} queued, {BENCH.pickupsADay} a day, {BENCH.daysAfterWinding} days after
        </dd>
      </div>
    </dl>
  );
}

const WHY: Readonly<Record<WaitingOrder['why'], string>> = {
  answer: 'an answer',
  address: 'an address',
  'closed abroad': 'a country that is closed',
  parts: 'parts that are on their way',
};

function untilWords(why: WaitingOrder['why'], until: string | undefined): string {
  if (!until) return 'Nothing of it can leave before that.';
  return why === 'parts' ? `They come ${dateOf(until)}.` : `Until ${momentOf(until)}.`;
}

function Waiting({ orders }: { orders: readonly WaitingOrder[] }) {
  return (
    <section aria-labelledby="waits-title">
      <div className={styles.hd}>
        <h2 id="waits-title" className={look.title}>
          Waits
        </h2>
        <span className={cx(look.small, look.faint)}>{counted(orders.length, 'order')}</span>
      </div>
      {orders.length === 0 ? (
        <p className={cx(look.faint, styles.none)}>Nothing waits for anybody.</p>
      ) : (
        <ul className={styles.list}>
          {orders.map(({ number, buyer, why, until, asked, promised }) => (
            <li key={`${number} ${why}`}>
              <a className={styles.name} href={orderPath(number)}>
                {buyer}, for {WHY[why]}
              </a>
              <span className={look.num}>{promised ? weekdayAndDay(promised) : ''}</span>
              <span className={cx(look.small, look.faint)}>
                {asked ? `${asked} ` : ''}
                {untilWords(why, until)}
              </span>
              <span className={styles.do}>
                <a
                  className={cx(look.button, look.second)}
                  href={`/workshop/letters?order=${number}`}
                  data-key="l"
                >
                  {why === 'answer' ? 'Look at it' : `Write to ${buyer}`} <kbd className={look.key}>L</kbd>
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const STEP: Readonly<Record<DueOrder['step'], string>> = {
  'to wind': 'to wind',
  'on the bench': 'on the bench',
  'to finish': 'wound, to be finished',
  'to pack': 'finished, to be packed',
  packed: 'packed',
};

function Due({ orders, today }: { orders: readonly DueOrder[]; today: string }) {
  return (
    <section aria-labelledby="due-title" className={styles.due}>
      <div className={styles.hd}>
        <h2 id="due-title" className={look.title}>
          Due
        </h2>
        <span className={cx(look.small, look.faint)}>late, and the next two days</span>
      </div>
      {orders.length === 0 ? (
        <p className={cx(look.faint, styles.none)}>Nothing is due before then.</p>
      ) : (
        <ul className={styles.list}>
          {orders.map(
            ({ number, buyer, countryName, promised, leaves, isLate, step, wound: [done, all] }) => (
              <li key={number} className={isLate ? look.wine : undefined}>
                <a className={styles.name} href={orderPath(number)}>
                  {isLate ? <Icon name="warning" size={14} /> : null} {buyer}, {countryName}
                </a>
                <span className={look.num}>{weekdayAndDay(promised)}</span>
                <span className={cx(look.small, !isLate && look.faint)}>
                  {STEP[step]}, {done} of {all} wound
                  {isLate
                    ? `; ${promised < today ? 'promised' : 'would leave'} ${weekdayAndDay(promised < today ? promised : leaves)}${promised < today ? `, leaves ${weekdayAndDay(leaves)}` : ''}`
                    : ''}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
