import { type ReactNode, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useTranslation } from '#app/ui/language.tsx';
import { dayInWords, dayOf, weekOf } from '#domain/calendar/day.ts';
import { BENCH } from '#domain/production/bench.ts';
import type { DayView, DueOrder, WaitingOrder, WeekPiece } from '#server/production/index.ts';
import { Button, Key, LinkButton } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { letterPath, PageLink, TextLink, workshopOrderPath } from '../kit/link.tsx';
import { SectionHead, TitledSection } from '../kit/section.tsx';
import { longDay, momentOf } from '../kit/words.ts';
import { AwayCard } from './away-card.tsx';
import { DAY_KEYS, DAY_PAGE } from './day-page.messages.ts';
import { DayStrip } from './day-strip.tsx';
import { SixWeeks } from './six-weeks.tsx';
import { PlaceBar, WeekGrid } from './week-grid.tsx';

export default framed(DayPage, '/workshop/day', DAY_KEYS);

const ORDER_ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 gap-x-14 py-10 line-t';
const NAME = 'wrap-anywhere weight-600 hover:underline hover:underline-offset-[0.2em]';

const listed = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** The day's plan: makers, times and wires; waiting pieces, due dates, and dates that would move. */
function DayPage({ day }: { day: DayView }) {
  const { today, makers, week, by } = day;
  const [words, language] = useTranslation(DAY_PAGE);
  const other = by === 'wire' ? 'date' : 'wire';
  const [chosen, setChosen] = useState<WeekPiece>();
  const isHere = makers.length - (week.days.find((one) => one.day === today)?.away.length ?? 0);
  return (
    <>
      <PageHead
        title={longDay(today, language)}
        aside={words.head(weekOf(today), day.isOpen ? isHere || 1 : undefined)}
      >
        <div className="flex flex-wrap gap-12 phone:w-full phone:[&>:last-child]:flex-1 paper:hidden">
          <Button label={words.daySheet} shortcut="D" onClick={() => window.print()} />
          <LinkButton label={words.away} href="#away" shortcut="A" />
          <LinkButton label={words.openBench} to="/workshop/bench" kind="primary" shortcut="B" />
        </div>
      </PageHead>
      <Figures day={day} />
      <TitledSection
        titleId="today-title"
        className="px-margin pt-20"
        title={words.today}
        aside={words.legend}
      >
        <DayStrip day={day} />
      </TitledSection>
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-40 items-start px-margin pt-26 pb-44 phone:grid-cols-[minmax(0,1fr)] phone:gap-20 paper:grid-cols-[1fr]">
        <div>
          <section className="pt-14 edge-t" aria-labelledby="week-title">
            <SectionHead
              id="week-title"
              title={words.week[by]}
              aside={words.changes(week.changes.wire, BENCH.wireChangeMinutes, week.changes.date)}
            >
              <TextLink
                to={other === 'date' ? '/workshop/day?by=date' : '/workshop/day'}
                className="fine ml-auto"
                data-key="w"
              >
                {words.show[other]} <Key>W</Key>
              </TextLink>
            </SectionHead>
            <p className="fine text-muted -mt-8 mb-10">
              {words.hold(week.kept[1], week.breaks.length > 0 ? listed(week.breaks) : undefined)}
            </p>
            <PlaceBar piece={chosen} onDone={() => setChosen(undefined)} />
            <WeekGrid day={day} chosen={chosen} onChoose={setChosen} />
          </section>
          <SixWeeks day={day} />
        </div>
        <aside className="pt-14 edge-t">
          <Waiting orders={day.waiting} />
          <Due orders={day.due} today={today} />
          <AwayCard day={day} />
        </aside>
      </div>
    </>
  );
}

const Fact = ({
  label,
  figure,
  beside,
  isLate,
  figureClassName = 'heading-58/[0.98]',
  children,
}: {
  label: string;
  figure: number | string;
  beside?: ReactNode;
  isLate?: boolean;
  figureClassName?: string;
  children: string;
}) => (
  <div
    className={cx(
      'flex flex-col py-14 px-18 first:pl-0 not-first:line-l phone:nth-4:pl-0 phone:nth-4:[border-left:0] phone:nth-[n+4]:line-t phone:nth-5:[grid-column:2/4] small:py-12 small:px-10 small:odd:pl-0 small:odd:[border-left:0] small:nth-[n+3]:line-t small:nth-5:col-span-full',
      isLate && 'text-wine',
    )}
  >
    <dt className="order-2 mt-6 weight-600">{label}</dt>
    <dd className="order-1 flex gap-12 items-baseline min-h-58 [&_small]:text-muted [&_small]:mono-13/1 [&_small]:weight-500">
      <b className={cx('ls-[-0.04em]', figureClassName)}>{figure}</b> {beside}
    </dd>
    <dd className={cx('order-3 fine', !isLate && 'text-muted')}>{children}</dd>
  </div>
);

