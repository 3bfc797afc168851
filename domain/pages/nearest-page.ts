/** A path longer than this is nobody's slip of the finger; it also bounds what a comparison costs. */
const LONGEST = 60;

/** Least number of letters to put in, leave out, change or swap with the next one, to make one text of another. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap =
        same === 1 &&
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + same,
          isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, line];
  }
  return last[to.length] ?? 0;
}

/** Letters that may differ: one in a short name, a third of a long one. */
const allowed = (name: string) => Math.max(1, Math.floor(name.length / 3));

/** What people leave out or put in otherwise: case, an ending, hyphens and underscores. */
const plainly = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.(html?|php)$/, '')
    .replace(/[\s_-]+/g, '');

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The page that somebody meant who asked for a path that leads nowhere: the nearest by letters, as a whole or by its
 * last part ("/humbuker" is "/shop/humbucker"). Undefined where none is near, and for paths beyond 60 letters. The
 * answer is one of the given pages, so there are no more answers than pages.
 */
export function nearestPage(path: string, pages: readonly string[]): string | undefined {
  const asked = plainly(path.split('?')[0] ?? '');
  if (asked.length < 3 || asked.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    const whole = plainly(page);
    const pairs = [
      [asked, whole],
      [lastPart(asked), lastPart(whole)],
    ] as const;
    for (const [index, [mine, its]] of pairs.entries()) {
      if (mine.length < 3 || its.length < 3) continue;
      if (Math.abs(mine.length - its.length) > allowed(its)) continue;
      const distance = editDistance(mine, its);
      // As near by its last part alone is a little farther.
      const cost = distance + index / 2;
      if (distance <= allowed(its) && cost < least) [nearest, least] = [page, cost];
    }
  }
  return nearest;
}
