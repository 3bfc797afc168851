import { addDays, type Day, dayOf, daysBetween, later } from '../calendar/day.ts';
import { addWorkDays, workDayFrom } from '../calendar/work-days.ts';
import type { CountryCode } from '../countries.ts';
import type { Cents } from '../money.ts';
import {
  buyersStep,
  isGoing,
  isOrderOver,
  isSent,
  type OrderState,
  type OrderStepId,
  WAY,
  type WayStep,
} from '../orders/states.ts';
import { BENCH } from '../production/bench.ts';
import { ALWAYS_OPEN, type OpenDays } from '../production/open-days.ts';
import { fittedUntil, mayReturn, mayWithdraw, returnUntil, withdrawalUntil } from '../returns/returning.ts';
import { zoneOf } from '../shipping/shipping.ts';

export interface OrderFacts {
  readonly state: OrderState;
  readonly country: CountryCode;
  readonly total: Cents;
  readonly refunded: Cents;
  readonly paidAt: Date;
  readonly promisedOn: Day | null;
  readonly productionStartedAt: Date | null;
  readonly woundAt: Date | null;
  readonly labelPrinted: boolean;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** At least one pickup has a quick connector. */
  readonly isPlugged: boolean;
  /** End of its regular states; null if it has not left them. */
  readonly endedAt: Date | null;
}

/** Number of completed steps; undefined if the order left its regular path. */
export function stepsDone(status: OrderStepId): number | undefined {
  const way: readonly OrderStepId[] = WAY;
  const index = way.indexOf(status);
  return index < 0 ? undefined : index + 1;
}

/** `promised` has a day given by the shop; `ahead` follows from it. */
type StepState = 'done' | 'now' | 'promised' | 'ahead';

export interface OrderLineStep {
  readonly id: OrderStepId;
  readonly state: StepState;
  readonly day: Day;
  /** Undefined until it happens. */
  readonly at: Date | undefined;
  /** Start of its day, in percent of the line. `order-timeline.ts` draws it. */
  readonly place: number;
}

export interface AxisDay {
  readonly day: Day;
  /** Start of the day, in percent of the line. */
  readonly place: number;
  /** Not a working day in Leipzig. */
  readonly isFree: boolean;
  readonly isToday: boolean;
}

type AddressClosed = 'packed' | 'shipped' | 'delivered' | 'over';

export interface OrderProgress {
  readonly status: OrderStepId;
  readonly steps: readonly OrderLineStep[];
  readonly days: readonly AxisDay[];
  /** End of the solid part of the line, in percent. */
  readonly doneTo: number;
  /** Expected shipping and arrival, until they happen. */
  readonly leaves: Day | undefined;
  readonly arrives: Day | undefined;
  readonly isLate: boolean;
  readonly address: 'open' | AddressClosed;
  readonly withdrawal: { readonly may: boolean; readonly until: Day | undefined };
  /** `until` applies to new goods; `fitted` to pickups with a quick connector, if there are any. */
  readonly sendBack: {
    readonly may: boolean;
    readonly until: Day;
    readonly fitted?: { readonly may: boolean; readonly until: Day | undefined };
  };
  readonly sentBack: 'nothing' | 'part' | 'all';
}

interface Event {
  readonly id: OrderStepId;
  readonly at: Date | null;
  /** Expected day, if it has not happened. */
  readonly expected: Day;
  readonly isPromised?: boolean;
}

export const arrivalDay = (leaves: Day, country: CountryCode): Day =>
  addWorkDays(leaves, BENCH.postWorkDays[zoneOf(country)]);

function eventsOf(
  facts: OrderFacts,
  today: Day,
  open: OpenDays,
): { events: Event[]; leaves: Day; arrives: Day } {
  const { paidAt, productionStartedAt, woundAt, shippedAt, deliveredAt, promisedOn, country } = facts;
  const paid = dayOf(paidAt);
  // A promised day in the past moves to the next working day.
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

export function orderView(facts: OrderFacts, now: Date, open: OpenDays = ALWAYS_OPEN): OrderProgress {
  const { state, paidAt, shippedAt, deliveredAt, endedAt, labelPrinted, promisedOn } = facts;
  const today = dayOf(now);
  const { events, leaves, arrives } = eventsOf(facts, today, open);
  const end = isGoing(state) ? undefined : buyersStep(state);
  const happened = events.filter(({ at }) => at !== null);
  const last = happened.at(-1);
  // Leaves out steps that were skipped without a record, and future steps of an ended order.
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
  const steps = shown.map((event, index): OrderLineStep => {
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
  const mayBack = (isPlugged: boolean) =>
    !end && isGone && mayReturn({ purchased: first, delivered, isPlugged }, today);
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
      may: !isOrderOver(state) && mayWithdraw(delivered, today),
      until: withdrawalUntil(delivered),
    },
    sendBack: {
      may: mayBack(false),
      until: returnUntil({ purchased: first, isPlugged: false }, today),
      ...(facts.isPlugged && { fitted: { may: mayBack(true), until: fittedUntil(delivered) } }),
    },
    sentBack: facts.refunded <= 0 ? 'nothing' : facts.refunded >= facts.total ? 'all' : 'part',
  };
}
