import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { dayInWords, tickWords } from '#domain/calendar/format-day.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { DayView } from '#server/days/index.ts';
import look from '../look.module.css';
import { SHORT_DAY } from './short-day.messages.ts';
import styles from './six-weeks.module.css';
import { SIX_WEEKS } from './week.messages.ts';

type CalendarDay = DayView['calendar'][number];

/** What is to be said of the days of a week, below it. */
function notesOf(week: readonly CalendarDay[], { today, queue }: DayView, said: (typeof SIX_WEEKS)['en']) {
  return week.flatMap(({ day, holiday, away, kind }) => [
    ...(day === today ? [{ day, words: said.today, tone: '' }] : []),
    ...(day === queue.promisedNow ? [{ day, words: said.promise, tone: 'copper' }] : []),
    ...(holiday ? [{ day, words: holiday, tone: 'faint' }] : []),
    ...(away.length > 0 && kind === 'open'
      ? [{ day, words: said.away(away.join(', ')), tone: 'faint' }]
      : []),
  ]);
}

/** Six weeks: four cells a day are four pickups. */
export function SixWeeks({ day }: { day: DayView }) {
  const language = useLanguage();
  const said = useWords(SIX_WEEKS);
  const shortDay = useWords(SHORT_DAY);
  const weeks = Array.from({ length: 6 }, (_, index) => day.calendar.slice(index * 7, index * 7 + 7));
  return (
    <section className={styles.six} aria-labelledby="six-title">
      <div className={styles.hd}>
        <h2 id="six-title" className={look.title}>
          {said.title}
        </h2>
        <span className={cx(look.small, look.faint)}>{said.legend}</span>
      </div>
      <div className={styles.weeks}>
        {weeks.map((week) => {
          const [first] = week;
          if (!first) return null;
          const notes = notesOf(week, day, said);
          return (
            <div key={first.day}>
              <h3 className={styles.week}>
                {said.week(weekOf(first.day))} <span className={look.faint}>{shortDay(first.day)}</span>
              </h3>
              <ol className={styles.days}>
                {week.map((one, at) => (
                  <li key={one.day}>
                    <span className={styles.letter} aria-hidden="true">
                      {said.weekdays[at]}
                    </span>
                    <span
                      className={styles.cell}
                      data-kind={one.kind}
                      data-mark={one.day === day.today || one.day === day.queue.promisedNow ? '' : undefined}
                    >
                      <span className="visually-hidden">
                        {dayInWords(one.day, language, 'short')}, {one.holiday ?? said.kinds[one.kind]}
                        {one.kind === 'open' ? `, ${said.taken(one.taken, one.places)}` : ''}
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
                    {tickWords(of, language)}: {words}
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
