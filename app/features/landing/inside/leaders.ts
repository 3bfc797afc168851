type Spot = readonly [x: number, y: number];

/** Columns of labels; `apart` is the least distance between two labels in one, px. */
export interface Columns {
  readonly left: number;
  readonly right: number;
  readonly apart: number;
}

export interface Leader {
  readonly path: string;
  readonly words: Spot;
}

/**
 * Leaders from parts to labels in a column at each side: each at the height of its part, or lower if it would be too
 * near to the one above. Returned in the given order.
 */
export function leaders(
  tips: readonly { readonly at: Spot; readonly side: 'left' | 'right' }[],
  { left, right, apart }: Columns,
): Leader[] {
  const found = new Map<(typeof tips)[number], Leader>();
  for (const side of ['left', 'right'] as const) {
    let last = Number.NEGATIVE_INFINITY;
    const column = side === 'left' ? left : right;
    const out = side === 'left' ? -1 : 1;
    for (const tip of tips.filter((one) => one.side === side).toSorted((a, b) => a.at[1] - b.at[1])) {
      const [x, y] = tip.at;
      const height = Math.max(y, last + apart);
      last = height;
      const knee = height === y ? '' : `L${(x + out * (height - y)).toFixed(1)} ${height.toFixed(1)}`;
      found.set(tip, {
        path: `M${x.toFixed(1)} ${y.toFixed(1)}${knee}H${(column - out * 10).toFixed(1)}`,
        words: [column, height],
      });
    }
  }
  return tips.flatMap((tip) => found.get(tip) ?? []);
}
