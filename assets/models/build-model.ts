// Builds one model: node assets/models/build-model.ts <id> <folder>
// Writes <id>.glb, <id>.json and <id>.report.json into the folder, and plain/<id>.glb for programs without meshopt.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeModel } from './describe-model.ts';
import { exportGlb } from './export-glb.ts';
import { boot } from './kernel.ts';
import { models } from './models.ts';
import { reportOf } from './report.ts';

const [id = '', folder = '.'] = process.argv.slice(2);
const entry = models.find((model) => model.id === id);
if (!entry) {
  console.error(`No model "${id}". There are: ${models.map((model) => model.id).join(', ')}.`);
  process.exit(1);
}

try {
  await boot();
  const model = await entry.build();
  const exported = await exportGlb(model);
  await mkdir(join(folder, 'plain'), { recursive: true });
  const text = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  await writeFile(join(folder, `${id}.glb`), exported.small);
  await writeFile(join(folder, `${id}.json`), text(describeModel(model)));
  await writeFile(join(folder, `${id}.report.json`), text(reportOf(model, exported)));
  await writeFile(join(folder, 'plain', `${id}.glb`), exported.plain);
} catch (error) {
  console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
