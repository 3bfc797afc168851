/** Sounds of a turn: the recording itself and two of ours. */
export const SOUNDS = 3;
/** Turns of a game; with fewer, chance matters too much. */
export const TURNS = 10;

/** From 0 up to, not including, 1. */
type Random = () => number;

/** A game: the sound behind each letter in the current turn, and the favourite of each earlier turn. */
export interface BlindTurns {
  readonly behind: readonly number[];
  readonly chosen: readonly number[];
}

/** Random order of the sounds, uniform (Fisher-Yates). */
function shuffled(random: Random): readonly number[] {
  const order = Array.from({ length: SOUNDS }, (_, n) => n);
  for (let n = SOUNDS - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [order[n], order[other]] = [order[other] ?? n, order[n] ?? other];
  }
  return order;
}

export const beginTurns = (random: Random): BlindTurns => ({ behind: shuffled(random), chosen: [] });

export const turnsOver = ({ chosen }: BlindTurns): boolean => chosen.length >= TURNS;

export function chooseLetter(game: BlindTurns, letter: number, random: Random): BlindTurns {
  const sound = game.behind[letter];
  if (turnsOver(game) || sound === undefined) return game;
  return { behind: shuffled(random), chosen: [...game.chosen, sound] };
}

export interface Favourite {
  readonly sound: number;
  readonly times: number;
  /** Probability that random choices pick this sound at least as often. */
  readonly thisOne: number;
  /** The same for any of the three sounds, because none was named beforehand. */
  readonly anyOne: number;
}

export function favourite({ chosen }: Pick<BlindTurns, 'chosen'>): Favourite {
  const counts = Array.from({ length: SOUNDS }, (_, sound) => chosen.filter((one) => one === sound).length);
  const times = Math.max(...counts);
  return {
    sound: counts.indexOf(times),
    times,
    thisOne: chanceOf(times, chosen.length),
    anyOne: chanceOfAny(times, chosen.length),
  };
}

/** Probability of at least `times` hits in `turns` trials at one in three. */
export function chanceOf(times: number, turns: number): number {
  const p = 1 / SOUNDS;
  let ways = 1;
  let tail = 0;
  for (let k = 0; k <= turns; k++) {
    if (k >= times) tail += ways * p ** k * (1 - p) ** (turns - k);
    ways = (ways * (turns - k)) / (k + 1);
  }
  return tail;
}

/** Probability that the most frequent of three occurs at least `times` in `turns`, by enumeration. */
export function chanceOfAny(times: number, turns: number): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  let ways = 0;
  for (let a = 0; a <= turns; a++)
    for (let b = 0; b <= turns - a; b++) {
      const c = turns - a - b;
      if (Math.max(a, b, c) >= times) ways += factorial(turns) / (factorial(a) * factorial(b) * factorial(c));
    }
  return ways / SOUNDS ** turns;
}
