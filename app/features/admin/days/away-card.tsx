import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import type { DayView } from '#server/days/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted } from '../format.ts';
import look from '../look.module.css';
import styles from './day.module.css';

const span = (from: string, until: string) =>
  from === until ? shortDay(from) : `${shortDay(from)} to ${shortDay(until)}`;

/** Closing days: what it comes to is shown first, then it is one press. */
export function AwayCard({ day }: { day: DayView }) {
  const { closing, makers, absences, today } = day;
  const asked = closing?.absence;
  return (
    <section className={styles.away} id="away" aria-labelledby="away-title" tabIndex={-1}>
      <div className={styles.awayHead}>
        <h2 id="away-title" className={look.title}>
          Out of office
        </h2>
        <span className={cx(look.small, look.faint)}>{closing ? 'not closed yet' : ''}</span>
      </div>
      {absences.length > 0 ? (
        <ul className={styles.list}>
          {absences.map(({ id, from, until, who }) => (
            <li key={id}>
              <b className={styles.name}>{who === null ? 'Closed' : `${who} is away`}</b>
              <span className={look.num}>{span(from, until)}</span>
              <CallForm call="open-days" asks={() => ({ id })} done="Open again. What was promised stays.">
                <Submit className={styles.small}>Open again</Submit>
              </CallForm>
            </li>
          ))}
        </ul>
      ) : null}
      <form method="get" action="/workshop/day#away" className={styles.awayForm}>
        <div>
          <label className={look.label} htmlFor="who">
            Who
          </label>
          <select id="who" name="who" className={look.select} defaultValue={asked?.who ?? ''}>
            <option value="">Both</option>
            {makers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className={look.label} htmlFor="from">
            First day
          </label>
          <input
            id="from"
            name="from"
            type="date"
            required
            min={today}
            className={look.field}
            defaultValue={asked?.from}
          />
        </div>
        <div>
          <label className={look.label} htmlFor="until">
            Last day
          </label>
          <input
            id="until"
            name="until"
            type="date"
            required
            min={today}
            className={look.field}
            defaultValue={asked?.until}
          />
        </div>
        <button type="submit" className={cx(look.button, styles.whole)}>
          Show what moves
        </button>
      </form>
      {closing ? <Preview closing={closing} /> : null}
    </section>
  );
}

function Preview({ closing }: { closing: NonNullable<DayView['closing']> }) {
  const { absence, moves, jump, said, fault, seen, promisedNow } = closing;
  const { from, until, who } = absence;
  if (fault)
    return (
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    );
  const late = moves.filter(({ beyondLaw }) => beyondLaw);
  const names = [...new Set(moves.map(({ buyer }) => buyer))].join(', ');
  const press = moves.length > 0 ? `Close, mail ${moves.length}` : 'Close these days';
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>Open promises that move</dt>
          <dd className={cx(look.num, moves.length > 0 && look.wine)}>{moves.length}</dd>
        </div>
        {moves.map(({ number, buyer, before, after }) => (
          <div key={number}>
            <dt className={look.faint}>{buyer}</dt>
            <dd className={look.small}>
              <del className={look.faint}>{weekdayAndDay(before)}</del> → <b>{weekdayAndDay(after)}</b>
            </dd>
          </div>
        ))}
        {jump?.last ? (
          <div>
            <dt>Wound until {weekdayAndDay(jump.last.wound)}</dt>
            <dd className={look.small}>leaves {weekdayAndDay(jump.last.leaves)}</dd>
          </div>
        ) : null}
        {jump ? (
          <div>
            <dt>Wound on {weekdayAndDay(jump.first.wound)}</dt>
            <dd className={look.small}>
              <del className={look.faint}>{weekdayAndDay(jump.first.before)}</del> →{' '}
              <b>{weekdayAndDay(jump.first.after)}</b>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Paid now, it would leave</dt>
          <dd className={look.small}>{weekdayAndDay(promisedNow)}</dd>
        </div>
        <div>
          <dt>Latest by law</dt>
          <dd className={cx(look.small, late.length > 0 ? look.wine : look.forest)}>
            {late.length > 0 ? (
              <>
                <Icon name="warning" size={13} /> {counted(late.length, 'order')} after the 30 days
              </>
            ) : (
              <>
                <Icon name="check" size={13} /> all within 30 days
              </>
            )}
          </dd>
        </div>
      </dl>
      {moves.length > 0 ? (
        <div className={styles.breaks} role="status">
          <Icon name="warning" size={20} />
          <div>
            <b>
              Closing {span(from, until)} breaks {counted(moves.length, 'promise')}
            </b>
            <p>
              {names} {moves.length === 1 ? 'was' : 'were'} told an earlier day. Closing mails the new date;
              nothing is closed before you say so.
            </p>
          </div>
        </div>
      ) : null}
      {said ? (
        <p className={cx(look.small, look.faint, styles.said)}>The shop says: “{said}”</p>
      ) : (
        <p className={cx(look.small, look.faint, styles.said)}>
          Two a day are wound on these days. The shop says nothing of it.
        </p>
      )}
      <CallForm
        call="close-days"
        asks={(_fields, id) => ({ id, from, until, who, seen })}
        then="/workshop/day"
        done={moves.length > 0 ? `Closed, ${counted(moves.length, 'mail')} on the way.` : 'Closed.'}
      >
        <Submit className={cx(look.second, styles.whole)}>{press}</Submit>
      </CallForm>
    </>
  );
}
