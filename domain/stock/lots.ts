/** Where a spool is. */
export const LOT_PLACES = ['sealed', 'shelf', 'machine 1', 'machine 2'] as const;
export type LotPlace = (typeof LOT_PLACES)[number];

export const machinePlace = (machine: number): LotPlace => (machine === 2 ? 'machine 2' : 'machine 1');

interface Spool {
  readonly id: string;
  readonly place: LotPlace;
  readonly onHand: number;
  readonly openedOn: string | null;
  readonly name: string;
}

const byOpening = (a: Spool, b: Spool): number =>
  (a.openedOn ?? '9999').localeCompare(b.openedOn ?? '9999') || a.name.localeCompare(b.name);

/**
 * The spool that a coil is wound from: the one on its machine while that has enough, then one that is opened and nowhere
 * else, the oldest first, then a sealed one. Where none has enough, the fullest: the book is then wrong and a weighing tells.
 */
export function spoolFor<S extends Spool>(
  spools: readonly S[],
  amount: number,
  machine: number,
): S | undefined {
  const here = machinePlace(machine);
  const reachable = spools.filter(({ place }) => place === here || !place.startsWith('machine'));
  const enough = reachable.filter(({ onHand }) => onHand >= amount).toSorted(byOpening);
  return (
    enough.find(({ place }) => place === here) ??
    enough[0] ??
    reachable.toSorted((a, b) => b.onHand - a.onHand)[0]
  );
}

/** The name of a new spool: "W-43-05" after "W-43-04"; of anything else what is typed counts. */
export function nextLotName(prefix: string, names: readonly string[]): string {
  const numbers = names.flatMap((name) => {
    const [, digits] = new RegExp(`^${prefix}-(\\d+)$`).exec(name) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
}
