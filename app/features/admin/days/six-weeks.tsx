import { cx } from '#app/ui/cx.ts';
import { shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { DayView } from '#server/days/index.ts';
import look from '../look.module.css';
import styles from './six-weeks.module.css';

const LETTERS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
type CalendarDay = DayView['calendar'][number];

const short = (day: string) => weekdayAndDay(day).replace(/^(\w\w)\w (\d+) \w+$/, '$1 $2');

/** What is to be said of the days of a week, below it. */
function notesOf(week: readonly CalendarDay[], { today, queue }: DayView) {
  return week.flatMap(({ day, holiday, away, kind }) => [
    ...(day === today ? [{ day, words: 'today', tone: '' }] : []),
    ...(day === queue.promisedNow ? [{ day, words: 'we promise now', tone: 'copper' }] : []),
    ...(holiday ? [{ day, words: holiday, tone: 'faint' }] : []),
    ...(away.length > 0 && kind === 'open'
      ? [{ day, words: `${away.join(', ')} away, 2 a day`, tone: 'faint' }]
      : []),
  ]);
}

/** Six weeks: four cells a day are four pickups. */
export function SixWeeks({ day }: { day: DayView }) {
  const weeks = Array.from({ length: 6 }, (_, index) => day.calendar.slice(index * 7, index * 7 + 7));
  return (
    <section className={styles.six} aria-labelledby="six-title">
      <div className={styles.hd}>
        <h2 id="six-title" className={look.title}>
          Six weeks
        </h2>
        <span className={cx(look.small, look.faint)}>
          four cells a day are four pickups; black is a holiday of Saxony, dashed is ours
        </span>
      </div>
      <div className={styles.weeks}>
        {weeks.map((week) => {
          const [first] = week;
          if (!first) return null;
          const notes = notesOf(week, day);
          return (
            <div key={first.day}>
              <h3 className={styles.week}>
                Week {weekOf(first.day)} <span className={look.faint}>{shortDay(first.day)}</span>
              </h3>
              <ol className={styles.days}>
                {week.map((one, at) => (
                  <li key={one.day}>
                    <span className={styles.letter} aria-hidden="true">
                      {LETTERS[at]}
                    </span>
                    <span
                      className={styles.cell}
                      data-kind={one.kind}
                      data-mark={one.day === day.today || one.day === day.queue.promisedNow ? '' : undefined}
                    >
                      <span className="visually-hidden">
                        {weekdayAndDay(one.day)}, {one.holiday ?? one.kind}
                        {one.kind === 'open' ? `, ${one.taken} of ${one.places} taken` : ''}
                      </span>
                      <span aria-hidden="true">{Number(one.day.slice(8))}</span>
                      {one.kind === 'open' ? (
                        <span className={styles.load} aria-hidden="true">
                          {Array.from({ length: 4 }, (_, cell) => (
                            <i
                              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                              key={cell}
                              data-cell={cell < one.taken ? 'taken' : cell < one.places ? 'free' : 'away'}
                            />
                          ))}
                        </span>
                      ) : null}
                    </span>
                  </li>
                ))}
              </ol>
              <ul className={cx(styles.notes, look.small)}>
                {notes.map(({ day: of, words, tone }) => (
                  <li
                    key={`${of} ${words}`}
                    className={tone === 'copper' ? look.copper : tone === 'faint' ? look.faint : undefined}
                  >
                    {short(of)}: {words}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