function Figures({ day }: { day: DayView }) {
  const { toWind, parcels, late, waiting, queue, postLeavesAt } = day;
  const [{ figures: words }, language] = useTranslation(DAY_PAGE);
  const [first] = late;
  return (
    <dl className="grid grid-cols-[1.15fr_1fr_1fr_1fr_1.35fr] mx-margin edge-t edge-b phone:grid-cols-3 small:grid-cols-2">
      <Fact label={words.toWind} figure={toWind.left} beside={<small>{words.of(toWind.of)}</small>}>
        {listed(toWind.buyers) || words.nothingWaits}
      </Fact>
      <Fact label={words.toPost} figure={parcels.length} beside={<small>{words.by(postLeavesAt)}</small>}>
        {parcels.map(({ buyer, name }) => `${buyer}, ${name}`).join(' · ') || words.clear}
      </Fact>
      <Fact
        label={first ? words.late : words.noneLate}
        figure={late.length}
        beside={first ? <Icon name="warning" size={20} /> : null}
        isLate={first !== undefined}
      >
        {first ? words.leaves(first.buyer, dayInWords(first.leaves, language, 'weekday')) : words.allHold}
      </Fact>
      <Fact label={words.wait} figure={waiting.length}>
        {listed(waiting.map(({ buyer }) => buyer)) || words.nothingHeld}
      </Fact>
      <Fact
        label={words.promise}
        figure={dayInWords(queue.promisedNow, language, 'short')}
        figureClassName="text-copper heading-42/[1.28] whitespace-nowrap"
      >
        {words.queue(queue.toWind, BENCH.pickupsADay, BENCH.daysAfterWinding)}
      </Fact>
    </dl>
  );
}

function Waiting({ orders }: { orders: readonly WaitingOrder[] }) {
  const [{ waits: words }, language] = useTranslation(DAY_PAGE);
  const endOf = ({ why, until }: WaitingOrder): string => {
    if (why === 'repair' || why === 'way back') return '';
    if (!until) return words.noEnd;
    return why === 'parts' ? words.parts(dayOf(new Date(until))) : words.until(momentOf(until, language));
  };
  return (
    <TitledSection titleId="waits-title" title={words.title} aside={words.count(orders.length)}>
      {orders.length === 0 ? (
        <p className="text-muted pt-4 pb-10">{words.none}</p>
      ) : (
        <ul>
          {orders.map((order) => {
            const { number, buyer, why, asked, promised } = order;
            return (
              <li className={ORDER_ROW} key={`${number} ${why} ${asked}`}>
                <PageLink to={workshopOrderPath(number)} className={NAME}>
                  {words.forWhat(buyer, why)}
                </PageLink>
                <span className="num">{promised ? dayInWords(promised, language, 'short') : ''}</span>
                <span className="col-span-full fine text-muted">
                  {asked ? `${asked} ` : ''}
                  {endOf(order)}
                </span>
                <span className="col-span-full mt-6">
                  <LinkButton
                    label={why === 'answer' ? words.look : words.write(buyer)}
                    to={letterPath(number)}
                    kind="second"
                    shortcut="L"
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </TitledSection>
  );
}

function Due({ orders, today }: { orders: readonly DueOrder[]; today: string }) {
  const [{ due: words }, language] = useTranslation(DAY_PAGE);
  return (
    <TitledSection titleId="due-title" className="mt-22" title={words.title} aside={words.which}>
      {orders.length === 0 ? (
        <p className="text-muted pt-4 pb-10">{words.none}</p>
      ) : (
        <ul>
          {orders.map((order) => {
            const { number, buyer, countryName, promised, isLate } = order;
            return (
              <li key={number} className={cx(ORDER_ROW, isLate ? 'text-wine' : undefined)}>
                <PageLink to={workshopOrderPath(number)} className={NAME}>
                  {isLate ? <Icon name="warning" size={14} /> : null} {buyer}, {countryName}
                </PageLink>
                <span className="num">{dayInWords(promised, language, 'short')}</span>
                <span className={cx('col-span-full fine', !isLate && 'text-muted')}>
                  {words.stands({ ...order, today })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </TitledSection>
  );
}
