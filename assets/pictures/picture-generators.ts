import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINISHES } from '#domain/finishes.ts';
import { PICTURE_FAMILIES } from '#domain/pictures.ts';
import type { Generator } from '../generators.ts';
import { developer } from './develop.ts';
import { encode } from './encode.ts';
import { LIGHT_SOURCES, lightOfScene } from './render-scene.ts';
import type { Scene } from './scene.ts';
import { allScenes } from './scenes.ts';

const project = join(import.meta.dirname, '../..');

/** Name of a scene's generator. */
export function generatorName(scene: Scene): string {
  return `picture-${scene.id}`;
}

/** A generator a scene, so that each can be made, found stale and resumed for itself. */
export function generatorOf(scene: Scene): Generator {
  const { finishes, ...rest } = scene;
  return {
    name: generatorName(scene),
    group: 'pictures',
    options: {
      family: JSON.stringify(PICTURE_FAMILIES[scene.family]),
      scene: JSON.stringify({ ...rest, finishes: { ...FINISHES, ...finishes } }),
    },
    sources: [
      ...LIGHT_SOURCES,
      ...['develop.ts', 'encode.ts', 'passes.ts', 'tone.ts'].map((file) => `assets/pictures/${file}`),
      ...new Set(scene.models.map((id) => `public/generated/models/${id}.glb`)),
    ],
    make: (root) => makeScene(root, scene),
  };
}

/**
 * The scenes that have been made once. Making all takes hours and a studio that only their maker has, so a picture
 * not made yet is not stale (pages have a drawing in its place); `make-pictures.ts` works through those.
 */
export const pictureGenerators: readonly Generator[] = madeScenes().map(generatorOf);

function madeScenes(): Scene[] {
  const file = join(project, 'public/generated/hashes.json');
  const stamps = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  return allScenes().filter((scene) => generatorName(scene) in stamps);
}

async function makeScene(root: string, scene: Scene): Promise<ReadonlyMap<string, Buffer>> {
  const passes = await lightOfScene(root, scene);
  const develop = developer(passes, PICTURE_FAMILIES[scene.family].ground);
  const files = new Map<string, Buffer>();
  for (const { picture, colours, also = [] } of scene.colourings) {
    // A fixed scene was rendered in its one colour.
    const developed = develop(passes.renders.length > 1 ? colours : []);
    for (const each of [picture, ...also]) {
      for (const [path, content] of await encode(each, developed)) files.set(path, content);
    }
  }
  return files;
}
