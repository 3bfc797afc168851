import type { ComponentProps, ComponentType } from 'react';

/** Parts of islands that lie below the first screen or are hardly ever needed, by name. */
export const LATE_PARTS = {
  tone: async () => (await import('../features/product/tone-section.tsx')).ToneSection,
  'no-prices': async () => (await import('../features/product/no-prices.tsx')).NoPrices,
  live: async () => (await import('../features/product/live-section.tsx')).LiveSection,
  paper: async () => (await import('../features/listen/paper.tsx')).Paper,
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;

export type LateName = keyof typeof LATE_PARTS;

type PartNamed<Name extends LateName> = Awaited<ReturnType<(typeof LATE_PARTS)[Name]>>;

export type LateProps<Name extends LateName> = Omit<ComponentProps<PartNamed<Name>>, keyof AsleepProps>;

/** What every part may ask for. */
export interface AsleepProps {
  /** True as long as nothing can answer to the visitor: controls are disabled. */
  asleep?: boolean;
}
