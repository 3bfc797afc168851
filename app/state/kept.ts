/* Values that this browser keeps for a visitor, by key. If storage refuses or is full, a value lasts as long as the tab: it
   is kept in the tab's `window.name`, which survives navigation within this site. All writes to storage go through here, so
   that callers learn of a loss. */

/** Prefix of a `window.name` that contains values. */
const MARK = 'gewitter?';

const inName = () => new URLSearchParams(window.name.startsWith(MARK) ? window.name.slice(MARK.length) : '');

function read(place: 'localStorage' | 'sessionStorage', key: string): string | null {
  const named = inName().get(key);
  if (named !== null) return named || null;
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

function write(place: 'localStorage' | 'sessionStorage', key: string, value: string | null): boolean {
  const named = inName();
  const before = named.size;
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
    named.delete(key);
  } catch {
    named.set(key, value ?? '');
  }
  if (before > 0 || named.size > 0) window.name = named.size > 0 ? MARK + named : '';
  return !named.has(key);
}

/** The value under a key; null if there is none. */
export const readKept = (key: string): string | null => read('localStorage', key);

/** Stores a value, or deletes it if null. Returns false if it lasts only as long as the tab. */
export const keep = (key: string, value: string | null): boolean => write('localStorage', key, value);

/** The same for values of this tab only. */
export const readInTab = (key: string): string | null => read('sessionStorage', key);
export const keepInTab = (key: string, value: string | null): boolean => write('sessionStorage', key, value);

/** True if storage is accessible and contains the last value written under a key. */
export function isKeeping(key: string): boolean {
  try {
    window.localStorage.getItem(key);
    return !inName().has(key);
  } catch {
    return false;
  }
}

/** Calls back when another tab changes a key, and when the page returns from the back/forward cache and may have missed it. */
export function followKept(keys: readonly string[], onChange: () => void): void {
  // Without a key, all of the storage was cleared.
  addEventListener('storage', ({ key }) => (key === null || keys.includes(key)) && onChange());
  addEventListener('pageshow', ({ persisted }) => persisted && onChange());
}

/* Storage keys of the visitor's instrument, of their country and of the carts of their checkouts. In a module of their own, because head scripts
   of every page read them and would include anything else that the module imports. */
export const GUITAR_KEY = 'your-guitar';
export const PICKUP_KEY = 'your-pickup';
export const SHIP_TO_KEY = 'ship-to';
export const CHECKOUTS_KEY = 'checkouts';
