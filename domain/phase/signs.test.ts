import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import {
  combineSigns,
  jumpOf,
  reversed,
  SIGNS,
  type Sign,
  type Signs,
  stringOf,
  stringOfJump,
  swapped,
} from './signs.ts';

/**
 * By hand, from the rule alone: pole and turn of one, pole and turn of the other; effect on a string and on hum. N and
 * S is the pole that is up, + clockwise with the finish hot.
 */
const BY_HAND = `
N+ N+ add    hum
N+ N- cancel hum
N+ S+ cancel hum
N+ S- add    quiet
N- N+ cancel hum
N- N- add    hum
N- S+ add    quiet
N- S- cancel hum
S+ N+ cancel hum
S+ N- add    quiet
S+ S+ add    hum
S+ S- cancel hum
S- N+ add    quiet
S- N- cancel hum
S- S+ cancel hum
S- S- add    hum
`
  .trim()
  .split('\n')
  .map((row) => row.split(/ +/) as [string, string, string, string]);

const read = (words: string): Signs => ({
  pole: words.startsWith('N') ? 1 : -1,
  turn: words.endsWith('+') ? 1 : -1,
});
const anySign = fc.constantFrom(...SIGNS);
const anySigns = fc.record({ pole: anySign, turn: anySign });

describe('two pickups side by side', () => {
  it('have sixteen combinations, each once', () => {
    expect(new Set(BY_HAND.map(([one, other]) => `${one} ${other}`)).size).toBe(16);
  });

  it.each(BY_HAND)('%s beside %s: strings %s, %s [row D480]', (one, other, strings, quiet) => {
    expect(combineSigns(read(one), read(other))).toEqual({
      inPhase: strings === 'add',
      isQuiet: quiet === 'quiet',
    });
  });

  itForAll([anySigns, anySigns])(
    'have a symmetric effect, and hum cancels if their signs of hum differ',
    (one, other) => {
      expect(combineSigns(one, other)).toEqual(combineSigns(other, one));
      const { inPhase, isQuiet } = combineSigns(one, other);
      expect(isQuiet).toBe(inPhase && one.turn !== other.turn);
    },
  );

  itForAll([anySigns, anySigns])(
    'come into phase by swapped leads, and keep their phase if poles and winding are both reversed',
    (one, other) => {
      expect(combineSigns(one, swapped(other)).inPhase).toBe(!combineSigns(one, other).inPhase);
      expect(combineSigns(one, reversed(other)).inPhase).toBe(combineSigns(one, other).inPhase);
      // In-phase pairs are quiet either with the usual or with the reverse winding.
      if (combineSigns(one, other).inPhase)
        expect(combineSigns(one, other).isQuiet).not.toBe(combineSigns(one, reversed(other)).isQuiet);
    },
  );
});

describe('the jump of a meter', () => {
  /** Field through the coil before and after, the law of induction, and the sense of the winding, each separately. */
  function byInduction({ pole, turn }: Signs): 'plus' | 'minus' {
    const [withIron, without] = [2 * pole, 1 * pole];
    // Counter-clockwise from above, around the upward axis, the voltage is the decrease of the field.
    const counterClockwise = -(without - withIron);
    // A clockwise winding runs against that from start to finish, so its finish is where the sum ends.
    const finishOverStart = -counterClockwise;
    return finishOverStart * turn > 0 ? 'plus' : 'minus';
  }

  it('follows from the law of induction', () => {
    for (const pole of SIGNS)
      for (const turn of SIGNS) expect(jumpOf({ pole, turn })).toBe(byInduction({ pole, turn }));
  });

  itForAll([anySigns])('gives the sign of the string for either pole', (signs) => {
    expect(stringOfJump(jumpOf(signs))).toBe<Sign>(stringOf(signs));
  });
});
