import { useEffect } from 'react';
import { create } from 'zustand';
import { readYourPickup, writeYourPickup, type YourPickup } from '#domain/your-pickup/your-pickup.ts';
import { followKept, isKeeping, keep, PICKUP_KEY, readKept } from './kept.ts';

interface PickupState {
  /** Undefined if none was measured or named. */
  readonly pickup: YourPickup | undefined;
  /** False if storage refuses: the pickup then lasts until the tab is closed. */
  readonly keeps: boolean;
  /** False until storage has been read; until then the server's markup stays. */
  readonly ready: boolean;
}

const useStore = create<PickupState>(() => ({ pickup: undefined, keeps: true, ready: false }));

function read(): void {
  useStore.setState({
    pickup: readYourPickup(readKept(PICKUP_KEY) ?? ''),
    keeps: isKeeping(PICKUP_KEY),
    ready: true,
  });
}

let isStarted = false;

/** Reads storage and follows other tabs. Call from an effect: the server renders without a pickup. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  read();
  followKept([PICKUP_KEY], read);
}

/** The visitor's pickup, shared by every island of the page. It is stored only in this browser. */
export function useYourPickup(): PickupState {
  useEffect(start, []);
  return useStore();
}

/** Stores a pickup that the visitor named. It does not replace a measured one, which has more data. */
export function saidYourPickup(pickup: YourPickup): void {
  start();
  if (useStore.getState().pickup?.source !== 'measured') setYourPickup(pickup);
}

export function setYourPickup(pickup: YourPickup | undefined): void {
  useStore.setState({
    pickup,
    keeps: keep(PICKUP_KEY, pickup ? writeYourPickup(pickup) : null),
    ready: true,
  });
}
