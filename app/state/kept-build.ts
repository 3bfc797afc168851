import { keepInTab, readInTab } from './kept.ts';

const KEY = 'put-aside';

/** Other stored values are not used in an address. */
const PLAIN = /^[a-z0-9.-]{1,200}$/;

/** The build set aside in this tab, in the form of `buildKey`; undefined if there is none. Call from an effect. */
export function readKeptBuild(): string | undefined {
  const stored = readInTab(KEY) ?? '';
  return PLAIN.test(stored) ? stored : undefined;
}

export function keepBuild(build: string): void {
  keepInTab(KEY, build);
}
