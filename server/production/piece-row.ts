import { isSent } from '#domain/orders/states.ts';
import { type Changing, refuse, type Staff } from '../orders/index.ts';
import type { pieces } from '../platform/db/workshop-schema.ts';
import { ordersPieces } from './take-up.ts';

export type PieceRow = typeof pieces.$inferSelect;

/** The field of a piece in the trail. */
export const pieceField = (number: number): string => `Piece ${number}`;

/** How the trail writes where a piece is. */
export const pieceWords = (piece: Pick<PieceRow, 'state' | 'heldName' | 'machine'>): string =>
  piece.state === 'on the bench' && piece.heldName
    ? `${piece.state}, ${piece.heldName}, machine ${piece.machine}`
    : piece.state;

/** The piece of an order by its number. */
export async function pieceOf(changing: Changing, number: number): Promise<PieceRow> {
  const piece = (await ordersPieces(changing)).find((candidate) => candidate.number === number);
  return piece ?? refuse(404, `Order ${changing.order.number} has no piece ${number}.`);
}

/** What was written down at the bench can be corrected as long as the pickup is on its way to its buyer, or with them. */
export function mayCorrect({ number, state }: Changing['order']): void {
  if (state !== 'in the making' && !isSent(state)) refuse(409, `Order ${number} is ${state}.`);
}

/** Somebody else's piece is theirs until they put it down. */
export function refuseOthers({ heldBy, heldName, machine, number }: PieceRow, by: Staff): void {
  if (heldBy !== null && heldBy !== by.accountId)
    refuse(409, `${heldName} has piece ${number} on machine ${machine}.`);
}
