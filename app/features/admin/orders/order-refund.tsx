import { cx } from '#app/ui/cx.ts';
import { add, ZERO } from '#domain/money.ts';
import type { OrderView } from '#server/admin/index.ts';
import look from '../look.module.css';
import { MoneyForm } from '../money-form.tsx';
import { buyerName, euro, momentOf } from '../words.ts';
import styles from './order.module.css';

const STATES = { asked: 'on its way', done: 'sent back', failed: 'failed' } as const;

/** What went back, and what can. */
export function OrderRefund({ order }: { order: OrderView }) {
  const { number, lines, refundable, refunds, money, buyer } = order;
  const { atMost } = refundable;
  const paid = money.total;
  const facts = { can: refundable, paid, buyer: buyerName(buyer.name), kind: 'typed' } as const;
  // Money that went back without goods counts against those that come back now.
  const goods = add(...refundable.lines.map(({ amount }) => amount), refundable.shipping);
  return (
    <section className="pt-14 pb-30 edge-t" aria-labelledby="refund">
      <div className="flex items-baseline gap-14">
        <h2 className={look.title} id="refund">
          Refund
        </h2>
        <span className={cx(look.small, look.faint)}>at most {euro(atMost)}, back the way it came</span>
      </div>
      {refunds.length > 0 ? (
        <ul className={styles.plain}>
          {refunds.map(({ id, state, amount, reason, failure, by, askedAt }) => (
            <li className="first:mt-12" key={id}>
              <span>
                {euro(amount)} {STATES[state]}: {reason}
                {failure ? <span className={look.wine}> {failure}</span> : null}
              </span>
              <span className={cx(look.small, look.faint)}>
                {by}, {momentOf(askedAt)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {atMost > 0 ? (
        <MoneyForm
          call="refund"
          id="refund"
          of={{ number }}
          ids={['id']}
          done="The refund is on its way."
          amount={ZERO}
          left={atMost}
          {...{ paid, facts, buyer: facts.buyer }}
          button={look.second}
          className={cx(styles.refundFoot, 'grid grid-cols-[1fr_auto_auto] gap-12 mt-14 small:grid-cols-1')}
          beside={
            <>
              <input
                className={look.field}
                name="reason"
                aria-label="Reason, for the audit trail"
                placeholder="Reason, for the audit trail"
                maxLength={500}
                data-missing="Say why, for the audit trail."
                autoComplete="off"
              />
              <button type="button" className={look.button} data-all="">
                All of it
              </button>
            </>
          }
        >
          <table className={cx(styles.table, styles.refund, 'mt-18')}>
            <thead>
              <tr>
                <th>What</th>
                <th>Left of it</th>
                <th>Refund</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, detail }, index) => {
                const left = refundable.lines[index];
                return (
                  <tr key={name + detail}>
                    <td>
                      <select
                        className={look.select}
                        name={`quantities[${index}]`}
                        data-as="number"
                        data-key={index === 0 ? 'r' : undefined}
                        aria-label={`How many of ${name}`}
                        defaultValue="0"
                      >
                        {Array.from({ length: (left?.quantity ?? 0) + 1 }, (_, count) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: a count is its place
                          <option key={count} value={count}>
                            {count} of {left?.quantity ?? 0}
                          </option>
                        ))}
                      </select>{' '}
                      {name}
                    </td>
                    <td className={look.small}>{euro(left?.amount ?? ZERO)}</td>
                    <td className={look.small} data-line={index}>
                      {euro(ZERO)}
                    </td>
                  </tr>
                );
              })}
              <AmountRow name="shipping" label="Shipping" left={euro(refundable.shipping)} />
              <AmountRow name="goodwill" label="Goodwill, no goods back" left="" />
            </tbody>
          </table>
          {goods > atMost ? (
            <p className={cx(look.small, look.faint)}>
              What went back without goods counts against them: together at most {euro(atMost)}.
            </p>
          ) : null}
        </MoneyForm>
      ) : null}
    </section>
  );
}

const AmountRow = ({ name, label, left }: { name: string; label: string; left: string }) => (
  <tr>
    <td>{label}</td>
    <td className={look.small}>{left}</td>
    <td>
      <input
        className={cx(look.field, look.num)}
        name={name}
        data-as="cents"
        inputMode="decimal"
        placeholder="0,00"
        aria-label={`${label}, €`}
        autoComplete="off"
      />
    </td>
  </tr>
);
