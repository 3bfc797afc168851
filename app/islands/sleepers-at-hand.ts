import { type ComponentType, createContext } from 'react';

/** Parts of islands that sleep at first: they lie below the first screen or are hardly ever needed. */
export type SleeperName = 'tone' | 'no-prices' | 'live' | 'compared';

/** The parts themselves, where they are at hand: on the server. */
export const SleepersAtHand = createContext<Readonly<Record<SleeperName, ComponentType<never>>> | null>(null);
