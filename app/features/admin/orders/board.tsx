import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekOf } from '#domain/calendar/week.ts';
import { BOARD_STEPS, boardGroup } from '#domain/orders/states.ts';
import type { Board } from '#server/admin/index.ts';
import { counted, longDay } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Mark } from '../mark.tsx';
import { Nothing } from '../parts.tsx';
import styles from './board.module.css';
import { type BoardFilter, boardPath, filterBoard, isFiltered } from './board-filter.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardRow, MiniRow } from './board-row.tsx';
import { BoardSide } from './board-side.tsx';

export const BoardIsland = framed(BoardPage, '/workshop', [
  ['J K', 'down, up'],
  ['Enter', 'open'],
  ['B', 'bench'],
  ['P', 'pack'],
  ['S', 'ship'],
  ['1 – 5', 'filter by state'],
  ['L', 'late only'],
]);

/** What is next, what is late, what leaves today, and what we can promise. */
export function BoardPage({ board, filter }: { board: Board; filter: BoardFilter }) {
  const { groups, late, today } = board;
  const shown = filterBoard(board, filter);
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <PageHead title={longDay(today)}>
        <span className={cx(look.small, look.faint, 'pb-3')}>
          Week {weekOf(today)} · {board.machines.length} machines · post leaves {board.postLeavesAt}
        </span>
        <div className={look.small}>
          {board.others.map(({ name, mark, machine, unit }) => (
            <p key={`${name} ${machine}`} className={cx(styles.holder, 'flex items-center gap-8')}>
              <Mark mark={mark} />
              <span className={look.faint}>
                {name} is on machine {machine}:
              </span>{' '}
              {unit.name}, {unit.order}
            </p>
          ))}
        </div>
      </PageHead>
      <div className={styles.board}>
        <BoardSide board={board} />
        <div>
          <Counters board={board} filter={filter} />
          <BoardFilters board={board} filter={filter} count={count} all={all} />
          {count === 0 ? (
            <div className="max-w-480 mt-26">
              {isFiltered(filter) ? (
                <Nothing title="No order here.">
                  <p>None of {counted(all, 'order')} is like that.</p>
                  <a className={look.button} href="/workshop">
                    Show all
                  </a>
                </Nothing>
              ) : (
                <Nothing title="The bench is clear.">
                  <p>No paid order waits. What is ordered next stands here at once.</p>
                  <a className={look.button} href="/workshop/figures">
                    Look at the month
                  </a>
                </Nothing>
              )}
            </div>
          ) : null}
          {shown.map(({ step, pickups, rows }) => (
            <section key={step} aria-labelledby={`group-${step.replaceAll(' ', '-')}`}>
              <div className="flex items-baseline gap-14 pt-26 pb-10 small:flex-wrap small:pt-22">
                <h2 className={look.title} id={`group-${step.replaceAll(' ', '-')}`}>
                  {boardGroup(step).title}
                </h2>
                <span className={cx(look.small, look.faint)}>
                  {counted(rows.length, 'order')}
                  {step === 'shipped' ? null : `, ${counted(pickups, 'pickup')}`}
                </span>
                <span className={cx(look.small, look.faint, 'ml-auto small:hidden')}>
                  {boardGroup(step).note}
                </span>
              </div>
              {rows.map((row) =>
                boardGroup(step).small ? (
                  <MiniRow key={row.number} row={row} />
                ) : (
                  <BoardRow key={row.number} row={row} late={late.includes(row.number)} />
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** How many orders are where; each shows its own alone. */
function Counters({ board, filter }: { board: Board; filter: BoardFilter }) {
  const { late } = board;
  return (
    <nav className={styles.strip} aria-label="Orders by state">
      {BOARD_STEPS.map((step, index) => {
        const group = board.groups.find((candidate) => candidate.step === step);
        const on = filter.state === step;
        return (
          <a
            key={step}
            href={boardPath({ ...filter, state: on ? undefined : step, late: false })}
            aria-current={on || undefined}
            data-key={index + 1}
          >
            <span className={styles.count}>
              {group?.rows.length ?? 0}
              <kbd className={look.key}>{index + 1}</kbd>
            </span>
            <b>{boardGroup(step).title}</b>
            <span className={cx(look.small, look.faint)}>
              {step === 'shipped'
                ? `${board.shippedThisWeek} this week`
                : counted(group?.pickups ?? 0, 'pickup')}
            </span>
          </a>
        );
      })}
      <a
        href={boardPath({ ...filter, state: undefined, late: !filter.late })}
        aria-current={filter.late || undefined}
        data-key="l"
        className={late.length > 0 ? 'text-wine' : undefined}
      >
        <span className={styles.count}>
          {late.length}
          {late.length > 0 ? <Icon name="warning" size={20} /> : <kbd className={look.key}>L</kbd>}
        </span>
        <b>Late</b>
        <span className={cx(look.small, late.length === 0 && look.faint)}>
          {late.length > 0 ? 'past the promise' : 'nothing'}
        </span>
      </a>
    </nav>
  );
}
