// Makes the pictures that are missing or stale, what the shop needs first before the rest.
//   node assets/pictures/make-pictures.ts                  all of them
//   node assets/pictures/make-pictures.ts --only jazz      scenes whose id holds "jazz"
//   node assets/pictures/make-pictures.ts --wait           waits for models that are not there yet
//   node assets/pictures/make-pictures.ts --list           what is made, stale, missing
// Can be stopped at any time and goes on where it was. Needs Debian's blender (3.4) and python3-numpy.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PICTURE_FAMILIES } from '#domain/pictures.ts';
import { placeOf, readStamps, staleReasons } from '../freshness.ts';
import { makeFiles, writeAtomically } from '../make.ts';
import { contactSheet } from './contact-sheet.ts';
import { manifestOf, manifestText } from './manifest.ts';
import { generatorName, generatorOf } from './picture-generators.ts';
import { modelFile, rendersOf, stopStudio } from './render-scene.ts';
import type { Scene } from './scene.ts';
import { allScenes } from './scenes.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    wait: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopStudio();
    process.exit(130);
  });
}

type State = 'made' | 'to make' | 'no model';

async function stateOf(scene: Scene): Promise<State> {
  if (!scene.models.every((id) => existsSync(modelFile(root, id)))) return 'no model';
  const stamp = (await readStamps(root))[generatorName(scene)];
  return (await staleReasons(root, generatorOf(scene), stamp)).length === 0 ? 'made' : 'to make';
}

async function madeScenes(): Promise<Scene[]> {
  const stamps = await readStamps(root);
  return allScenes().filter((scene) => generatorName(scene) in stamps);
}

/** Lists what is there. */
async function list(): Promise<void> {
  const manifest = manifestOf(await madeScenes());
  await writeAtomically(join(root, placeOf('pictures.json')), manifestText(manifest));
}

/** Shows it on one sheet, which takes a while. */
async function drawSheet(): Promise<void> {
  await writeAtomically(join(root, 'docs/pictures.webp'), await contactSheet(root, await madeScenes()));
}

/** Work in a scene: pixels rendered, and pictures developed, which weigh about as much as 0.1 megapixels each. */
function workOf(scene: Scene): number {
  const { width, height } = PICTURE_FAMILIES[scene.family];
  return (width * height * rendersOf(scene)) / 1e6 + 0.1 * scene.colourings.length;
}

const duration = (seconds: number) =>
  seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;

const queue = allScenes().filter(({ id }) => id.includes(values.only));

if (values.list) {
  for (const scene of queue) console.log(`${await stateOf(scene)}: ${scene.id}`);
  process.exit();
}

/** Seconds a unit of work, summed over scenes. */
let spent = 0;
let measured = 0;
let done = 0;
for (;;) {
  const states = new Map<Scene, State>();
  for (const scene of queue) states.set(scene, await stateOf(scene));
  const open = queue.filter((scene) => states.get(scene) === 'to make');
  const waiting = queue.filter((scene) => states.get(scene) === 'no model');
  const [scene] = open;
  if (!scene) {
    if (done > 0 || !values.wait) {
      await list();
      await drawSheet();
    }
    done = 0;
    if (!values.wait || waiting.length === 0) {
      console.log(
        `Nothing more to make. Without a model: ${waiting.map(({ id }) => id).join(', ') || 'none'}.`,
      );
      break;
    }
    await pause(60_000);
    continue;
  }
  const start = Date.now();
  try {
    await makeFiles(root, generatorOf(scene));
  } catch (error) {
    console.error(`${scene.id}: ${error instanceof Error ? error.message : String(error)}`);
    queue.splice(queue.indexOf(scene), 1);
    continue;
  }
  const seconds = (Date.now() - start) / 1000;
  spent += seconds / workOf(scene);
  done += 1;
  measured += 1;
  const left = [...open.slice(1), ...waiting].reduce((sum, each) => sum + workOf(each), 0);
  console.log(
    `${new Date().toISOString().slice(11, 19)} ${scene.id}: ${scene.colourings.length} pictures in ${Math.round(seconds)} s; ` +
      `${queue.length - open.length - waiting.length + 1} of ${queue.length} scenes, about ${duration((left * spent) / measured)} left`,
  );
  await list();
  if (done % 10 === 0) await drawSheet();
}
