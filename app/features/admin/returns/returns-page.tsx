import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { exactEuro } from '#domain/money.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import type { RequestRow, ReturnRow, Returns, WithdrawalRow } from '#server/returns/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { OrderNumber, PageLink, workshopOrderPath } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { Nothing, TitledSection } from '../kit/section.tsx';
import { REPAIRS_PAGE } from '../repairs/repairs.messages.ts';
import { NewReturn, NewWithdrawal } from './new-return.tsx';
import {
  countsUnder,
  RETURN_TABS,
  type ReturnsFilter,
  returnsPath,
  returnsUnder,
  type Tab,
} from './returns-filter.ts';
import { RETURNS_KEYS, RETURNS_PAGE } from './returns-page.messages.ts';
import { Request, Return } from './returns-row.tsx';
import { WithdrawalEntry } from './withdrawal-entry.tsx';

export default framed(ReturnsPage, '/workshop/returns', RETURNS_KEYS);

export function ReturnsPage({
  returns,
  filter,
  order,
}: {
  returns: Returns;
  filter: ReturnsFilter;
  order: WorkshopOrder | undefined;
}) {
  const [words, language] = useTranslation(RETURNS_PAGE);
  const { tab, action } = filter;
  const { open, withdrawals, requests, done } = returnsUnder(tab, returns);
  const rows = byDeadline(open, withdrawals, requests);
  const listed = tab === 'done' ? 0 : countsUnder(returns)[tab];
  const due = open.find(({ here, owed, onItsWay }) => here && owed.kind === 'owed' && onItsWay === 0);
  return (
    <>
      <PageHead title={words.title} aside={words.aside}>
        <div className="small:[&_a]:flex-1 small:[&_a]:px-10 flex flex-wrap gap-12 small:w-full">
          <LinkButton label={REPAIRS_PAGE[language].title} to="/workshop/repairs" />
          <LinkButton label={words.enterWithdrawal} to="/workshop/returns?new=withdrawal" />
          <LinkButton label={words.newNumber} to="/workshop/returns?new=number" kind="second" shortcut="N" />
        </div>
      </PageHead>
      <div className="[--columns:118px_160px_minmax(0,1.4fr)_minmax(0,1fr)_224px_170px] px-margin pb-56 max-[1200px]:[--columns:156px_minmax(0,1fr)_minmax(0,1fr)] small:[--columns:minmax(0,1fr)]">
        {action === 'number' ? <NewReturn typed={filter.order} order={order} /> : null}
        {action === 'withdrawal' ? <NewWithdrawal /> : null}
        <Tabs returns={returns} tab={tab} />
        {rows.length > 0 ? (
          <div
            className="[&>:last-child]:text-right [@media(max-width:1199px)]:hidden fine grid grid-cols-[var(--columns)] gap-20 pt-12 pb-10 text-muted"
            aria-hidden="true"
          >
            {words.heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
        ) : (
          <Empty tab={tab} hasDone={done.length > 0} />
        )}
        {rows.map((row) =>
          'returnNumber' in row ? (
            <Return key={row.id} row={row} isNext={row === due} />
          ) : 'askedAt' in row ? (
            <Request key={row.id} row={row} />
          ) : (
            <WithdrawalEntry key={row.id} row={row} />
          ),
        )}
        {rows.length < listed ? <p className="fine text-muted my-12">{words.othersFollow(listed)}</p> : null}
        {done.length > 0 ? <Done rows={done} total={returns.doneInAll} isTab={tab === 'done'} /> : null}
        <div className="[&_section]:pt-14 [&_section]:edge-t [&_p]:mt-6 small:grid-cols-[minmax(0,1fr)] grid grid-cols-[repeat(3,1fr)] gap-24 mt-44">
          {words.rules.map(([title, rule]) => (
            <section key={title}>
              <h2 className={look.title}>{title}</h2>
              <p className="text-muted">{rule}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

type Row = ReturnRow | WithdrawalRow | RequestRow;

/** Earliest deadline first, answered or not; those not yet running come last. Requests come first. */
function byDeadline(
  open: readonly ReturnRow[],
  declared: readonly WithdrawalRow[],
  requests: readonly RequestRow[],
): readonly Row[] {
  const due = (row: Row) => ('askedAt' in row ? row.askedAt.slice(0, 10) : (row.money.due ?? '9999'));
  return [...open, ...declared, ...requests].sort((a, b) => due(a).localeCompare(due(b)));
}

function Tabs({ returns, tab }: { returns: Returns; tab: Tab }) {
  const words = useMessages(RETURNS_PAGE);
  const counts = countsUnder(returns);
  return (
    <nav
      className="flex items-center gap-y-0 gap-x-26 edge-b small:gap-y-0 small:gap-x-18 small:overflow-x-auto"
      aria-label={words.kinds}
    >
      {RETURN_TABS.map((name) => (
        <PageLink
          to={returnsPath(name)}
          className="flex items-center gap-9 min-h-48 [border-block:3px_solid_transparent] hover:[border-bottom-color:var(--line)] [&[aria-current]]:[border-bottom-color:var(--copper)] [&[aria-current]]:weight-600"
          key={name}
          aria-current={name === tab ? 'page' : undefined}
        >
          {words.tabs[name]} <i className="text-muted mono-12/1 not-italic">{counts[name]}</i>
        </PageLink>
      ))}
      <span className="fine text-muted ml-auto small:hidden">
        {tab === 'done' ? words.newestFirst : words.byDeadline}
      </span>
    </nav>
  );
}

function Empty({ tab, hasDone }: { tab: Tab; hasDone: boolean }) {
  const { empty: words } = useMessages(RETURNS_PAGE);
  if (tab === 'done' && hasDone) return null;
  return (
    <div className="max-w-520 my-26">
      <Nothing title={tab === 'done' ? words.never : words.now} text={words.what}>
        <LinkButton label={words.board} to="/workshop" />
      </Nothing>
    </div>
  );
}

function Done({ rows, total, isTab }: { rows: readonly ReturnRow[]; total: number; isTab: boolean }) {
  const words = useMessages(RETURNS_PAGE);
  return (
    <TitledSection
      titleId="done"
      titleClassName="pt-32 pb-12 line-t"
      title={isTab ? words.done : words.doneThisMonth}
      note={words.shown(rows.length, total)}
    >
      <ul>
        {rows.map(({ id, returnNumber, order, items, money, sentBack, refunded }) => (
          <li
            key={id}
            className="max-[1200px]:grid-cols-[96px_120px_1fr_170px_90px] small:grid-cols-[1fr_auto] small:gap-y-4 small:gap-x-16 fine grid grid-cols-[118px_160px_1fr_1.3fr_1.3fr_110px_90px] items-baseline gap-20 py-12 line-t"
          >
            <b>{returnNumber}</b>
            <PageLink to={workshopOrderPath(order.number)}>
              <OrderNumber number={order.number} />
            </PageLink>
            <span className="small:col-span-full body-15/[1.4]">
              {order.buyer}, <span className="text-muted">{order.countryName}</span>
            </span>
            <span className="max-[1200px]:nth-[-n+6]:[&:not(:nth-child(5))]:hidden body-15/[1.4]">
              {items.map(({ name }) => name).join(', ')}
            </span>
            <span className="small:col-span-full max-[1200px]:nth-[-n+6]:[&:not(:nth-child(5))]:hidden text-muted">
              {sentBack > 0 || !refunded ? money.words : words.closed(refunded)}
            </span>
            <span className="max-[1200px]:nth-[-n+6]:[&:not(:nth-child(5))]:hidden text-muted">
              {money.detail}
            </span>
            <b className="max-[1200px]:nth-[-n+6]:[&:not(:nth-child(5))]:hidden text-right small:row-1 small:col-2">
              {exactEuro(sentBack)}
            </b>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
