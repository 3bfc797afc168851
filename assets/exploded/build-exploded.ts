// Draws a pickup taken apart: node assets/exploded/build-exploded.ts <slug> <folder>
// Writes <slug>.svg, a group an item, and <slug>.json, which says where each of them lies.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnBodies } from '../drawings/bodies.ts';
import { projectEach } from '../drawings/project.ts';
import { boundsOf } from '../drawings/strokes.ts';
import { boot } from '../models/kernel.ts';
import { models } from '../models/models.ts';
import type { Part } from '../models/part.ts';
import { drawExploded } from './draw-exploded.ts';
import { explodedSpecs } from './exploded-specs.ts';
import { ring } from './ring.ts';
import { stack } from './stack.ts';

const [slug = '', folder = '.'] = process.argv.slice(2);

try {
  const spec = explodedSpecs.find((candidate) => candidate.slug === slug);
  if (!spec) throw new Error(`There are: ${explodedSpecs.map((known) => known.slug).join(', ')}`);
  const entry = models.find(({ id }) => id === spec.model);
  if (!entry) throw new Error(`No model ${spec.model}`);
  await boot();
  const model = await entry.build();
  const items = stack(spec, model);
  const bodies = items.map(({ found, lift }) =>
    drawnBodies({ ...model, parts: found.map(({ part, aside }) => moved(part, aside)) }).translate(
      0,
      0,
      lift,
    ),
  );
  const drawn = projectEach(bodies, 'corner').map((strokes, index) => {
    const item = items[index];
    if (!item || strokes.length === 0) throw new Error(`${slug}: nothing is seen of ${item?.id}`);
    return { ...item, strokes, bounds: boundsOf(strokes) };
  });
  const { svg, record } = drawExploded(spec, model, drawn);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${slug}.svg`), svg);
  await writeFile(join(folder, `${slug}.json`), `${JSON.stringify(record, null, 1)}\n`);
} catch (error) {
  console.error(`exploded ${slug}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** A part with all its places set aside along the strings; of a winding, the body that is drawn for it. */
function moved(part: Part, aside: number): Part {
  const places = part.places ?? [[0, 0, 0] as const];
  const shape =
    part.shape.kind === 'mesh' ? { kind: 'solid' as const, solid: ring(part.shape.mesh) } : part.shape;
  return { ...part, shape, places: places.map(([x, y, z]) => [x, y + aside, z] as const) };
}
