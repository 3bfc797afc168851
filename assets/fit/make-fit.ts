import { join } from 'node:path';
import type { Generator } from '../generator.ts';
import { modelGenerators } from '../models/make-models.ts';
import { filesOf } from '../own-process.ts';
import { fitSpecs } from './fit-specs.ts';

const SCRIPT = join(import.meta.dirname, 'build-fit.ts');

/** A generator per sheet. Changes of a model change its sheet. */
export const fitGenerators: readonly Generator[] = fitSpecs.map(({ id, title, models }) => ({
  name: `fit-${id}`,
  group: 'fit',
  options: { title, models: models.join(' ') },
  sources: [
    ...new Set([
      'assets/fit',
      'assets/records/print-fonts',
      ...['bodies', 'project', 'strokes'].map((name) => `assets/drawings/${name}.ts`),
      ...models.flatMap((model) => modelGenerators.find(({ name }) => name === model)?.sources ?? []),
    ]),
  ].sort(),
  make: async () =>
    new Map([...(await filesOf(SCRIPT, id))].map(([name, content]) => [`fit/${name}`, content])),
}));
