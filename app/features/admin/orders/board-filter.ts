import { BOARD_STEPS } from '#domain/orders/states.ts';
import { isOneOf } from '#domain/records.ts';
import type { BoardFilter } from '#server/admin/index.ts';

/** Sort orders of the rows in a group; by promise by default. */
export const SORTS = ['promise', 'paid', 'wire'] as const satisfies readonly BoardFilter['sort'][];

export function readFilter(query: URLSearchParams): BoardFilter {
  const state = query.get('state');
  const sort = query.get('sort') ?? '';
  const page = query.get('page') ?? '';
  return {
    state: BOARD_STEPS.find((step) => step === state),
    late: query.has('late'),
    type: query.get('type') || undefined,
    country: query.get('country') || undefined,
    who: query.get('who') || undefined,
    sort: isOneOf(SORTS, sort) ? sort : 'promise',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function boardPath({ state, late, type, country, who, sort, page }: BoardFilter): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(late && { late: '' }),
    ...(type && { type }),
    ...(country && { country }),
    ...(who && { who }),
    ...(sort !== 'promise' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/workshop${String(query) && `?${query}`}`;
}

export const isFiltered = ({ state, late, type, country, who }: BoardFilter): boolean =>
  Boolean(state || late || type || country || who);
