import { useEffect, useSyncExternalStore } from 'react';
import { readYourPickup, writeYourPickup, type YourPickup } from '#domain/your-pickup/your-pickup.ts';
import { PICKUP_KEY } from './own-keys.ts';

interface PickupState {
  /** Undefined while nobody has measured or named one. */
  readonly pickup: YourPickup | undefined;
  /** False where storage refuses: then it lasts as long as the page. */
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
  try {
    tell({ pickup: readYourPickup(localStorage.getItem(PICKUP_KEY) ?? ''), keeps: true, ready: true });
  } catch {
    tell({ keeps: false, ready: true });
  }
}

let isStarted = false;

/** Reads what is kept, and follows other tabs. Call from an effect: the server's markup knows no pickup. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  read();
  addEventListener('storage', ({ key }) => {
    if (key === PICKUP_KEY || key === null) read();
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
  let keeps = true;
  try {
    if (pickup) localStorage.setItem(PICKUP_KEY, writeYourPickup(pickup));
    else localStorage.removeItem(PICKUP_KEY);
  } catch {
    keeps = false;
  }
  tell({ pickup, keeps, ready: true });
}
