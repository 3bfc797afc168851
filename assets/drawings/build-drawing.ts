// Draws one sheet: node assets/drawings/build-drawing.ts <slug> <file>
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boot } from '../models/kernel.ts';
import { models } from '../models/models.ts';
import { drawnBodies } from './bodies.ts';
import { Lettering, loadLettering } from './lettering.ts';
import { project } from './project.ts';
import { type DrawnBlock, drawSheet } from './sheet.ts';
import { sheetSpecs } from './sheet-specs.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [slug = '', file = `${slug}.svg`] = process.argv.slice(2);

try {
  const spec = sheetSpecs.find((sheet) => sheet.slug === slug);
  if (!spec) throw new Error(`There are: ${sheetSpecs.map((sheet) => sheet.slug).join(', ')}`);
  await boot();
  await loadLettering(root);
  const blocks: DrawnBlock[] = [];
  for (const block of spec.blocks) {
    const entry = models.find(({ id }) => id === block.model);
    if (!entry) throw new Error(`No model ${block.model}`);
    const model = await entry.build();
    const views = new Map(block.views.map((view) => [view, project(drawnBodies(model, block.layers), view)]));
    blocks.push({ spec: block, model, views });
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawSheet(spec, blocks, new Lettering(spec.slug)));
} catch (error) {
  console.error(`drawing ${slug}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
