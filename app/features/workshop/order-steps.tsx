import { cx } from '#app/ui/cx.ts';
import { isMeasured } from '#domain/workshop/piece-state.ts';
import type { OrderView } from '#server/workshop/order-view.ts';
import { CallForm } from './call-form.tsx';
import look from './look.module.css';
import styles from './order.module.css';
import { Question } from './question.tsx';
import { benchPath, euro, orderPath } from './words.ts';

const primary = cx(look.button, look.primary);

/** The one next step of an order, in copper. */
export function NextState({ order }: { order: OrderView }) {
  const { number, version, step, lines } = order;
  const pieces = lines.flatMap((line) => line.pieces);
  const next =
    pieces.find(({ state }) => state === 'on the bench') ?? pieces.find(({ state }) => !isMeasured(state));
  switch (step) {
    case 'paid':
      return (
        <CallForm
          call="take-up"
          of={{ number, version }}
          done={`${number} is in the making. Its buyer is told.`}
        >
          <button type="submit" className={primary}>
            Take it up
          </button>
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
        <CallForm call="deliver" of={{ number, version }} done={`${number} is delivered.`}>
          <button type="submit" className={primary}>
            It is delivered
          </button>
        </CallForm>
      );
    default:
      return null;
  }
}

/** Only what has not left can be cancelled; all of its money goes back, so it is asked first. */
export function CancelOrder({ order }: { order: OrderView }) {
  const { number, version, state, refundable } = order;
  if (state !== 'paid' && state !== 'in the making') return null;
  return (
    <details className={styles.cancel}>
      <summary className={cx(look.link, look.wine)}>Cancel the order</summary>
      <CallForm
        call="cancel"
        of={{ number, version }}
        ids={['refundId']}
        then={orderPath(number)}
        done={`${number} is cancelled.`}
        data-asks="ask-cancel"
      >
        <label className={look.label} htmlFor="cancel-reason">
          Why, for the audit trail
        </label>
        <input className={look.field} id="cancel-reason" name="reason" maxLength={500} autoComplete="off" />
        <button type="submit" className={cx(look.button, look.warning)}>
          Cancel {number}
        </button>
      </CallForm>
      <Question
        id="ask-cancel"
        title={`Cancel ${number}?`}
        words={`${euro(refundable.atMost)} go back the way they came, today. This cannot be undone.`}
        yes="Cancel the order"
      />
    </details>
  );
}
