export const FLAVORS = ['HOT', 'HYBRID', 'MODERN', 'VINTAGE'] as const;
export type Flavor = (typeof FLAVORS)[number];

export const FLAVOR_NAMES: Record<Flavor, string> = {
  HOT: 'Hot',
  HYBRID: 'Hybrid',
  MODERN: 'Modern',
  VINTAGE: 'Vintage',
};

export const BUNDLES = ['SET', 'NECK', 'MIDDLE', 'BRIDGE'] as const;
export type Bundle = (typeof BUNDLES)[number];

export const BUNDLE_NAMES: Record<Bundle, string> = {
  SET: 'Set',
  NECK: 'Neck',
  MIDDLE: 'Middle',
  BRIDGE: 'Bridge',
};

/** Positions of single pickups, from the neck. A split Precision pickup is one pickup in two halves. */
export const POSITIONS = ['neck', 'middle', 'bridge', 'split'] as const;
export type Position = (typeof POSITIONS)[number];

export const POSITION_NAMES: Record<Position, string> = {
  neck: 'Neck',
  middle: 'Middle',
  bridge: 'Bridge',
  split: 'Both halves',
};
