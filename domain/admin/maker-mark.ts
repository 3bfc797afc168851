/** Initials and colour that distinguish a maker. */
export interface MakerMark {
  readonly letters: string;
  readonly tone: (typeof TONES)[number];
}

const TONES = ['ink', 'copper', 'forest', 'wine'] as const;

/** Possible initials of a name, the shortest first. */
function lettersOf(name: string): readonly string[] {
  const [first = '', second = ''] = name
    .trim()
    .toUpperCase()
    .split(/[\s.\-_]+/);
  const [one = '?', ...rest] = [...first];
  return [one, ...[...second, ...rest].map((other) => one + other)];
}

/**
 * Marks of all makers, in the order in which they joined. Initials are unique, and so are the colours of up to four
 * makers. If a name offers no unique initials, a digit is added.
 */
export function makerMarks(
  makers: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, MakerMark> {
  const marks = new Map<string, MakerMark>();
  const taken = new Set<string>();
  for (const [index, { id, name }] of makers.entries()) {
    const own = lettersOf(name);
    const numbered = makers.map((_, place) => `${own[0] ?? '?'}${place + 2}`);
    const letters = [...own, ...numbered].find((candidate) => !taken.has(candidate)) ?? '?';
    taken.add(letters);
    marks.set(id, { letters, tone: TONES[index % TONES.length] ?? 'ink' });
  }
  return marks;
}

/** Mark of a former maker. */
export const formerMark = (name: string): MakerMark => ({ letters: lettersOf(name)[0] ?? '?', tone: 'ink' });
