import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { addDays } from '../calendar/day.ts';
import { cents } from '../money.ts';
import { ORDER_STATES } from '../orders/states.ts';
import { type OrderFacts, orderView } from './order-progress.ts';
import {
  DATE_PX,
  DOT_PX,
  type LinePlace,
  NARROW_PX,
  type OrderTimeline,
  orderTimeline,
  WIDE_PX,
  WORDS_PERCENT,
} from './order-timeline.ts';

const at = (day: string, minute = 0) => new Date(new Date(`${day}T08:00:00Z`).getTime() + minute * 60_000);

/** Orders at every step, begun at once or after weeks, with some steps on one day. */
const anyFacts = fc
  .record({
    state: fc.constantFrom(...ORDER_STATES.filter((state) => state !== 'awaiting payment')),
    gaps: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 7, 12, 30), { minLength: 5, maxLength: 5 }),
    today: fc.nat(70),
    promised: fc.option(fc.nat(40), { nil: null }),
    country: fc.constantFrom('DE', 'FR', 'CH', 'US', 'AU'),
  })
  .map(({ state, gaps, today, promised, country }) => {
    const moments: Date[] = [];
    let day = 0;
    for (const [index, gap] of gaps.entries()) {
      day += gap;
      moments.push(at(addDays('2026-11-02', day), index * 20));
    }
    const known = ORDER_STATES.indexOf(state);
    const from = (index: number, least: number) => (known >= least ? (moments[index] ?? null) : null);
    const facts = {
      state,
      country,
      total: cents(30_000),
      refunded: cents(0),
      labelPrinted: false,
      paidAt: moments[0] ?? at('2026-11-02'),
      promisedOn: promised === null ? null : addDays('2026-11-02', promised),
      productionStartedAt: from(1, 2),
      woundAt: from(2, 3),
      shippedAt: from(3, 3),
      deliveredAt: known >= 4 && state !== 'cancelled' ? (moments[4] ?? null) : null,
      endedAt: known > 4 ? (moments[4] ?? null) : null,
    } as OrderFacts;
    // An order is only viewed after its last event.
    const happened = [
      facts.paidAt,
      facts.productionStartedAt,
      facts.woundAt,
      facts.shippedAt,
      facts.deliveredAt,
      facts.endedAt,
    ];
    const last = Math.max(...happened.map((moment) => moment?.getTime() ?? 0));
    return { view: orderView(facts, new Date(last + today * 86_400_000)) };
  });

/** From the narrowest horizontal line to a very wide screen. */
const WIDTHS = [NARROW_PX, 1000, 1150, WIDE_PX, 1700, 2440];
const xOf = ({ percent, px }: LinePlace, width: number) => (percent / 100) * width + px;

