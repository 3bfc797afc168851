// Makes the proof that composited pictures equal rendered ones: node assets/pictures/proof.ts
// Writes assets/pictures/proof: the passes of two small scenes, and full renders of some of their colourings.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import { developer } from './develop.ts';
import { savePasses } from './passes.ts';
import { PROOF, PROOF_FOLDER, PROOF_HEAD, PROOFS } from './proofs.ts';
import { lightOfScene } from './render-scene.ts';
import { allScenes } from './scenes.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, PROOF_FOLDER);
/** Written when all is there: a run that is stopped leaves the last proof as it was. */
const made: (() => Promise<void>)[] = [];

for (const { scene: id, colourings } of PROOFS) {
  const scene = allScenes().find((each) => each.id === id);
  if (!scene) throw new Error(`No scene ${id}`);
  const passes = await lightOfScene(root, { ...scene, id: `proof-${id}` }, PROOF);
  made.push(() => savePasses(join(folder, id), passes, PROOF_HEAD));
  for (const name of colourings) {
    const colouring = scene.colourings.find(({ picture }) => picture.stem.endsWith(`/${name}`));
    if (!colouring) throw new Error(`No picture ${name}`);
    const full = await lightOfScene(root, { ...scene, id: `proof-${name}`, colourings: [colouring] }, PROOF);
    const { pixels, width, height } = developer(full, PICTURE_FAMILIES[scene.family].ground)([]);
    const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    made.push(() => writeFile(join(folder, id, `${name}.png`), png));
    console.log(`${name}: rendered in full`);
  }
}

await rm(folder, { recursive: true, force: true });
for (const write of made) await write();
