import { join } from 'node:path';
import type { Generator } from '../generator.ts';
import { modelGenerators } from '../models/make-models.ts';
import { filesOf } from '../own-process.ts';
import { explodedSpecs } from './exploded-specs.ts';

const SCRIPT = join(import.meta.dirname, 'build-exploded.ts');

/** A generator per product. Changes of a model change its drawing. */
export const explodedGenerators: readonly Generator[] = explodedSpecs.map(({ slug, model }) => ({
  name: `exploded-${slug}`,
  group: 'exploded',
  sources: [
    ...new Set([
      'assets/exploded',
      ...['bodies', 'project', 'strokes', 'dimension-line', 'colours'].map(
        (name) => `assets/drawings/${name}.ts`,
      ),
      ...(modelGenerators.find(({ name }) => name === model)?.sources ?? []),
    ]),
  ].sort(),
  make: async () =>
    new Map([...(await filesOf(SCRIPT, slug))].map(([name, content]) => [`exploded/${name}`, content])),
}));