interface Segment {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

function segmentsOf({ steps }: OrderTimeline, width: number): readonly (readonly Segment[])[] {
  return steps.flatMap(({ dot, wordsAt, leader }) => {
    if (leader === undefined) return [];
    const [from, to] = [xOf(dot, width), (wordsAt / 100) * width];
    return [
      [
        { from: [from, 54], to: [from, leader] },
        { from: [from, leader], to: [to, leader] },
        { from: [to, leader], to: [to, 104] },
      ] as const,
    ];
  });
}

/** Two perpendicular segments meet if each is within the other's range; parallel ones only on the same line. */
function meet(a: Segment, b: Segment): boolean {
  const spans = (first: number, second: number, third: number, fourth: number) =>
    Math.max(Math.min(first, second), Math.min(third, fourth)) <=
    Math.min(Math.max(first, second), Math.max(third, fourth));
  return spans(a.from[0], a.to[0], b.from[0], b.to[0]) && spans(a.from[1], a.to[1], b.from[1], b.to[1]);
}

describe('the timeline of an order', () => {
  itForAll([anyFacts], { numRuns: runs(200) })(
    'has no overlapping labels, at any width and for any order [row D81]',
    ({ view }) => {
      const { steps, end } = orderTimeline(view);
      for (const [index, { wordsAt }] of steps.entries()) {
        expect(wordsAt).toBeGreaterThanOrEqual(0);
        expect(wordsAt).toBeLessThanOrEqual(end);
        const next = steps[index + 1];
        if (next) expect(next.wordsAt - wordsAt).toBeGreaterThanOrEqual(WORDS_PERCENT - 0.01);
      }
    },
  );

  itForAll([anyFacts], { numRuns: runs(200) })(
    'has dots side by side, at least 22 px apart, in order',
    ({ view }) => {
      const { steps } = orderTimeline(view);
      for (const width of WIDTHS)
        for (const [index, { dot }] of steps.entries()) {
          const next = steps[index + 1];
          if (next) expect(xOf(next.dot, width) - xOf(dot, width)).toBeGreaterThanOrEqual(DOT_PX - 0.5);
        }
    },
  );

  it('has leaders that do not cross [row D81]', () => {
    forAll(
      [anyFacts],
      ({ view }) => {
        const timeline = orderTimeline(view);
        for (const width of WIDTHS) {
          const leaders = segmentsOf(timeline, width);
          for (const [index, one] of leaders.entries())
            for (const other of leaders.slice(index + 1))
              for (const a of one) for (const b of other) expect(meet(a, b), `at ${width}`).toBe(false);
        }
      },
      { numRuns: runs(200) },
    );
    // The check itself finds a crossing.
    expect(meet({ from: [0, 5], to: [10, 5] }, { from: [5, 0], to: [5, 10] })).toBe(true);
  });

  itForAll([anyFacts], { numRuns: runs(200) })(
    'shows dates where there is room, always including the first and the last',
    ({ view }) => {
      const { days } = orderTimeline(view);
      for (const [width, size] of [
        [NARROW_PX, 'narrow'],
        [WIDE_PX, 'wide'],
      ] as const) {
        const set = days.filter(({ dated }) => dated[size]);
        expect(set[0]?.day).toBe(days[0]?.day);
        for (const [index, { percent }] of set.entries()) {
          const next = set[index + 1];
          if (next) expect(((next.percent - percent) / 100) * width).toBeGreaterThanOrEqual(DATE_PX - 0.01);
        }
      }
    },
  );

  it('is laid out as designed: ten days, three steps on one of them, a queue', () => {
    const facts = (days: readonly (string | null)[], promisedOn: string | null, country = 'DE') =>
      ({
        state: days[4] ? 'delivered' : days[3] ? 'shipped' : days[1] ? 'in the making' : 'paid',
        total: cents(1),
        refunded: cents(0),
        labelPrinted: false,
        endedAt: null,
        country,
        promisedOn,
        paidAt: at(days[0] ?? ''),
        productionStartedAt: days[1] ? at(days[1]) : null,
        woundAt: days[2] ? at(days[2]) : null,
        shippedAt: days[3] ? at(days[3]) : null,
        deliveredAt: days[4] ? at(days[4]) : null,
      }) as OrderFacts;
    const leaders = ({ steps }: OrderTimeline) => steps.map(({ leader }) => leader);
    const one = '2026-11-16';
    const same = orderTimeline(
      orderView(facts([one, one, one, '2026-11-17', '2026-11-19'], null), at('2026-11-19')),
    );
    expect(same.steps.map(({ dot }) => dot.px)).toEqual([0, 22, 44, 0, 0]);
    // Descending to the right: the first leader turns lowest.
    expect(leaders(same)).toEqual([undefined, 82, 74, 66, undefined]);
    const queue = orderTimeline(
      orderView(facts(['2026-11-02', null, null, null, null], '2026-11-27', 'US'), at('2026-11-05')),
    );
    expect(queue.isLong).toBe(true);
    expect(queue.steps.map(({ wordsAt }) => Math.round(wordsAt))).toEqual([0, 37, 53, 69, 85]);
    expect(queue.days.find(({ isToday }) => isToday)?.dated.wide).toBe(true);
  });
});
