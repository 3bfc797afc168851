import { cx } from '#app/ui/cx.ts';
import { clockWords, dayInWords } from '#domain/calendar/format-day.ts';
import { STEP_NAMES } from '#domain/order-page/order-step-names.ts';
import {
  type Timeline as Line,
  orderTimeline,
  type Place,
  type TimelineStep,
} from '#domain/order-page/order-timeline.ts';
import type { Step } from '#domain/order-page/order-view.ts';
import type { OrderPage } from '#server/order-page/index.ts';
import styles from './timeline.module.css';
import { TimelineAxis } from './timeline-axis.tsx';
import { WAY_MESSAGES } from './way.messages.ts';

const calc = ({ percent, px }: Place) => (px ? `calc(${percent}% + ${px}px)` : `${percent}%`);

/** Where dots, words and leaders stand: the page's policy allows sheets that it knows, not attributes. */
const placesOf = ({ steps, done, end }: Line): string =>
  [
    `[data-line]{--done:${calc(done)};--end:${end}%}`,
    ...steps.map(
      ({ dot, wordsAt, leader }, index) =>
        `[data-step="${index}"]{--dot:${calc(dot)};--words:${wordsAt}%;--turn:${leader ?? 0}px}`,
    ),
  ].join('');

/** An order's way, to scale: a tick a day, days without work hatched. Upright on phones. */
export function Timeline({ order }: { order: OrderPage }) {
  const { view, language } = order;
  const { line } = WAY_MESSAGES[language];
  const timeline = orderTimeline(view);
  return (
    <section className={styles.timeline} aria-label={line}>
      <style>{placesOf(timeline)}</style>
      <div className="relative h-108 phone:hidden" data-line="" aria-hidden="true">
        <TimelineAxis timeline={timeline} language={language} />
        <i className={styles.passed} />
        <i className={styles.coming} />
        {timeline.steps.map((placed, index) => (
          <Mark key={placed.step.id} placed={placed} index={index} />
        ))}
      </div>
      <ol className="grid phone:block">
        {view.steps.map((step, index) => (
          <li key={step.id} data-step={index} className={cx(styles.step, styles[step.state])}>
            <span className={cx(styles.dot, 'hidden')} aria-hidden="true" />
            <StepWords order={order} step={step} isLast={view.steps[index + 1]?.at === undefined} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A dot on the line, and the line from it to its words where they stand elsewhere. */
function Mark({ placed: { step, wordsAt, dot, leader }, index }: { placed: TimelineStep; index: number }) {
  const isRight = wordsAt > dot.percent;
  return (
    <>
      {leader === undefined ? null : (
        <>
          <i className={cx(styles.leader, isRight ? styles.right : styles.left)} data-step={index} />
          <i className={styles.drop} data-step={index} />
        </>
      )}
      <i
        className={cx(
          styles.mark,
          'absolute top-37 left-[calc(var(--dot)_-_7px)] w-14 h-14 rounded-half bg-copper',
        )}
        data-step={index}
        data-state={step.state}
      />
    </>
  );
}

function StepWords({ order, step, isLast }: { order: OrderPage; step: Step; isLast: boolean }) {
  const { language, view } = order;
  const { stepNotes, today } = WAY_MESSAGES[language];
  const { id, at, day, state } = step;
  const date = dayInWords(day, language, 'short');
  const now = view.days.find(({ isToday }) => isToday)?.day;
  const ahead = view.steps.some((other) => other.at === undefined);
  // On phones there is no scale for it: today is a sentence after the last thing that happened.
  const isHere = isLast && at !== undefined && ahead && now !== undefined;
  return (
    <>
      <b
        className={cx(styles.name, 'mb-4 heading-19/[1.15] ls-[-0.01em] whitespace-nowrap')}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        {STEP_NAMES[language][id]}
      </b>
      <span
        className={cx(
          styles.date,
          'mono phone:row-[1/3] phone:col-1 phone:pt-1 phone:lh-1.5 phone:whitespace-nowrap desk-only',
        )}
      >
        {at ? `${date}, ${clockWords(at, language)}` : stepNotes.about(date)}
      </span>
      <span
        className={cx(
          styles.date,
          'mono phone:row-[1/3] phone:col-1 phone:pt-1 phone:lh-1.5 phone:whitespace-nowrap phone-only',
        )}
      >
        {date}
        <span className="muted">{at ? clockWords(at, language) : stepNotes.latest}</span>
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

/** What there is to say of a step; undefined where it is only expected. */
function noteOf({ language, pickups, parcels }: OrderPage, { id, at, state }: Step): string | undefined {
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
