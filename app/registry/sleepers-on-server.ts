import type { ComponentType } from 'react';
import { Compared } from '../features/listening/comparison/compared.tsx';
import { NoPrices } from '../features/products/buying/no-prices.tsx';
import { LiveSection } from '../features/products/live/live-section.tsx';
import { ToneSection } from '../features/products/tone/tone-section.tsx';
import type { SleeperName } from '../islands/sleepers-at-hand.ts';

/** The sleepers on the server, which has them at once. */
export const SLEEPERS_ON_SERVER = {
  tone: ToneSection,
  'no-prices': NoPrices,
  live: LiveSection,
  compared: Compared,
} as const satisfies Record<SleeperName, ComponentType<never>>;
