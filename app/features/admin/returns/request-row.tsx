import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import type { RequestRow } from '#server/returns/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { momentOf, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import { HowMany, isTwice } from './how-many.tsx';
import styles from './returns.module.css';
import { Items } from './returns-parts.tsx';

/** What a buyer wants to send back, on the page of the order: it gets a number, or a no. */
export function Request({ row: { id, order, lines, askedAt, postBy } }: { row: RequestRow }) {
  const { number, version, buyer, email, countryName } = order;
  return (
    <article className={styles.row} data-row="">
      <div>
        <span className={look.tag}>Return</span>
        <p className={cx(look.small, look.faint)}>no number yet</p>
      </div>
      <div>
        <a className={look.num} href={orderPath(number)} data-open="">
          <OrderNumber number={number} />
        </a>
        <p>
          {buyer}, <span className={look.faint}>{countryName}</span>
        </p>
      </div>
      <Items items={lines.filter(({ asked }) => asked > 0)} />
      <div>
        <b className={cx(styles.stateWord, 'block')}>asked for</b>
        <p className={cx(look.small, look.faint)}>{momentOf(askedAt)}, on the page of the order</p>
      </div>
      <div className={styles.money}>
        <b className="flex items-center gap-8 mono-16/[1.3] weight-500">Not running</b>
        <span className={look.small}>post by {weekdayAndDay(postBy)}</span>
      </div>
      <div className={cx(styles.step, 'grid grid-cols-1 gap-8')}>
        <CallForm
          call="give-return-number"
          asks={(fields) => ({
            number,
            version,
            requestId: id,
            quantities: fields.numbers('quantities'),
          })}
          done="The return number is given and mailed."
        >
          {lines.map(({ name, detail, asked, most }) => (
            <HowMany
              key={name + detail}
              name={name}
              most={most}
              {...(isTwice(lines, name) && { detail })}
              chosen={asked}
              className={look.small ?? ''}
            />
          ))}
          <Submit>Give a number</Submit>
        </CallForm>
        <details className={look.small}>
          <summary className={look.link}>Say no</summary>
          <CallForm
            call="decline-return"
            asks={(fields) => ({ requestId: id, reason: fields.text('reason') })}
            done="The request is closed."
          >
            <p className={look.faint}>
              The shop writes nobody:{' '}
              {email ? (
                <a className={look.link} href={`mailto:${email}?subject=${number}`}>
                  write to {buyer}
                </a>
              ) : (
                'no address is known'
              )}
            </p>
            <input
              className={look.field}
              name="reason"
              aria-label="Why not"
              placeholder="Why not"
              maxLength={500}
              autoComplete="off"
            />
            <Submit>Close</Submit>
          </CallForm>
        </details>
      </div>
    </article>
  );
}
