const KEY = 'discount-code';

/** A code that is on a checkout of this tab. */
export interface KeptCode {
  readonly code: string;
  /** The checkout's session: whoever names it may end it and take the code along to a new one. */
  readonly session: string;
}

/** What was entered before the page was loaded anew. Call from an effect. */
export function readKeptCode(): KeptCode | undefined {
  try {
    const [code, session] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return code && session ? { code, session } : undefined;
  } catch {
    return undefined;
  }
}

export function keepCode({ code, session }: KeptCode): void {
  try {
    sessionStorage.setItem(KEY, `${code} ${session}`);
  } catch {
    // Without storage it has to be typed again.
  }
}

export function forgetCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
