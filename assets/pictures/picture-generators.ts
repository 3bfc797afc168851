import { readFile } from 'node:fs/promises';
import { FINISHES, type Slot } from '#domain/products/finishes.ts';
import { PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import type { Generator } from '../generator.ts';
import { encodeCutOut } from './cut-out.ts';
import { developer } from './develop.ts';
import { encode } from './encode.ts';
import { lightSettings, SEEN, shapeOf } from './light-settings.ts';
import { lightOfScene, modelFile } from './render-scene.ts';
import type { Scene } from './scene.ts';
import { allScenes } from './scenes.ts';
import { slotsSeen } from './seen.ts';
import { silhouette } from './silhouette.ts';
import { hashOfCode } from './studio-code.ts';

/** Name of a scene's generator. */
export function generatorName({ id }: Pick<Scene, 'id'>): string {
  return `picture-${id}`;
}

/** Code between a scene's light and its files. */
const DEVELOPING = ['develop.ts', 'encode.ts', 'passes.ts', 'tone.ts'];
const CUTTING_OUT = ['cut-out.ts', 'silhouette.ts', 'outline.ts'];

/** A generator a scene, so that each can be made, found stale and resumed for itself. */
export function generatorOf(scene: Scene): Generator {
  return {
    name: generatorName(scene),
    group: 'pictures',
    sources: [],
    options: (root) => settingsOf(root, scene),
    make: (root) => makeScene(root, scene),
  };
}

/** All that a scene's pictures depend on, given surfaces. */
export function settingsOf(root: string, scene: Scene, finishes = FINISHES) {
  const code = [...DEVELOPING, ...(scene.family === 'standing' ? CUTTING_OUT : [])];
  return {
    family: JSON.stringify(PICTURE_FAMILIES[scene.family]),
    // A reworded description paints nothing.
    colourings: JSON.stringify(scene.colourings, (key, value) => (key === 'alt' ? undefined : value)),
    light: JSON.stringify(lightSettings(root, scene, undefined, finishes)),
    code: hashOfCode(
      root,
      code.map((file) => `assets/pictures/${file}`),
    ),
  };
}

/** Writes the slots that each scene shows, by which its pictures become stale. */
export const seenGenerator: Generator = {
  name: 'seen-slots',
  sources: ['seen.ts', 'outline.ts'].map((file) => `assets/pictures/${file}`),
  options: (root) => ({
    scenes: JSON.stringify(
      allScenes().map(({ id, camera, family, gap, stagger, models }) => {
        const { width, height } = PICTURE_FAMILIES[family];
        return {
          id,
          camera,
          shape: width / height,
          gap,
          stagger,
          models: models.map((m) => shapeOf(root, m)),
        };
      }),
    ),
  }),
  make: async (root) => {
    const seen: Record<string, readonly Slot[]> = {};
    for (const scene of allScenes()) seen[scene.id] = await slotsSeen(scene, (id) => modelFile(root, id));
    const lines = Object.keys(seen)
      .sort()
      .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(seen[id])}`);
    return new Map([[SEEN, Buffer.from(`{\n${lines.join(',\n')}\n}\n`)]]);
  },
};

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
