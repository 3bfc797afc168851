import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { type Day, dayInWords } from '#domain/calendar/day.ts';
import { decimalsIn } from '#domain/languages.ts';
import { MONEY_BACK_DAYS } from '#domain/legal/withdrawal-days.ts';
import { exactEuro } from '#domain/money.ts';
import { benchPath } from '#domain/production/bench.ts';
import type { BenchUnit, Board } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { PageLink, TextLink } from '../kit/link.tsx';
import { ThousandsFigure } from '../kit/parts.tsx';
import { BOARD } from './board.messages.ts';

const CAPTION = 'block mt-7 text-muted mono-12/1.5';

const BIG_FIGURE = 'block mono-30/1 weight-500 ls-[-0.03em]';
const TASK = 'flex items-baseline gap-12 py-11 line-t';
const TASK_WORD = 'inline-flex items-center gap-6 ml-auto mono-12/1.5';

const BLOCK = 'pt-18 pb-22 line-b phone:px-0 phone:pt-18 phone:pb-4 phone:[border-bottom:0]';

/** Beside the list: the next coil, the queue, and other tasks of today. */
export function BoardSide({ board }: { board: Board }) {
  const { mine, next, queue, also, counts, postLeavesAt } = board;
  const unit = mine ?? next;
  const packed = counts.packed.orders;
  const [words, language] = useTranslation(BOARD);
  return (
    <aside
      className="sticky top-16 phone:static phone:grid phone:grid-cols-[1fr_1fr] phone:gap-x-24 small:grid-cols-[1fr]"
      aria-label={words.side}
    >
      {unit ? <NextUnit unit={unit} title={mine ? words.mine : words.yours} /> : null}
      <section className={BLOCK}>
        <h2 className="[&_span]:text-muted [&_span]:weight-400 mono-12/1.5 weight-500 ls-[0]">
          {words.queue} <span>{words.aDay(queue.pickupsADay, board.machines.length)}</span>
        </h2>
        <div className="flex items-end justify-between mt-14">
          <p className="last:text-right">
            <b className={BIG_FIGURE}>{queue.toWind}</b>
            <span className={CAPTION}>{words.toWind}</span>
          </p>
          <p className="last:text-right">
            <b className={BIG_FIGURE}>{decimalsIn(String(queue.benchDays), language)}</b>
            <span className={CAPTION}>{words.benchDays}</span>
          </p>
          <p className="last:text-right">
            <b className="block mono-30/1 weight-500 ls-[-0.03em] text-copper type-17 lh-[1.6]">
              {dayInWords(queue.promisedNow, language, 'short')}
            </b>
            <span className={CAPTION}>{words.promiseNow}</span>
          </p>
        </div>
        <Days board={board} />
        <p className="fine text-muted">{words.copper}</p>
      </section>
      <section className={BLOCK}>
        <h2 className="[&_span]:text-muted [&_span]:weight-400 mono-12/1.5 weight-500 ls-[0]">
          {words.alsoToday}
        </h2>
        <ul className="mt-10">
          {also.refundsDue > 0 ? (
            <li className={cx(TASK, 'text-wine')}>
              <b className="w-[1.6em] mono-14/1.5 weight-500">{also.refundsDue}</b>
              <TextLink
                label={words.refunds(also.refundsDue, exactEuro(also.sumDue))}
                to="/workshop/returns"
                className="hover:underline"
              />
              <span className={TASK_WORD}>
                {words.today} <Icon name="warning" size={14} />
              </span>
            </li>
          ) : null}
          <li className={TASK}>
            <b className="w-[1.6em] mono-14/1.5 weight-500">{packed}</b>
            <PageLink to="/workshop?state=packed" className="hover:underline">
              {words.parcels(packed)}
            </PageLink>
            <span className={cx(TASK_WORD, 'text-muted')}>{words.by(postLeavesAt)}</span>
          </li>
          <li className={TASK}>
            <b className="w-[1.6em] mono-14/1.5 weight-500">{also.withdrawals}</b>
            <PageLink to="/workshop/returns?show=withdrawals" className="hover:underline">
              {words.withdrawals(also.withdrawals)}
            </PageLink>
            <span className={cx(TASK_WORD, 'text-muted')}>{words.within(MONEY_BACK_DAYS)}</span>
          </li>
          {also.requests > 0 ? (
            <li className={TASK}>
              <b className="w-[1.6em] mono-14/1.5 weight-500">{also.requests}</b>
              <PageLink to="/workshop/returns?show=returns" className="hover:underline">
                {words.returns(also.requests)}
              </PageLink>
              <span className={cx(TASK_WORD, 'text-muted')}>{words.wantsNumber}</span>
            </li>
          ) : null}
        </ul>
      </section>
    </aside>
  );
}

