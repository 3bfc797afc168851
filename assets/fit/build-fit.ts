// Draws one sheet at full size: node assets/fit/build-fit.ts <id> <folder>
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnBodies } from '../drawings/bodies.ts';
import { project } from '../drawings/project.ts';
import { boot } from '../models/kernel.ts';
import { models } from '../models/models.ts';
import { drawFit } from './draw-fit.ts';
import { readFaces } from './face.ts';
import { fitSpecs } from './fit-specs.ts';

const [id = '', folder = '.'] = process.argv.slice(2);

try {
  const spec = fitSpecs.find((sheet) => sheet.id === id);
  if (!spec) throw new Error(`There are: ${fitSpecs.map((sheet) => sheet.id).join(', ')}`);
  await boot();
  const drawn = [];
  for (const name of spec.models) {
    const entry = models.find((known) => known.id === name);
    if (!entry) throw new Error(`No model ${name}`);
    const model = await entry.build();
    const view = (which: 'top' | 'front') => project(drawnBodies(model), which);
    drawn.push({ model, top: view('top'), front: view('front') });
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.pdf`), drawFit(spec, drawn, await readFaces()));
} catch (error) {
  console.error(`fit ${id}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
