import { useEffect, useSyncExternalStore } from 'react';
import { type Guitar, readGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { isAboutGuitar, isKeeping, keep, readKept } from './kept-guitar.ts';

interface GuitarState {
  /** Undefined while nobody has set one. */
  readonly guitar: Guitar | undefined;
  /** The page shows the sheet load for once, though there is a guitar. */
  readonly sheet: boolean;
  /** False where storage refuses: then it lasts until the tab is closed. */
  readonly keeps: boolean;
  /** False until storage has been read: what the server has drawn stands. */
  readonly ready: boolean;
}

const UNREAD: GuitarState = { guitar: undefined, sheet: false, keeps: true, ready: false };

let state = UNREAD;
const listeners = new Set<() => void>();

function setState(news: Partial<GuitarState>): void {
  state = { ...state, ...news };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => state;
const unread = () => UNREAD;

let isStarted = false;

/** Reads what is kept, and follows other tabs. Call from an effect: the server's markup knows no guitar. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const read = () =>
    setState({ guitar: readGuitar(new URLSearchParams(readKept())), keeps: isKeeping(), ready: true });
  read();
  addEventListener('storage', (event) => {
    if (isAboutGuitar(event)) read();
  });
  // A page from the browser's memory has slept through changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/** The visitor's guitar, the same for every island of the page; read when the first of them is hydrated. */
export function useGuitar(): GuitarState & {
  /** What is drawn and heard: undefined for the sheet load. */
  readonly shown: Guitar | undefined;
} {
  useEffect(start, []);
  const now = useSyncExternalStore(subscribe, current, unread);
  return { ...now, shown: now.sheet ? undefined : now.guitar };
}

/** Keeps a guitar in this browser; who sets one wants to see it. */
export function setGuitar(guitar: Guitar): void {
  setState({ guitar, sheet: false, keeps: keep(String(writeGuitar(guitar))), ready: true });
}

/** @returns the guitar that was forgotten, for whoever wants it back */
export function forgetGuitar(): Guitar | undefined {
  const { guitar } = state;
  setState({ guitar: undefined, sheet: false, keeps: keep('') });
  return guitar;
}

/** Shows the sheet load on this page, or the guitar again. Nothing is kept of it. */
export const showSheet = (sheet: boolean): void => setState({ sheet });
