import type { ComponentType } from 'react';
import { Compared } from '../features/listen/comparison/compared.tsx';
import { NoPrices } from '../features/product/buying/no-prices.tsx';
import { LiveSection } from '../features/product/live/live-section.tsx';
import { ToneSection } from '../features/product/tone/tone-section.tsx';
import type { LateName } from './late-registry.ts';

/** The late parts on the server, which has them at once. */
export const LATE_ON_SERVER = {
  tone: ToneSection,
  'no-prices': NoPrices,
  live: LiveSection,
  compared: Compared,
} as const satisfies Record<LateName, ComponentType<never>>;
