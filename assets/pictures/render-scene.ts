import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FINISHES } from '#domain/finishes.ts';
import { PICTURE_FAMILIES, type PictureFamily } from '#domain/pictures.ts';
import { denoise } from './denoise.ts';
import { type Exr, type Plane, readExr } from './exr.ts';
import { loadPasses, type Passes, savePasses } from './passes.ts';
import { fitPlate, type Plate } from './plate.ts';
import type { Scene } from './scene.ts';
import { lightOf } from './tone.ts';

/** Where passes are kept and where the models' uncompressed twins lie, relative to the project; not committed. */
export const PASSES = 'build-assets/passes';
const TWINS = 'build-assets/models';

/** Paths a pixel for each of the two halves of a render; noise that remains is taken out afterwards. */
const SAMPLES = { shop: 9, ink: 16, standing: 16, flavor: 24, card: 10, custom: 10 } as const;
const SEEDS = [1, 2] as const;
/** Reach of shadows around a pickup, mm. */
const SHADOW = 34;
/** Renders give way to other work unless the studio has the machine to itself. */
const NICE = process.env.STUDIO_NICE ?? '19';
const PLATE = { width: 160, samples: 160 } as const;

/** Files that decide what light a scene gives, apart from its models. */
export const LIGHT_SOURCES = ['studio.py', 'denoise.ts', 'plate.ts'].map((file) => `assets/pictures/${file}`);

/** Darkest and lightest plastic there is, as shares of the light they return: `#000000` and `#FFFFFF`. */
const [BLACK, WHITE] = [0.018, 0.8];

/** What a painted surface returns of each channel of light. */
export function albedoOf(hex: string): number[] {
  return lightOf(hex).map((share) => BLACK + (WHITE - BLACK) * share);
}

/** Number of pictures the studio has to render for a scene: one when there is nothing to recolour. */
export function rendersOf({ groups, colourings }: Scene): number {
  return colourings.length === 1 ? 1 : 1 + groups.length;
}

/** Another size than the family's (px), and paths a pixel for each half. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

/** Linear light of a scene: from the folder of passes if it is there, or rendered now. */
export async function lightOfScene(root: string, scene: Scene, size?: Size): Promise<Passes> {
  const job = { ...jobOf(root, scene), ...size };
  const models = await Promise.all(scene.models.map((id) => readFile(modelFile(root, id))));
  const key = await keyOf(root, { ...job, models: models.map(hash) });
  const folder = join(root, PASSES, scene.id);
  const kept = await loadPasses(folder, key);
  if (kept) return kept;
  const plate = await plateOf(root, job);
  const renders: Plane[][] = [];
  const region = await inStudio(folder, job, async (read) => {
    for (const { name } of job.variants) renders.push(await clean(read, name));
  });
  const passes: Passes = { key, width: job.width, height: job.height, region, plate, renders };
  await savePasses(folder, passes);
  return passes;
}

/** The committed model, whose hash stands for the twin's. */
export function modelFile(root: string, id: string): string {
  return join(root, 'public/generated/models', `${id}.glb`);
}

type Job = ReturnType<typeof jobOf>;

function jobOf(root: string, scene: Scene) {
  const { width, height }: PictureFamily = PICTURE_FAMILIES[scene.family];
  return {
    ground: scene.ground,
    camera: scene.camera,
    width,
    height,
    samples: SAMPLES[scene.family] as number,
    seeds: [...SEEDS] as number[],
    margin: SHADOW as number,
    models: scene.models.map((id) => ({ file: join(root, TWINS, `${id}.glb`) })),
    gap: scene.gap ?? 0,
    stagger: scene.stagger ?? 0,
    finishes: { ...FINISHES, ...scene.finishes },
    variants: variantsOf(scene),
  };
}

function variantsOf({ groups, colourings }: Scene) {
  const painted = (name: string, hexes: readonly string[]) => ({
    name,
    paint: Object.fromEntries(
      groups.flatMap((slots, g) => slots.map((slot) => [slot, albedoOf(hexes[g] as string)])),
    ),
  });
  if (colourings.length === 1) return [painted('rest', colourings[0].colours)];
  const hexes = (white: number) => groups.map((_, g) => (g === white ? '#FFFFFF' : '#000000'));
  return [painted('rest', hexes(-1)), ...groups.map((_, g) => painted(`light-${g}`, hexes(g)))];
}

/** The bare table before a camera; made once for all scenes that share it. */
async function plateOf(root: string, { ground, camera, width, height, finishes }: Job): Promise<Plate> {
  const size = { width: PLATE.width, height: Math.round((PLATE.width * height) / width) };
  const job = { ground, camera, ...size, samples: PLATE.samples, seeds: [1], finishes, models: [] };
  const key = await keyOf(root, { ground, camera, ...size });
  const folder = join(root, PASSES, 'plates', key.slice(0, 16));
  const file = join(folder, 'plate.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as Plate;
  let plate: Plate | undefined;
  await inStudio(folder, { ...job, variants: [{ name: 'bare', paint: {} }] }, async (read) => {
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
const FEATURES = ['Normal.X', 'Normal.Y', 'Normal.Z', 'DiffCol.R', 'DiffCol.G', 'DiffCol.B', 'GlossCol.R'];

async function clean(read: ReadRender, variant: string): Promise<Plane[]> {
  const [first, second] = [await read(variant, SEEDS[0]), await read(variant, SEEDS[1])];
  const other = channelsOf(second, FEATURES);
  const features = channelsOf(first, FEATURES).map((plane, f) =>
    plane.map((value, i) => (value + (other[f]?.[i] as number)) / 2),
  );
  const { width, height } = first;
  return denoise({
    width,
    height,
    first: channelsOf(first, COLOUR),
    second: channelsOf(second, COLOUR),
    features,
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
  const script = join(import.meta.dirname, 'studio.py');
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

async function keyOf(root: string, options: object): Promise<string> {
  const sources = await Promise.all(LIGHT_SOURCES.map((file) => readFile(join(root, file))));
  return hash(Buffer.from(JSON.stringify([...sources.map(hash), options])));
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
