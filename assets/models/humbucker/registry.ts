import type { Pattern } from '../covers/face.ts';
import type { Spacing } from '../humbucker-dimensions.ts';
import type { ModelEntry } from '../model-entry.ts';
import type { Base } from './humbucker.ts';

const build = async (options: {
  readonly id: string;
  readonly name: string;
  readonly spacing: Spacing;
  readonly base: Base;
  readonly cover?: { readonly pattern: Pattern; readonly wall: number; readonly label: string };
}) => {
  const { humbucker } = await import('./humbucker.ts');
  if (!options.cover) return humbucker({ ...options, cover: undefined });
  const { cover } = await import('../covers/cover.ts');
  const { ROW } = await import('../humbucker-dimensions.ts');
  return humbucker({ ...options, cover: cover({ ...options.cover, spacing: options.spacing, row: -ROW }) });
};

/** Patterns of the open brass covers, by name, each loaded only when it is built. */
const PATTERNS: Readonly<Record<string, () => Promise<Pattern>>> = {
  plain: async () => (await import('../covers/plain.ts')).plain,
  fishbone: async () => (await import('../covers/fishbone.ts')).fishbone,
  waves: async () => (await import('../covers/waves.ts')).waves,
  hornet: async () => (await import('../covers/hornet.ts')).hornet,
  lightning: async () => (await import('../covers/lightning.ts')).lightning,
  linear: async () => (await import('../covers/linear.ts')).linear,
  radio: async () => (await import('../covers/radio.ts')).radio,
  ripple: async () => (await import('../covers/ripple.ts')).ripple,
  shards: async () => (await import('../covers/shards.ts')).shards,
  stars: async () => (await import('../covers/stars.ts')).stars,
};

const SPACINGS: readonly Spacing[] = [50, 52];

/** Without a cover: the stock pickup, and the two bases of the configurator. */
const open = [
  { id: 'humbucker', name: 'Humbucker, open bobbins', base: '6b' },
  { id: 'humbucker-none', name: 'Humbucker, no cover', base: '6b' },
  { id: 'humbucker-none-blank', name: 'Humbucker, no cover, blank bobbins', base: 'blank' },
] as const;

/** Humbuckers: open, under the closed nickel cover, and under each open cover. */
export const humbuckerModels: readonly ModelEntry[] = [
  ...open.map(
    ({ id, name, base }): ModelEntry => ({
      id,
      modules: ['humbucker/humbucker.ts'],
      options: { name, base, spacing: 50 },
      build: () => build({ id, name, base, spacing: 50 }),
    }),
  ),
  ...SPACINGS.map((spacing): ModelEntry => {
    const id = `humbucker-closed-${spacing}`;
    const name = `Humbucker, closed cover, ${spacing} mm`;
    const wall = 0.5;
    return {
      id,
      modules: ['humbucker/humbucker.ts', 'covers/cover.ts', 'covers/plain.ts'],
      options: { name, spacing, wall },
      build: async () => {
        const { plain } = await import('../covers/plain.ts');
        const cover = { pattern: plain, wall, label: 'Nickel-silver cover' };
        return build({ id, name, spacing, base: '6b', cover });
      },
    };
  }),
  ...Object.entries(PATTERNS).flatMap(([pattern, load]) =>
    SPACINGS.map((spacing): ModelEntry => {
      const id = `humbucker-${pattern}-${spacing}`;
      const name = `Humbucker, ${pattern} cover, ${spacing} mm`;
      const wall = 0.6;
      return {
        id,
        modules: ['humbucker/humbucker.ts', 'covers/cover.ts', `covers/${pattern}.ts`],
        options: { name, spacing, wall },
        build: async () => {
          const cover = { pattern: await load(), wall, label: 'Brass cover' };
          return build({ id, name, spacing, base: '6b', cover });
        },
      };
    }),
  ),
];
