export interface MakerMark {
  readonly letters: string;
  readonly tone: (typeof TONES)[number];
}

const TONES = ['ink', 'copper', 'forest', 'wine'] as const;

function lettersOf(name: string): readonly string[] {
  const [first = '', second = ''] = name
    .trim()
    .toUpperCase()
    .split(/[\s.\-_]+/);
  const [one = '?', ...rest] = [...first];
  return [one, ...[...second, ...rest].map((other) => one + other)];
}

/** Marks of all makers, oldest first. Initials are unique (with a digit if needed), colours among the first four. */
export function makerMarks(
  makers: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, MakerMark> {
  const marks = new Map<string, MakerMark>();
  const taken = new Set<string>();
  for (const [index, { id, name }] of makers.entries()) {
    const initials = lettersOf(name);
    const numbered = makers.map((_, place) => `${initials[0] ?? '?'}${place + 2}`);
    const letters = [...initials, ...numbered].find((candidate) => !taken.has(candidate)) ?? '?';
    taken.add(letters);
    marks.set(id, { letters, tone: TONES[index % TONES.length] ?? 'ink' });
  }
  return marks;
}

export const formerMark = (name: string): MakerMark => ({ letters: lettersOf(name)[0] ?? '?', tone: 'ink' });
