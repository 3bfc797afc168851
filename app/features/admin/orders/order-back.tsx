import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import type { OrderView } from '#server/admin/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted, dateOf } from '../format.ts';
import look from '../look.module.css';
import { ReturnNumberForm } from '../returns/new-return.tsx';
import styles from './order.module.css';

const goodsOf = ({ lines }: OrderView, quantities: readonly number[]): string =>
  lines
    .flatMap(({ name }, index) => (quantities[index] ? [`${quantities[index]} × ${name}`] : []))
    .join(', ');

/** Goods on their way back: the return of 21 days, and the withdrawal that the law gives. */
export function OrderBack({ order }: { order: OrderView }) {
  const { number, back, returnedGoods, withdrawals, request, shippedAt, buyer } = order;
  const asked = returnedGoods.length + withdrawals.length + (request ? 1 : 0);
  return (
    <section className="pt-14 pb-30 edge-t" aria-labelledby="back">
      <div className="flex items-baseline gap-14">
        <h2 className={look.title} id="back">
          Return and withdrawal
        </h2>
        <span className={cx(look.small, look.faint)}>
          {asked === 0 ? 'none asked' : counted(asked, 'entry').replace('entrys', 'entries')}
        </span>
        {asked > 0 ? (
          <a className={cx(look.small, look.link, 'ml-auto')} href="/workshop/returns">
            Returns
          </a>
        ) : null}
      </div>
      <ul className={styles.plain}>
        {request ? (
          <li className="first:mt-12">
            <span>Return, asked for by the buyer</span>
            <span className={cx(look.small, look.faint)}>{goodsOf(order, request.quantities)}</span>
          </li>
        ) : null}
        {returnedGoods.map(({ id, returnNumber, stepWords, quantities }) => (
          <li className="first:mt-12" key={id}>
            <span>
              {returnNumber}: {stepWords}
            </span>
            <span className={cx(look.small, look.faint)}>{goodsOf(order, quantities)}</span>
          </li>
        ))}
        {withdrawals.map(({ id, state, goods, receivedAt }) => (
          <li className="first:mt-12" key={id}>
            <span>
              Withdrawal, {state}
              {goods ? `: ${goods}` : null}
            </span>
            <span className={cx(look.small, look.faint)}>{dateOf(receivedAt)}</span>
          </li>
        ))}
      </ul>
      <div
        className={cx(
          styles.ways,
          'grid grid-cols-2 gap-32 small:grid-cols-1 mt-12 py-16 px-18 edge-dashed rounded',
        )}
      >
        <div>
          <h3>Return, {RETURN_DAYS} days</h3>
          <p className={cx(look.small, look.faint)}>
            counts from purchase, until {weekdayAndDay(back.returnUntil)}
          </p>
          {back.mayReturn && shippedAt ? (
            <ReturnNumberForm order={order} />
          ) : (
            <p className={look.small}>{shippedAt ? 'The days are over.' : 'Nothing has left yet.'}</p>
          )}
        </div>
        <div>
          <h3>Withdrawal, {WITHDRAWAL_DAYS} days</h3>
          <p className={cx(look.small, look.faint)}>
            {back.withdrawalUntil
              ? `counts from delivery, until ${weekdayAndDay(back.withdrawalUntil)}`
              : 'counts from delivery: it has not begun'}
          </p>
          <CallForm
            call="enter-withdrawal"
            asks={(fields) => ({
              name: buyer.name ?? number,
              orderNumber: number,
              email: buyer.email ?? '',
              goods: fields.text('goods') || null,
            })}
            done="The withdrawal is entered. It stands under Returns."
          >
            <label className={look.label} htmlFor="withdrawn">
              Only some of it? Which?
            </label>
            <input className={look.field} id="withdrawn" name="goods" autoComplete="off" />
            <Submit>Enter a withdrawal</Submit>
          </CallForm>
        </div>
      </div>
    </section>
  );
}
