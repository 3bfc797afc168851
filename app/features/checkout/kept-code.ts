import { keepInTab, readInTab } from '#app/state/kept.ts';

const KEY = 'discount-code';

export interface KeptCode {
  readonly code: string;
  readonly session: string;
}

/** The code entered before a reload. Call from an effect. */
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
