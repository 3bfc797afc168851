/**
 * What happens to the stock: kinds and figures. `first count` puts a part under the book, `taken` and `returned` are the
 * bench's and the parcels', `counted` and `weighed` put the book right, `goods in` is what came.
 */
export type MovementKind = 'first count' | 'taken' | 'returned' | 'counted' | 'weighed' | 'goods in';

interface Moved {
  readonly part: string;
  readonly change: number;
}

/** What lies there by all that happened. */
export const onHandBy = (movements: readonly Moved[], part: string): number =>
  movements.reduce((sum, movement) => (movement.part === part ? sum + movement.change : sum), 0);
