/**
 * Five upgrades of a guitar. Prices are common ones for such parts and papers in dollars, rounded up; our estimate, as
 * an order of magnitude. Hours are ours at the bench, for a first time.
 */
export const UPGRADES = [
  { id: 'nut', name: 'Bone nut', buys: 'one blank', dollars: 9, hours: 2 },
  { id: 'tuners', name: 'Locking tuners', buys: 'a set of six', dollars: 55, hours: 1 },
  { id: 'height', name: 'Pickup height', buys: 'nothing', dollars: 0, hours: 0.5 },
  { id: 'action', name: 'Action', buys: 'a steel ruler, feeler gauges', dollars: 14, hours: 1 },
  { id: 'frets', name: 'Polished frets', buys: 'papers and tape', dollars: 16, hours: 1.5 },
] as const;

export const BUDGET_DOLLARS = 100;

export const spentDollars = (upgrades: readonly { readonly dollars: number }[] = UPGRADES): number =>
  upgrades.reduce((sum, { dollars }) => sum + dollars, 0);

/** First and last paper for the frets, grit. */
export const GRITS = { first: 1000, last: 8000 } as const;

/** Common starting points of a setup, mm, to be adjusted by ear. */
export const STARTING_SETUP = {
  /** At the twelfth fret, from fret to string. */
  action: { low: 2, high: 1.6 },
  /** At the first fret, with the string held down between the second and third. */
  nut: 0.2,
  /** At the seventh fret, with the string held down at the first and the last. */
  relief: 0.2,
  /** From pole to string, with the string held down at the last fret. */
  pickup: { bridge: { low: 2.5, high: 2 }, neck: { low: 3, high: 2.5 } },
} as const;
