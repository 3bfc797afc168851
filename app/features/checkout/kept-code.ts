import { keepInTab, readInTab } from '#app/state/kept.ts';

const KEY = 'discount-code';

/** A code that is on a checkout of this tab. */
export interface KeptCode {
  readonly code: string;
  /** The checkout's session: whoever names it may end it and take the code along to a new one. */
  readonly session: string;
}

/** What was entered before the page was loaded anew. Call from an effect. */
export function readKeptCode(): KeptCode | undefined {
  const [code, session] = (readInTab(KEY) ?? '').split(' ');
  return code && session ? { code, session } : undefined;
}

export function keepCode({ code, session }: KeptCode): void {
  keepInTab(KEY, `${code} ${session}`);
}

export function forgetCode(): void {
  keepInTab(KEY, null);
}
