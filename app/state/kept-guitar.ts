import { GUITAR_KEY } from './own-keys.ts';

/** Said where storage refuses: the tab's own name lasts as long as the tab, and no longer than this site. */
const IN_NAME = `${GUITAR_KEY}?`;

/** What is kept of the visitor's guitar, in the words of a link; empty where nothing is. */
export function readKept(): string {
  const named = readName();
  if (named) return named;
  try {
    return localStorage.getItem(GUITAR_KEY) ?? '';
  } catch {
    return '';
  }
}

const readName = () => (window.name.startsWith(IN_NAME) ? window.name.slice(IN_NAME.length) : '');

/** Keeps it, or forgets it where it is empty. False where it lasts no longer than the tab. */
export function keep(guitar: string): boolean {
  try {
    if (guitar) localStorage.setItem(GUITAR_KEY, guitar);
    else localStorage.removeItem(GUITAR_KEY);
    if (readName()) window.name = '';
    return true;
  } catch {
    window.name = guitar && IN_NAME + guitar;
    return false;
  }
}

/** Whether storage may be asked at all. */
export function isKeeping(): boolean {
  try {
    localStorage.getItem(GUITAR_KEY);
    return !readName();
  } catch {
    return false;
  }
}

/** Whether news of storage is about the guitar; without a key all of it was emptied. */
export const isAboutGuitar = ({ key }: StorageEvent): boolean => key === GUITAR_KEY || key === null;
