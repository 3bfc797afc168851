import type { Day } from '../calendar/day.ts';
import { workDaysBetween } from '../calendar/work-days.ts';
import type { CountryCode } from '../countries.ts';
import { delayOf } from '../production/queue.ts';
import type { NeedStage } from './needs.ts';
import { leavesAfter, neededOn } from './shelf.ts';

export interface Wanting {
  readonly order: string;
  readonly country: CountryCode;
  readonly promised: Day | null;
  readonly accepted: Day;
  readonly stage: NeedStage;
  readonly amount: number;
}

export interface Coming {
  readonly due: Day;
  readonly amount: number;
}

/** Allocates stock, then deliveries, by the day of need. Returns the orders that present stock does not cover. */
export function shortOrders<W extends Wanting>(
  today: Day,
  onHand: number,
  wanted: readonly W[],
  coming: readonly Coming[],
) {
  const days = new Map<string, Day>();
  const inOrder = wanted
    .map((wanting) => {
      const [promised, key] = [wanting.promised ?? today, `${wanting.promised} ${wanting.stage}`];
      const needed = days.get(key) ?? neededOn(promised, wanting.stage);
      days.set(key, needed);
      return { wanting, needed };
    })
    .toSorted((a, b) => (a.needed < b.needed ? -1 : a.needed > b.needed ? 1 : 0));
  const deliveries = coming.toSorted((a, b) => (a.due < b.due ? -1 : 1));
  let used = 0;
  return inOrder.flatMap(({ wanting, needed }) => {
    used += wanting.amount;
    if (used <= onHand) return [];
    let have = onHand;
    const enough = deliveries.find(({ amount }) => {
      have += amount;
      return have >= used;
    });
    /** Day on which enough arrives; undefined if too little is ordered. */
    const comes = enough && (enough.due < today ? today : enough.due);
    /** Working days of delay; 0 if in time. */
    const daysLate = comes !== undefined && comes > needed ? workDaysBetween(needed, comes) : 0;
    /** Resulting delay by the promise rules; undefined if the promise holds. */
    const delay =
      comes !== undefined && wanting.promised !== null
        ? delayOf({
            today,
            promised: wanting.promised,
            forecast: leavesAfter(comes, wanting.stage),
            accepted: wanting.accepted,
            country: wanting.country,
          })
        : undefined;
    return [{ wanting, neededOn: needed, comes, daysLate, delay }];
  });
}
