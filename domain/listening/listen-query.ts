import { isBuildKey, readBuildKey } from '../configurator/build-key.ts';
import type { Language } from '../languages.ts';
import { COIL_MODES } from '../tone/coil-modes.ts';
import { buildPick } from './build-pick.ts';
import { LETTERS } from './listen-address.ts';
import {
  coilModesOf,
  FEWEST_PICKS,
  type ListenPick,
  listenPath,
  onePickMore,
  otherMode,
  readStockPick,
} from './listen-choice.ts';

/** What may follow a build: how it is switched, also as a form says it that has nothing to say. */
const SWITCH_WORDS: readonly string[] = ['neck', 'bridge', 'neck-bridge', ...COIL_MODES];

/** One entry of the address. Undefined where it names no product and no whole build. */
export function readPick(text: string, language: Language = 'en'): ListenPick | undefined {
  if (!isBuildKey(text)) return readStockPick(text);
  const words = text.trim().toLowerCase().split('.');
  const end = words.findIndex((word) => SWITCH_WORDS.includes(word));
  const build = readBuildKey((end < 0 ? words : words.slice(0, end)).join('.'));
  if (!build) return undefined;
  const said = end < 0 ? [] : words.slice(end);
  if (!said.every((word) => SWITCH_WORDS.includes(word))) return undefined;
  const pick = buildPick(build, language);
  const coils = otherMode(coilModesOf(pick).find((mode) => mode !== 'series' && said.includes(mode)));
  return {
    ...pick,
    ...(said.includes('neck-bridge') && { pair: 'neck-bridge' }),
    ...(coils && { coils }),
  };
}

/**
 * Two or three picks from `a`, `b` and `c`. Entries that name nothing count as absent, and picks are added until there
 * are two. A form without scripts sends an entry in three parts (`a=humbucker&a=hot&a=bridge`) and names in `remove`
 * the one to leave out. Needs the tables of the configurators: for the server. A build brings its words along in `language`.
 */
export function readPicks(query: URLSearchParams, language: Language = 'en'): readonly ListenPick[] {
  const left = LETTERS.map((letter) => letter.toLowerCase()).filter(
    (letter) => letter !== query.get('remove')?.toLowerCase(),
  );
  const picks = left.flatMap((letter) => readPick(query.getAll(letter).join('.'), language) ?? []);
  while (picks.length < FEWEST_PICKS) picks.push(onePickMore(picks));
  return picks;
}

/** The query that makes a choice, in the one spelling that is written. */
export const listenQuery = (picks: readonly ListenPick[]): URLSearchParams =>
  new URLSearchParams(listenPath(picks).replace(/^[^?]*/, ''));
