import { cx } from '#app/ui/cx.ts';
import { clockWords, dayInWords } from '#domain/calendar/day.ts';
import type { OrderLineStep } from '#domain/order-page/order-progress.ts';
import { STEP_NAMES } from '#domain/order-page/order-step-names.ts';
import {
  type LinePlace,
  type OrderTimeline,
  orderTimeline,
  type TimelineStep,
} from '#domain/order-page/order-timeline.ts';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { TimelineAxis } from './timeline-axis.tsx';
import { WAY_MESSAGES } from './way.messages.ts';

/** A gradient, because dashed borders are too coarse. */
const COMING =
  'absolute top-43 left-(--done) w-[calc(var(--end)-var(--done))] h-2 [background:repeating-linear-gradient(90deg,var(--edge)_0_5px,transparent_5px_9px)]';

const RIGHT = 'left-(--dot) w-[calc(var(--words)-var(--dot))] edge-l';
const LEFT = 'left-(--words) w-[calc(var(--dot)-var(--words))] edge-r';

const DASHED = '[border:1.5px_dashed_var(--edge)] bg-ground';
const MARK = 'top-37 left-[calc(var(--dot)-7px)] size-14';
const MARKS: Readonly<Record<OrderLineStep['state'], string>> = {
  done: `${MARK} bg-copper`,
  now: 'top-33 left-[calc(var(--dot)-11px)] z-1 size-22 [border:2px_solid_var(--copper)] [background:radial-gradient(circle,var(--copper-fill)_6px,var(--ground)_6.5px)]',
  promised: `${MARK} ${DASHED}`,
  ahead: `${MARK} ${DASHED}`,
};

/** All in one row at their computed positions: the tallest sets the height. On phones: dates, dots, text. */
const STEP =
  'grid row-1 col-1 gap-3 content-start w-[15.6%] ml-[calc(var(--words)-7px)] phone:relative phone:grid-cols-[108px_28px_1fr] phone:gap-x-0 phone:w-auto phone:min-h-66 phone:ml-0 phone:pb-22 phone:not-last:before:absolute phone:not-last:before:top-10 phone:not-last:before:-bottom-10 phone:not-last:before:left-114';
const NOT_YET = 'phone:not-last:before:[border-left:1.5px_dashed_var(--edge)]';
const WAYS: Readonly<Record<OrderLineStep['state'], string>> = {
  done: 'phone:not-last:before:[border-left:2px_solid_var(--copper)]',
  now: NOT_YET,
  promised: NOT_YET,
  ahead: NOT_YET,
};

const DOT = 'hidden phone:absolute phone:top-3 phone:left-108 phone:block phone:size-14 phone:rounded-half';
const DASHED_DOT = 'phone:[border:1.5px_dashed_var(--edge)] phone:bg-ground';
const DOTS: Readonly<Record<OrderLineStep['state'], string>> = {
  done: 'phone:bg-copper',
  now: 'phone:[outline:2px_solid_var(--copper)] phone:outline-offset-3 phone:bg-copper-fill',
  promised: DASHED_DOT,
  ahead: DASHED_DOT,
};

const NAME =
  'mb-4 heading-19/[1.15] ls-[-0.01em] whitespace-nowrap max-[1280px]:type-17 max-[1120px]:type-15 phone:row-1 phone:col-3 phone:type-19';
const DATE = 'mono phone:row-[1/3] phone:col-1 phone:pt-1 phone:lh-1.5 phone:whitespace-nowrap';

const calc = ({ percent, px }: LinePlace) => (px ? `calc(${percent}% + ${px}px)` : `${percent}%`);

/** Positions of dots, texts and leaders as a style sheet: the page's policy forbids style attributes. */
const placesOf = ({ steps, done, end }: OrderTimeline): string =>
  [
    `[data-line]{--done:${calc(done)};--end:${end}%}`,
    ...steps.map(
      ({ dot, wordsAt, leader }, index) =>
        `[data-step="${index}"]{--dot:${calc(dot)};--words:${wordsAt}%;--turn:${leader ?? 0}px}`,
    ),
  ].join('');

