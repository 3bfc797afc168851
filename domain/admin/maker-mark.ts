/** By what a maker is told from the others at a glance: one or two letters, and a colour. */
export interface MakerMark {
  readonly letters: string;
  readonly tone: (typeof TONES)[number];
}

const TONES = ['ink', 'copper', 'forest', 'wine'] as const;

/** The letters that a name can be called by, the shortest first. */
function lettersOf(name: string): readonly string[] {
  const [first = '', second = ''] = name
    .trim()
    .toUpperCase()
    .split(/[\s.\-_]+/);
  const [one = '?', ...rest] = [...first];
  return [one, ...[...second, ...rest].map((other) => one + other)];
}

/**
 * The marks of all makers, in the order in which they came: no two have the same letters, nor, up to four of them, the same
 * colour. Where names leave nothing to tell them by, a figure does.
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

/** Of somebody who is no maker any more. */
export const formerMark = (name: string): MakerMark => ({ letters: lettersOf(name)[0] ?? '?', tone: 'ink' });
