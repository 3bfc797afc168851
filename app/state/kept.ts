/*
 * What this browser keeps of a visitor, by key. Where storage refuses or is full, a value lasts as long as the tab: under the
 * tab's own name, which goes from page to page and lasts no longer than this site. The only way to write to storage, so that
 * nothing is lost without anybody knowing.
 */

/** Begins a tab's name that holds values. */
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

/** What is kept under a key; null where nothing is. */
export const readKept = (key: string): string | null => read('localStorage', key);

/** Keeps a value, or forgets it where it is null. False where it lasts no longer than the tab. */
export const keep = (key: string, value: string | null): boolean => write('localStorage', key, value);

/** The same of what is meant for this tab alone. */
export const readInTab = (key: string): string | null => read('sessionStorage', key);
export const keepInTab = (key: string, value: string | null): boolean => write('sessionStorage', key, value);

/** Whether storage has taken what was last kept under a key, and may be asked at all. */
export function isKeeping(key: string): boolean {
  try {
    window.localStorage.getItem(key);
    return !inName().has(key);
  } catch {
    return false;
  }
}

/** Whether news of storage is about a key; without one all of it was emptied. */
export const isAbout = (key: string, news: StorageEvent): boolean => news.key === key || news.key === null;
