import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
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
import { RETURNS_KEYS, RETURNS_PAGE } from './returns-page.messages.ts';
import { Return } from './returns-row.tsx';
import { Withdrawal } from './withdrawal-row.tsx';

export default framed(ReturnsPage, '/workshop/returns', RETURNS_KEYS);

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
  const words = useWords(RETURNS_PAGE);
  const path = usePath();
  const { tab, action } = filter;
  const { open, withdrawals, requests, done } = returnsUnder(tab, returns);
  const listed = tab === 'done' ? 0 : countsUnder(returns)[tab];
  // One copper button: the refund that is due first.
  const due = open.find(({ here, owed, onItsWay }) => here && owed.kind === 'owed' && onItsWay === 0);
  return (
    <>
      <PageHead title={words.title}>
        <span className={cx(look.small, look.faint)}>{words.aside}</span>
        <div className="small:[&_a]:flex-1 small:[&_a]:px-10 flex flex-wrap gap-12 small:w-full">
          <a className={look.button} href={path('/workshop/returns?new=withdrawal')}>
            {words.enterWithdrawal}
          </a>
          <a
            className={cx(look.button, look.second)}
            href={path('/workshop/returns?new=number')}
            data-key="n"
          >
            {words.newNumber}
            <kbd className={look.key}>N</kbd>
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
              '[&>:last-child]:text-right [@media(max-width:1199px)]:hidden',
              look.small,
              'grid grid-cols-[var(--columns)] gap-20 pt-12 pb-10 text-muted',
            )}
            aria-hidden="true"
          >
            {words.heads.map((head) => (
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
        {open.length + withdrawals.length + requests.length < listed ? (
          <p className={cx(look.small, look.faint, 'my-12')}>{words.othersFollow(listed)}</p>
        ) : null}
        {done.length > 0 ? <Done rows={done} total={returns.doneInAll} isTab={tab === 'done'} /> : null}
        <div className="[&_section]:pt-14 [&_section]:edge-t [&_p]:mt-6 small:grid-cols-[minmax(0,1fr)] grid grid-cols-[repeat(3,1fr)] gap-24 mt-44">
          {words.rules.map(([title, rule]) => (
            <section key={title}>
              <h2 className={look.title}>{title}</h2>
              <p className={look.faint}>{rule}</p>
            </section>
          ))}
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
  const words = useWords(RETURNS_PAGE);
  const path = usePath();
  const counts = countsUnder(returns);
  return (
    <nav
      className={cx(
        styles.tabs,
        'flex items-center gap-y-0 gap-x-26 edge-b small:gap-y-0 small:gap-x-18 small:overflow-x-auto',
      )}
      aria-label={words.kinds}
    >
      {TABS.map((name) => (
        <a key={name} href={path(returnsPath(name))} aria-current={name === tab ? 'page' : undefined}>
          {words.tabs[name]} <i className="text-muted mono-12/1 not-italic">{counts[name]}</i>
        </a>
      ))}
      <span className={cx(look.small, look.faint, 'ml-auto small:hidden')}>
        {tab === 'done' ? words.newestFirst : words.byDeadline}
      </span>
    </nav>
  );
}

function Empty({ tab, hasDone }: { tab: Tab; hasDone: boolean }) {
  const { empty: words } = useWords(RETURNS_PAGE);
  const path = usePath();
  if (tab === 'done' && hasDone) return null;
  return (
    <div className="max-w-520 my-26">
      <Nothing title={tab === 'done' ? words.never : words.now}>
        <p>{words.what}</p>
        <a className={look.button} href={path('/workshop')}>
          {words.board}
        </a>
      </Nothing>
    </div>
  );
}

function Done({ rows, total, isTab }: { rows: readonly ReturnRow[]; total: number; isTab: boolean }) {
  const words = useWords(RETURNS_PAGE);
  const path = usePath();
  return (
    <section aria-labelledby="done">
      <h2 className={cx(look.title, 'pt-32 pb-12 line-t')} id="done">
        {isTab ? words.done : words.doneThisMonth}{' '}
        <span className={cx(look.small, look.faint)}>{words.shown(rows.length, total)}</span>
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
            <a href={path(orderPath(order.number))}>
              <OrderNumber number={order.number} />
            </a>
            <span className="body-15/[1.4]">
              {order.buyer}, <span className={look.faint}>{order.countryName}</span>
            </span>
            <span className="body-15/[1.4]">{items.map(({ name }) => name).join(', ')}</span>
            <span className={look.faint}>
              {sentBack > 0 || !refunded ? money.words : words.closed(refunded)}
            </span>
            <span className={look.faint}>{money.detail}</span>
            <b className="text-right small:row-1 small:col-2">{euro(sentBack)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
