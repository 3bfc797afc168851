import { join } from 'node:path';
import type { Generator } from '../generator.ts';
import { modelGenerators } from '../models/make-models.ts';
import { filesOf } from '../own-process.ts';
import { benchSpecs } from './bench-specs.ts';

const SCRIPT = join(import.meta.dirname, 'build-bench-drawing.ts');

/** A generator for each built pickup. Changes of a model change its drawing. */
export const benchDrawingGenerators: readonly Generator[] = benchSpecs.map(({ model }) => ({
  name: `bench-drawing-${model}`,
  group: 'bench-drawings',
  sources: [
    ...new Set([
      'assets/bench-drawings',
      'assets/drawings',
      'node_modules/subset-font/package.json',
      'node_modules/@fontsource-variable/martian-mono/package.json',
      ...(modelGenerators.find(({ name }) => name === model)?.sources ?? []),
    ]),
  ].sort(),
  make: async () =>
    new Map([...(await filesOf(SCRIPT, model))].map(([name, content]) => [`bench/${name}`, content])),
}));
