import { readFile } from 'node:fs/promises';
import { pictureModel } from '#domain/production/unit-look.ts';
import { PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import { modelFile } from '../pictures/render-scene.ts';
import type { Scene } from '../pictures/scene.ts';
import { allScenes } from '../pictures/scenes.ts';
import { silhouette } from '../pictures/silhouette.ts';

/** Half of the picture's width, px: sharp enough for the edge of a pickup that fills a window. */
const WIDTH = 480;

/** The pictures that stand for one pickup, one scene a model: colours have no outline. */
export function pieceScenes(): ReadonlyMap<string, Scene> {
  const alone = allScenes().filter(
    ({ models, family, id }) =>
      models.length === 1 && (family === 'custom' || (family === 'shop' && id.endsWith('-hero'))),
  );
  return new Map(alone.map((scene) => [pictureModel(scene.models[0] as string), scene]));
}

/** The outline of every pickup in its picture on paper, so that its passport can lay it on another ground. */
export async function makePieceMasks(root: string): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const masks = new Map<string, Buffer>();
  for (const [model, { camera, family, models }] of pieceScenes()) {
    const { width: whole, height: high } = PICTURE_FAMILIES[family];
    const [width, height] = [WIDTH, Math.round((WIDTH * high) / whole)];
    const data = await silhouette(
      await readFile(modelFile(root, models[0] as string)),
      camera,
      width,
      height,
    );
    const mask = await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .joinChannel(data, { raw: { width, height, channels: 1 } })
      .avif({ quality: 60, effort: 6 })
      .toBuffer();
    masks.set(`masks/pieces/${model}.avif`, mask);
  }
  return masks;
}
