export type Sign = 1 | -1;

export const SIGNS: readonly Sign[] = [1, -1];

export interface Signs {
  /** 1: north up. */
  readonly pole: Sign;
  /** Winding direction times hot lead. 1: clockwise from start to finish, seen from above, with the finish hot. */
  readonly turn: Sign;
}

/**
 * Sign of the hot lead's voltage for a moving string, and for hum. A string moves the pole's field, so its sign
 * combines pole, direction and hot lead; hum comes from the room and does not depend on the pole.
 */
export const stringOf = ({ pole, turn }: Signs): Sign => (pole === turn ? 1 : -1);

export type PhaseJump = 'plus' | 'minus';

/**
 * Iron on a pole draws its field through the coil. Pulled off, the field falls, and the coil drives a current that
 * maintains it (Lenz): counter-clockwise over a north pole, seen from above. In a coil wound clockwise that runs from
 * finish to start, so its finish, the hot lead, is negative.
 */
export const jumpOf = (signs: Signs): PhaseJump => (stringOf(signs) === 1 ? 'minus' : 'plus');

export const stringOfJump = (jump: PhaseJump): Sign => (jump === 'minus' ? 1 : -1);

export const swapped = ({ pole, turn }: Signs): Signs => ({ pole, turn: turn === 1 ? -1 : 1 });

/** The same pickup with winding and poles reversed. */
export const reversed = ({ pole, turn }: Signs): Signs => ({
  pole: pole === 1 ? -1 : 1,
  turn: turn === 1 ? -1 : 1,
});

/** Both hot leads go to the switch, the other two to ground. */
export function combineSigns(one: Signs, other: Signs) {
  const inPhase = stringOf(one) === stringOf(other);
  // The strings' signals add, and hum cancels meanwhile.
  return { inPhase, isQuiet: inPhase && one.pole !== other.pole };
}
