import { readFile } from 'node:fs/promises';
import { FINISHES } from '#domain/finishes.ts';
import { PICTURE_FAMILIES } from '#domain/pictures.ts';
import type { Generator } from '../generators.ts';
import { encodeCutOut } from './cut-out.ts';
import { developer } from './develop.ts';
import { encode } from './encode.ts';
import { LIGHT_SOURCES, lightOfScene, modelFile } from './render-scene.ts';
import type { Scene } from './scene.ts';
import { allScenes } from './scenes.ts';
import { silhouette } from './silhouette.ts';

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
      ...(scene.family === 'standing' ? CUT_OUT_SOURCES : []),
      ...new Set(scene.models.map((id) => `public/generated/models/${id}.glb`)),
    ],
    make: (root) => makeScene(root, scene),
  };
}

const CUT_OUT_SOURCES = ['cut-out.ts', 'silhouette.ts'].map((file) => `assets/pictures/${file}`);

/** Users and tests never need to make these: it takes hours, and a studio that only their maker has. */
export const pictureGenerators: readonly Generator[] = allScenes().map(generatorOf);

async function outline(root: string, { models, camera, family }: Scene): Promise<Buffer> {
  const { width, height } = PICTURE_FAMILIES[family];
  return silhouette(await readFile(modelFile(root, models[0] as string)), camera, width, height);
}

async function makeScene(root: string, scene: Scene): Promise<ReadonlyMap<string, Buffer>> {
  const passes = await lightOfScene(root, scene);
  const develop = developer(passes, PICTURE_FAMILIES[scene.family].ground);
  const files = new Map<string, Buffer>();
  for (const { picture, colours, also = [] } of scene.colourings) {
    // A fixed scene was rendered in its one colour.
    const developed = develop(passes.renders.length > 1 ? colours : []);
    for (const each of [picture, ...also]) {
      const made =
        scene.family === 'standing'
          ? await encodeCutOut(each, developed, await outline(root, scene))
          : await encode(each, developed);
      for (const [path, content] of made) files.set(path, content);
    }
  }
  return files;
}
