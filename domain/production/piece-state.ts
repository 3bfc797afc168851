import { isOpen, type OrderState, type OrderStep } from '../orders/states.ts';

export const PIECE_STATES = ['to wind', 'on the bench', 'wound', 'kept'] as const;
/** `kept` is wound, out of tolerance and accepted with a note. */
export type PieceState = (typeof PIECE_STATES)[number];

/** Where a piece can go. What is measured can be wound again until its parcel leaves. */
export const PIECE_MOVES = {
  'to wind': ['on the bench'],
  'on the bench': ['wound', 'kept', 'to wind'],
  wound: ['on the bench'],
  kept: ['on the bench'],
} as const satisfies Record<PieceState, readonly PieceState[]>;

export type PieceMove =
  | { readonly ok: true; readonly state: PieceState }
  | { readonly ok: false; readonly reason: 'no such move' | 'out of tolerance' | 'no note' };

interface MoveFacts {
  /** Whether all that was measured lies within tolerance. */
  readonly inTolerance?: boolean;
  readonly note?: string;
}

/** Decides one move of a piece: `wound` asks for values in tolerance, `kept` for a note that says why. */
export function movePiece(
  from: PieceState,
  to: PieceState,
  { inTolerance, note }: MoveFacts = {},
): PieceMove {
  const moves: readonly PieceState[] = PIECE_MOVES[from];
  if (!moves.includes(to)) return { ok: false, reason: 'no such move' };
  if (to === 'wound' && !inTolerance) return { ok: false, reason: 'out of tolerance' };
  if (to === 'kept' && !note?.trim()) return { ok: false, reason: 'no note' };
  return { ok: true, state: to };
}

export const isMeasured = (state: PieceState): boolean => state === 'wound' || state === 'kept';

interface AtBench {
  readonly state: PieceState;
  /** Steps after measuring that nobody has confirmed. */
  readonly open: readonly string[];
}

/** Nothing is left to do to it at the bench. */
export const isFinished = ({ state, open }: AtBench): boolean => isMeasured(state) && open.length === 0;

/** The piece of an order to turn to at the bench: what lies there, then what is to be wound, then what is to be finished. */
export const nextAtBench = <Piece extends AtBench>(pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(({ state }) => state === 'on the bench') ??
  pieces.find(({ state }) => !isMeasured(state)) ??
  pieces.find((piece) => !isFinished(piece));

/** What is left to do to pieces that are measured: "wax, test play open"; undefined where nothing is. */
export function openWords(pieces: readonly AtBench[]): string | undefined {
  const open = new Set(pieces.flatMap((piece) => (isMeasured(piece.state) ? piece.open : [])));
  return open.size > 0 ? `${[...open].join(', ')} open` : undefined;
}

/**
 * The step an order is at: `wound` once all its pieces are measured and every step after that is confirmed, `packed` once
 * its label is printed too. A paid order is in the making from the moment one of its pieces leaves the list.
 */
export function orderStep(
  state: OrderState,
  pieces: readonly AtBench[],
  { labelPrinted }: { labelPrinted: boolean },
): OrderStep {
  if (!isOpen(state)) return state;
  if (pieces.length > 0 && pieces.every(isFinished)) return labelPrinted ? 'packed' : 'wound';
  return pieces.some(({ state: of }) => of !== 'to wind') ? 'in the making' : state;
}

/** "2 of 3", as the board counts. */
export const measuredWords = (pieces: readonly PieceState[]): string =>
  `${pieces.filter(isMeasured).length} of ${pieces.length}`;
