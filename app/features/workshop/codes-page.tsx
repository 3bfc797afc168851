import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { BENCH } from '#domain/workshop/bench.ts';
import type { CodeState } from '#domain/workshop/code.ts';
import { daysBetween, shortDay, wholeDay } from '#domain/workshop/day.ts';
import type { Codes, CodeView } from '#server/workshop/read-codes.ts';
import { CallForm } from './call-form.tsx';
import styles from './codes.module.css';
import { PageHead } from './frame.tsx';
import look from './look.module.css';
import { Nothing, OrderNumber } from './parts.tsx';
import { counted, dateOf, euro, orderPath } from './words.ts';

const SECTIONS: readonly {
  readonly title: string;
  readonly id: string;
  readonly states: readonly CodeState[];
}[] = [
  { title: 'Open', id: 'open', states: ['open', 'in a checkout'] },
  { title: 'Used', id: 'used', states: ['used'] },
  { title: 'Expired', id: 'expired', states: ['expired'] },
  { title: 'Taken back', id: 'withdrawn', states: ['withdrawn'] },
];

/** Codes that take something off one order: a form for a new one, and what became of the others. */
export function CodesPage({ codes: { codes, today, usualUntil, lastDay } }: { codes: Codes }) {
  const of = (states: readonly CodeState[]) => codes.filter(({ state }) => states.includes(state));
  return (
    <>
      <PageHead title="Codes">
        <span className={cx(look.small, look.faint)}>up to {BENCH.mostOffPercent} % off one order, once</span>
      </PageHead>
      <div className={styles.page}>
        <NewCode today={today} usualUntil={usualUntil} lastDay={lastDay} />
        <div>
          {codes.length === 0 ? (
            <Nothing title="No code is out.">
              <p>
                Who reports a bug is promised up to {BENCH.mostOffPercent} % off. Issue one here and send it.
              </p>
            </Nothing>
          ) : null}
          {SECTIONS.map(({ title, id, states }) => {
            const rows = of(states);
            return rows.length > 0 ? (
              <section key={id} aria-labelledby={id} className={styles.section}>
                <h2 className={look.title} id={id}>
                  {title} <span className={cx(look.small, look.faint)}>{counted(rows.length, 'code')}</span>
                </h2>
                {rows.map((code) => (
                  <CodeRow key={code.id} code={code} today={today} />
                ))}
              </section>
            ) : null;
          })}
        </div>
      </div>
    </>
  );
}

function NewCode({ today, usualUntil, lastDay }: Omit<Codes, 'codes'>) {
  return (
    <section className={cx(look.panel, styles.issue)} aria-labelledby="new-code">
      <h2 id="new-code">New code</h2>
      <CallForm call="issue-code" of={{}} ids={['id']} done="The code is issued: it stands first.">
        <div className={styles.pair}>
          <div>
            <label className={look.label} htmlFor="percent">
              Per cent off
            </label>
            <input
              type="number"
              className={cx(look.field, styles.percent)}
              id="percent"
              name="percent"
              data-as="number"
              data-key="n"
              min={1}
              max={BENCH.mostOffPercent}
              step={1}
              defaultValue={BENCH.mostOffPercent}
            />
          </div>
          <div>
            <label className={look.label} htmlFor="until">
              Until
            </label>
            <input
              type="date"
              className={cx(look.field, look.num)}
              id="until"
              name="until"
              min={today}
              max={lastDay}
              defaultValue={usualUntil}
            />
          </div>
        </div>
        <div className={styles.whose}>
          <div>
            <label className={look.label} htmlFor="code-email">
              For the address
            </label>
            <input
              type="email"
              className={look.field}
              id="code-email"
              name="email"
              data-as="text or none"
              autoComplete="off"
              aria-describedby="code-email-hint"
            />
            <p className={cx(look.small, look.faint, styles.hint)} id="code-email-hint">
              Empty: for anybody who has it.
            </p>
          </div>
          <div>
            <label className={look.label} htmlFor="code-note">
              What for
            </label>
            <input
              className={look.field}
              id="code-note"
              name="note"
              maxLength={200}
              placeholder="Bug report: wrong total in the cart"
            />
          </div>
        </div>
        <button type="submit" className={cx(look.button, look.primary, styles.wide)}>
          Issue the code
        </button>
      </CallForm>
      <p className={cx(look.small, look.faint, styles.rule)}>
        It takes off the goods, not the shipping, and leaves the promotion on shipping as it is. Sent to its
        reader by you: the shop writes nobody.
      </p>
    </section>
  );
}

/** "12 days", "today": how long an open code still counts. */
function left({ until }: CodeView, today: string): string {
  const days = daysBetween(today, until);
  return days === 0 ? 'today' : counted(days, 'day');
}

function CodeRow({ code, today }: { code: CodeView; today: string }) {
  const { id, percent, email, note, by, issuedAt, state, isReady, failure } = code;
  const counts = state === 'open' || state === 'in a checkout';
  return (
    <article className={styles.row} data-row="" data-state={state} id={code.code}>
      <div className={styles.code}>
        <b className={styles.ticket}>{code.code}</b>
        <span className={styles.off}>
          {percent}
          <small> %</small>
        </span>
      </div>
      <div className={styles.why}>
        <b>{note}</b>
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
      <div className={styles.deeds}>
        {counts ? (
          <button
            type="button"
            className={look.button}
            data-copy={code.code}
            data-open=""
            data-sleeps=""
            disabled
          >
            <span data-copy-words="" aria-live="polite">
              Copy
            </span>{' '}
            <span className="visually-hidden">{code.code}</span>
          </button>
        ) : null}
        {state === 'open' ? (
          <details className={styles.back}>
            <summary className={look.link}>
              Take back <span className="visually-hidden">{code.code}</span>
            </summary>
            <CallForm call="withdraw-code" of={{ id }} done={`${code.code} counts no more.`}>
              <input
                className={look.field}
                name="reason"
                aria-label={`Why ${code.code} is taken back`}
                placeholder="Why"
              />
              <button type="submit" className={cx(look.button, look.warning)}>
                Take it back
              </button>
            </CallForm>
          </details>
        ) : null}
      </div>
    </article>
  );
}

/** What became of a code, or how long it still has. */
function Fate({ code, today }: { code: CodeView; today: string }) {
  const { state, until, order, redeemedAt, withdrawn, heldUntil } = code;
  switch (state) {
    case 'open':
      return (
        <>
          <b className={styles.fate}>{left(code, today)}</b>
          <p className={cx(look.small, look.faint)}>until {wholeDay(until)}</p>
        </>
      );
    case 'in a checkout':
      return (
        <>
          <b className={cx(styles.fate, look.copper)}>In a checkout</b>
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
            <b className={styles.fate}>Used</b>
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
