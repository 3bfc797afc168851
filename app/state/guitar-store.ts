import { useEffect, useSyncExternalStore } from 'react';
import type { Guitar } from '#domain/guitar/guitar.ts';
import type { Load } from '#domain/tone/loads.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import type { Voice } from '#domain/tone/voice.ts';
import type { GuitarCode } from './guitar-code.ts';
import { isAbout, isKeeping, readKept } from './kept.ts';
import { GUITAR_KEY } from './own-keys.ts';

interface GuitarState {
  /** Undefined while nobody has set one. */
  readonly guitar: Guitar | undefined;
  /** Reads guitars and puts pickups into them: there wherever there is one. Most visitors have set none and do without. */
  readonly code: GuitarCode | undefined;
  /** The page shows the sheet load for once, though there is a guitar. */
  readonly sheet: boolean;
  /** False where storage refuses: then it lasts until the tab is closed. */
  readonly keeps: boolean;
  /** False until storage has been read: what the server has drawn stands. */
  readonly ready: boolean;
}

const UNREAD: GuitarState = { guitar: undefined, code: undefined, sheet: false, keeps: true, ready: false };

let state = UNREAD;
const listeners = new Set<() => void>();

/** Tells every island of the page. For `set-guitar.ts` alone. */
export function tellGuitar(news: Partial<GuitarState>): void {
  state = { ...state, ...news };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentGuitar = () => state;
const unread = () => UNREAD;

async function read(): Promise<void> {
  const kept = readKept(GUITAR_KEY);
  const news = { keeps: isKeeping(GUITAR_KEY), ready: true };
  if (!kept) return tellGuitar({ ...news, guitar: undefined });
  try {
    const code = state.code ?? (await import('./guitar-code.ts')).GUITAR_CODE;
    // Another one may have been set meanwhile.
    if (readKept(GUITAR_KEY) === kept)
      tellGuitar({ ...news, code, guitar: code.readGuitar(new URLSearchParams(kept)) });
  } catch {
    // Without its code the sheet load stands.
    tellGuitar(news);
  }
}

let isStarted = false;

/** Reads what is kept, and follows other tabs. Call from an effect: the server's markup knows no guitar. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  void read();
  addEventListener('storage', (event) => {
    if (isAbout(GUITAR_KEY, event)) void read();
  });
  // A page from the browser's memory has slept through changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void read();
  });
}

/** The visitor's guitar, the same for every island of the page; read when the first of them is hydrated. */
export function useGuitar(): GuitarState & {
  /** What is drawn and heard: undefined for the sheet load. */
  readonly shown: Guitar | undefined;
} {
  useEffect(start, []);
  const now = useSyncExternalStore(subscribe, currentGuitar, unread);
  return { ...now, shown: now.sheet ? undefined : now.guitar };
}

/** The guitar that pickups of a kind are shown in: none where it takes no such pickup. */
export const guitarFor = (kind: InstrumentId, shown: Guitar | undefined): Guitar | undefined =>
  shown && state.code?.takes(shown, kind) ? shown : undefined;

/** `loadIn`, without its code while there is no guitar. */
export const loadFor = (own: Load, kind: InstrumentId, shown: Guitar | undefined): Load =>
  shown && state.code ? state.code.loadIn(own, kind, shown) : own;

/** `voiceInGuitar`, without its code while there is no guitar. */
export const voiceFor = (voice: Voice, shown: Guitar | undefined): Voice =>
  shown && state.code ? state.code.voiceInGuitar(voice, shown) : voice;

/** Shows the sheet load on this page, or the guitar again. Nothing is kept of it. */
export const showSheet = (sheet: boolean): void => tellGuitar({ sheet });
