import { type ComponentType, createContext } from 'react';

/** Parts of islands that sleep at first: they lie below the first screen or are hardly ever needed. */
export type DeferredName =
  | 'tone'
  | 'no-prices'
  | 'live'
  | 'compared'
  | 'guitar-drawing'
  | 'cable-figure'
  | 'balance'
  | 'balance-card';

/** The parts themselves, where they are at hand: on the server. */
export const DeferredRegistry = createContext<Readonly<Record<DeferredName, ComponentType<never>>> | null>(
  null,
);
