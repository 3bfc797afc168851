// Draws one pickup for its build sheet: node assets/bench-drawings/build-bench-drawing.ts <model> <folder>
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnBodies } from '../drawings/bodies.ts';
import { Lettering, loadLettering } from '../drawings/lettering.ts';
import { project } from '../drawings/project.ts';
import { drawSheet } from '../drawings/sheet.ts';
import { boot } from '../models/kernel.ts';
import { models } from '../models/models.ts';
import { bare } from './bare.ts';
import { benchSpecs } from './bench-specs.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [id = '', folder = '.'] = process.argv.slice(2);

try {
  const spec = benchSpecs.find(({ model }) => model === id)?.sheet;
  const [block] = spec?.blocks ?? [];
  const entry = models.find((model) => model.id === id);
  if (!spec || !block || !entry)
    throw new Error(`There are: ${benchSpecs.map(({ model }) => model).join(', ')}`);
  await boot();
  await loadLettering(root);
  const model = await entry.build();
  const views = new Map(block.views.map((view) => [view, project(drawnBodies(model, block.layers), view)]));
  await writeFile(
    join(folder, `${id}.svg`),
    bare(drawSheet(spec, [{ spec: block, model, views }], new Lettering(id))),
  );
} catch (error) {
  console.error(`bench drawing ${id}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
