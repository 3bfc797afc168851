import { addDays, type Day, dayOf, daysBetween, later } from '../calendar/day.ts';
import { addWorkDays, workDayFrom } from '../calendar/work-days.ts';
import type { CountryCode } from '../countries.ts';
import type { Cents } from '../money.ts';
import {
  buyersStep,
  isGoing,
  isOver,
  isSent,
  type OrderState,
  type StepId,
  WAY,
  type WayStep,
} from '../orders/states.ts';
import { BENCH } from '../production/bench.ts';
import { ALWAYS_OPEN, type OpenDays } from '../production/open-days.ts';
import { mayReturn, mayWithdraw, returnUntil, withdrawalUntil } from '../returns/returning.ts';
import { zoneOf } from '../shipping/shipping.ts';

/** What is known of a paid order, from whichever tables. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly country: CountryCode;
  readonly total: Cents;
  readonly refunded: Cents;
  readonly paidAt: Date;
  /** When it is promised to leave. */
  readonly promisedOn: Day | null;
  /** When its first pickup came to the bench, and when its last one was measured. */
  readonly productionStartedAt: Date | null;
  readonly woundAt: Date | null;
  readonly labelPrinted: boolean;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** How it ended, where it did: the move out of the states in which it goes its way. */
  readonly endedAt: Date | null;
}

/** How many steps of its way an order has come; undefined where it left it. */
export function stepsDone(status: StepId): number | undefined {
  const way: readonly StepId[] = WAY;
  const index = way.indexOf(status);
  return index < 0 ? undefined : index + 1;
}

/** `promised` has a day that the shop has given; `ahead` follows from it. */
type StepState = 'done' | 'now' | 'promised' | 'ahead';

export interface Step {
  readonly id: StepId;
  readonly state: StepState;
  readonly day: Day;
  /** Undefined while it has not happened. */
  readonly at: Date | undefined;
  /** Where its day begins, in percent of the line. How it is drawn: `order-timeline.ts`. */
  readonly place: number;
}

/** A day of the line. */
export interface AxisDay {
  readonly day: Day;
  /** Where it begins, in percent of the line. */
  readonly place: number;
  /** Nobody works in Leipzig. */
  readonly isFree: boolean;
  readonly isToday: boolean;
}

/** Why an address can be changed no more. */
type AddressClosed = 'packed' | 'shipped' | 'delivered' | 'over';

export interface OrderView {
  /** The last thing that happened. */
  readonly status: StepId;
  readonly steps: readonly Step[];
  readonly days: readonly AxisDay[];
  /** How far the line is solid, in percent. */
  readonly doneTo: number;
  /** When it leaves and arrives, while that lies ahead. */
  readonly leaves: Day | undefined;
  readonly arrives: Day | undefined;
  /** The day that was promised is over. */
  readonly isLate: boolean;
  readonly address: 'open' | AddressClosed;
  readonly withdrawal: { readonly may: boolean; readonly until: Day | undefined };
  readonly sendBack: { readonly may: boolean; readonly until: Day };
  readonly sentBack: 'nothing' | 'part' | 'all';
}

interface Event {
  readonly id: StepId;
  readonly at: Date | null;
  /** When it is expected, while it has not happened. */
  readonly expected: Day;
  readonly isPromised?: boolean;
}

/** When the post should have brought what leaves on a day. */
export const arrivalDay = (leaves: Day, country: CountryCode): Day =>
  addWorkDays(leaves, BENCH.postWorkDays[zoneOf(country)]);

