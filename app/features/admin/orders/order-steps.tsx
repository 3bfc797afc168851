import { cx } from '#app/ui/cx.ts';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { isOpen } from '#domain/orders/states.ts';
import { nextAtBench } from '#domain/production/unit-state.ts';
import type { OrderView } from '#server/admin/index.ts';
import { AnyCallForm, CallForm, Submit } from '../call-form.tsx';
import { benchPath, buyerName, orderPath } from '../format.ts';
import look from '../look.module.css';
import { MoneyForm } from '../money-form.tsx';
import styles from './order.module.css';

const primary = cx(look.button, look.primary);

/** The one next step of an order, in copper. */
export function NextState({ order }: { order: OrderView }) {
  const { number, version, step, lines } = order;
  const next = nextAtBench(lines.flatMap((line) => line.units));
  switch (step) {
    case 'paid':
      return (
        <CallForm
          call="take-up"
          asks={() => ({ number, version })}
          done={`${number} is in the making. Its buyer is told.`}
        >
          <Submit className={look.primary}>Take it up</Submit>
        </CallForm>
      );
    case 'in the making':
      return next ? (
        <a className={primary} href={benchPath(number, next.number)} data-key="b">
          Open the bench<kbd className={look.key}>B</kbd>
        </a>
      ) : null;
    case 'wound':
      return (
        <a className={primary} href="#shipping" data-key="p">
          Pack it<kbd className={look.key}>P</kbd>
        </a>
      );
    case 'packed':
      return (
        <a className={primary} href="#shipping" data-key="s">
          Ship it<kbd className={look.key}>S</kbd>
        </a>
      );
    case 'shipped':
      return (
        <AnyCallForm<'deliver'>
          call="deliver"
          asks={() => ({ number, version })}
          says={() => ({ type: 'success', text: `${number} is delivered.` })}
          question={{
            id: 'ask-delivered',
            title: `Is ${number} delivered?`,
            words: `From today ${buyerName(order.buyer.name)} has ${WITHDRAWAL_DAYS} days to withdraw by law. It can be taken back.`,
            yes: 'It is delivered',
          }}
        >
          <Submit className={look.primary}>It is delivered</Submit>
        </AnyCallForm>
      );
    case 'delivered':
      return (
        <CallForm
          call="undo-delivery"
          asks={() => ({ number, version })}
          done={`${number} is on its way again.`}
        >
          <Submit>It is not delivered</Submit>
        </CallForm>
      );
    default:
      return null;
  }
}

/** Only what has not left can be cancelled; all of its money goes back. */
export function CancelOrder({ order }: { order: OrderView }) {
  const { number, version, state, refundable, money, buyer } = order;
  if (!isOpen(state)) return null;
  return (
    <details className={cx(styles.cancel, 'relative ml-auto')}>
      <summary className={cx(look.link, look.wine)}>Cancel the order</summary>
      <MoneyForm
        call="cancel"
        id="cancel"
        asks={(fields, refundId) => ({
          number,
          version,
          refundId,
          reason: fields.text('reason'),
          amount: fields.number('amount') ?? 0,
        })}
        then={orderPath(number)}
        done={`${number} is cancelled.`}
        amount={refundable.atMost}
        atMost={refundable.atMost}
        paid={money.total}
        buyer={buyerName(buyer.name)}
        ends={number}
        button={look.warning}
      >
        <label className={look.label} htmlFor="cancel-reason">
          Why, for the audit trail
        </label>
        <input className={look.field} id="cancel-reason" name="reason" maxLength={500} autoComplete="off" />
      </MoneyForm>
    </details>
  );
}
