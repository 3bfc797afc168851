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
 * The spool for winding a coil: the one on its machine if it has enough, then the oldest opened one not on a machine,
 * then a sealed one. If none has enough, the fullest: the book is wrong, which a weighing will show.
 */
export function spoolFor<S extends Spool>(
  spools: readonly S[],
  amount: number,
  machine: number,
): S | undefined {
  const ownPlace = machinePlace(machine);
  const reachable = spools.filter(({ place }) => place === ownPlace || !place.startsWith('machine'));
  const enough = reachable.filter(({ onHand }) => onHand >= amount).toSorted(byOpening);
  return (
    enough.find(({ place }) => place === ownPlace) ??
    enough[0] ??
    reachable.toSorted((a, b) => b.onHand - a.onHand)[0]
  );
}

/** Name of a new spool: "W-43-05" after "W-43-04". Other names must be typed. */
export function nextLotName(prefix: string, names: readonly string[]): string {
  const numbers = names.flatMap((name) => {
    const [, digits] = new RegExp(`^${prefix}-(\\d+)$`).exec(name) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
}