/** What has happened and what lies ahead, each with its day, never before the one in front of it. */
function eventsOf(
  facts: OrderFacts,
  today: Day,
  open: OpenDays,
): { events: Event[]; leaves: Day; arrives: Day } {
  const { paidAt, productionStartedAt, woundAt, shippedAt, deliveredAt, promisedOn, country } = facts;
  const paid = dayOf(paidAt);
  // What was promised for a day that is over leaves on the next one at the soonest.
  const planned = later(promisedOn ?? open.add(paid, BENCH.daysAfterWinding + 1), open.from(today));
  const leaves = shippedAt ? dayOf(shippedAt) : planned;
  const arrives = deliveredAt ? dayOf(deliveredAt) : later(arrivalDay(leaves, country), workDayFrom(today));
  const soonest = open.from(later(paid, today));
  const wound = later(open.add(leaves, -BENCH.daysAfterWinding), soonest);
  const making = later(open.add(wound, -1), soonest);
  const known: Readonly<Record<WayStep, Omit<Event, 'id'>>> = {
    paid: { at: paidAt, expected: paid },
    making: { at: productionStartedAt, expected: making },
    wound: { at: woundAt, expected: wound },
    shipped: { at: shippedAt, expected: leaves, isPromised: promisedOn !== null },
    delivered: { at: deliveredAt, expected: arrives },
  };
  return { leaves, arrives, events: WAY.map((id) => ({ id, ...known[id] })) };
}

const round = (percent: number): number => Math.round(percent * 100) / 100;

/** What an order's page shows of its way: a line to scale with its steps, what was promised, and what may be done now. */
export function orderView(facts: OrderFacts, now: Date, open: OpenDays = ALWAYS_OPEN): OrderView {
  const { state, paidAt, shippedAt, deliveredAt, endedAt, labelPrinted, promisedOn } = facts;
  const today = dayOf(now);
  const { events, leaves, arrives } = eventsOf(facts, today, open);
  const end = isGoing(state) ? undefined : buyersStep(state);
  const happened = events.filter(({ at }) => at !== null);
  const last = happened.at(-1);
  // Steps that were passed without being noted are left out, and so is what an ended order no longer comes to.
  const shown = end
    ? [...happened, { id: end, at: endedAt ?? now, expected: today }]
    : events.filter(({ at }, index) => at !== null || index > (last ? events.indexOf(last) : 0));
  const dayAt = ({ at, expected }: Event) => (at ? dayOf(at) : expected);
  const first = dayOf(paidAt);
  const lastDay = later(shown.map(dayAt).reduce(later), addDays(first, 1));
  const span = daysBetween(first, lastDay);
  const placeOf = (day: Day) => round((daysBetween(first, day) / span) * 100);

  const places = shown.map((event) => placeOf(dayAt(event)));
  const status = end ?? last?.id ?? 'paid';
  const steps = shown.map((event, index): Step => {
    const { id, at, isPromised } = event;
    const state = id === status ? 'now' : at ? 'done' : isPromised ? 'promised' : 'ahead';
    return {
      id,
      state,
      day: dayAt(event),
      at: at ?? undefined,
      place: places[index] ?? 0,
    };
  });
  const days = Array.from({ length: span + 1 }, (_, index): AxisDay => {
    const day = addDays(first, index);
    const isToday = day === today;
    return { day, place: placeOf(day), isFree: !open.isOpen(day), isToday };
  });

  const isGone = shippedAt !== null || isSent(state);
  const delivered = deliveredAt ? dayOf(deliveredAt) : undefined;
  const isDone = end !== undefined || status === 'delivered';
  return {
    status,
    steps,
    days,
    doneTo: isDone ? 100 : placeOf(today < lastDay ? later(today, first) : lastDay),
    leaves: end || isGone ? undefined : leaves,
    arrives: end || delivered ? undefined : arrives,
    isLate: !end && !isGone && promisedOn !== null && promisedOn < today,
    address: end ? 'over' : delivered ? 'delivered' : isGone ? 'shipped' : labelPrinted ? 'packed' : 'open',
    withdrawal: {
      may: !isOver(state) && mayWithdraw(delivered, today),
      until: withdrawalUntil(delivered),
    },
    sendBack: { may: !end && isGone && mayReturn(first, today), until: returnUntil(first) },
    sentBack: facts.refunded <= 0 ? 'nothing' : facts.refunded >= facts.total ? 'all' : 'part',
  };
}
