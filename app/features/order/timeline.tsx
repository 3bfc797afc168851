import { cx } from '#app/ui/cx.ts';
import { clockWords, dayInWords, tickWords } from '#domain/day-in-words.ts';
import { STEP_NAMES } from '#domain/order-step-names.ts';
import type { Step } from '#domain/order-view.ts';
import type { OrderPage } from '#server/order-page/read-order.ts';
import styles from './timeline.module.css';
import { WAY_WORDS } from './way-words.ts';

/** Where dots and words stand: the page's policy allows sheets that it knows, not attributes. */
const placesOf = (steps: readonly Step[]): string =>
  steps.map(({ wordsAt }, index) => `[data-step="${index}"]{--words:${wordsAt}%}`).join('');

/** An order's way, to scale: a tick a day, days without work hatched. Upright on phones. */
export function Timeline({ order }: { order: OrderPage }) {
  const { view, language } = order;
  const { line } = WAY_WORDS[language];
  return (
    <section className={styles.timeline} aria-label={line}>
      <style>{placesOf(view.steps)}</style>
      <Axis order={order} />
      <ol className={styles.steps}>
        {view.steps.map((step, index) => (
          <li key={step.id} data-step={index} className={cx(styles.step, styles[step.state])}>
            <span className={styles.dot} aria-hidden="true" />
            <StepWords order={order} step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepWords({ order, step }: { order: OrderPage; step: Step }) {
  const { language } = order;
  const { stepNotes } = WAY_WORDS[language];
  const { id, at, day, state } = step;
  const date = dayInWords(day, language, 'short');
  const time = at ? `, ${clockWords(at, language)}` : '';
  return (
    <>
      <b className={styles.name} aria-current={state === 'now' ? 'step' : undefined}>
        {STEP_NAMES[language][id]}
      </b>
      <span className="mono">{at ? `${date}${time}` : stepNotes.about(date)}</span>
      <span className="mono muted">
        {noteOf(order, step) ?? stepNotes[state === 'promised' ? 'planned' : 'expected']}
      </span>
    </>
  );
}

/** What there is to say of a step; undefined where it is only expected. */
function noteOf({ language, pickups, parcels }: OrderPage, { id, at, state }: Step): string | undefined {
  const { stepNotes } = WAY_WORDS[language];
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

/** The line itself; all it says stands in the list. */
function Axis({ order: { view, language } }: { order: OrderPage }) {
  const { days, steps, doneTo } = view;
  const { today } = WAY_WORDS[language];
  const next = days[1]?.place ?? 100;
  // Where steps share a day, the one that is now lies on top.
  const drawn = [
    ...steps.filter(({ state }) => state !== 'now'),
    ...steps.filter(({ state }) => state === 'now'),
  ];
  const at = (percent: number) => `${percent}%`;
  return (
    <svg className={styles.axis} aria-hidden="true" width="100%" height={76}>
      <defs>
        <pattern id="day-off" width={12} height={12} patternUnits="userSpaceOnUse">
          <path d="M0 12L12 0" className={styles.hatch} />
        </pattern>
      </defs>
      {days.map(({ day, place, isFree, isToday, isNamed }) => (
        <g key={day}>
          {isFree && place < 100 ? (
            <rect x={at(place)} y={26} width={at(next)} height={12} fill="url(#day-off)" />
          ) : null}
          <line
            x1={at(place)}
            x2={at(place)}
            y1={isNamed ? 26 : 29}
            y2={isNamed ? 38 : 35}
            className={styles.tick}
          />
          {isNamed || isToday ? (
            <text x={at(place)} y={12} className={styles.day}>
              {tickWords(day, language)}
              {isToday ? (
                <tspan className={styles.today} dx={7}>
                  {today}
                </tspan>
              ) : null}
            </text>
          ) : null}
        </g>
      ))}
      <line x1={0} x2={at(doneTo)} y1={32} y2={32} className={styles.done} />
      <line x1={at(doneTo)} x2="100%" y1={32} y2={32} className={styles.planned} />
      {drawn.map(({ id, place, wordsAt, state }) => (
        <g key={id} data-state={state} className={styles.mark}>
          {Math.abs(place - wordsAt) > 0.5 ? (
            <line x1={at(place)} x2={at(wordsAt)} y1={40} y2={70} className={styles.leader} />
          ) : null}
          {state === 'now' ? <circle cx={at(place)} cy={32} r={10.5} className={styles.ring} /> : null}
          <circle cx={at(place)} cy={32} r={7} className={styles.point} />
        </g>
      ))}
    </svg>
  );
}