function NextUnit({ unit, title }: { unit: BenchUnit; title: string }) {
  const { order, buyer, number, of, name, summary, picture, mask, coils, reason } = unit;
  const words = useMessages(BOARD);
  return (
    <section
      className="p-20 phone:grid phone:col-span-full phone:grid-cols-[300px_1fr] phone:gap-x-24 phone:py-20 phone:px-24 small:block small:p-16 on-ink"
      aria-labelledby="next-piece"
    >
      <p className="phone:col-span-full [&_span]:text-muted [&_span]:weight-400 mono-12/1.5 weight-500 ls-[0]">
        {title} <span>· {words.piece(number, of)}</span>
      </p>
      <div className="h-178 -mx-20 mt-6 [background:radial-gradient(60%_62%_at_50%_56%,#4a524d,transparent)] phone:row-[2/5] phone:h-auto phone:min-h-200 phone:mt-0 phone:mr-0 phone:mb-0 phone:-ml-24 small:h-150 small:min-h-0 small:-mx-16 small:mt-4 small:mb-0">
        <svg className="block w-full h-full" viewBox="110 90 740 520" role="img" aria-label={picture.alt}>
          <mask id="next-cut" className="[mask-type:alpha]">
            <image href={mask} width="960" height="720" />
          </mask>
          <image href={picture.path} width="960" height="720" mask="url(#next-cut)" />
        </svg>
      </div>
      <div>
        <h2 className="mt-12 mb-6 type-25 lh-[1.04] phone:mt-10 phone:type-27 small:type-23" id="next-piece">
          {name}
        </h2>
        <p className="fine text-muted">{summary}</p>
      </div>
      <dl className="grid [grid-auto-columns:1fr] [grid-auto-flow:column] my-16 line-y [&_dt]:text-muted [&_dt]:mono-12/1.5 [&_dd]:mono-30/[1.1] [&_dd]:weight-500 [&_dd]:ls-[-0.03em] phone:mx-0 phone:mt-14 phone:mb-16 phone:[&_dd]:type-34">
        {coils.map((coil, index) => (
          <div key={coil.name} className="not-first:pl-16 not-first:line-l py-12">
            <dt>{words.coil(coil.name, coils.length > 1 ? index + 1 : undefined)}</dt>
            <dd>
              <ThousandsFigure count={coil.turns} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine text-muted mb-14 phone:col-2">
        {order}
        {buyer ? `, ${buyer}` : null}. {reason}
      </p>
      <LinkButton
        label={words.openBench}
        to={benchPath(order, number)}
        kind="primary"
        className="justify-between w-full min-h-56 phone:col-span-full phone:min-h-72 phone:mt-4 phone:type-20"
        shortcut="B"
      />
    </section>
  );
}

function Days({ board: { queue } }: { board: Board }) {
  const [words, language] = useTranslation(BOARD);
  const weekday = (day: Day) => dayInWords(day, language, 'weekday');
  const loads = queue.days.map(({ day, wound, taken, free }) =>
    words.loadOf(weekday(day), wound + taken, free),
  );
  return (
    <div
      className={
        '[&_i[data-kind="taken"]]:border-ink [&_i[data-kind="taken"]]:bg-ink [&_i[data-kind="wound"]]:border-copper-fill [&_i[data-kind="wound"]]:bg-copper-fill grid grid-cols-[repeat(7,1fr)] gap-6 mt-16 mb-12'
      }
      role="img"
      aria-label={words.load(loads)}
    >
      {queue.days.map(({ day, wound, taken, free }, place) => (
        <div key={day} className="flex flex-col justify-end gap-3">
          {[...Array(free).fill('free'), ...Array(taken).fill('taken'), ...Array(wound).fill('wound')].map(
            (kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a day never move
              <i className="h-12 edge rounded-[1px]" key={index} data-kind={kind} />
            ),
          )}
          <span
            className="[&[data-today]]:text-text [&[data-today]]:weight-500 mt-5 text-muted mono-11/1"
            data-today={place === 0 || undefined}
          >
            {weekday(day).slice(0, 2)}
          </span>
        </div>
      ))}
    </div>
  );
}
