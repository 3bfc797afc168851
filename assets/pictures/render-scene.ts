import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { twinFile } from '../models/make-models.ts';
import { reportFile } from '../models/reports.ts';
import { denoise } from './denoise.ts';
import { type Exr, type Plane, readExr } from './exr.ts';
import { lightSettings, type Order, orderFor, SEEDS, type Size, tableSettings } from './light-settings.ts';
import { loadPasses, type Passes, savePasses } from './passes.ts';
import { fitPlate, type Plate } from './plate.ts';
import type { Scene } from './scene.ts';

/** Folder of the passes, relative to the project; not committed. */
export const PASSES = 'build-assets/passes';

/** Renders give way to other work unless the studio has the machine to itself. */
const NICE = process.env.STUDIO_NICE ?? '19';

/** Number of pictures the studio has to render for a scene: one when there is nothing to recolour. */
export function rendersOf({ groups, colourings }: Scene): number {
  return colourings.length === 1 ? 1 : 1 + groups.length;
}

/** Linear light of a scene: from the folder of passes if it is there, or rendered now. */
export async function lightOfScene(root: string, scene: Scene, size?: Size): Promise<Passes> {
  const order = orderFor(scene, size);
  const key = keyOf(lightSettings(root, scene, size));
  const folder = join(root, PASSES, scene.id);
  const kept = await loadPasses(folder, key);
  if (kept) return kept;
  const plate = await plateOf(root, order);
  const renders: Plane[][] = [];
  const models = twinsOf(root, scene).map((file) => ({ file }));
  const region = await inStudio(folder, { ...order, models }, async (read) => {
    for (const { name } of order.variants) renders.push(await clean(read, name));
  });
  const passes: Passes = { key, width: order.width, height: order.height, region, plate, renders };
  await savePasses(folder, passes);
  return passes;
}

/** The uncompressed models that the studio takes its pictures of. */
export function twinsOf(root: string, { models }: Pick<Scene, 'models'>): string[] {
  return models.map((id) => twinFile(root, id, readFileSync(reportFile(root, id), 'utf8')));
}

/** The committed model, in coarser triangles. */
export function modelFile(root: string, id: string): string {
  return join(root, 'public/generated/models', `${id}.glb`);
}

/** The bare table before a camera; made once for all scenes that share it. */
async function plateOf(root: string, order: Order): Promise<Plate> {
  const settings = tableSettings(root, order);
  const folder = join(root, PASSES, 'plates', keyOf(settings).slice(0, 16));
  const file = join(folder, 'plate.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as Plate;
  let plate: Plate | undefined;
  const job = { ...settings, seeds: [1], finishes: {}, models: [], variants: [{ name: 'bare', paint: {} }] };
  await inStudio(folder, job, async (read) => {
    const exr = await read('bare', 1);
    plate = fitPlate(channelsOf(exr, COLOUR), exr.width, exr.height);
  });
  await writeFile(file, JSON.stringify(plate));
  return plate as unknown as Plate;
}

type ReadRender = (variant: string, seed: number) => Promise<Exr>;

/** Runs the studio in a folder of its own, hands out what it rendered, and clears that away. */
async function inStudio(
  folder: string,
  job: object,
  use: (read: ReadRender) => Promise<void>,
): Promise<[number, number, number, number]> {
  const work = join(folder, 'work');
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'job.json'), JSON.stringify({ ...job, output: work }));
  await runBlender(join(work, 'job.json'));
  const region = JSON.parse(await readFile(join(work, 'region.json'), 'utf8'));
  await use(async (variant, seed) => readExr(await readFile(join(work, `${variant}-${seed}.exr`))));
  await rm(work, { recursive: true });
  return region;
}

const COLOUR = ['Combined.R', 'Combined.G', 'Combined.B'];
const FEATURES = ['Normal.X', 'Normal.Y', 'Normal.Z', 'DiffCol.R', 'DiffCol.G', 'DiffCol.B', 'Grain.X'];

async function clean(read: ReadRender, variant: string): Promise<Plane[]> {
  const [first, second] = [await read(variant, SEEDS[0]), await read(variant, SEEDS[1])];
  const { width, height } = first;
  return denoise({
    width,
    height,
    first: channelsOf(first, COLOUR),
    second: channelsOf(second, COLOUR),
    features: [channelsOf(first, FEATURES), channelsOf(second, FEATURES)],
  });
}

function channelsOf({ channels }: Exr, names: readonly string[]): Plane[] {
  return names.map((name) => {
    const plane = channels.get(`ViewLayer.${name}`);
    if (!plane) throw new Error(`The studio wrote no ${name}`);
    return plane;
  });
}

let running: ChildProcess | undefined;

/** Ends a render under way, so that a stopped run leaves nothing behind. */
export function stopStudio(): void {
  running?.kill();
}

function runBlender(job: string): Promise<void> {
  const script = join(import.meta.dirname, 'studio/studio.py');
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', job];
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', NICE, 'blender', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    running = child;
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `Blender failed on ${job} (Debian's 3.4 and python3-numpy are needed)\n${errors.slice(-1500)}`,
          ),
        );
    });
  });
}

function keyOf(settings: object): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex');
}
