import { cx } from '#app/ui/cx.ts';
import { shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { add } from '#domain/money.ts';
import { RETURN_STEPS } from '#domain/returns/returning.ts';
import type { ReturnRow } from '#server/returns/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { buyerName, euro, orderPath } from '../format.ts';
import look from '../look.module.css';
import { MoneyForm } from '../money-form.tsx';
import { OrderNumber } from '../parts.tsx';
import styles from './returns.module.css';
import { Deadline, Items, toneOf } from './returns-parts.tsx';

/** Since when goods are where they are. */
function since({ told, postBy, posted, here }: ReturnRow): string {
  if (here) return `received ${weekdayAndDay(here)}`;
  if (posted) return `posted ${weekdayAndDay(posted)}`;
  return [weekdayAndDay(told), postBy && `post by ${shortDay(postBy)}`].filter(Boolean).join(', ');
}

const NOTHING_OWED = { cells: [], tone: 'done', words: 'Nothing is owed', detail: '' } as const;

/** Goods that are expected, on their way or here, and their next step. */
export function Return({ row, isNext }: { row: ReturnRow; isNext: boolean }) {
  const { returnNumber, kind, order, items, step, money, here } = row;
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
        <b className={cx(styles.stateWord, 'block')}>{RETURN_STEPS[kind][step]}</b>
        <span
          className={cx(styles.progress, 'grid grid-cols-[repeat(4,minmax(0,36px))] gap-3 my-9')}
          aria-hidden="true"
        >
          {RETURN_STEPS[kind].map((name, index) => (
            <i
              className="h-4 bg-line"
              key={name}
              data-at={index < step ? 'done' : index === step ? 'now' : undefined}
            />
          ))}
        </span>
        <p className={cx(look.small, look.faint)}>{since(row)}</p>
      </div>
      <Deadline money={row.owed.kind === 'nothing' ? NOTHING_OWED : money} />
      <div className={cx(styles.step, 'grid grid-cols-1 gap-8')}>
        {here ? <PayBack row={row} isNext={isNext} /> : <Await row={row} />}
      </div>
    </article>
  );
}

/** The goods are here: what is owed for them goes back, or what became of it is said. */
function PayBack({ row, isNext }: { row: ReturnRow; isNext: boolean }) {
  const { id, returnNumber, order, owed, onItsWay } = row;
  const { number } = order;
  if (onItsWay > 0) return <p className={cx(look.small, look.faint)}>{euro(onItsWay)} are on their way</p>;
  if (owed.kind === 'owed')
    return (
      <>
        <MoneyForm
          call="refund"
          id={id}
          asks={(fields, refundId) => ({
            ...owed.request,
            id: refundId,
            number,
            returnId: id,
            amount: fields.number('amount') ?? 0,
          })}
          done={`${euro(owed.amount)} are on their way back.`}
          amount={owed.amount}
          atMost={add(owed.amount, owed.left)}
          paid={order.paid}
          buyer={buyerName(order.buyer)}
          button={isNext && look.primary}
          dataKey="r"
        />
        <Close returnNumber={returnNumber} version={order.version} />
      </>
    );
  return owed.kind === 'nothing' ? (
    <>
      <p className={cx(look.small, look.faint)}>Its money went back before.</p>
      <Close returnNumber={returnNumber} version={order.version} reason="Its money went back before." />
    </>
  ) : (
    <p className={look.small}>
      {owed.words}{' '}
      <a className={look.link} href={`${orderPath(number)}#refund`}>
        See the order
      </a>
    </p>
  );
}

/** Off the list without money: it went back before, or is not owed. With a reason at hand it takes one press. */
function Close({
  returnNumber,
  version,
  reason,
}: {
  returnNumber: string;
  version: number;
  reason?: string;
}) {
  const form = (
    <CallForm
      call="close-return"
      asks={(fields) => ({ returnNumber, version, reason: reason ?? fields.text('reason') })}
      done={`${returnNumber} is closed. No money went.`}
    >
      {reason ? null : (
        <input
          className={look.field}
          name="reason"
          aria-label={`Why ${returnNumber} is closed`}
          placeholder="Why"
          maxLength={500}
          autoComplete="off"
        />
      )}
      <Submit>{reason ? 'Close it' : 'Close'}</Submit>
    </CallForm>
  );
  if (reason) return form;
  return (
    <details className={look.small}>
      <summary className={look.link}>Close it, no refund</summary>
      {form}
    </details>
  );
}

function Await({ row: { returnNumber, order, posted, owed } }: { row: ReturnRow }) {
  return (
    <>
      <CallForm
        call="goods-received"
        asks={() => ({ returnNumber, version: order.version })}
        done={`${returnNumber} is here.`}
      >
        <Submit data-key="h">It is here</Submit>
      </CallForm>
      {posted ? null : (
        <details className={look.small}>
          <summary className={look.link}>It was posted</summary>
          <CallForm
            call="goods-posted"
            asks={(fields) => ({
              returnNumber,
              version: order.version,
              posted: fields.text('posted'),
            })}
            done="The day of the post is kept."
          >
            <input
              type="date"
              name="posted"
              className={cx(look.field, look.num)}
              aria-label={`Postmark of ${returnNumber}`}
            />
            <Submit>Keep</Submit>
          </CallForm>
        </details>
      )}
      {owed.kind === 'owed' ? <p className={cx(look.small, look.faint)}>{euro(owed.amount)}</p> : null}
    </>
  );
}
