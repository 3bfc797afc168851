import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { shortDay, weekdayAndDay } from '#domain/workshop/day.ts';
import { RETURN_STEPS } from '#domain/workshop/returning.ts';
import type { ReturnRow, Returns, WithdrawalRow } from '#server/workshop/read-returns.ts';
import { CallForm } from './call-form.tsx';
import { PageHead } from './frame.tsx';
import look from './look.module.css';
import { Nothing, OrderNumber, Thumb } from './parts.tsx';
import { Question } from './question.tsx';
import styles from './returns.module.css';
import { euro, momentOf, orderPath } from './words.ts';

/** Goods and money on their way back: what is owed by when. */
export function ReturnsPage({ returns }: { returns: Returns }) {
  const { open, withdrawals, done, doneInAll } = returns;
  // One copper button: the refund that is due first.
  const due = open.find(({ here, suggested }) => here && suggested.amount);
  return (
    <>
      <PageHead title="Returns">
        <span className={cx(look.small, look.faint)}>refund within 14 days</span>
      </PageHead>
      <div className={styles.page}>
        {open.length + withdrawals.length === 0 ? (
          <Nothing title="Nothing comes back.">
            <p>Return numbers are given, and withdrawals entered, on the page of an order.</p>
            <a className={look.button} href="/workshop">
              Look at the board
            </a>
          </Nothing>
        ) : null}
        {withdrawals.map((row) => (
          <Withdrawal key={row.id} row={row} />
        ))}
        {open.map((row) => (
          <Return key={row.id} row={row} isNext={row === due} />
        ))}
        {done.length > 0 ? (
          <section aria-labelledby="done">
            <h2 className={cx(look.title, styles.done)} id="done">
              Done this month{' '}
              <span className={cx(look.small, look.faint)}>
                {done.length} of {doneInAll}
              </span>
            </h2>
            <ul>
              {done.map(({ id, returnNumber, order, items, money }) => (
                <li key={id} className={cx(styles.doneRow, look.small)}>
                  <span>{returnNumber}</span>
                  <a href={orderPath(order.number)}>
                    <OrderNumber number={order.number} />
                  </a>
                  <span>
                    {order.buyer}, {order.countryName}
                  </span>
                  <span>{items.map(({ name }) => name).join(', ')}</span>
                  <span className={look.faint}>{money.words}</span>
                  <span className={look.faint}>{money.detail}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className={styles.rules}>
          <Rule title="Withdrawal, 14 days">
            The buyer needs no reason. Money back within 14 days of the day we were told; we may wait for the
            goods or the proof of post.
          </Rule>
          <Rule title="Return, 21 days">
            Ours, beyond the law, custom pickups too. Counts from purchase to the postmark.
          </Rule>
          <Rule title="What goes back">
            All that was paid, with standard shipping on a withdrawal, to the same means of payment. Never
            more than paid.
          </Rule>
        </div>
      </div>
    </>
  );
}

const Rule = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h2 className={look.title}>{title}</h2>
    <p className={look.faint}>{children}</p>
  </section>
);

/** Fourteen cells, one a day. */
const Deadline = ({ money }: { money: ReturnRow['money'] }) => (
  <div className={styles.money} data-tone={money.tone}>
    <b>
      {money.tone === 'late' || money.words === 'Today' ? <Icon name="warning" size={16} /> : null}
      {money.words}
    </b>
    <span className={styles.cells} aria-hidden="true">
      {money.cells.map((filled, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <i key={index} data-filled={filled || undefined} />
      ))}
    </span>
    <span className={look.small}>{money.detail}</span>
  </div>
);

const Items = ({ items }: { items: ReturnRow['items'] }) => (
  <div>
    {items.map(({ name, detail, quantity, picture }) => (
      <div key={name + detail} className={styles.item}>
        <Thumb path={picture.path} className={styles.thumb} />
        <div>
          <b>{quantity > 1 ? `${quantity} × ${name}` : name}</b>
          <p className={cx(look.small, look.faint)}>{detail}</p>
        </div>
      </div>
    ))}
  </div>
);

/** Since when goods are where they are. */
function since({ told, postBy, posted, here }: ReturnRow): string {
  if (here) return `received ${weekdayAndDay(here)}`;
  if (posted) return `posted ${weekdayAndDay(posted)}`;
  return [weekdayAndDay(told), postBy && `post by ${shortDay(postBy)}`].filter(Boolean).join(', ');
}

function Return({ row, isNext }: { row: ReturnRow; isNext: boolean }) {
  const { id, returnNumber, kind, order, items, step, money, suggested, here, posted } = row;
  const { amount, ...request } = suggested;
  return (
    <article className={styles.row} data-row="" data-tone={money.tone}>
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

/** A declaration that nobody has answered yet. */
function Withdrawal({ row }: { row: WithdrawalRow }) {
  const { id, state, name, email, typedNumber, goods, receivedAt, acknowledgedAt, order, items, money } = row;
  return (
    <article className={styles.row} data-row="" data-tone={money.tone}>
      <div>
        <span className={look.tag} data-tone="ink">
          Withdrawal
        </span>
        <p className={cx(look.small, look.faint)}>{state}</p>
      </div>
      <div>
        {order ? (
          <a className={look.num} href={orderPath(order.number)} data-open="">
            <OrderNumber number={order.number} />
          </a>
        ) : (
          <span className={look.num}>{typedNumber}</span>
        )}
        <p>
          {name}
          <span className={cx(look.small, look.faint, styles.mail)}>{email}</span>
        </p>
      </div>
      {items.length > 0 ? (
        <Items items={items} />
      ) : (
        <p className={look.faint}>{goods ?? 'No order is known.'}</p>
      )}
      <div>
        <b className={styles.stateWord}>told us</b>
        <p className={cx(look.small, look.faint)}>
          {momentOf(receivedAt)}
          {acknowledgedAt ? ', mail sent' : ', mail waits'}
          {goods ? ` · “${goods}”` : null}
        </p>
      </div>
      <Deadline money={money} />
      <div className={styles.step}>
        {order ? (
          <CallForm
            call="answer-withdrawal"
            of={{ withdrawalId: id }}
            ids={['refundId']}
            done="The withdrawal is answered."
          >
            {items.map((item, index) => (
              <label key={item.name + item.detail} className={look.small}>
                {item.name}
                <select
                  className={look.select}
                  name={`quantities[${index}]`}
                  data-as="number"
                  defaultValue={item.quantity}
                >
                  {Array.from({ length: item.quantity + 1 }, (_, count) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a count is its place
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <button type="submit" className={look.button}>
              Answer
            </button>
          </CallForm>
        ) : (
          <CallForm call="match-withdrawal" of={{ withdrawalId: id }} done="The order is found.">
            <input
              className={look.field}
              name="number"
              aria-label="Order it is from"
              defaultValue={typedNumber}
            />
            <button type="submit" className={look.button}>
              It is this order
            </button>
          </CallForm>
        )}
        <details className={look.small}>
          <summary className={look.link}>Close it</summary>
          <CallForm call="settle-withdrawal" of={{ withdrawalId: id }} done="The withdrawal is closed.">
            <input className={look.field} name="reason" aria-label="Why it is closed" placeholder="Why" />
            <button type="submit" className={look.button}>
              Close
            </button>
          </CallForm>
        </details>
      </div>
    </article>
  );
}
