import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { keysOf } from '#domain/records.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import type { OrderView } from '#server/admin/index.ts';
import type { RequestRow, ReturnRow, Returns, WithdrawalRow } from '#server/returns/index.ts';
import { euro, orderPath } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing, OrderNumber } from '../parts.tsx';
import { NewReturn, NewWithdrawal } from './new-return.tsx';
import { Request } from './request-row.tsx';
import styles from './returns.module.css';
import {
  countsUnder,
  type ReturnsFilter,
  returnsPath,
  returnsUnder,
  TABS,
  type Tab,
} from './returns-filter.ts';
import { Return } from './returns-row.tsx';
import { Withdrawal } from './withdrawal-row.tsx';

const HEADS = ['Kind, number', 'Order', 'Goods', 'State', 'Money back by', 'Next'];

export const ReturnsIsland = framed(ReturnsPage, '/workshop/returns', [
  ['J K', 'down, up'],
  ['Enter', 'open'],
  ['H', 'it is here'],
  ['R', 'refund'],
  ['N', 'new number'],
]);

/** Goods and money on their way back: what is owed by when. */
export function ReturnsPage({
  returns,
  filter,
  order,
}: {
  returns: Returns;
  filter: ReturnsFilter;
  /** The order that a number is to be given for, once it is found. */
  order: OrderView | undefined;
}) {
  const { tab, action } = filter;
  const { open, withdrawals, requests, done } = returnsUnder(tab, returns);
  // One copper button: the refund that is due first.
  const due = open.find(({ here, owed, onItsWay }) => here && owed.kind === 'owed' && onItsWay === 0);
  return (
    <>
      <PageHead title="Returns">
        <span className={cx(look.small, look.faint)}>refund within {MONEY_BACK_DAYS} days</span>
        <div className={cx(styles.actions, 'flex flex-wrap gap-12 small:w-full')}>
          <a className={look.button} href="/workshop/returns?new=withdrawal">
            Enter a withdrawal
          </a>
          <a className={cx(look.button, look.second)} href="/workshop/returns?new=number" data-key="n">
            New return number<kbd className={look.key}>N</kbd>
          </a>
        </div>
      </PageHead>
      <div className={styles.page}>
        {action === 'number' ? <NewReturn typed={filter.order} order={order} /> : null}
        {action === 'withdrawal' ? <NewWithdrawal /> : null}
        <Tabs returns={returns} tab={tab} />
        {open.length + withdrawals.length + requests.length > 0 ? (
          <div
            className={cx(
              styles.heads,
              look.small,
              'grid grid-cols-[var(--columns)] gap-20 pt-12 pb-10 text-muted',
            )}
            aria-hidden="true"
          >
            {HEADS.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
        ) : (
          <Empty tab={tab} hasDone={done.length > 0} />
        )}
        {byDeadline(open, withdrawals, requests).map((row) =>
          'returnNumber' in row ? (
            <Return key={row.id} row={row} isNext={row === due} />
          ) : 'askedAt' in row ? (
            <Request key={row.id} row={row} />
          ) : (
            <Withdrawal key={row.id} row={row} />
          ),
        )}
        {done.length > 0 ? <Done rows={done} total={returns.doneInAll} isTab={tab === 'done'} /> : null}
        <div className={cx(styles.rules, 'grid grid-cols-[repeat(3,1fr)] gap-24 mt-44')}>
          <Rule title={`Withdrawal, ${WITHDRAWAL_DAYS} days`}>
            {`The buyer needs no reason. Money back within ${MONEY_BACK_DAYS} days of the day we were told; we may wait for the goods or the proof of post.`}
          </Rule>
          <Rule title={`Return, ${RETURN_DAYS} days`}>
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

type Row = ReturnRow | WithdrawalRow | RequestRow;

/** What is due first is first, answered or not; what does not run yet comes last. A request wants its answer now. */
function byDeadline(
  open: readonly ReturnRow[],
  declared: readonly WithdrawalRow[],
  requests: readonly RequestRow[],
): readonly Row[] {
  const due = (row: Row) => ('askedAt' in row ? row.askedAt.slice(0, 10) : (row.money.due ?? '9999'));
  return [...open, ...declared, ...requests].sort((a, b) => due(a).localeCompare(due(b)));
}

function Tabs({ returns, tab }: { returns: Returns; tab: Tab }) {
  const counts = countsUnder(returns);
  return (
    <nav
      className={cx(
        styles.tabs,
        'flex items-center gap-y-0 gap-x-26 edge-b small:gap-y-0 small:gap-x-18 small:overflow-x-auto',
      )}
      aria-label="Kinds"
    >
      {keysOf(TABS).map((name) => (
        <a key={name} href={returnsPath(name)} aria-current={name === tab ? 'page' : undefined}>
          {TABS[name]} <i className="text-muted mono-12/1 not-italic">{counts[name]}</i>
        </a>
      ))}
      <span className={cx(look.small, look.faint, 'ml-auto small:hidden')}>
        {tab === 'done' ? 'the newest first' : 'by deadline'}
      </span>
    </nav>
  );
}

function Empty({ tab, hasDone }: { tab: Tab; hasDone: boolean }) {
  if (tab === 'done' && hasDone) return null;
  return (
    <div className="max-w-520 my-26">
      <Nothing title={tab === 'done' ? 'Nothing came back yet.' : 'Nothing comes back.'}>
        <p>
          What buyers ask for on the page of their order stands here, and withdrawals from the form of the
          shop.
        </p>
        <a className={look.button} href="/workshop">
          Look at the board
        </a>
      </Nothing>
    </div>
  );
}

const Done = ({ rows, total, isTab }: { rows: readonly ReturnRow[]; total: number; isTab: boolean }) => (
  <section aria-labelledby="done">
    <h2 className={cx(look.title, 'pt-32 pb-12 line-t')} id="done">
      {isTab ? 'Done' : 'Done this month'}{' '}
      <span className={cx(look.small, look.faint)}>
        {rows.length} of {total}
      </span>
    </h2>
    <ul>
      {rows.map(({ id, returnNumber, order, items, money, sentBack, refunded }) => (
        <li
          key={id}
          className={cx(
            styles.doneRow,
            look.small,
            'grid grid-cols-[118px_160px_1fr_1.3fr_1.3fr_110px_90px] items-baseline gap-20 py-12 line-t',
          )}
        >
          <b>{returnNumber}</b>
          <a href={orderPath(order.number)}>
            <OrderNumber number={order.number} />
          </a>
          <span className="body-15/[1.4]">
            {order.buyer}, <span className={look.faint}>{order.countryName}</span>
          </span>
          <span className="body-15/[1.4]">{items.map(({ name }) => name).join(', ')}</span>
          <span className={look.faint}>
            {sentBack > 0 || !refunded ? money.words : `closed ${weekdayAndDay(refunded)}`}
          </span>
          <span className={look.faint}>{money.detail}</span>
          <b className="text-right small:row-1 small:col-2">{euro(sentBack)}</b>
        </li>
      ))}
    </ul>
  </section>
);

const Rule = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h2 className={look.title}>{title}</h2>
    <p className={look.faint}>{children}</p>
  </section>
);
