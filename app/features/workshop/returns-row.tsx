import { cx } from '#app/ui/cx.ts';
import { shortDay, weekdayAndDay } from '#domain/workshop/day.ts';
import { RETURN_STEPS } from '#domain/workshop/returning.ts';
import type { ReturnRow } from '#server/workshop/read-returns.ts';
import { CallForm } from './call-form.tsx';
import look from './look.module.css';
import { OrderNumber } from './parts.tsx';
import { Question } from './question.tsx';
import styles from './returns.module.css';
import { Deadline, Items, toneOf } from './returns-parts.tsx';
import { euro, orderPath } from './words.ts';

/** Since when goods are where they are. */
function since({ told, postBy, posted, here }: ReturnRow): string {
  if (here) return `received ${weekdayAndDay(here)}`;
  if (posted) return `posted ${weekdayAndDay(posted)}`;
  return [weekdayAndDay(told), postBy && `post by ${shortDay(postBy)}`].filter(Boolean).join(', ');
}

/** Goods that are expected, on their way or here, and their next step. */
export function Return({ row, isNext }: { row: ReturnRow; isNext: boolean }) {
  const { id, returnNumber, kind, order, items, step, money, suggested, here, posted } = row;
  const { amount, ...request } = suggested;
  return (
    <article className={styles.row} data-row="" data-tone={toneOf(money)}>
      <div>
        <span className={look.tag} data-tone={kind === 'withdrawal' ? 'ink' : undefined}>
          {kind === 'withdrawal' ? 'Withdrawal' : 'Return'}
        </span>
        <p className={cx(look.small, look.faint)}>{returnNumber}</p>
      </div>
      <div>
        <a className={look.num} href={orderPath(order.number)} data-open="">
          <OrderNumber number={order.number} />
        </a>
        <p>
          {order.buyer}, <span className={look.faint}>{order.countryName}</span>
        </p>
      </div>
      <Items items={items} />
      <div>
        <b className={styles.stateWord}>{RETURN_STEPS[kind][step]}</b>
        <span className={styles.progress} aria-hidden="true">
          {RETURN_STEPS[kind].map((name, index) => (
            <i key={name} data-at={index < step ? 'done' : index === step ? 'now' : undefined} />
          ))}
        </span>
        <p className={cx(look.small, look.faint)}>{since(row)}</p>
      </div>
      <Deadline money={money} />
      <div className={styles.step}>
        {here && amount ? (
          <>
            <CallForm
              call="refund"
              of={{ number: order.number, ...request, returnId: id }}
              ids={['id']}
              data-asks={`ask-${id}`}
              done={`${euro(amount)} are on their way back.`}
            >
              <button type="submit" className={cx(look.button, isNext && look.primary)} data-key="r">
                Refund {euro(amount)}
              </button>
            </CallForm>
            <Question
              id={`ask-${id}`}
              title={`Refund ${euro(amount)}?`}
              words={`Back the way ${order.buyer || 'the buyer'} paid, today, for ${order.number}. This cannot be undone.`}
              yes="Refund"
            />
          </>
        ) : here ? (
          <span className={cx(look.small, look.faint)}>nothing is left to refund</span>
        ) : (
          <>
            <CallForm
              call="goods-received"
              of={{ returnNumber, version: order.version }}
              done={`${returnNumber} is here.`}
            >
              <button type="submit" className={look.button} data-key="h">
                It is here
              </button>
            </CallForm>
            {posted ? null : (
              <details className={look.small}>
                <summary className={look.link}>It was posted</summary>
                <CallForm
                  call="goods-posted"
                  of={{ returnNumber, version: order.version }}
                  done="The day of the post is kept."
                >
                  <input
                    type="date"
                    name="posted"
                    className={cx(look.field, look.num)}
                    aria-label={`Postmark of ${returnNumber}`}
                  />
                  <button type="submit" className={look.button}>
                    Keep
                  </button>
                </CallForm>
              </details>
            )}
            <p className={cx(look.small, look.faint)}>{amount ? euro(amount) : null}</p>
          </>
        )}
      </div>
    </article>
  );
}
