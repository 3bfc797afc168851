import { useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { daysBetween, shortDay, wholeDay } from '#domain/calendar/day.ts';
import type { CodeView } from '#server/prices/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted, dateOf, euro, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import styles from './codes.module.css';

/** "12 days", "today": how long an open code still counts. */
function left({ until }: CodeView, today: string): string {
  const days = daysBetween(today, until);
  return days === 0 ? 'today' : counted(days, 'day');
}

/** One code: its ticket, whose it is, what became of it, and what can still be done. */
export function CodeRow({ code, today }: { code: CodeView; today: string }) {
  const { id, percent, email, note, by, issuedAt, state, isReady, failure } = code;
  const counts = state === 'open' || state === 'in a checkout';
  return (
    <article className={styles.row} data-row="" data-state={state} id={code.code}>
      <div className="grid gap-12 justify-items-start small:grid-cols-[auto_1fr] small:items-center small:gap-16">
        <b className={styles.ticket}>{code.code}</b>
        <span className={cx(styles.off, 'heading-28/1 weight-800 ls-[-0.03em]')}>
          {percent}
          <small className="type-16"> %</small>
        </span>
      </div>
      <div className="wrap-anywhere">
        <b className="weight-600">{note}</b>
        <p>{email ?? <span className={look.faint}>for anybody who has it</span>}</p>
        <p className={cx(look.small, look.faint)}>
          {by}, {dateOf(issuedAt)}
        </p>
      </div>
      <div>
        <Fate code={code} today={today} />
        {counts && !isReady ? (
          <p className={cx(look.small, look.wine, styles.waits)}>
            <Icon name="warning" size={14} />{' '}
            {failure ?? 'The payment account has not made it yet. It is tried again and again.'}
          </p>
        ) : null}
      </div>
      <div className="grid gap-6">
        {counts ? <CopyCode code={code.code} /> : null}
        {state === 'open' ? (
          <details className={styles.back}>
            <summary className={look.link}>
              Take back <span className="visually-hidden">{code.code}</span>
            </summary>
            <CallForm
              call="withdraw-code"
              asks={(fields) => ({ id, reason: fields.text('reason') })}
              done={`${code.code} counts no more.`}
            >
              <input
                className={look.field}
                name="reason"
                aria-label={`Why ${code.code} is taken back`}
                placeholder="Why"
              />
              <Submit className={look.warning}>Take it back</Submit>
            </CallForm>
          </details>
        ) : null}
      </div>
    </article>
  );
}

/** Puts the code on the clipboard, and says so where its word stood. */
function CopyCode({ code }: { code: string }) {
  const [words, setWords] = useState('Copy');
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    // Without a clipboard the code itself can be marked and copied by hand.
    setWords(isCopied ? 'Copied' : 'Mark it and copy');
    setTimeout(() => setWords('Copy'), 4000);
  };
  return (
    <button type="button" className={look.button} onClick={() => void copy()} data-open="">
      <span aria-live="polite">{words}</span> <span className="visually-hidden">{code}</span>
    </button>
  );
}

/** What became of a code, or how long it still has. */
function Fate({ code, today }: { code: CodeView; today: string }) {
  const { state, until, order, redeemedAt, withdrawn, heldUntil } = code;
  switch (state) {
    case 'open':
      return (
        <>
          <b className="mono-15/[1.3] weight-500">{left(code, today)}</b>
          <p className={cx(look.small, look.faint)}>until {wholeDay(until)}</p>
        </>
      );
    case 'in a checkout':
      return (
        <>
          <b className={cx(look.copper, 'mono-15/[1.3] weight-500')}>In a checkout</b>
          <p className={cx(look.small, look.faint)}>free again by {heldUntil}, if it is not paid</p>
        </>
      );
    case 'used':
      return (
        <>
          {order ? (
            <a className={look.num} href={orderPath(order.number)} data-open="">
              <OrderNumber number={order.number} />
            </a>
          ) : (
            <b className="mono-15/[1.3] weight-500">Used</b>
          )}
          <p className={cx(look.small, look.faint)}>
            {[order && `${euro(order.discount)} off`, redeemedAt && dateOf(redeemedAt)]
              .filter(Boolean)
              .join(', ')}
          </p>
        </>
      );
    case 'expired':
      return <p className={cx(look.small, look.faint)}>ran out {shortDay(until)}, not used</p>;
    case 'withdrawn':
      return (
        <p className={cx(look.small, look.faint)}>
          {withdrawn ? `taken back by ${withdrawn.by}, ${dateOf(withdrawn.at)}` : null}
        </p>
      );
    default:
      return state satisfies never;
  }
}
