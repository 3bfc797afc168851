import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, usePath, useTranslation } from '#app/ui/language.tsx';
import { weekOf } from '#domain/calendar/day.ts';
import { BOARD_ROWS, BOARD_STEPS, boardGroup, boardWords, stepLabel } from '#domain/orders/states.ts';
import type { VatNumberDue } from '#domain/prices/vat-number-due.ts';
import { inThousands } from '#domain/production/figures.ts';
import type { Board, BoardFilter, Setup } from '#server/admin/index.ts';
import { VatNumberNotice } from '../books/vat-number-notice.tsx';
import { Button, Key, LinkButton } from '../kit/button.tsx';
import { Options, SelectInput } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { PageLink, TextLink } from '../kit/link.tsx';
import { Mark } from '../kit/parts.tsx';
import { Nothing, SectionHead } from '../kit/section.tsx';
import { longDay } from '../kit/words.ts';
import { BOARD, BOARD_KEYS } from './board.messages.ts';
import { boardPath, isFiltered, SORTS } from './board-filter.ts';
import { BoardRow, MiniRow } from './board-row.tsx';
import { BoardSide } from './board-side.tsx';
import { SetupList } from './setup-list.tsx';

export default framed(BoardPage, '/workshop', BOARD_KEYS);

const COUNTER =
  'px-16 pt-14 pb-13 line-l phone:py-14 phone:px-12 first:line-0 hover:bg-white [&[aria-current]]:[box-shadow:inset_0_0_0_2px_var(--copper)] small:nth-[4]:[border-left:0] small:nth-[n+4]:line-t';

const COUNT = 'flex items-start justify-between heading-38/1 ls-[-0.03em] phone:type-34';

