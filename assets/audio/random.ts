/** A stream of pseudo-random numbers that is the same in every run. */
export interface Random {
  /** Evenly from −1 to 1. */
  readonly even: () => number;
  /** Normal with deviation 1, cut off at ±2.5: a player's slips have no long tail. */
  readonly normal: () => number;
}

/** mulberry32 (public domain, T. Ettinger) from a seed of 32 bits. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    even: () => unit() * 2 - 1,
    normal: () => {
      const size = Math.sqrt(-2 * Math.log(1 - unit()));
      return Math.max(-2.5, Math.min(2.5, size * Math.cos(2 * Math.PI * unit())));
    },
  };
}

/** Seed from a name (FNV-1a), so that each piece slips in its own way. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
