import type { Board, BoardRow } from '#server/workshop/read-board.ts';

type Group = Board['groups'][number];

/** The groups of the board, as it calls them. */
export const GROUPS = {
  'in the making': { title: 'In the making', note: '' },
  paid: { title: 'Paid', note: 'in winding order: date, then wire' },
  wound: { title: 'Wound', note: 'pack next' },
  packed: { title: 'Packed', note: 'labels printed' },
  shipped: { title: 'Shipped today', note: '' },
} as const satisfies Record<Group['step'], { title: string; note: string }>;

/** What of the board is to be seen. */
export interface BoardFilter {
  readonly state?: Group['step'] | undefined;
  readonly late: boolean;
  /** Name of a product. */
  readonly type?: string | undefined;
  readonly country?: string | undefined;
}

/** Reads it from an address; what is no state is none. */
export function readFilter(query: URLSearchParams): BoardFilter {
  const state = query.get('state') ?? '';
  return {
    state: state in GROUPS ? (state as Group['step']) : undefined,
    late: query.has('late'),
    type: query.get('type') || undefined,
    country: query.get('country') || undefined,
  };
}

export function boardPath({ state, late, type, country }: BoardFilter): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(late && { late: '' }),
    ...(type && { type }),
    ...(country && { country }),
  });
  return `/workshop${String(query) && `?${query}`}`;
}

export const isFiltered = ({ state, late, type, country }: BoardFilter): boolean =>
  Boolean(state || late || type || country);

/** What is left of the board's groups; those without a row are left out. */
export function filterBoard(
  { groups, late }: Pick<Board, 'groups' | 'late'>,
  filter: BoardFilter,
): readonly Group[] {
  const fits = ({ number, items, country }: BoardRow) =>
    (!filter.late || late.includes(number)) &&
    (!filter.type || items.some(({ name }) => name === filter.type)) &&
    (!filter.country || country === filter.country);
  return groups
    .filter(({ step }) => !filter.state || step === filter.state)
    .map((group) => {
      const rows = group.rows.filter(fits);
      return { ...group, rows, pickups: rows.reduce((sum, { pieces }) => sum + pieces.length, 0) };
    })
    .filter(({ rows }) => rows.length > 0);
}