/** An order's progress to scale: a tick a day, days without work hatched. Vertical on phones. */
export function Timeline({ order }: { order: ShopperOrder }) {
  const { view, language } = order;
  const { line } = WAY_MESSAGES[language];
  const timeline = orderTimeline(view);
  return (
    <section className="relative pb-56 pl-7 phone:pb-24 phone:pl-0" aria-label={line}>
      <style>{placesOf(timeline)}</style>
      <div className="relative h-108 phone:hidden" data-line="" aria-hidden="true">
        <TimelineAxis timeline={timeline} language={language} />
        <i className="absolute top-43 left-0 w-(--done) [border-top:2px_solid_var(--copper)]" />
        <i className={COMING} />
        {timeline.steps.map((placed, index) => (
          <Mark key={placed.step.id} placed={placed} index={index} />
        ))}
      </div>
      <ol className="grid phone:block">
        {view.steps.map((step, index) => (
          <li key={step.id} data-step={index} className={cx(STEP, WAYS[step.state])}>
            <span className={cx(DOT, DOTS[step.state])} aria-hidden="true" />
            <StepWords order={order} step={step} isLast={view.steps[index + 1]?.at === undefined} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ placed: { step, wordsAt, dot, leader }, index }: { placed: TimelineStep; index: number }) {
  const isRight = wordsAt > dot.percent;
  return (
    <>
      {leader === undefined ? null : (
        <>
          <i
            className={cx('absolute top-54 h-[calc(var(--turn)-54px)] edge-b', isRight ? RIGHT : LEFT)}
            data-step={index}
          />
          <i
            className="absolute top-[calc(var(--turn)-1px)] left-(--words) h-[calc(105px-var(--turn))] edge-l"
            data-step={index}
          />
        </>
      )}
      <i
        className={cx('absolute rounded-half', MARKS[step.state])}
        data-step={index}
        data-state={step.state}
      />
    </>
  );
}

function StepWords({ order, step, isLast }: { order: ShopperOrder; step: OrderLineStep; isLast: boolean }) {
  const { language, view } = order;
  const { stepNotes, today } = WAY_MESSAGES[language];
  const { id, at, day, state } = step;
  const date = dayInWords(day, language, 'short');
  const now = view.days.find(({ isToday }) => isToday)?.day;
  const ahead = view.steps.some((other) => other.at === undefined);
  // On phones there is no scale: today is a sentence after the last event.
  const isHere = isLast && at !== undefined && ahead && now !== undefined;
  return (
    <>
      <b
        className={cx(NAME, (state === 'promised' || state === 'ahead') && 'text-muted')}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        {STEP_NAMES[language][id]}
      </b>
      <span className={cx(DATE, 'desk-only')}>
        {at ? `${date}, ${clockWords(at, language)}` : stepNotes.about(date)}
      </span>
      <span className={cx(DATE, 'phone-only')}>
        {date}
        <span className="muted block">{at ? clockWords(at, language) : stepNotes.latest}</span>
      </span>
      <span className="mono muted wrap-anywhere phone:row-2 phone:col-3">
        {noteOf(order, step) ?? stepNotes[state === 'promised' ? 'planned' : 'expected']}
        {isHere ? (
          <span className="phone:block phone:mt-8 phone:text-copper phone:weight-500 phone-only">
            {now === day ? today : `${today}: ${dayInWords(now, language, 'short')}`}
          </span>
        ) : null}
      </span>
    </>
  );
}

/** The note of a step; undefined for an expected one. */
function noteOf(
  { language, pickups, parcels }: ShopperOrder,
  { id, at, state }: OrderLineStep,
): string | undefined {
  const { stepNotes } = WAY_MESSAGES[language];
  const { all, measured } = pickups;
  if (id === 'making' && state === 'now' && measured > 0) return stepNotes.part(measured, all);
  if (!at) return undefined;
  switch (id) {
    case 'paid':
      return stepNotes.list;
    case 'making':
      return stepNotes.bench;
    case 'wound':
      return stepNotes.measured(all);
    case 'shipped':
      return parcels.map(({ carrier, tracking }) => tracking ?? carrier).join(', ');
    default:
      return '';
  }
}
