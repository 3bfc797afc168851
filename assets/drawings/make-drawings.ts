import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Generator } from '../generator.ts';
import { modelGenerators } from '../models/make-models.ts';
import { type SheetSpec, sheetSpecs } from './sheet-specs.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** A generator per sheet. Changes of a model change its drawing. */
export const drawingGenerators: readonly Generator[] = sheetSpecs.map((spec) => ({
  name: `drawing-${spec.slug}`,
  group: 'drawings',
  sources: sourcesOf(spec),
  make: () => makeDrawing(spec),
}));

/** Draws in a process of its own: OpenCascade never gives memory back. */
async function makeDrawing({ slug }: SheetSpec): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  const file = join(folder, `${slug}.svg`);
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [join(here, 'build-drawing.ts'), slug, file], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`The drawing of ${slug} could not be made`)),
      );
    });
    return new Map([[`drawings/${slug}.svg`, await readFile(file)]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sourcesOf({ blocks }: SheetSpec): string[] {
  const models = blocks.flatMap(
    ({ model }) => modelGenerators.find(({ name }) => name === model)?.sources ?? [],
  );
  const own = [
    'assets/drawings',
    'node_modules/subset-font/package.json',
    'node_modules/@fontsource-variable/martian-mono/package.json',
  ];
  return [...new Set([...own, ...models])].sort();
}