/** Next orders, late ones, today's dispatch, and the current promise. */
export function BoardPage({
  board,
  filter,
  due,
  setup,
}: {
  board: Board;
  filter: BoardFilter;
  due: VatNumberDue | null;
  setup: Setup | null;
}) {
  const { counts, today } = board;
  const [words, language] = useTranslation(BOARD);
  const shown = board.groups.filter(({ orders }) => orders > 0);
  const all = Object.values(counts).reduce((sum, { orders }) => sum + orders, 0);
  const count = shown.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <>
      <PageHead title={longDay(today, language)}>
        <span className="fine text-muted pb-3">
          {words.facts(weekOf(today), board.machines.length, board.postLeavesAt)}
        </span>
        <LinkButton label={words.newOrder} to="/workshop/orders/new" />
        <div className="fine">
          {board.others.map(({ name, mark, machine, unit }) => (
            <p
              key={`${name} ${machine}`}
              className="[&>b]:w-24 [&>b]:h-24 [&>b]:type-10 flex items-center gap-8"
            >
              <Mark mark={mark} />
              <span className="text-muted">{words.isOn(name, machine)}</span> {unit.name}, {unit.order}
            </p>
          ))}
        </div>
      </PageHead>
      <div className="px-margin">
        <VatNumberNotice due={due} />
        {setup ? <SetupList setup={setup} isOpen={all === 0} /> : null}
      </div>
      <div className="grid grid-cols-[clamp(280px,25vw,344px)_minmax(0,1fr)] items-start gap-32 px-margin pb-56 phone:grid-cols-[1fr] phone:gap-20 phone:pb-40">
        <BoardSide board={board} />
        <div>
          <Counters board={board} filter={filter} />
          <BoardFilters board={board} filter={filter} count={count} all={all} />
          {count === 0 ? (
            <div className="max-w-480 mt-26">
              {isFiltered(filter) ? (
                <Nothing title={words.none} text={words.noneOf(all)}>
                  <LinkButton label={words.showAll} to="/workshop" />
                </Nothing>
              ) : (
                <Nothing title={words.clear} text={words.nothingWaits}>
                  <LinkButton label={words.month} to="/workshop/figures" />
                </Nothing>
              )}
            </div>
          ) : null}
          {shown.map(({ step, orders, pickups, rows }) => (
            <section key={step} aria-labelledby={`group-${step.replaceAll(' ', '-')}`}>
              <SectionHead
                id={`group-${step.replaceAll(' ', '-')}`}
                title={boardWords(step, language).title}
                className="flex items-baseline gap-14 pt-26 pb-10 small:flex-wrap small:pt-22"
              >
                <span className="fine text-muted">
                  {words.orders(orders)}
                  {step === 'shipped' ? null : `, ${words.pickups(pickups)}`}
                </span>
                <span className="fine text-muted ml-auto small:hidden">
                  {boardWords(step, language).note}
                </span>
              </SectionHead>
              {rows.map((row) =>
                boardGroup(step).small ? (
                  <MiniRow key={row.number} row={row} />
                ) : (
                  <BoardRow key={row.number} row={row} late={row.left?.tone === 'late'} />
                ),
              )}
              {orders > rows.length ? (
                <Portions filter={{ ...filter, state: step }} orders={orders} rows={rows.length} />
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Portions({ filter, orders, rows }: { filter: BoardFilter; orders: number; rows: number }) {
  const { page, state } = filter;
  const [words, language] = useTranslation(BOARD);
  const first = (page - 1) * BOARD_ROWS;
  const [before, after] = [page > 1, first + rows < orders];
  return (
    <nav
      className="flex flex-wrap items-center gap-14 pt-18"
      aria-label={words.more(state ? stepLabel(state, language) : '')}
    >
      <span className="fine text-muted mr-auto">
        {words.portion(
          rows === 0 ? undefined : [inThousands(first + 1), inThousands(first + rows)],
          inThousands(orders),
        )}
      </span>
      {before ? <LinkButton label={words.previous} to={boardPath({ ...filter, page: page - 1 })} /> : null}
      {after ? <LinkButton label={words.next} to={boardPath({ ...filter, page: page + 1 })} /> : null}
    </nav>
  );
}

/** Number of orders per state; each links to its filter. */
function Counters({ board, filter }: { board: Board; filter: BoardFilter }) {
  const { late, counts } = board;
  const [words, language] = useTranslation(BOARD);
  return (
    <nav
      className="grid grid-cols-[repeat(5,1fr)_1.15fr] edge rounded bg-ground-raised phone:grid-cols-[repeat(6,1fr)] small:grid-cols-[repeat(3,1fr)]"
      aria-label={words.byState}
    >
      {BOARD_STEPS.map((step, index) => {
        const { orders, pickups } = counts[step];
        const on = filter.state === step;
        return (
          <PageLink
            to={boardPath({ ...filter, state: on ? undefined : step, late: false, page: 1 })}
            className={COUNTER}
            key={step}
            aria-current={on || undefined}
            data-key={index + 1}
          >
            <span className={COUNT}>
              {orders}
              <Key>{index + 1}</Key>
            </span>
            <b className="block mt-8 phone:type-14">{boardWords(step, language).title}</b>
            <span className="fine text-muted">
              {step === 'shipped' ? words.thisWeek(board.shippedThisWeek) : words.pickups(pickups)}
            </span>
          </PageLink>
        );
      })}
      <PageLink
        to={boardPath({ ...filter, state: undefined, late: !filter.late, page: 1 })}
        className={cx(COUNTER, late > 0 ? 'text-wine' : undefined)}
        aria-current={filter.late || undefined}
        data-key="l"
      >
        <span className={COUNT}>
          {late}
          {late > 0 ? <Icon name="warning" size={20} /> : <Key>L</Key>}
        </span>
        <b className="block mt-8 phone:type-14">{words.late}</b>
        <span className={cx('fine', late === 0 && 'text-muted')}>
          {late > 0 ? words.pastPromise : words.nothingLate}
        </span>
      </PageLink>
    </nav>
  );
}

/** Filters of type, destination, maker and order: a form that opens the filtered board. */
function BoardFilters({
  board,
  filter,
  count,
  all,
}: {
  board: Board;
  filter: BoardFilter;
  count: number;
  all: number;
}) {
  const { types, countries, makers } = board.choices;
  const words = useMessages(BOARD);
  const path = usePath();
  return (
    <form
      className="flex flex-wrap items-center gap-12 mt-16 [&_p]:flex-[1_1_110px] [&_select]:w-auto small:[&_select]:flex-[1_1_40%]"
      action={path('/workshop')}
    >
      {filter.state ? <input type="hidden" name="state" value={filter.state} /> : null}
      {filter.late ? <input type="hidden" name="late" value="" /> : null}
      <p className="fine">
        <span className="text-muted">{words.showing}</span> {words.some(count, all)}
        {isFiltered(filter) ? (
          <>
            {' '}
            <TextLink label={words.showAll} to="/workshop" />
          </>
        ) : null}
      </p>
      <SelectInput name="type" aria-label={words.type} defaultValue={filter.type ?? ''}>
        <option value="">{words.allTypes}</option>
        <Options values={types} />
      </SelectInput>
      <SelectInput name="country" aria-label={words.country} defaultValue={filter.country ?? ''}>
        <option value="">{words.allCountries}</option>
        <Options values={countries} idOf={({ code }) => code} nameOf={({ name }) => name} />
      </SelectInput>
      <SelectInput name="who" aria-label={words.who} defaultValue={filter.who ?? ''}>
        <option value="">{words.both}</option>
        <Options values={makers} />
      </SelectInput>
      <SelectInput
        name="sort"
        aria-label={words.order}
        defaultValue={filter.sort === 'promise' ? '' : filter.sort}
      >
        <Options
          values={SORTS}
          idOf={(sort) => (sort === 'promise' ? '' : sort)}
          nameOf={(sort) => words.sorts[sort]}
        />
      </SelectInput>
      <Button label={words.show} type="submit" />
    </form>
  );
}
