import { isBuildKey, readBuildKey } from '../configurator/build-key.ts';
import type { Language } from '../languages.ts';
import { COIL_MODES } from '../tone/coil-modes.ts';
import { buildPick } from './build-pick.ts';
import { CHOICE_LETTERS } from './listen-address.ts';
import {
  coilModesOf,
  FEWEST_PICKS,
  type ListenPick,
  listenPath,
  onePickMore,
  otherMode,
  readNamedPick,
} from './listen-choice.ts';

/** Words that may follow a build: its switch setting. A form also sends defaults. */
const SWITCH_WORDS: readonly string[] = ['neck', 'bridge', 'neck-bridge', ...COIL_MODES];

/** Reads one entry of an address. Undefined unless it names a product or a whole build. */
export function readPick(text: string, language: Language = 'en'): ListenPick | undefined {
  if (!isBuildKey(text)) return readNamedPick(text);
  const parts = text.trim().toLowerCase().split('.');
  const end = parts.findIndex((word) => SWITCH_WORDS.includes(word));
  const build = readBuildKey((end < 0 ? parts : parts.slice(0, end)).join('.'));
  if (!build) return undefined;
  const switches = end < 0 ? [] : parts.slice(end);
  if (!switches.every((word) => SWITCH_WORDS.includes(word))) return undefined;
  const pick = buildPick(build, language);
  const coils = otherMode(coilModesOf(pick).find((mode) => mode !== 'series' && switches.includes(mode)));
  return {
    ...pick,
    ...(switches.includes('neck-bridge') && { pair: 'neck-bridge' }),
    ...(coils && { coils }),
  };
}

/**
 * Reads two or three picks from `a`, `b` and `c`. Invalid entries are ignored, and picks are added up to two. A form
 * without scripts sends an entry in three parts (`a=humbucker&a=hot&a=bridge`) and in `remove` the one to leave out.
 * Server only, because it needs the configurators' tables. Texts of builds are in `language`.
 */
export function readPicks(query: URLSearchParams, language: Language = 'en'): readonly ListenPick[] {
  const letters = CHOICE_LETTERS.map((letter) => letter.toLowerCase()).filter(
    (letter) => letter !== query.get('remove')?.toLowerCase(),
  );
  const picks = letters.flatMap((letter) => readPick(query.getAll(letter).join('.'), language) ?? []);
  while (picks.length < FEWEST_PICKS) picks.push(onePickMore(picks));
  return picks;
}

export const listenQuery = (picks: readonly ListenPick[]): URLSearchParams =>
  new URLSearchParams(listenPath(picks).replace(/^[^?]*/, ''));
