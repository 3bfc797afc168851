import { isBuildKey, readBuildKey } from '../configurator/build-key.ts';
import { buildPick } from './build-pick.ts';
import { LETTERS } from './listen-address.ts';
import { FEWEST_PICKS, type ListenPick, listenPath, onePickMore, readStockPick } from './listen-choice.ts';

/** One entry of the address. Undefined where it names no product and no whole build. */
export function readPick(text: string): ListenPick | undefined {
  if (!isBuildKey(text)) return readStockPick(text);
  const build = readBuildKey(text);
  return build && buildPick(build);
}

/**
 * Two or three picks from `a`, `b` and `c`. Entries that name nothing count as absent, and picks are added until there
 * are two. A form without scripts sends an entry in three parts (`a=humbucker&a=hot&a=bridge`) and names in `remove`
 * the one to leave out. Needs the tables of the configurators: for the server.
 */
export function readPicks(query: URLSearchParams): readonly ListenPick[] {
  const left = LETTERS.map((letter) => letter.toLowerCase()).filter(
    (letter) => letter !== query.get('remove')?.toLowerCase(),
  );
  const picks = left.flatMap((letter) => readPick(query.getAll(letter).join('.')) ?? []);
  while (picks.length < FEWEST_PICKS) picks.push(onePickMore(picks));
  return picks;
}

/** The query that makes a choice, in the one spelling that is written. */
export const listenQuery = (picks: readonly ListenPick[]): URLSearchParams =>
  new URLSearchParams(listenPath(picks).replace(/^[^?]*/, ''));
