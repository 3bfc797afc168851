import { keepInTab, readInTab } from './kept.ts';

const KEY = 'put-aside';

/** Whatever else is there, no address is made of it. */
const PLAIN = /^[a-z0-9.-]{1,200}$/;

/** The build that was put aside in this tab, as `buildKey` spells it, if one was. Call from an effect. */
export function readKeptBuild(): string | undefined {
  const stored = readInTab(KEY) ?? '';
  return PLAIN.test(stored) ? stored : undefined;
}

export function keepBuild(build: string): void {
  keepInTab(KEY, build);
}
