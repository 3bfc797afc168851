import type { ComponentType } from 'react';
import { Compared } from '../features/listen/comparison/compared.tsx';
import { NoPrices } from '../features/product/buying/no-prices.tsx';
import { LiveSection } from '../features/product/live/live-section.tsx';
import { ToneSection } from '../features/product/tone/tone-section.tsx';
import type { SleeperName } from './sleeper-registry.ts';

/** The sleepers on the server, which has them at once. */
export const SLEEPERS_ON_SERVER = {
  tone: ToneSection,
  'no-prices': NoPrices,
  live: LiveSection,
  compared: Compared,
} as const satisfies Record<SleeperName, ComponentType<never>>;
