import { useEffect, useSyncExternalStore } from 'react';
import { readYourPickup, writeYourPickup, type YourPickup } from '#domain/your-pickup/your-pickup.ts';
import { isAbout, isKeeping, keep, readKept } from './kept.ts';
import { PICKUP_KEY } from './own-keys.ts';

interface PickupState {
  /** Undefined while nobody has measured or named one. */
  readonly pickup: YourPickup | undefined;
  /** False where storage refuses: then it lasts until the tab is closed. */
  readonly keeps: boolean;
  /** False until storage has been read: what the server has drawn stands. */
  readonly ready: boolean;
}

const UNREAD: PickupState = { pickup: undefined, keeps: true, ready: false };

let state = UNREAD;
const listeners = new Set<() => void>();

function tell(news: Partial<PickupState>): void {
  state = { ...state, ...news };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): void {
  tell({ pickup: readYourPickup(readKept(PICKUP_KEY) ?? ''), keeps: isKeeping(PICKUP_KEY), ready: true });
}

let isStarted = false;

/** Reads what is kept, and follows other tabs. Call from an effect: the server's markup knows no pickup. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  read();
  addEventListener('storage', (news) => {
    if (isAbout(PICKUP_KEY, news)) read();
  });
  // A page from the browser's memory has slept through changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

const current = () => state;
const unread = () => UNREAD;

/** The visitor's pickup, the same for every island of the page. It is kept in this browser and nowhere else. */
export function useYourPickup(): PickupState {
  useEffect(start, []);
  return useSyncExternalStore(subscribe, current, unread);
}

/** Keeps what somebody says they have. What was measured knows more, and stays until it is forgotten. */
export function saidYourPickup(pickup: YourPickup): void {
  start();
  if (state.pickup?.source !== 'measured') setYourPickup(pickup);
}

/** Keeps a pickup in this browser, or forgets it. */
export function setYourPickup(pickup: YourPickup | undefined): void {
  tell({ pickup, keeps: keep(PICKUP_KEY, pickup ? writeYourPickup(pickup) : null), ready: true });
}
