import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords, tickWords, weekOf } from '#domain/calendar/day.ts';
import type { DayView } from '#server/production/index.ts';
import { TitledSection } from '../kit/section.tsx';
import { SHORT_DAY, SIX_WEEKS } from './week.messages.ts';

type CalendarDay = DayView['calendar'][number];

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

/** Six weeks: a day's four cells are four pickups. */
export function SixWeeks({ day }: { day: DayView }) {
  const [messages, language] = useTranslation(SIX_WEEKS);
  const shortDay = useMessages(SHORT_DAY);
  const weeks = Array.from({ length: 6 }, (_, index) => day.calendar.slice(index * 7, index * 7 + 7));
  return (
    <TitledSection
      titleId="six-title"
      className="mt-26 pt-14 edge-t"
      head="flex flex-wrap gap-y-4 gap-x-14 items-baseline mb-14"
      title={messages.title}
      aside={messages.legend}
    >
      <div className="grid grid-cols-3 gap-y-22 gap-x-28 phone:gap-y-22 phone:gap-x-18 small:grid-cols-[1fr]">
        {weeks.map((week) => {
          const [first] = week;
          if (!first) return null;
          const notes = notesOf(week, day, messages);
          return (
            <div key={first.day}>
              <h3 className="mono-12/[1.4] weight-500 ls-[0]">
                {messages.week(weekOf(first.day))} <span className="text-muted">{shortDay(first.day)}</span>
              </h3>
              <ol className="grid grid-cols-7 gap-3 mt-8">
                {week.map((one, at) => (
                  <li key={one.day}>
                    <span className="block mb-4 text-muted mono-11/[1.2] text-center" aria-hidden="true">
                      {messages.weekdays[at]}
                    </span>
                    <span
                      className="flex flex-col h-66 py-4 px-3 line rounded bg-ground-raised mono-12/[1.1] text-center data-[kind=weekend]:border-transparent data-[kind=weekend]:[background:none] data-[kind=weekend]:text-muted data-[kind=holiday]:border-ink data-[kind=holiday]:bg-ink data-[kind=holiday]:text-paper data-[kind=closed]:edge-dashed data-[kind=closed]:[background:repeating-linear-gradient(135deg,rgb(27_32_30_/_0.22)_0_1px,transparent_1px_6px)] data-mark:[box-shadow:inset_0_0_0_2px_var(--copper)]"
                      data-kind={one.kind}
                      data-mark={one.day === day.today || one.day === day.queue.promisedNow ? '' : undefined}
                    >
                      <span className="visually-hidden">
                        {dayInWords(one.day, language, 'short')}, {one.holiday ?? messages.kinds[one.kind]}
                        {one.kind === 'open' ? `, ${messages.taken(one.taken, one.places)}` : ''}
                      </span>
                      <span aria-hidden="true">{Number(one.day.slice(8))}</span>
                      {one.kind === 'open' ? (
                        <span
                          className="grid gap-2 mt-auto [&_i]:h-7 [&_i]:line [&_i]:rounded-[1px] [&_i[data-cell=taken]]:border-ink [&_i[data-cell=taken]]:bg-ink [&_i[data-cell=away]]:border-transparent [&_i[data-cell=away]]:[background:repeating-linear-gradient(135deg,rgb(27_32_30_/_0.4)_0_1px,transparent_1px_4px)]"
                          aria-hidden="true"
                        >
                          {Array.from({ length: 4 }, (_, cell) => (
                            <i
                              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
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
              <ul className="grid gap-1 content-start mt-8 fine">
                {notes.map(({ day: of, words, tone }) => (
                  <li
                    key={`${of} ${words}`}
                    className={
                      tone === 'copper' ? 'text-copper' : tone === 'faint' ? 'text-muted' : undefined
                    }
                  >
                    {tickWords(of, language)}: {words}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </TitledSection>
  );
}
