import { useMemo, useState } from 'react';
import { type BalancedPair, balanceOf, differenceOf, type Heights, leftAt } from '#domain/balance/balance.ts';

/** The heights of a pair: balanced at first, then as the visitor sets the screws. */
export function useBalance(pair: BalancedPair) {
  const balance = useMemo(() => balanceOf(pair), [pair]);
  const [set, setSet] = useState<{ readonly pair: BalancedPair; readonly heights: Heights }>();
  const heights = set?.pair === pair ? set.heights : balance.heights;
  return {
    balance,
    heights,
    /** Remaining level difference at these heights, dB. */
    now_dB: leftAt(differenceOf(pair), heights),
    isMoved: set?.pair === pair,
    setHeights: (next: Heights | undefined) => setSet(next && { pair, heights: next }),
  };
}
