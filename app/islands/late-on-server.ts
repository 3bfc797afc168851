import type { ComponentType } from 'react';
import { Paper } from '../features/listen/paper.tsx';
import { LiveSection } from '../features/product/live-section.tsx';
import { NoPrices } from '../features/product/no-prices.tsx';
import { ToneSection } from '../features/product/tone-section.tsx';
import type { LateName } from './late-registry.ts';

/** The late parts on the server, which has them at once. */
export const LATE_ON_SERVER = {
  tone: ToneSection,
  'no-prices': NoPrices,
  live: LiveSection,
  paper: Paper,
} as const satisfies Record<LateName, ComponentType<never>>;
