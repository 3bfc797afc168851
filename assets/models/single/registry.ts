import type { ModelEntry } from '../model-entry.ts';

/** Single coils, classic P90s and basses. */
export const singleModels: readonly ModelEntry[] = [
  ...(['neck', 'middle', 'bridge'] as const).map(
    (position): ModelEntry => ({
      id: `stratocaster-${position}`,
      modules: ['single/stratocaster.ts'],
      options: { position },
      build: async () => (await import('./stratocaster.ts')).stratocaster(position),
    }),
  ),
  {
    id: 'telecaster-neck',
    modules: ['single/telecaster-neck.ts'],
    options: {},
    build: async () => (await import('./telecaster-neck.ts')).telecasterNeck(),
  },
  {
    id: 'telecaster-bridge',
    modules: ['single/telecaster-bridge.ts'],
    options: {},
    build: async () => (await import('./telecaster-bridge.ts')).telecasterBridge(),
  },
  // Stock pickups carry the plain name and have the neck's spacing; the configurator offers both.
  ...(['p90-dogear', 'p90-soapbar'] as const).flatMap((kind) =>
    ([undefined, 50, 52] as const).map((spacing): ModelEntry => {
      const id = spacing ? `${kind}-${spacing}` : kind;
      return {
        id,
        modules: [`single/${kind}.ts`],
        options: { spacing: spacing ?? 50 },
        build: async () =>
          kind === 'p90-dogear'
            ? (await import('./p90-dogear.ts')).p90Dogear(spacing ?? 50, id)
            : (await import('./p90-soapbar.ts')).p90Soapbar(spacing ?? 50, id),
      };
    }),
  ),
  ...(['neck', 'bridge'] as const).map(
    (position): ModelEntry => ({
      id: `jazz-bass-${position}`,
      modules: ['single/jazz-bass.ts'],
      options: { position },
      build: async () => (await import('./jazz-bass.ts')).jazzBass(position),
    }),
  ),
  {
    id: 'precision-bass',
    modules: ['single/precision-bass.ts'],
    options: {},
    build: async () => (await import('./precision-bass.ts')).precisionBass(),
  },
];
