import type { ReturnRow, Returns } from '#server/returns/index.ts';

export const RETURN_TABS = ['open', 'withdrawals', 'returns', 'done'] as const;
export type Tab = (typeof RETURN_TABS)[number];

const ACTIONS = ['number', 'withdrawal'] as const;

export function readReturnsFilter(query: URLSearchParams) {
  const [tab, action] = [query.get('show'), query.get('new')];
  return {
    tab: RETURN_TABS.find((known) => known === tab) ?? 'open',
    action: ACTIONS.find((known) => known === action),
    order: query.get('order')?.trim() || undefined,
  };
}

export type ReturnsFilter = ReturnType<typeof readReturnsFilter>;

/** English path. */
export const returnsPath = (tab: Tab): string =>
  tab === 'open' ? '/workshop/returns' : `/workshop/returns?show=${tab}`;

export function returnsUnder(tab: Tab, { open, withdrawals, requests, done }: Returns) {
  const of = (kind: ReturnRow['kind']) => open.filter((row) => row.kind === kind);
  switch (tab) {
    case 'open':
      return { open, withdrawals, requests, done };
    case 'withdrawals':
      return { open: of('withdrawal'), withdrawals, requests: [], done: [] };
    case 'returns':
      return { open: of('return'), withdrawals: [], requests, done: [] };
    case 'done':
      return { open: [], withdrawals: [], requests: [], done };
  }
}

export function countsUnder({ waiting, doneInAll }: Returns): Readonly<Record<Tab, number>> {
  const withdrawals = waiting.withdrawal + waiting.declared;
  const returns = waiting.return + waiting.requests;
  return { open: withdrawals + returns, withdrawals, returns, done: doneInAll };
}
