import { useMemo, useState } from 'react';
import {
  type Balance,
  type BalancedPair,
  balanceOf,
  differenceOf,
  type Heights,
  leftAt,
} from '#domain/balance/balance.ts';

/** The heights of a pair: balanced at first, then as the visitor sets the screws. */
export function useBalance(pair: BalancedPair): {
  readonly balance: Balance;
  readonly heights: Heights;
  /** Remaining level difference at these heights, dB. */
  readonly now_dB: number;
  readonly isMoved: boolean;
  readonly setHeights: (heights: Heights | undefined) => void;
} {
  const balance = useMemo(() => balanceOf(pair), [pair]);
  const [set, setSet] = useState<{ readonly pair: BalancedPair; readonly heights: Heights }>();
  const heights = set?.pair === pair ? set.heights : balance.heights;
  return {
    balance,
    heights,
    now_dB: leftAt(differenceOf(pair), heights),
    isMoved: set?.pair === pair,
    setHeights: (next) => setSet(next && { pair, heights: next }),
  };
}
