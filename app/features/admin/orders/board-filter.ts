import { BOARD_STEPS, type BoardStep } from '#domain/orders/states.ts';
import { isKeyOf } from '#domain/records.ts';
import type { Board, BoardRow } from '#server/admin/index.ts';

type Group = Board['groups'][number];

/** Ways to lay the rows of a group in order; by promise unless told otherwise. */
export const SORTS = {
  promise: 'By promise',
  paid: 'By day of payment',
  wire: 'By wire',
} as const;
type Sort = keyof typeof SORTS;

/** What of the board is to be seen, and in which order. */
export interface BoardFilter {
  readonly state?: BoardStep | undefined;
  readonly late: boolean;
  /** Name of a product. */
  readonly type?: string | undefined;
  readonly country?: string | undefined;
  /** Who has or had its units on a machine; both of us where left out. */
  readonly who?: string | undefined;
  readonly sort: Sort;
}

/** Reads it from an address; what is no state is none. */
export function readFilter(query: URLSearchParams): BoardFilter {
  const state = query.get('state');
  const sort = query.get('sort') ?? '';
  return {
    state: BOARD_STEPS.find((step) => step === state),
    late: query.has('late'),
    type: query.get('type') || undefined,
    country: query.get('country') || undefined,
    who: query.get('who') || undefined,
    sort: isKeyOf(SORTS, sort) ? sort : 'promise',
  };
}

export function boardPath({ state, late, type, country, who, sort }: BoardFilter): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(late && { late: '' }),
    ...(type && { type }),
    ...(country && { country }),
    ...(who && { who }),
    ...(sort !== 'promise' && { sort }),
  });
  return `/workshop${String(query) && `?${query}`}`;
}

export const isFiltered = ({ state, late, type, country, who }: BoardFilter): boolean =>
  Boolean(state || late || type || country || who);

/** The makers that have a hand in some order, in the order of the alphabet. */
export const makersOn = (groups: Board['groups']): readonly string[] =>
  [...new Set(groups.flatMap(({ rows }) => rows.flatMap(({ makers }) => makers)))].sort();

const BY: Readonly<Record<Exclude<Sort, 'promise'>, (row: BoardRow) => string>> = {
  paid: ({ paidAt }) => paidAt ?? '9999',
  wire: ({ wires }) => wires.join(' '),
};

/** What is left of the board's groups, in the order that is asked for; those without a row are left out. */
export function filterBoard(
  { groups, late }: Pick<Board, 'groups' | 'late'>,
  filter: BoardFilter,
): readonly Group[] {
  const key = filter.sort === 'promise' ? undefined : BY[filter.sort];
  const fits = ({ number, items, country, makers }: BoardRow) =>
    (!filter.late || late.includes(number)) &&
    (!filter.type || items.some(({ name }) => name === filter.type)) &&
    (!filter.country || country === filter.country) &&
    (!filter.who || makers.includes(filter.who));
  return groups
    .filter(({ step }) => !filter.state || step === filter.state)
    .map((group) => {
      const kept = group.rows.filter(fits);
      // As they come they lie by promise; what left today, by the hour.
      const rows = key ? kept.toSorted((a, b) => key(a).localeCompare(key(b))) : kept;
      return { ...group, rows, pickups: rows.reduce((sum, { units }) => sum + units.length, 0) };
    })
    .filter(({ rows }) => rows.length > 0);
}
