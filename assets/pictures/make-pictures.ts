// Makes the pictures that are missing or stale, what the shop needs first before the rest.
//   node assets/pictures/make-pictures.ts                  all of them
//   node assets/pictures/make-pictures.ts --only jazz      scenes whose id holds "jazz"
//   node assets/pictures/make-pictures.ts --batch jazz-bass  those of one product's pages (or custom-hp90, configurator, …)
//   node assets/pictures/make-pictures.ts --list           which wait; writes that down in waiting.txt
// Can be stopped at any time and goes on where it was. Needs Debian's blender (3.4) and python3-numpy, and the models'
// fine twins, which `npm run assets -- --only models` makes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import { OUTPUT, placeOf, readStamps, staleReasons } from '../freshness.ts';
import { generators } from '../generators.ts';
import { makeFiles, writeAtomically } from '../make.ts';
import { contactSheet } from './contact-sheet.ts';
import { manifestOf, manifestText } from './manifest.ts';
import { generatorName, generatorOf } from './picture-generators.ts';
import { lightOfScene, rendersOf, stopStudio, twinsOf } from './render-scene.ts';
import type { Scene } from './scene.ts';
import { allScenes, batchesOf } from './scenes.ts';
import { staleScenes, writeWaiting } from './waiting.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    batch: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopStudio();
    process.exit(130);
  });
}

const scenes = allScenes();

/** Lists what is there, and what waits. */
async function list(): Promise<void> {
  await writeAtomically(join(root, placeOf('pictures.json')), manifestText(manifestOf(await madeScenes())));
  await writeWaiting(root, await staleScenes(root));
}

async function madeScenes(): Promise<Scene[]> {
  const stamps = await readStamps(root);
  return scenes.filter((scene) => generatorName(scene) in stamps);
}

/** Makes masks and intermediate sizes from the pictures. */
async function makeWhatFollows(): Promise<void> {
  const stamps = await readStamps(root);
  for (const generator of generators) {
    if (!generator.sources.some((path) => path.startsWith(`${OUTPUT}/pictures/`))) continue;
    if ((await staleReasons(root, generator, stamps[generator.name])).length > 0)
      await makeFiles(root, generator);
  }
}

/** Work in a scene: pixels rendered, and pictures developed, which weigh about as much as 0.1 megapixels each. */
function workOf(scene: Scene): number {
  const { width, height } = PICTURE_FAMILIES[scene.family];
  return (width * height * rendersOf(scene)) / 1e6 + 0.1 * scene.colourings.length;
}

const duration = (seconds: number) =>
  seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

const stale = new Set(await staleScenes(root));
if (values.list) {
  await list();
  for (const { id } of scenes) console.log(`${stale.has(id) ? 'waits' : 'fresh'}: ${id}`);
  process.exit();
}

const queue = [...batchesOf(scenes)].flatMap(([batch, members]) =>
  values.batch && batch !== values.batch
    ? []
    : members.filter(({ id }) => stale.has(id) && id.includes(values.only)),
);
const lost = queue.flatMap((scene) => twinsOf(root, scene)).filter((file) => !existsSync(file));
if (lost.length > 0) {
  console.error(`Models for the studio are not here: ${[...new Set(lost)].join(', ')}.`);
  console.error('`npm run assets -- --only models` makes them.');
  process.exit(1);
}

let left = queue.reduce((sum, scene) => sum + workOf(scene), 0);
let spent = 0;
let done = 0;
for (const [batch, members] of batchesOf(queue)) {
  // Light first, which takes hours, and then all pictures of the pages at once.
  for (const scene of members) {
    const start = Date.now();
    await lightOfScene(root, scene);
    spent += (Date.now() - start) / 1000;
    done += workOf(scene);
    left -= workOf(scene);
    say(
      `${scene.id}: lit in ${duration((Date.now() - start) / 1000)}, about ${duration((left * spent) / done)} left`,
    );
  }
  for (const scene of members) await makeFiles(root, generatorOf(scene));
  await makeWhatFollows();
  await list();
  say(`${batch}: ${members.length} scenes are new`);
}
await writeAtomically(join(root, 'docs/pictures.webp'), await contactSheet(root, await madeScenes()));
