/** Longest path that is compared, which also bounds the cost. */
const LONGEST = 60;

/** Edit distance: insertions, deletions, substitutions and swaps of neighbours. */
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

/** Allowed distance: one in a short name, a third of a long one. */
const allowed = (name: string) => Math.max(1, Math.floor(name.length / 3));

const plainly = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.(html?|php)$/, '')
    .replace(/[\s_-]+/g, '');

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A text with its letter counts; letters are distinguished by their last five bits. */
interface Counted {
  readonly text: string;
  readonly letters: Uint8Array;
}

function counted(text: string): Counted {
  const letters = new Uint8Array(32);
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) & 31;
    letters[letter] = (letters[letter] ?? 0) + 1;
  }
  return { text, letters };
}

/** Lower bound of the distance: each surplus letter needs an edit. */
function mayBeNear(from: Counted, to: Counted, most: number): boolean {
  if (Math.abs(from.text.length - to.text.length) > most) return false;
  let [more, less] = [0, 0];
  for (let letter = 0; letter < 32; letter += 1) {
    const difference = (from.letters[letter] ?? 0) - (to.letters[letter] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less) <= most;
}

interface Known {
  readonly page: string;
  /** The whole page and its last part; null if that is too short. */
  readonly names: readonly (Counted | null)[];
}

const namesOf = (path: string): readonly (Counted | null)[] =>
  [path, lastPart(path)].map((name) => (name.length < 3 ? null : counted(name)));

const knownPages = (pages: readonly string[]): readonly Known[] =>
  pages.map((page) => ({ page, names: namesOf(plainly(page)) }));

function nearestOf(path: string, pages: readonly Known[]): string | undefined {
  const wanted = plainly(path.split('?')[0] ?? '');
  if (wanted.length < 3 || wanted.length > LONGEST) return undefined;
  const mine = namesOf(wanted);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { page, names } of pages)
    for (const [index, its] of names.entries()) {
      const candidate = mine[index];
      if (!candidate || !its) continue;
      const most = allowed(its.text);
      if (!mayBeNear(candidate, its, most)) continue;
      const distance = editDistance(candidate.text, its.text);
      // A match of the last part alone is slightly worse.
      const cost = distance + index / 2;
      if (distance <= most && cost < least) [nearest, least] = [page, cost];
    }
  return nearest;
}

/** Size of the cache of unknown paths; then it is cleared. */
const ROOM = 500;

/**
 * Returns a function that finds the page probably meant by an unknown path: the nearest one by edit distance, as a whole
 * or by its last part ("/humbuker" is "/shop/humbucker"). Undefined if none is near, or the path exceeds 60 letters. The
 * result is always one of the given pages. Caches, for frequent calls.
 */
export function rememberNearest(): (path: string, pages: readonly string[]) => string | undefined {
  let lastPages: readonly string[] = [];
  let spelledPages: readonly Known[] = [];
  const cache = new Map<string, string | undefined>();
  return (asked, pages) => {
    const [path = ''] = asked.split('?', 1);
    if (pages.length !== lastPages.length || pages.some((page, index) => page !== lastPages[index])) {
      [lastPages, spelledPages] = [pages, knownPages(pages)];
      cache.clear();
    }
    if (path.length > LONGEST * 4) return nearestOf(path, spelledPages);
    if (cache.has(path)) return cache.get(path);
    const near = nearestOf(path, spelledPages);
    if (cache.size >= ROOM) cache.clear();
    cache.set(path, near);
    return near;
  };
}
