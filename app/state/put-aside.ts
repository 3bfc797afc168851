const KEY = 'put-aside';

/** Whatever else is there, no address is made of it. */
const PLAIN = /^[a-z0-9.-]{1,200}$/;

/** The build that was put aside in this tab, as `buildKey` spells it, if one was. Call from an effect. */
export function readAside(): string | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return PLAIN.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function putAside(build: string): void {
  try {
    sessionStorage.setItem(KEY, build);
  } catch {
    // Without storage it is put aside as long as the page is open.
  }
}
