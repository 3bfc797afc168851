import { useEffect } from 'react';
import { create } from 'zustand';
import type { Guitar } from '#domain/guitar/guitar.ts';
import type { Load } from '#domain/tone/circuit.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import type { Voice } from '#domain/tone/voice.ts';
import type { GuitarCode } from './guitar-code.ts';
import { followKept, GUITAR_KEY, isKeeping, readKept } from './kept.ts';

interface GuitarState {
  readonly guitar: Guitar | undefined;
  /** Code that reads guitars and puts pickups into them; loaded only if there is a guitar. */
  readonly code: GuitarCode | undefined;
  /** This page shows the sheet load although there is a guitar. */
  readonly sheet: boolean;
  /** False if storage refuses: the guitar then lasts until the tab is closed. */
  readonly keeps: boolean;
  /** False until storage has been read; until then the server's markup stays. */
  readonly ready: boolean;
}

const useStore = create<GuitarState>(() => ({
  guitar: undefined,
  code: undefined,
  sheet: false,
  keeps: true,
  ready: false,
}));
export const currentGuitar = useStore.getState;

/** Updates every island of the page. Only for `set-guitar.ts`. */
export const tellGuitar = (news: Partial<GuitarState>): void => useStore.setState(news);

async function read(): Promise<void> {
  const storedGuitar = readKept(GUITAR_KEY);
  const news = { keeps: isKeeping(GUITAR_KEY), ready: true };
  if (!storedGuitar) return tellGuitar({ ...news, guitar: undefined });
  try {
    const code = currentGuitar().code ?? (await import('./guitar-code.ts')).GUITAR_CODE;
    // Another guitar may have been set meanwhile.
    if (readKept(GUITAR_KEY) === storedGuitar)
      tellGuitar({ ...news, code, guitar: code.readGuitar(new URLSearchParams(storedGuitar)) });
  } catch {
    // Without its code the sheet load stays.
    tellGuitar(news);
  }
}

let isStarted = false;

/** Reads storage and follows other tabs. Call from an effect: the server renders without a guitar. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  void read();
  followKept([GUITAR_KEY], () => void read());
}

/** The visitor's guitar, shared by every island of the page; read when the first of them hydrates. */
export function useGuitar(): GuitarState & {
  /** The guitar that is drawn and heard; undefined for the sheet load. */
  readonly shown: Guitar | undefined;
} {
  useEffect(start, []);
  const now = useStore();
  return { ...now, shown: now.sheet ? undefined : now.guitar };
}

/** The guitar for pickups of a kind; undefined if it takes no such pickup. */
export const guitarFor = (kind: InstrumentId, shown: Guitar | undefined): Guitar | undefined =>
  shown && currentGuitar().code?.takes(shown, kind) ? shown : undefined;

/** `loadIn`, or the own load without a guitar. */
export const loadFor = (own: Load, kind: InstrumentId, shown: Guitar | undefined): Load =>
  (shown && currentGuitar().code?.loadIn(own, kind, shown)) ?? own;

/** `voiceInGuitar`, or the same voice without a guitar. */
export const voiceFor = (voice: Voice, shown: Guitar | undefined): Voice =>
  (shown && currentGuitar().code?.voiceInGuitar(voice, shown)) ?? voice;

export const showSheet = (sheet: boolean): void => tellGuitar({ sheet });
