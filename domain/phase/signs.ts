/** One of two ways round. */
export type Sign = 1 | -1;

export const SIGNS: readonly Sign[] = [1, -1];

/** How a pickup is poled and wound, as far as it matters beside another one. */
export interface Signs {
  /** 1: north up. */
  readonly pole: Sign;
  /** Direction times which lead is hot. 1: wound clockwise, seen from above, from its start to its finish, and that is hot. */
  readonly turn: Sign;
}

/**
 * Which way a string moves the hot lead, and which way hum does. A string shakes the field of the pole, so its sign is that
 * of pole, direction and hot lead together; hum comes from the room and knows no pole.
 */
export const stringOf = ({ pole, turn }: Signs): Sign => (pole === turn ? 1 : -1);
export const humOf = ({ turn }: Signs): Sign => turn;

/** Which way a meter jumps, its red lead on the hot one, when iron is pulled off the poles. */
export type Jump = 'plus' | 'minus';

/**
 * Iron on a pole draws its field through the coil. Pulled off, the field falls, and the coil drives a current that would
 * keep it up (Lenz): over a north pole counter-clockwise, seen from above. In a coil wound clockwise that runs from finish to
 * start, so its finish, the hot lead, is the minus.
 */
export const jumpOf = (signs: Signs): Jump => (stringOf(signs) === 1 ? 'minus' : 'plus');

/** The sign of a string as a jump shows it. */
export const stringOfJump = (jump: Jump): Sign => (jump === 'minus' ? 1 : -1);

/** The same pickup with its leads swapped. */
export const swapped = ({ pole, turn }: Signs): Signs => ({ pole, turn: turn === 1 ? -1 : 1 });

/** The same pickup wound the other way with its poles turned over. */
export const reversed = ({ pole, turn }: Signs): Signs => ({
  pole: pole === 1 ? -1 : 1,
  turn: turn === 1 ? -1 : 1,
});

/** What two coils do side by side. */
export interface Together {
  /** Their strings add; else they work against each other: thin and quiet. */
  readonly inPhase: boolean;
  /** Their hum cancels while their strings add. */
  readonly isQuiet: boolean;
}

/** Both hot leads to the switch, the other two to ground. */
export function together(one: Signs, other: Signs): Together {
  const inPhase = stringOf(one) === stringOf(other);
  return { inPhase, isQuiet: inPhase && one.pole !== other.pole };
}
