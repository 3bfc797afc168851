import type { ComponentProps, ComponentType } from 'react';

/** Parts of islands that sleep at first: they lie below the first screen or are hardly ever needed. By name. */
export const SLEEPERS = {
  tone: async () => (await import('../features/products/tone/tone-section.tsx')).ToneSection,
  'no-prices': async () => (await import('../features/products/buying/no-prices.tsx')).NoPrices,
  live: async () => (await import('../features/products/live/live-section.tsx')).LiveSection,
  compared: async () => (await import('../features/listening/comparison/compared.tsx')).Compared,
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;

export type SleeperName = keyof typeof SLEEPERS;

type PartNamed<Name extends SleeperName> = Awaited<ReturnType<(typeof SLEEPERS)[Name]>>;

export type SleeperProps<Name extends SleeperName> = ComponentProps<PartNamed<Name>>;
