import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { DayView, WeekPiece } from '#server/days/index.ts';
import { orderPath } from '../format.ts';
import look from '../look.module.css';
import styles from './days.module.css';
import { WEEK_GRID } from './week.messages.ts';

const keyOf = ({ order, number }: WeekPiece): string => `${order}-${number}`;

interface WeekGridProps {
  day: DayView;
  chosen: WeekPiece | undefined;
  onChoose: (piece: WeekPiece) => void;
}

/** Five days of two machines: each pickup with the wire at its left edge. Nothing is dragged: 1 to 4 place the focused one. */
export function WeekGrid({ day: { week, today, lanes, makers }, chosen, onChoose }: WeekGridProps) {
  const machines = lanes.slice(0, 2);
  const language = useLanguage();
  const words = useWords(WEEK_GRID);
  const path = usePath();
  const dayWords = (of: string) => dayInWords(of, language, 'short');
  return (
    <>
      <div className="grid grid-cols-[84px_repeat(5,minmax(0,1fr))] phone:grid-cols-5 small:block">
        <span className="phone:hidden" />
        {week.days.map(({ day }) => (
          <h3
            key={day}
            className="pb-8 pl-10 mono-13/1 weight-500 ls-[-0.01em] phone:pl-0 data-today:text-copper small:hidden"
            data-today={day === today ? '' : undefined}
          >
            {dayWords(day)}
          </h3>
        ))}
        {machines.map(({ name, who }, index) => (
          <div key={name} className="contents small:block">
            <div className="pt-8 pr-10 pb-8 line-t phone:hidden small:block small:mt-12">
              <b className="block type-14 weight-600">{name}</b>
              <span className="fine text-muted">{who}</span>
            </div>
            {week.days.map((one) => {
              const own = week.pieces.filter((piece) => piece.day === one.day && piece.machine === index + 1);
              const isAway = one.away.includes(index + 1);
              return (
                <ul
                  key={one.day}
                  className="pt-8 pr-10 pb-8 line-t small:before:mono-12/[1.6] small:before:weight-500 small:before:[content:attr(aria-label)] grid gap-6 content-start pl-10 line-l phone:pt-8 phone:pr-8 phone:pb-8 phone:pl-0 phone:[border-left:0]"
                  aria-label={`${name}, ${dayWords(one.day)}`}
                >
                  {own.map((piece) => (
                    <li key={keyOf(piece)} data-row="">
                      {piece.change ? (
                        <span className="block pb-5 pl-6 fine text-muted">
                          <span aria-hidden="true">→ </span>
                          <span className="visually-hidden">{words.changeTo}</span>
                          {piece.change}
                        </span>
                      ) : null}
                      <a
                        href={path(orderPath(piece.order))}
                        data-open=""
                        className={styles.piece}
                        data-awg={piece.awg}
                        data-state={piece.state}
                        data-chosen={chosen && keyOf(chosen) === keyOf(piece) ? '' : undefined}
                        onFocus={() => onChoose(piece)}
                      >
                        <b>
                          {piece.buyer}, {piece.name}
                        </b>
                        <i className="not-italic fine">
                          {piece.awg}
                          {piece.pinnedBy ? (
                            <>
                              {' '}
                              <span aria-hidden="true">•</span>
                              <span className="visually-hidden">{words.placedBy(piece.pinnedBy)}</span>
                            </>
                          ) : null}
                        </i>
                      </a>
                    </li>
                  ))}
                  {own.length === 0 ? (
                    <li className="fine text-muted pt-8">
                      {isAway
                        ? words.isAway(who ?? makers[index]?.name)
                        : one.places === 0
                          ? words.closed
                          : words.free}
                    </li>
                  ) : null}
                </ul>
              );
            })}
          </div>
        ))}
      </div>
      {week.batches.length === 0 ? null : (
        <table className={styles.batches}>
          <caption className="visually-hidden">{words.batches}</caption>
          <thead>
            <tr>
              <th scope="col">{words.wire}</th>
              <th scope="col">{words.batch}</th>
              <th scope="col">{words.coils}</th>
              <th scope="col">{words.days}</th>
            </tr>
          </thead>
          <tbody>
            {week.batches.map(({ awg, pickups, orders, coils, from, until }) => (
              <tr key={awg}>
                <th scope="row">
                  <span className={cx(look.tag, styles.wire)} data-awg={awg}>
                    {awg}
                  </span>
                </th>
                <td>{words.pickups(pickups, orders)}</td>
                <td className="num">{coils}</td>
                <td className="fine">{words.span(dayWords(from), dayWords(until))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
