import { cx } from '#app/ui/cx.ts';
import type { WithdrawalRow } from '#server/workshop/read-returns.ts';
import { CallForm } from './call-form.tsx';
import look from './look.module.css';
import { OrderNumber } from './parts.tsx';
import styles from './returns.module.css';
import { Deadline, Items, toneOf } from './returns-parts.tsx';
import { momentOf, orderPath } from './words.ts';

/** A declaration that nobody has answered yet. */
export function Withdrawal({ row }: { row: WithdrawalRow }) {
  const { id, state, name, email, typedNumber, goods, receivedAt, acknowledgedAt, order, items, money } = row;
  return (
    <article className={styles.row} data-row="" data-tone={toneOf(money)}>
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
