import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelOf } from '#domain/products/custom-looks.ts';
import { CONFIGURATOR_LOOKS } from '#domain/products/pictures.ts';
import { modelAddress } from '#domain/products/stock-models.ts';
import { hashOf, type Source, type Stamp, sourceHash, staleReasons } from './freshness.ts';

/**
 * The landing page's still exploded view. Its own scene draws it in a browser, so `npm run exploded` makes it and not
 * `npm run assets`; its freshness is checked like that of all generated files.
 */

const FOLDER = 'app/features/landing/inside';
export const STILL_FILE = `${FOLDER}/exploded.avif`;
const STAMP = 'assets/exploded-still.json';

const look = CONFIGURATOR_LOOKS.humbucker;
const model = modelOf(look);

export const EXPLODED_STILL: Source = {
  name: 'exploded-still',
  sources: [
    'scripts/exploded-still.mjs',
    'tests/fixtures/exploded-harness',
    'app/scene/exploded',
    ...['apply-paint', 'load-model', 'studio-light'].map((name) => `app/scene/${name}.ts`),
    'app/features/landing/cad-model.ts',
    `${FOLDER}/model.ts`,
    'domain/products/custom-paint.ts',
    'domain/products/finishes.ts',
    `public${modelAddress(model)}`,
    `assets/records/models/${model}.json`,
    'node_modules/three/package.json',
  ],
  // Only these options: their modules also contain much that paints nothing here.
  options: { look: JSON.stringify(look), model },
};

/** Lists why the still view is stale; empty when it is fresh. */
export async function staleStill(root: string): Promise<string[]> {
  const stamp = JSON.parse(await readFile(join(root, STAMP), 'utf8')) as Stamp;
  return staleReasons(root, EXPLODED_STILL, stamp, (path) => path);
}

/** Records the sources of the still view just made. */
export async function stampStill(root: string): Promise<void> {
  const stamp: Stamp = {
    source: await sourceHash(root, EXPLODED_STILL),
    outputs: { [STILL_FILE]: hashOf(await readFile(join(root, STILL_FILE))) },
  };
  await writeFile(join(root, STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
}
