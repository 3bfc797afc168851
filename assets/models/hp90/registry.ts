import type { Pattern } from '../covers/face.ts';
import type { Spacing } from '../humbucker-dimensions.ts';
import type { ModelEntry } from '../model-entry.ts';

/** Patterns of the brass covers, by name, each loaded only when it is built. */
const PATTERNS: Readonly<Record<string, () => Promise<Pattern>>> = {
  fishbone: async () => (await import('../covers/fishbone.ts')).fishbone,
  hook: async () => (await import('../covers/hook.ts')).hook,
  hornet: async () => (await import('../covers/hornet.ts')).hornet,
  linear: async () => (await import('../covers/linear.ts')).linear,
  ripple: async () => (await import('../covers/ripple.ts')).ripple,
  plain: async () => (await import('../covers/plain.ts')).plain,
  stars: async () => (await import('../covers/stars.ts')).stars,
};

const SPACINGS: readonly Spacing[] = [50, 52];
/** Brass sheet, mm. */
const WALL = 0.6;

function entry(id: string, name: string, pattern: string, spacing: Spacing): ModelEntry {
  return {
    id,
    modules: ['hp90/hp90.ts', 'covers/cover.ts', `covers/${pattern}.ts`],
    options: { name, spacing, wall: WALL },
    build: async () => {
      const { hp90 } = await import('./hp90.ts');
      const { cover } = await import('../covers/cover.ts');
      const drawn = await PATTERNS[pattern]?.();
      if (!drawn) throw new Error(`There is no pattern ${pattern}`);
      return hp90({
        id,
        name,
        spacing,
        cover: cover({ pattern: drawn, spacing, row: 0, wall: WALL, label: 'Brass cover' }),
      });
    },
  };
}

/** Humbucker-sized P90s: the stock one under a plain cover, and the configurator's. */
export const hp90Models: readonly ModelEntry[] = [
  entry('humbucker-p90', 'Humbucker-sized P90', 'plain', 50),
  ...Object.keys(PATTERNS).flatMap((pattern) =>
    SPACINGS.map((spacing) =>
      entry(
        `hp90-${pattern}-${spacing}`,
        `Humbucker-sized P90, ${pattern} cover, ${spacing} mm`,
        pattern,
        spacing,
      ),
    ),
  ),
];
